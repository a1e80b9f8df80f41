/**
 * A row that moves nothing and is dated before the first day of the period says what the account held then.
 *
 *   Period 20/12 to 19/01
 *   19/12   CODE 0                 0.00    1,045.72      ← the balance that the list begins with
 *   21/12   TRANSFER RECEIVED     52.72    1,098.44
 */
import { epochDay } from '@extracto/model';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import { dateToken, isDescending } from './date-rows.ts';
import { asBalance } from './place-rows.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';
import { COMPOSE } from './thresholds.ts';

const { MOST_DAYS_BEFORE } = COMPOSE.openWithZeroRow;

/** In the same order, with such a row at the older end of the list as a balance; `placed` itself where there is none. */
export function openWithZeroRow(
  placed: PlacedRow[],
  { period, order, years }: Pick<StatementParts, 'period' | 'order' | 'years'>,
): PlacedRow[] {
  const { from } = period;
  const rows = placed.filter(({ row }) => row.kind === 'transaction');
  if (from === null || rows.length < 2 || ![rows[0]!, rows.at(-1)!].some(movesNothing)) return placed;
  const dates = rows.map((place) => {
    const token = dateToken(place);
    return token === null ? null : resolveDate(token, order, years);
  });
  const at = isDescending(dates.flatMap((date) => (date === null ? [] : { date }))) ? rows.length - 1 : 0;
  const [oldest, date] = [rows[at]!, dates[at]!];
  if (date === null || !movesNothing(oldest)) return placed;
  // a date further off is misprinted, and its row one of the list
  const daysBefore = epochDay(from) - epochDay(date);
  if (daysBefore <= 0 || daysBefore > MOST_DAYS_BEFORE) return placed;
  return placed.with(placed.indexOf(oldest), asBalance(oldest, oldest.entry.balance));
}

function movesNothing({ entry: { amount, balance } }: PlacedRow): boolean {
  return amount?.magnitude === 0 && balance !== null;
}
