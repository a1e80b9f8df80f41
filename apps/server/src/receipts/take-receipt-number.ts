import { sql, type Transaction } from 'kysely';
import type { Database, ProviderName } from '../db/index.ts';

/** The sandbox counts for itself. */
const SERIES = { stripe: 'EX', sandbox: 'TEST' } as const satisfies Record<ProviderName, string>;

/**
 * The next number of the year, `EX-2026-000042`. Without gaps: a transaction that is rolled back gives its number back,
 * and others wait until it is known. Take it last.
 */
export async function takeReceiptNumber(
  trx: Transaction<Database>,
  provider: ProviderName,
  paidAt: Date,
): Promise<string> {
  const series = SERIES[provider];
  const year = paidAt.getUTCFullYear();
  const { last } = await trx
    .insertInto('receipt_counters')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql<number>`receipt_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}-${year}-${String(last).padStart(6, '0')}`;
}
