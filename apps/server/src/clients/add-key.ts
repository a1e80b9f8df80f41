import type { KeyMode } from '@extracto/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { generateApiKey, hashApiKey } from './api-key.ts';

export interface NewKey {
  readonly clientId: string;
  readonly mode: KeyMode;
  readonly now: Date;
}

/** Gives a client, which has no current key of that mode, a new one. Returns it. */
export async function addKey(
  trx: Transaction<Database>,
  box: SecretBox,
  { clientId, mode, now }: NewKey,
): Promise<string> {
  const apiKey = generateApiKey(mode);
  await trx
    .insertInto('api_keys')
    .values({
      key_hash: hashApiKey(apiKey),
      client_id: clientId,
      mode,
      key_encrypted: await box.seal(trx, { owner: clientId, context: clientId }, apiKey),
      created_at: now,
    })
    .execute();
  return apiKey;
}
