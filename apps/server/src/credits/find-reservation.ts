import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { ledgerAccountId } from './post-transaction.ts';

/** The credits reserved for a job. Throws when there are none: a job cannot exist without its reservation. */
export async function findReservation(
  trx: Transaction<Database>,
  jobId: string,
): Promise<{ readonly clientId: string; readonly credits: number }> {
  const reservation = await trx
    .selectFrom('ledger_transactions')
    .select(['transaction_id', 'client_id'])
    .where('kind', '=', 'reservation')
    .where('key', '=', jobId)
    .executeTakeFirstOrThrow();
  const entry = await trx
    .selectFrom('ledger_entries')
    .select('amount')
    .where('transaction_id', '=', reservation.transaction_id)
    .where('account_id', '=', ledgerAccountId(reservation.client_id, 'reserved'))
    .executeTakeFirstOrThrow();
  return { clientId: reservation.client_id, credits: entry.amount };
}
