import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { ledgerAccountId } from './post-transaction.ts';

/** The two accounts of a new client, both empty. */
export async function openAccounts(trx: Transaction<Database>, clientId: string): Promise<void> {
  const kinds = ['available', 'reserved'] as const;
  await trx
    .insertInto('ledger_accounts')
    .values(kinds.map((kind) => ({ account_id: ledgerAccountId(clientId, kind), kind, client_id: clientId })))
    .execute();
}
