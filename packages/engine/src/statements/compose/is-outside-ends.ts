/**
 * A row that is dated before the day of the opening balance above it, or after that of the closing balance below it, though all
 * days of the list are in order without it: misprinted, and its year inferred to fit.
 *
 *   23.01   Opening balance            5,524.26
 *   02.12   GROCER           51.43     5,472.83      ← 12.02
 *   20.02   BAKERY          216.51     5,256.32
 */
import { epochDay } from '@extracto/model';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import { STATEMENTS } from '../thresholds.ts';
import { dateToken } from './date-rows.ts';
import { isCheckpoint } from './place-rows.ts';
import type { DatedRow, PlacedRow, StatementParts } from './statement-parts.ts';

const { MOST_DAYS_OUTSIDE } = STATEMENTS.isOutsideEnds;

/** `placed` and `dated` are in printed order. */
export function isOutsideEnds(
  placed: readonly PlacedRow[],
  dated: readonly DatedRow[],
  { order, years }: StatementParts,
): boolean {
  const dayOf = (label: 'opening' | 'closing') => {
    const days = placed.flatMap((place) => {
      const token = place.row.label === label && isCheckpoint(place.row, place.entry) ? dateToken(place) : null;
      const date = token === null ? null : resolveDate(token, order, years);
      return date === null ? [] : [epochDay(date)];
    });
    return days.length === 1 ? days[0]! : null;
  };
  const [opening, closing] = [dayOf('opening'), dayOf('closing')];
  return dated.some(({ date, inherited }) => {
    const day = epochDay(date);
    const before = opening === null ? 0 : opening - day;
    const after = closing === null ? 0 : day - closing;
    return !inherited && Math.max(before, after) > MOST_DAYS_OUTSIDE;
  });
}
