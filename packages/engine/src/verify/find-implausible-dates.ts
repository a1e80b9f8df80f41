/**
 * What dates of the rows contradict: the printed period, their neighbours, and the other date of their own row. Sums say
 * nothing of a date, so this is all that can tell a misprinted one from an honest one.
 *
 *     03.04.  -20.00  80.00
 *     25.04.   -5.00  75.00      ← between the 3rd and the 7th: a 5 with a 2 in front of it, or a late posting
 *     07.04.   +1.00  76.00
 *
 * A list that prints its running balances stands in the order of its bookings; without them it may consist of sections
 * that start again, so only a day between two days that follow each other says anything there. A list that is out of order
 * throughout, or whose other dates are in order, is kept in another order, which says nothing about a single day.
 * Known weakness: a misprint that lands where another date could stand as well is the document's own word.
 */
import { epochDay } from '@extracto/model';
import type { Ledger, LedgerRow } from './prepare-ledger.ts';
import { VERIFY } from './thresholds.ts';

const {
  DAYS_BEFORE_PERIOD,
  DAYS_AFTER_PERIOD,
  DAYS_OFF_PERIOD,
  LONGEST_PERIOD_DAYS,
  LONGEST_GAP_DAYS,
  LONE_GAP_DAYS,
  LONE_GAP_SPANS,
  FEWEST_CLOSE_DAYS,
  DAYS_OF_MONTH,
  DAYS_BETWEEN_DATES,
  FEWEST_PAIRS,
  DAYS_PER_OUTLIER,
  PAIRS_PER_OUTLIER,
} = VERIFY.findImplausibleDates;

/**
 * Two digits of another calendar's year pass for one of ours: "67" of the Buddhist year 2567, which is 2024, for 2067. Statements
 * of these years there are none yet, or none any more.
 */
const DAYS = { first: epochDay('1980-01-01'), last: epochDay('2050-12-31') };

/** Nothing of days without a year: a list of them may run across a new year. */
export function findImplausibleDates(ledger: Ledger): string[] {
  if (!ledger.rows.every(({ hasYear }) => hasYear)) return [];
  const findings = [eraImplausible, periodImplausible, orderImplausible, gapImplausible, pairsImplausible];
  return findings.map((find) => find(ledger)).filter((sentence) => sentence !== null);
}

function eraImplausible({ rows }: Ledger): string | null {
  const strange = rows.findIndex(({ day }) => day < DAYS.first || day > DAYS.last);
  return strange < 0
    ? null
    : `Row ${strange + 1} is dated ${rows[strange]!.date}: its year may be of another calendar.`;
}

function periodImplausible({ period: { from, to }, polarity, rows }: Ledger): string | null {
  if (from === null && to === null) return null;
  if (from !== null && to !== null && from > to) return `The printed period ends on ${to}, before it begins.`;
  const last = to === null ? epochDay(from!) + LONGEST_PERIOD_DAYS : epochDay(to);
  const first = from === null ? last - LONGEST_PERIOD_DAYS : epochDay(from);
  const isFar = (day: number) => day < first - DAYS_OFF_PERIOD || day > last + DAYS_OFF_PERIOD;
  const isOutside = (day: number) => day < first - DAYS_BEFORE_PERIOD || day > last + DAYS_AFTER_PERIOD;
  const isPart = polarity < 0 ? datesPurchases(rows, last) : isNone;
  const far = rows.findIndex((row) => (isOutside(row.day) && !isPart(row)) || row.otherDays.some(isFar));
  return far < 0 ? null : `Row ${far + 1} is dated ${rows[far]!.date}, far outside the printed period.`;
}

function orderImplausible({ period: { from, to }, polarity, rows: listed }: Ledger): string | null {
  const isPart = polarity < 0 ? datesPurchases(listed, to === null ? null : epochDay(to)) : isNone;
  // a part of what was bought within the period stands among the rows of its day
  const first = from === null ? Infinity : epochDay(from);
  const rows = listed.filter((row) => row.day >= first || !isPart(row));
  let balances = 0;
  for (const { balance } of rows) if (balance !== null) balances++;
  const outlier = findOutlier(rows, balances * 2 > rows.length);
  if (outlier === null) return null;
  const row = rows[outlier]!;
  return `Row ${listed.indexOf(row) + 1} is dated ${row.date}, out of the order in which all others stand.`;
}

/**
 * The first day that stands between two others which are in order without it; equal days in a row are one. `null` when all
 * are in order, or so many are not that the order says nothing. `endsCount`: a first or a last day can be the outlier too.
 */
function findOutlier(rows: Ledger['rows'], endsCount: boolean): number | null {
  const starts: number[] = [];
  for (let index = 0; index < rows.length; index++)
    if (index === 0 || rows[index]!.day !== rows[index - 1]!.day) starts.push(index);
  const dayOf = (place: number) => rows[starts[place]!]!.day;
  const steps = starts.slice(1).map((_, place) => Math.sign(dayOf(place + 1) - dayOf(place)));
  const direction = Math.sign(steps.reduce((sum, step) => sum + step, 0));
  const value = (place: number) => direction * dayOf(place);
  const isInOrder = (before: number, after: number) =>
    before < 0 || after >= starts.length ? endsCount : value(before) <= value(after);
  const falls = steps.flatMap((step, place) => (step === direction ? [] : [place]));
  const turn = endsCount ? -1 : findTurn(rows);
  if (falls.some((place) => starts[place + 1] === turn)) return null;
  const outliers = falls.map((place) => {
    if (isInOrder(place - 1, place + 1)) return place;
    return isInOrder(place, place + 2) ? place + 1 : null;
  });
  if (direction === 0 || outliers.includes(null) || outliers.length * DAYS_PER_OUTLIER > starts.length) return null;
  if (outliers.length > 1 && followOtherDays(rows, direction)) return null;
  return outliers.length === 0 ? null : starts[outliers[0]!]!;
}

/** The row with which one section of all credits gives way to one of all debits, or the other way round; −1 where sides mix. */
function findTurn(rows: Ledger['rows']): number {
  const turns = rows.flatMap(({ type }, at) => (at > 0 && type !== rows[at - 1]!.type ? [at] : []));
  return turns.length === 1 ? turns[0]! : -1;
}

/** The list is kept by the other date of its rows: the days on which cards were used are in order, those of the bookings are not. */
function followOtherDays(rows: Ledger['rows'], direction: number): boolean {
  const others = rows.flatMap(({ otherDays }) => otherDays.slice(0, 1));
  const isFalling = (day: number, at: number) => at > 0 && direction * (day - others[at - 1]!) < 0;
  return others.length * 2 > rows.length && !others.some(isFalling);
}

/** Without a printed period nothing else tells that the last row is a year late, or that the first is months early. */
function gapImplausible({ period: { from, to }, rows }: Ledger): string | null {
  if (from !== null && to !== null) return null;
  const gap = rows.findIndex(({ day }, index) => index > 0 && Math.abs(day - rows[index - 1]!.day) > LONGEST_GAP_DAYS);
  if (gap >= 0) return `Row ${gap + 1} is dated ${rows[gap]!.date}, most of a year from the row before it.`;
  const lone = findLoneDay(rows.map(({ day }) => day));
  const index = rows.findIndex(({ day }) => day === lone);
  return index < 0 ? null : `Row ${index + 1} is dated ${rows[index]!.date}, far from all other rows.`;
}

/** The first or the last day, when it lies much further from the others than they do from each other; `null` for none. */
function findLoneDay(days: readonly number[]): number | null {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  if (sorted.length <= FEWEST_CLOSE_DAYS) return null;
  const [first, second, beforeLast, last] = [sorted[0]!, sorted[1]!, sorted.at(-2)!, sorted.at(-1)!];
  const isLone = (gap: number, rest: number) => gap > LONE_GAP_DAYS && gap > rest * LONE_GAP_SPANS;
  if (isLone(second - first, last - second)) return first;
  return isLone(last - beforeLast, beforeLast - first) ? last : null;
}

/** Two dates of a row, far from each other where those of all other rows are close. */
function pairsImplausible({ rows }: Ledger): string | null {
  const pairs: { readonly index: number; readonly isFar: boolean }[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    for (const other of row.otherDays) {
      const isFar = Math.abs(other - row.day) > DAYS_BETWEEN_DATES && !isInstalment(row, other);
      pairs.push({ index, isFar });
    }
  }
  const far = pairs.filter(({ isFar }) => isFar);
  if (far.length === 0 || pairs.length < FEWEST_PAIRS || far.length * PAIRS_PER_OUTLIER > pairs.length) return null;
  const { index } = far[0]!;
  return `Row ${index + 1} is dated ${rows[index]!.date} and has another date that is far from it, as no other row has.`;
}

/** On an account that owes nothing "SHOP 07/08" is the day of a purchase, and no part of one. */
function isNone(): boolean {
  return false;
}

/** "Cuota 05/12" may bear the day of the purchase, months before the bill that ends on `last`, the day of its latest row where none is printed. */
function datesPurchases(rows: Ledger['rows'], last: number | null): (row: LedgerRow) => boolean {
  const day = last ?? rows.reduce((latest, row) => Math.max(latest, row.day), 0);
  // what was bought on a later day was not bought on this one
  const isLatest = (row: LedgerRow) => row.otherDays.every((other) => other <= row.day);
  return (row) => day - row.day > DAYS_BETWEEN_DATES && isLatest(row) && isInstalment({ ...row, day }, row.day);
}

/** "ABENSON 0% 05/12", bought five months ago: the fifth of twelve. */
function isInstalment({ day, description }: LedgerRow, bought: number): boolean {
  return description.matchAll(PART_OF).some(([, part, all]) => {
    const daysPaid = Number(part) * DAYS_OF_MONTH;
    return Number(part) <= Number(all) && Math.abs(day - bought - daysPaid) <= DAYS_BETWEEN_DATES;
  });
}

const PART_OF = /(?<![\d./-])(\d{1,2}) ?\/ ?(\d{1,2})(?![\d./-])/g;
