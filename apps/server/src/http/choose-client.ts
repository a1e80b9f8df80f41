import type { Kysely } from 'kysely';
import { ownedClients } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import type { Caller } from './caller.ts';
import { ProblemError } from './problem-error.ts';

/** The client that a call acts for: that of the key, or the first client of the person. */
export async function chooseClient(db: Kysely<Database>, caller: Caller): Promise<string> {
  if (caller.kind === 'key') return caller.clientId;
  const first = await ownedClients(db, caller).orderBy('client_id').limit(1).executeTakeFirst();
  if (first === undefined) throw new ProblemError('not_found', 'There is no client yet. Create one first.');
  return first.client_id;
}
