import type { Client, Retention } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { findClient } from './find-client.ts';
import { ownedClients } from './owned-clients.ts';
import type { Scope } from './scope.ts';

/** Sets a client's retention, which also applies to existing jobs. Returns `null` when the client is not in the scope. */
export async function setRetention(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  { clientId, retention }: { readonly clientId: string; readonly retention: Retention },
): Promise<Client | null> {
  await db
    .updateTable('clients')
    .set({
      document_days: retention.documentDays,
      result_days: retention.resultDays,
      delete_result_on_download: retention.deleteResultOnDownload,
    })
    .where('client_id', '=', clientId)
    .where('client_id', 'in', ownedClients(db, scope))
    .execute();
  return await findClient(db, box, scope, clientId);
}
