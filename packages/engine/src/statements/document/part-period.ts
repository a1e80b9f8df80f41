/**
 * Tells whether a lone day beside the rows of a later account dates them, where an account before it prints a whole period: a notice, the
 * end of a deposit or the expiry of points stands between accounts, too.
 *
 *   Statement period 1 Apr 2026 - 30 Apr 2026
 *   04 APR  …                                      ← rows of the second account
 *   Points since 1 Jan 2027                        ← begins no period of theirs
 */
import { epochDay } from '@extracto/model';
import type { DateOrder, DateToken } from '../../lines/reading.ts';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import { type Bounds, liesWithin, reachBack } from './resolve-period.ts';
import { isYearless } from './survey-document.ts';

/**
 * All rows are in the period of the account before, whose end is printed again, or not all behind a lone start, or none before a lone end;
 * or the days are those of a deposit, which began before that period and ends after it.
 */
export function isElsewhere(own: Bounds, previous: Bounds, tokens: readonly DateToken[], order: DateOrder): boolean {
  if (previous.from === null || !liesWithin(tokens, order, previous)) return false;
  if (own.from !== null && own.to !== null && previous.to !== null && own.from !== own.to)
    return own.from < previous.from && own.to > previous.to;
  if (!isOneDay(own)) return false;
  if (own.from === null && own.to === previous.to) return true;
  if (own.to === null) return !tokens.every((token) => liesBehind(token, order, own, previous));
  return !tokens.some((token) => liesWithin([token], order, reachBack({ from: null, to: own.to }, null)));
}

/** True when the lone day and the period of the account before give the rows different years. */
export function leavesPeriodOpen(
  own: Bounds,
  previous: Bounds,
  tokens: readonly DateToken[],
  order: DateOrder,
): boolean {
  const rows = tokens.filter(isYearless);
  if (!isOneDay(own) || previous.from === null || !liesWithin(rows, order, previous)) return false;
  const [here, before] = [own, previous].map((bounds) => ({ ...bounds, latestYear: null }));
  return rows.some((token) => resolveDate(token, order, here!) !== resolveDate(token, order, before!));
}

function isOneDay({ from, to }: Bounds): boolean {
  return from === null ? to !== null : to === null || from === to;
}

/** No further behind the start than the period of the account before is long. */
function liesBehind(token: DateToken, order: DateOrder, { from }: Bounds, previous: Bounds): boolean {
  const date = resolveDate(token, order, { from, to: null, latestYear: null });
  if (date === null || from === null || previous.from === null || previous.to === null) return false;
  const days = epochDay(date) - epochDay(from);
  return days >= 0 && days <= epochDay(previous.to) - epochDay(previous.from);
}
