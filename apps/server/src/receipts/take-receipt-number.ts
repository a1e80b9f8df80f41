import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * The next number of the year, `EX-2026-000042`. Without gaps: a transaction that is rolled back gives its number back,
 * and others wait until it is known. Take it last.
 */
export async function takeReceiptNumber(trx: Transaction<Database>, paidAt: Date): Promise<string> {
  const year = paidAt.getUTCFullYear();
  const { last } = await trx
    .insertInto('receipt_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql<number>`receipt_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `EX-${year}-${String(last).padStart(6, '0')}`;
}
