import type { Client, KeyMode } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { type Database, inTransaction } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { addKey } from './add-key.ts';
import { findClient } from './find-client.ts';
import { ownedClients } from './owned-clients.ts';
import type { Scope } from './scope.ts';

export interface Rotation {
  readonly clientId: string;
  /** The client's live or test key. */
  readonly mode: KeyMode;
  readonly now: Date;
  /** Time that the replaced key still works. */
  readonly overlapMs: number;
}

/**
 * Replaces the key of a client; `null` when there is none in the scope. Keys of earlier rotations end at once, so that
 * rotating twice shuts out a leaked key whatever the overlap is.
 */
export async function rotateKey(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  { clientId, mode, now, overlapMs }: Rotation,
): Promise<Client | null> {
  return await inTransaction(db, async (trx) => {
    const owned = await trx
      .selectFrom('clients')
      .select('client_id')
      .where('client_id', '=', clientId)
      .where('client_id', 'in', ownedClients(trx, scope))
      .forUpdate()
      .executeTakeFirst();
    if (owned === undefined) return null;
    await trx
      .deleteFrom('api_keys')
      .where('client_id', '=', clientId)
      .where('mode', '=', mode)
      .where('expires_at', 'is not', null)
      .execute();
    await trx
      .updateTable('api_keys')
      .set({ expires_at: new Date(now.getTime() + overlapMs) })
      .where('client_id', '=', clientId)
      .where('mode', '=', mode)
      .execute();
    await addKey(trx, box, { clientId, mode, now });
    return await findClient(trx, box, scope, clientId);
  });
}
