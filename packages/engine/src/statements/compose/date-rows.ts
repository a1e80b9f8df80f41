/**
 * Rows → rows with calendar dates; a row without one takes the date of the row that it follows, or below a title of its own the
 * closing date.
 */
import { epochDay, type PlainDate, type Warning } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import type { DateToken } from '../../lines/reading.ts';
import { givesYear, resolveDate, type YearContext } from '../../tokens/resolve-dates.ts';
import { STATEMENTS } from '../thresholds.ts';
import { areDaysHeaded } from './are-days-headed.ts';
import { isPassedOver, isPlaceTaken, repeatsDate } from './date-place.ts';
import { findLine } from './find-line.ts';
import { isBelowDatedBalance } from './is-below-dated-balance.ts';
import { isChargeOnRowAbove } from './is-charge-on-row-above.ts';
import type { DatedRow, PlacedRow, StatementParts } from './statement-parts.ts';
import { COMPOSE } from './thresholds.ts';

const { UNDATED_SHARE, MONDAY_OFFSET, ROWS_PER_OUTLIER, FEWEST_DAYS, FEW_INHERITED, MOST_INHERITED } =
  STATEMENTS.dateRows;
const { FEWEST_GOING_ON } = COMPOSE.isEndOutlier;

export function dateRows(placed: readonly PlacedRow[], parts: StatementParts, warnings: Warning[]): DatedRow[] {
  let last: PlainDate | null = null;
  let upper: PlacedRow | null = null;
  const [oncePerDay, divided] = [tablesOncePerDay(placed), dividedTables(placed)];
  // a list that prints a day's date once goes on with it below whatever stands between its rows, but for a known title
  const opensOwn = (row: PlacedRow, above: PlacedRow) =>
    oncePerDay.has(row.table)
      ? opensPart(row, above) && above.row.sections !== row.row.sections
      : opensPart(row, above) || (divided.has(row.table) && opensOverleaf(row, above));
  // what stands below a list, a calendar of payments say, dates none of its rows
  const datedTables = new Set<PlacedRow['table']>();
  for (const place of placed)
    if (place.row.kind !== 'beyond' && dateToken(place) !== null) datedTables.add(place.table);
  const dated: DatedRow[] = [];
  const [below, isHeaded] = [datesBelow(placed), areDaysHeaded(placed, isDated)];
  for (const row of placed) {
    const token = dateToken(row);
    const own = token === null ? null : resolveDate(token, parts.order, parts.years);
    if (own !== null) last = own;
    if (row.row.kind !== 'transaction' || row.entry.amount === null) continue;
    const follows = datedTables.has(row.table) && !(upper !== null && opensOwn(row, upper));
    const next = below.get(row);
    const beside = last === null && next === undefined ? besideToken(row) : undefined;
    const other = beside ?? next;
    const date =
      own ??
      (other === undefined ? null : resolveDate(other, parts.order, parts.years)) ??
      (follows ? (last ?? parts.period.to) : (parts.period.to ?? last));
    const isCharge = last !== null && isChargeOnRowAbove(row, upper);
    upper = row;
    // above the first day are the figures of a summary where the list prints each day once, or where they move nothing
    const mayBeOfSummary =
      oncePerDay.has(row.table) || (datedTables.has(row.table) && row.entry.amount.magnitude === 0);
    const isAboveDays = other === undefined && own === null && last === null && mayBeOfSummary;
    if (date === null || isAboveDays) continue;
    if (own === null && last === null && other === undefined) warnings.push(undatedRow(row.row.pageNumber));
    const isRepeated = last !== null && follows && repeatsDate(row);
    const inherited = own === null && beside === undefined && !isHeaded && !isRepeated && !isCharge;
    dated.push({ at: row.at, row: row.row, table: row.table, entry: row.entry, token, date, inherited });
  }
  if (dated.length > 0 && !givesYear(parts.years)) warnings.push(YEAR_UNKNOWN);
  return dated;
}

/**
 * A list that begins without a date, ends with one and prints its balances beside its dates alone, prints both on the last row
 * of a day: each row above is of the next date.
 */
function datesBelow(placed: readonly PlacedRow[]): ReadonlyMap<PlacedRow, DateToken> {
  const found = new Map<PlacedRow, DateToken>();
  const rows = placed.filter(({ row, entry }) => row.kind === 'transaction' && entry.amount !== null);
  for (const own of Map.groupBy(rows, ({ table }) => table).values()) {
    const closesDays = !isDated(own[0]!) && isDated(own.at(-1)!);
    if (!closesDays || own.some((place) => isDated(place) !== (place.entry.balance !== null))) continue;
    let next: DateToken | null = null;
    for (const place of own.toReversed()) {
      next = dateToken(place) ?? next;
      if (next !== null && !isDated(place)) found.set(place, next);
    }
  }
  return found;
}

const YEAR_UNKNOWN: Warning = {
  code: 'year_unknown',
  message: 'No year is printed anywhere in the document, so its dates have none. Give the year to have them whole.',
  page: null,
};

function undatedRow(page: number): Warning {
  return {
    code: 'date_inferred',
    message: 'A row prints no date; it was given the closing date of the statement.',
    page,
  };
}

function isDated(place: PlacedRow): boolean {
  return dateToken(place) !== null;
}

export function dateToken({ row, table }: PlacedRow): DateToken | null {
  if (table.use.date === null) return null;
  return row.dates.get(table.use.date) ?? null;
}

/** The date in another column of a row without the one that dates the others: the day of a purchase whose booking prints none. */
function besideToken({ row, table: { columns } }: PlacedRow): DateToken | undefined {
  return [...row.dates].find(([column]) => columns[column]!.kind === 'date')?.[1];
}

/** Sections of a list begin anew: most steps from one day to another say which way it runs. */
export function isDescending(rows: readonly { readonly date: PlainDate }[]): boolean {
  let [up, down] = [0, 0];
  for (let index = 1; index < rows.length; index++) {
    if (rows[index]!.date > rows[index - 1]!.date) up++;
    if (rows[index]!.date < rows[index - 1]!.date) down++;
  }
  return down > up;
}

/**
 * Lists that print a day's date once leave many rows undated. Where nearly all rows have a date a missing one was not
 * read, where hardly any has one the dates of all were not, and where something else stands in its place it was no date
 * to us. A date that dates no row may be that of the row above it, when it is another day.
 */
export function isDateMissing(rows: readonly DatedRow[], { order, years }: StatementParts): boolean {
  if (rows.some(isPassedOver)) return true;
  const inherited = rows.filter((row) => row.inherited);
  // the reference of a row stands below the day that heads its rows
  const areHeaded = onlyOnce(() => rows.every((row) => row.inherited || isBelowItsDay(row)));
  const hasOther = ({ row, date }: DatedRow) =>
    row.laterDates.some((token) => resolveDate(token, order, years) !== date);
  return (
    inherited.length > 0 &&
    ((inherited.length < rows.length * FEW_INHERITED && !printsDaysOnce(rows)) ||
      inherited.length > rows.length * MOST_INHERITED ||
      inherited.some((row) => (isPlaceTaken(row) && !areHeaded()) || hasOther(row)) ||
      isBareAmongPairs(rows) ||
      rows.some((row, index) => row.inherited && opensList(row, rows[index - 1], rows)))
  );
}

/** The day stands on a line of its own above that of the amount. */
function isBelowItsDay({ token, entry: { amount } }: DatedRow): boolean {
  return token !== null && amount !== null && token.box[3] < amount.token.box[1];
}

/** Where a day is printed once, the other date of each row is not: what prints neither is no second row of the day above it. */
function isBareAmongPairs(rows: readonly DatedRow[]): boolean {
  const [bare, dated] = [rows.filter(({ row }) => row.dates.size === 0), rows.filter(({ inherited }) => !inherited)];
  return bare.length > 0 && dated.length > 0 && dated.every(({ row }) => row.dates.size > 1);
}

/** Rows of a text layer, of which no two that follow each other on a page print the same day: a second row of a day prints none. */
function printsDaysOnce(rows: readonly DatedRow[]): boolean {
  const dated = rows.filter((row) => !row.inherited);
  const dayOnPage = ({ date, row }: DatedRow) => `${row.pageNumber} ${date}`;
  const isRepeated = dated.some((row, index) => index > 0 && dayOnPage(row) === dayOnPage(dated[index - 1]!));
  return dated.length >= FEWEST_DAYS && !isRepeated && rows.every((row) => !row.inherited || isOfTextLayer(row));
}

function isOfTextLayer({ row, table }: DatedRow): boolean {
  return findLine(table, row.firstLine)?.words.every(({ confidence }) => confidence === null) === true;
}

/** True for the first row of a list or of its part below a title: it has no row above whose date it could inherit. */
function opensList(row: DatedRow, upper: DatedRow | undefined, rows: readonly DatedRow[]): boolean {
  if (isBelowDatedBalance(row, rows) && printsDaysOnce(rows)) return false;
  if (upper?.table !== row.table) return rows.some((other) => other.table === row.table && !other.inherited);
  return opensPart(row, upper);
}

function tablesOncePerDay(placed: readonly PlacedRow[]): ReadonlySet<PlacedRow['table']> {
  if (!placed.some((place) => place.row.kind === 'transaction' && dateToken(place) === null)) return new Set();
  const rows = placed.filter(({ row }) => row.kind === 'transaction');
  const found = [...Map.groupBy(rows, ({ table }) => table)].filter(([, own]) => {
    const undated = own.filter((row) => dateToken(row) === null).length;
    return undated > 1 && undated >= own.length * UNDATED_SHARE;
  });
  return new Set(found.map(([table]) => table));
}

function isOtherPart({ row, table }: PlacedRow, upper: PlacedRow): boolean {
  return upper.table !== table || upper.row.block !== row.block;
}

function opensPart({ row, table }: PlacedRow, upper: PlacedRow): boolean {
  return upper.table === table && upper.row.block !== row.block && upper.row.pageNumber === row.pageNumber;
}

function opensOverleaf({ row, table }: PlacedRow, upper: PlacedRow): boolean {
  return upper.table === table && upper.row.block !== row.block && upper.row.pageNumber < row.pageNumber;
}

/** Tables that share a page with another list or part: the top of the next page may begin another list. */
function dividedTables(placed: readonly PlacedRow[]): ReadonlySet<PlacedRow['table']> {
  const divided = new Set<PlacedRow['table']>();
  let upper: PlacedRow | null = null;
  for (const own of placed) {
    if (own.row.kind !== 'transaction') continue;
    if (upper !== null && upper.row.pageNumber === own.row.pageNumber && isOtherPart(own, upper))
      divided.add(upper.table).add(own.table);
    upper = own;
  }
  return divided;
}

/** Another column of dates fits as well: the same name, or none that anybody knows, and other days. */
export function isDateChosen(rows: readonly DatedRow[], { order, years }: StatementParts): boolean {
  let last: PlacedRow['table'] | null = null;
  let rivals: readonly number[] = [];
  return rows.some(({ row, table, date, inherited }) => {
    if (table !== last) [last, rivals] = [table, listRivals(table)];
    if (inherited) return false;
    return rivals.some((column) => {
      const token = row.dates.get(column);
      return token !== undefined && resolveDate(token, order, years) !== date;
    });
  });
}

/** The rows print words below the name of the booking date, of which none is a date to us, and are dated by the value dates. */
export function isBookingUnread(rows: readonly DatedRow[]): boolean {
  return rows.some(({ row, table }) => {
    const booking = findUnreadBooking(table);
    return booking >= 0 && row.texts.has(booking);
  });
}

/** The column named for the booking date, where the value date dates the rows; −1 for none. */
function findUnreadBooking({ columns, use }: PlacedRow['table']): number {
  if (use.date === null || columns[use.date]!.candidates[0] !== 'valueDate') return -1;
  return columns.findIndex(({ kind, candidates }) => kind === 'date' && candidates[0] === 'date');
}

function listRivals({ columns, use }: PlacedRow['table']): number[] {
  const chosen = use.date === null ? undefined : columns[use.date];
  return columns.flatMap(({ kind, candidates: [role] }, index) =>
    kind === 'date' &&
    chosen !== undefined &&
    index !== use.date &&
    (role === undefined || role === chosen.candidates[0])
      ? [index]
      : [],
  );
}

/**
 * A day of the week that is not the one of its date, in a list that prints one beside most of its dates: one of the two is
 * misprinted, or the year is another.
 */
export function isWeekdayWrong(rows: readonly DatedRow[]): boolean {
  let [dated, named, isWrong] = [0, 0, false];
  for (const row of rows) {
    if (row.inherited) continue;
    dated++;
    const weekdays = row.token?.weekdays;
    if (weekdays === undefined) continue;
    named++;
    if (!weekdays.includes((epochDay(row.date) + MONDAY_OFFSET) % 7)) isWrong = true;
  }
  return isWrong && named * 2 >= dated;
}

/**
 * A date below the date of its row says another day, which most others do not: a time of purchase that repeats the day, or
 * a line that belongs to the next row. Where most of them differ they are dates of another kind.
 *
 *     07/05 10:08
 *     02-05            ← and 07/05, 07-05 everywhere else
 */
export function isDateDoubled(rows: readonly DatedRow[], { order, years }: StatementParts): boolean {
  const doubled = rows.filter(({ row, inherited }) => row.laterDates.length > 0 && !inherited);
  const differing = doubled.filter(({ row, date }) =>
    row.laterDates.some((token) => resolveDate(token, order, years) !== date),
  );
  return differing.length > 0 && differing.length * ROWS_PER_OUTLIER <= doubled.length + 1;
}

/**
 * The first or the last day of a list stands out of the order that all other days of it keep: misprinted, as far as one can
 * tell. Days between others are for the checker, which does not know where one list ends and the next begins.
 */
export function isEndOutlier(rows: readonly DatedRow[], years: YearContext): boolean {
  const lists = listDays(rows);
  const isYearOpen =
    years.from === null && !rows.some(({ token }) => token?.readings.some(({ year }) => year !== null));
  return lists.some(
    (days, at) =>
      hasEndOutlier(days) ||
      goesOnToOutlier(lists[at - 1] ?? [], days) ||
      (isYearOpen && (isAfar(days) || isAfar(days.toReversed()))),
  );
}

/** "10-09" above 15-01 to 31-03, without a year: farther from the next day than all others are from each other, in case its month is a misprint. */
function isAfar(days: readonly number[]): boolean {
  const [first, second] = days;
  return days.length >= FEWEST_DAYS && Math.abs(second! - first!) > Math.abs(days.at(-1)! - second!);
}

function hasEndOutlier(days: readonly number[]): boolean {
  if (days.length < FEWEST_DAYS || isOrdered(days)) return false;
  return isOrdered(days.slice(1)) || isOrdered(days.slice(0, -1));
}

/** A list that goes on in the order of the one above it is as good as one with it, when it has an order of its own. */
function goesOnToOutlier(upper: readonly number[], days: readonly number[]): boolean {
  const kept = days.slice(0, -1);
  if (kept.length < FEWEST_GOING_ON || !isOrdered(upper) || !isOrdered(kept)) return false;
  const together = upper.at(-1) === kept[0] ? [...upper, ...kept.slice(1)] : [...upper, ...kept];
  return isOrdered(together) && hasEndOutlier([...together, days.at(-1)!]);
}

/**
 * The days of dated rows, each once where it follows itself, from one heading to the next; notes, furniture and the gap between
 * two columns of a page head nothing.
 */
function listDays(rows: readonly DatedRow[]): number[][] {
  const lists: number[][] = [];
  let upper: DatedRow | null = null;
  for (const row of rows) {
    if (row.inherited) continue;
    if (upper === null || !continuesList(row, upper)) lists.push([epochDay(row.date)]);
    else if (row.date !== upper.date) lists.at(-1)!.push(epochDay(row.date));
    upper = row;
  }
  return lists;
}

function continuesList({ row, table }: DatedRow, upper: DatedRow): boolean {
  if (upper.row.sections !== row.sections && upper.row.sections.join() !== row.sections.join()) return false;
  if (upper.table === table) return upper.row.list === row.list;
  return row.list === 0 && table.region.isSection !== true && headerOf(table) === headerOf(upper.table);
}

function headerOf({ columns }: PlacedRow['table']): string {
  return columns.map(({ headerText }) => headerText ?? '').join('|');
}

function isOrdered(days: readonly number[]): boolean {
  const rises = days.filter((day, index) => index > 0 && day > days[index - 1]!).length;
  return rises === 0 || rises === days.length - 1;
}
