/**
 * A row that moves nothing and is dated before the first day of the period says what the account held then.
 *
 *   Period 20/12 to 19/01
 *   19/12   CODE 0                 0.00    1,045.72      ← the balance that the list begins with
 *   21/12   TRANSFER RECEIVED     52.72    1,098.44
 */
import { resolveDate } from '../../tokens/resolve-dates.ts';
import { dateToken } from './date-rows.ts';
import { asBalance } from './place-rows.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

/** In the same order, with such a row at either end of the list as a balance; `placed` itself where there is none. */
export function openWithZeroRow(
  placed: PlacedRow[],
  { period, order, years }: Pick<StatementParts, 'period' | 'order' | 'years'>,
): PlacedRow[] {
  const { from } = period;
  const rows = placed.filter(({ row }) => row.kind === 'transaction');
  if (from === null || rows.length < 2) return placed;
  const opening = [rows[0]!, rows.at(-1)!].find((row) => {
    const token = movesNothing(row) ? dateToken(row) : null;
    const date = token === null ? null : resolveDate(token, order, years);
    return date !== null && date < from;
  });
  return opening === undefined
    ? placed
    : placed.with(placed.indexOf(opening), asBalance(opening, opening.entry.balance));
}

function movesNothing({ entry: { amount, balance } }: PlacedRow): boolean {
  return amount?.magnitude === 0 && balance !== null;
}
