/** One region → a table with its rows: columns, records, roles by arithmetic, rows. Chains the stages, decides nothing itself. */

import { dayNumber } from '../lines/day-number.ts';
import type { ColumnRole, TokenLine } from '../lines/reading.ts';
import { textOf } from '../lines/segments.ts';
import { layoutColumns } from '../tables/columns/layout-columns.ts';
import { leaveOtherCalendars } from '../tables/columns/leave-other-calendars.ts';
import { moveDetails } from '../tables/columns/move-details.ts';
import { nameOtherDays } from '../tables/columns/name-other-days.ts';
import { pairDates } from '../tables/columns/pair-dates.ts';
import { partHeadedDays } from '../tables/columns/part-headed-days.ts';
import { splitMarks } from '../tables/columns/split-marks.ts';
import { dropLeftTexts } from '../tables/regions/drop-left-texts.ts';
import type { HeadedRegion } from '../tables/regions/find-regions.ts';
import { buildRows, type ColumnUse, type Row } from '../tables/rows/build-rows.ts';
import type { ChainedLines } from '../tables/rows/chained-lines.ts';
import { labelRecord, sectionKinds, sectionsOfTotal } from '../tables/rows/label-record.ts';
import { listsChecks } from '../tables/rows/lists-checks.ts';
import { readSide, type Side } from '../tables/rows/read-mark.ts';
import { readRecords } from '../tables/rows/read-records.ts';
import { titleOf } from '../tables/rows/title-of.ts';
import type { Record, TableColumn } from '../tables/table.ts';
import { type Notation, signedMinor } from '../tokens/notation.ts';
import { layoutChain } from './chains/layout-chain.ts';
import { findCounterpartyColumn } from './compose/find-counterparty-column.ts';
import { findDescription, findPriced, type Priced } from './find-description.ts';
import { findUnlisted } from './find-unlisted.ts';
import {
  assignRoles,
  type MoneyRecord,
  type MoneyRole,
  type RoleChoice,
  SAMPLE_RECORDS,
} from './interpret/assign-roles.ts';
import { STATEMENTS } from './thresholds.ts';
import { wrapsBelowOneName } from './wraps-below-one-name.ts';

const { MOST_MARKS, MOST_NAMED_MARKS, LEAST_MARKED, CLEARLY } = STATEMENTS.readTable;

export interface Table {
  readonly region: HeadedRegion;
  readonly columns: readonly TableColumn[];
  readonly roles: ReadonlyMap<number, MoneyRole>;
  readonly choice: RoleChoice;
  readonly use: ColumnUse;
  readonly rows: readonly Row[];
  readonly heading: readonly string[];
  /** The text column of the other side; −1 when no heading names one. */
  readonly counterparty: number;
  /** Sides and ends as the owner of the account books them, by a name that only books have or by the words of the rows; absent elsewhere. */
  readonly ofBook?: 'named' | 'told';
}

/** Number of rows of any kind in all tables. */
export function countRows(tables: readonly Table[]): number {
  return tables.reduce((count, { rows }) => count + rows.length, 0);
}

/** `mayOwe`: whether the page says that the account owes money. `chain`: the balances that found the rows, `null` where headers did. */
export function readTable(
  found: HeadedRegion,
  notation: Notation,
  languages: readonly string[] = [],
  mayOwe: () => boolean = () => false,
  chain: ChainedLines | null = null,
): Table {
  const region = chain === null ? dropLeftTexts(found) : found;
  const {
    layout,
    records: printed,
    moneyColumns,
    choice,
  } = chain === null ? chooseLayout(region, notation, languages, mayOwe) : layoutChain(region, chain);
  const { columns: paired, records } = moveDetails(
    pairDates(partHeadedDays({ columns: layout.columns, records: printed })),
  );
  const columns = nameOtherDays(leaveOtherCalendars(paired, records), records);
  const roles = new Map(
    moneyColumns.map((column, index) => [column, choice.roles[index] ?? 'originalAmount'] as const),
  );
  const { header } = region;
  const isStacked = header?.isStacked === true && !wrapsBelowOneName(header, columns, records);
  const use = useColumns(columns, roles, findSignColumn(columns, records, languages), records, mayOwe, isStacked);
  const kinds = headingKinds(region.above);
  const heading = kinds.length > 0 ? kinds : kindsUnnamed(region, columns);
  return {
    region,
    columns,
    roles,
    choice,
    use,
    rows: buildRows(records, use, heading, region.headedPages, languages, chain, notation),
    heading,
    counterparty: findCounterpartyColumn(columns),
  };
}

/** A section of the list under a title that no language names: it says nothing of signs, but rows may go without dates. */
const UNNAMED: readonly string[] = ['unnamed'];

/** Returns what a table lists whose title says nothing. */
function kindsUnnamed(region: HeadedRegion, columns: readonly TableColumn[]): readonly string[] {
  if (listsChecks(columns)) return CHECKS;
  return region.isSection === true ? kindsOfTotal(region.lines) : [];
}

const CHECKS: readonly string[] = ['checks'];

/** A section under a title that nobody knows is of the kind that its total names, where that is one. */
function kindsOfTotal(lines: readonly TokenLine[]): readonly string[] {
  const named = lines
    .filter(({ money, dates }) => money.length === 1 && dates.length === 0)
    .map(({ words, money: [total] }) => sectionsOfTotal(textOf(words.slice(0, total!.from))))
    .filter((kinds) => kinds.length > 0);
  return named.length === 1 ? named[0]! : UNNAMED;
}

/** If headers and values can be paired in two ways, the arithmetic of the rows decides. */
function chooseLayout(region: HeadedRegion, notation: Notation, languages: readonly string[], mayOwe: () => boolean) {
  const sideOf = (text: string) => readSide(text, languages);
  const readings = layoutColumns(region, headsPending).map((printed) => {
    const layout = splitMarks(printed, region.lines, sideOf);
    const records = readRecords(layout, region.lines);
    const filled = layout.columns.flatMap((column, index) => (column.kind === 'money' ? [index] : []));
    const unlisted = region.header === null ? findUnlisted(records, filled) : NO_COLUMNS;
    const moneyColumns = filled.filter((column) => !unlisted.has(column));
    const candidates = moneyColumns.map((index) => {
      const named = layout.columns[index]!.candidates;
      return named.length === 0 && isForeign(index, moneyColumns, records) ? FOREIGN : named;
    });
    const isMoney = (at: number) => records.some(({ money }) => money.get(moneyColumns[at]!)?.strong === true);
    return {
      layout,
      records,
      moneyColumns,
      choice: assignRoles(moneyRecords(records, moneyColumns, notation), candidates, mayOwe, isMoney),
    };
  });
  return readings.reduce((best, other) => (other.choice.score > best.choice.score + CLEARLY ? other : best));
}

const FOREIGN: readonly ColumnRole[] = ['originalAmount'];

/** Few rows have a figure there, each with its currency beside one without: "65.28 USD   147.03". */
function isForeign(column: number, columns: readonly number[], records: readonly Record[]): boolean {
  const priced = records.filter(({ money }) => columns.some((index) => money.has(index)));
  const filled = priced.filter(({ money }) => money.has(column));
  if (filled.length === 0 || filled.length * 2 >= priced.length) return false;
  return filled.every(({ money }) => {
    const others = columns.filter((index) => index !== column && money.has(index));
    const isPlain = others.length > 0 && others.every((index) => money.get(index)!.currencies.length === 0);
    return isPlain && money.get(column)!.currencies.length > 0;
  });
}

const NO_COLUMNS: ReadonlySet<number> = new Set();

/** "Pending transactions": what follows is dated too, and stands in columns of its own. */
function headsPending(line: TokenLine): boolean {
  return sectionKinds(titleOf(line)).includes('pending');
}

/** Returns the first records with money, which decide. */
function moneyRecords(records: readonly Record[], columns: readonly number[], notation: Notation): MoneyRecord[] {
  const filled = records.values().filter((record) => record.money.size > 0);
  return [...filled.take(SAMPLE_RECORDS)].map((record) =>
    columns.map((column) => {
      const token = record.money.get(column);
      return token === undefined ? null : signedMinor(token, notation);
    }),
  );
}

/** Figures between a title and the header are what a summary sums up, or the pending amounts themselves. */
function headingKinds(above: readonly TokenLine[]): readonly string[] {
  let [hasFigures, hasAmounts] = [false, false];
  for (const line of above) {
    const kinds = sectionKinds(titleOf(line));
    if (kinds.length > 0) {
      const isListed = (hasFigures && kinds[0] === 'summary') || (hasAmounts && kinds[0] === 'pending');
      return isListed ? [] : kinds;
    }
    const first = line.money.find(({ strong }) => strong);
    if (first === undefined) continue;
    hasFigures = true;
    // "Total pending" sums up the rows below the header
    if (labelRecord(textOf(line.words.slice(0, first.from)), true) === 'none') hasAmounts = true;
  }
  return [];
}

/** Dates under a name that nobody knows, or under none, book a row where no column says that it does. */
const UNNAMED_DATES = 'unnamed';
const ROW_DATES: readonly (ColumnRole | typeof UNNAMED_DATES)[] = [
  'date',
  UNNAMED_DATES,
  'transactionDate',
  'valueDate',
];

function useColumns(
  columns: readonly TableColumn[],
  roles: ReadonlyMap<number, MoneyRole>,
  sign: number | null,
  records: readonly Record[],
  mayOwe: () => boolean,
  isStacked: boolean,
): ColumnUse {
  const indexes = columns.map((_, index) => index);
  const withRole = (role: MoneyRole) => indexes.filter((index) => roles.get(index) === role);
  const dates = indexes.filter((index) => columns[index]!.kind === 'date');
  const rank = (index: number) => {
    const at = ROW_DATES.indexOf(columns[index]!.candidates[0] ?? UNNAMED_DATES);
    return at < 0 ? ROW_DATES.length : at;
  };
  // cards print the day of the purchase before that of the booking, accounts the day of the booking before its value date
  const isBookedFirst = (index: number) => columns[index]!.candidates.length === 0 && !mayOwe();
  const order = (a: number, b: number) => (isBookedFirst(a) ? a - b : laterFirst(a, b, records));
  // below the name there may be words that are none of our dates
  const isEmpty = (index: number) => Number(!records.some((record) => record.dates.has(index)));
  return {
    amounts: new Set([...withRole('amount'), ...withRole('debit'), ...withRole('credit')]),
    balance: withRole('balance')[0] ?? null,
    date:
      dates
        .filter((index) => !isUnassigned(index, dates, columns, records))
        .toSorted((a, b) => isEmpty(a) - isEmpty(b) || rank(a) - rank(b) || order(a, b))[0] ?? null,
    description: new Set(
      [...findDescription(columns, records), ...passedOver(columns, roles)]
        .filter((index) => index !== sign)
        .sort((a, b) => a - b),
    ),
    dates: new Set(dates),
    priced: new Set(indexes.filter((index) => columns[index]!.kind === 'money' && columns[index]!.headerText !== null)),
    named: nameTexts(columns),
    isStacked,
    sign,
  };
}

/** Figures of other lines make such a column where no header does: in the rows of the list, words stand there. */
function passedOver(columns: readonly TableColumn[], roles: ReadonlyMap<number, MoneyRole>): number[] {
  if (columns.some(({ headerText }) => headerText !== null)) return [];
  return [...roles].filter(([, role]) => role === 'originalAmount' || role === 'ignored').map(([index]) => index);
}

/**
 * Dates that happen to stand under each other inside the descriptions: no header names them, and most rows have none. So are
 * instalments beside days that print their year: "03/09/2025   ARCHERO   66.000,00   1/1".
 */
function isUnassigned(
  index: number,
  dates: readonly number[],
  columns: readonly TableColumn[],
  records: readonly Record[],
): boolean {
  if (columns[index]!.headerText !== null) return false;
  const printsYear = (at: number) => records.some(({ dates }) => dates.get(at)?.readings.some(({ year }) => year));
  if (!printsYear(index) && dates.some(printsYear)) return true;
  const filled = (column: number) => records.filter((record) => record.dates.has(column)).length;
  const isAlone = ({ dates, money, texts }: Record) => dates.has(index) && money.size === 0 && texts.size === 0;
  if (records.filter(isAlone).length * 2 > filled(index)) return false;
  return filled(index) * 2 < Math.max(...dates.map(filled));
}

/**
 * Two date columns of the same name: a transaction is booked on or after the day it is made, so the later column books.
 * Value dates run before and after the booking, and stand behind it.
 */
function laterFirst(left: number, right: number, records: readonly Record[]): number {
  let [before, after] = [0, 0];
  for (const { dates } of records) {
    const [a, b] = [dates.get(left)?.readings[0], dates.get(right)?.readings[0]];
    if (a === undefined || b === undefined || a.order !== b.order) continue;
    const days = dayNumber(a) - dayNumber(b);
    const later = Math.sign(Math.abs(days) > 180 ? -days : days);
    if (later > 0) after++;
    if (later < 0) before++;
  }
  const isMixed = Math.min(before, after) * 4 >= Math.max(before, after);
  return isMixed ? left - right : before - after;
}

/** Without any named text column the description is all there is. */
function nameTexts(columns: readonly TableColumn[]): ReadonlySet<number> {
  const texts = columns.flatMap((column, index) => (column.kind === 'text' ? [index] : []));
  const named = texts.filter((index) => columns[index]!.headerText !== null);
  return new Set(named.length > 0 ? named : texts);
}

/** A text column that holds nothing but credit and debit markers beside the amounts. */
function findSignColumn(
  columns: readonly TableColumn[],
  records: readonly Record[],
  languages: readonly string[],
): number | null {
  const priced = findPriced(records);
  const sideOf = (text: string) => readSide(text, languages);
  const found = columns.findIndex((column, index) => {
    if (column.kind !== 'text') return false;
    if (!column.candidates.includes('sign')) return holdsMarks(priced, index, sideOf, MOST_MARKS);
    return holdsMarks(withMarked(priced, index, sideOf), index, sideOf, MOST_NAMED_MARKS);
  });
  return found < 0 ? null : found;
}

/** With the lines of amounts that stand below the line of their day and hold a mark. */
function withMarked({ records, isOne }: Priced, column: number, sideOf: (text: string) => Side | null): Priced {
  const isMarked = ({ money, texts }: Record) => money.size > 0 && sideOf(texts.get(column) ?? '') !== null;
  const isCounted = (record: Record) => isOne(record) || isMarked(record);
  return { records, isOne: isCounted, count: records.filter(isCounted).length };
}

/** Columns of words, and those that most records leave empty, are given up after the first few of them. */
function holdsMarks(
  { records, isOne, count }: Priced,
  column: number,
  sideOf: (text: string) => Side | null,
  least: number,
): boolean {
  const [mostEmpty, mostOthers] = [count * (1 - LEAST_MARKED) + 1, count * (1 - least) + 1];
  let [seen, texts, marks, dashes] = [0, 0, 0, 0];
  const sides = new Map<string, Side>();
  for (const record of records) {
    // the amount of a row may stand below the line of its day
    const isDated = record.dates.size > 0 && record.texts.has(column);
    if (!isOne(record) && !isDated) continue;
    seen++;
    const text = record.texts.get(column);
    if (text !== undefined) {
      texts++;
      const side = sideOf(text);
      if (side !== null) {
        marks++;
        sides.set(text, side);
      }
      if (DASH.test(text)) dashes++;
    }
    if (seen - texts > mostEmpty || texts - marks > mostOthers) return false;
  }
  // a dash alone is the empty cell of any column
  return dashes < marks && texts >= count * LEAST_MARKED && marks >= texts * least && !areOfOneSide(sides);
}

/** Two letters of one side: the bank means another word by one of them, "A" for abono and "C" for cargo. */
function areOfOneSide(sides: ReadonlyMap<string, Side>): boolean {
  return sides.size === 2 && sides.keys().every((text) => text.length === 1) && new Set(sides.values()).size === 1;
}

const DASH = /^[-–−]$/;
