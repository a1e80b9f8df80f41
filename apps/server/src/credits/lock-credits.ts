import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

/** Whole XTS. `available` can be spent; `reserved` belongs to jobs that have not ended. */
export interface CreditBalance {
  readonly available: number;
  readonly reserved: number;
}

/** The balances of a client, which nobody else can change until this transaction ends. */
export async function lockCredits(trx: Transaction<Database>, clientId: string): Promise<CreditBalance> {
  const rows = await trx
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('client_id', '=', clientId)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  const balances = new Map(rows.map((row) => [row.kind, row.balance]));
  const available = balances.get('available');
  const reserved = balances.get('reserved');
  if (available === undefined || reserved === undefined) throw new Error(`client ${clientId} has no ledger accounts`);
  return { available, reserved };
}
