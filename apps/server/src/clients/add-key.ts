import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { generateApiKey, hashApiKey } from './api-key.ts';

/** Gives a client, which has no current key, a new one. Returns it. */
export async function addKey(
  trx: Transaction<Database>,
  box: SecretBox,
  { clientId, now }: { readonly clientId: string; readonly now: Date },
): Promise<string> {
  const apiKey = generateApiKey();
  await trx
    .insertInto('api_keys')
    .values({
      key_hash: hashApiKey(apiKey),
      client_id: clientId,
      key_encrypted: box.seal(apiKey, clientId),
      created_at: now,
    })
    .execute();
  return apiKey;
}
