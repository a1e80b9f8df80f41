import type { Client } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { listClients } from './list-clients.ts';
import type { Scope } from './scope.ts';

/** `null` when there is none in the scope. */
export async function findClient(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  clientId: string,
): Promise<Client | null> {
  const [client] = await listClients(db, box, { ...scope, onlyClientId: clientId });
  return client ?? null;
}
