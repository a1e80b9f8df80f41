/**
 * Two dates below each other in the cell of each row → two columns of dates, the lower one a column of its own, so that it
 * begins no row and dates none.
 *
 *   31/12/2018  DIRECT DEBIT        53.18
 *   02/01/2019  MOVISTAR                     ← the value date
 */

import { opensWithBalance } from '../../knowledge/opens-with-balance.ts';
import type { ColumnRole, DateToken } from '../../lines/reading.ts';
import { isZero } from '../../tokens/is-zero.ts';
import { Cells, NO_CELLS } from '../cells.ts';
import { DATE_ROLES } from '../date-roles.ts';
import type { Record, TableColumn } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { rolesOf } from './name-roles.ts';

const { LEAST_PAIRS, MOSTLY_PAIRED, NEARLY_ALL, LINE_GAP } = TABLES.pairDates;

export interface PairedDates {
  readonly columns: readonly TableColumn[];
  readonly records: readonly Record[];
}

/**
 * Both dates move to the line of the amount beside them, the lower ones under a new last column. A date alone goes to the
 * column that dates the rows.
 */
export function pairDates({ columns, records }: PairedDates): PairedDates {
  return columns.reduce<PairedDates>(
    (paired, column, at) => (column.kind === 'date' ? pairColumn(paired, at) : paired),
    { columns, records },
  );
}

function pairColumn(table: PairedDates, column: number): PairedDates {
  const { columns, records } = table;
  // of most lists every date has its amount: no pair, wherever they stand, but for the zero of a fee below each amount
  const isFull = records.every((record) => hasMoney(record) || !record.dates.has(column));
  const isPriced = isFull ? hasAmount : hasMoney;
  if (isFull && records.every((record) => hasAmount(record) || !record.dates.has(column))) return table;
  const dated: number[] = [];
  for (let at = 0; at < records.length; at++) if (records[at]!.dates.has(column)) dated.push(at);
  const pairs = findRegularPairs(records, dated, isPriced);
  if (pairs.length < LEAST_PAIRS || pairs.length * 2 < dated.length * (isFull ? NEARLY_ALL : MOSTLY_PAIRED))
    return table;
  if (mayBeRows(records, pairs)) return table;
  const own = columns[column]!;
  const [upperRole, lowerRole] = namePair(own);
  const isOther = ([at]: readonly [number, DateToken]) => at !== column;
  const moved = lowerRole === 'date' ? records.map((record) => moveDate(record, column, columns.length)) : [...records];
  for (const [upper, lower] of pairs) {
    const [first, second] = [upper, lower].map((at) => records[at]!.dates.get(column)!);
    for (const at of [upper, lower]) moved[at] = withDates(records[at]!, [...records[at]!.dates].filter(isOther));
    const at = placeOf(records, upper, lower);
    if (at === upper) moved[lower] = withoutMoney(moved[lower]!);
    moved[at] = withDates(moved[at]!, [...moved[at]!.dates, [column, first!], [columns.length, second!]]);
  }
  const upperColumn = { ...own, candidates: [upperRole] };
  return { columns: [...columns.with(column, upperColumn), { ...own, candidates: [lowerRole] }], records: moved };
}

type Roles = readonly [upper: ColumnRole, lower: ColumnRole];

/**
 * Splits the two names of "Date Value date", where they are no name together. When only one name is known: a purchase date is above its posting date, a posting
 * date above its value date.
 */
function namePair({ headerText, candidates }: TableColumn): Roles {
  const words = headerText === null || rolesOf(headerText).length > 0 ? [] : headerText.split(' ');
  for (let at = 1; at < words.length; at++) {
    const [upper, lower] = [words.slice(0, at), words.slice(at)].map((name) => dateRoleOf(name.join(' ')));
    if (upper !== undefined && lower !== undefined && upper !== lower) return [upper, lower];
  }
  return candidates[0] === 'transactionDate' ? ['transactionDate', 'date'] : ['date', 'valueDate'];
}

function dateRoleOf(name: string): ColumnRole | undefined {
  return rolesOf(name).find((role) => DATE_ROLES.has(role));
}

/** Returns the record with the amount: without a date its "0.00" would be no row. */
function placeOf(records: readonly Record[], upper: number, lower: number): number {
  const priced = records.findIndex(({ money }, at) => at >= upper && at <= lower && money.size > 0);
  return priced < 0 ? upper : priced;
}

/** A date in another column stays. */
export function moveDate(record: Record, from: number, to: number): Record {
  if (!record.dates.has(from)) return record;
  return withDates(
    record,
    [...record.dates].map(([at, date]) => [at === from ? to : at, date]),
  );
}

/** Its figures are words of the columns that they stand in. */
function withoutMoney(record: Record): Record {
  const texts = [...record.money].reduce((all, [column, { text }]) => all.with(column, text), record.texts);
  return { ...record, money: NO_CELLS, texts };
}

function withDates(record: Record, dates: readonly (readonly [number, DateToken])[]): Record {
  return { ...record, dates: Cells.from(dates) };
}

type Pair = readonly [upper: number, lower: number];

/** Where most rows have their amount beside the upper date, an amount below the others is a sum at the foot of a page. */
function findRegularPairs(records: readonly Record[], dated: readonly number[], isPriced: Test): readonly Pair[] {
  const [sure, all] = [true, false].map((isStrict) => findPairs(records, dated, isPriced, isStrict));
  return sure!.length >= all!.length * MOSTLY_PAIRED ? all! : sure!;
}

/**
 * `dated`: indexes of the records with a date in the column. One amount stands beside a pair, or follows it; with `isStrict` none
 * follows one that stands beside it.
 */
function findPairs(records: readonly Record[], dated: readonly number[], isPriced: Test, isStrict: boolean): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < dated.length; at++) {
    const upper = dated[at]!;
    const lower = dated[at + 1]!;
    const isOwn = (record: Record) => isPriced(record) && !isOriginal(record, records[upper]!);
    if (hasMoney(records[upper]!) && isOwn(records[lower]!)) continue;
    if (!isOneBlock(records, upper, lower)) continue;
    const next = dated[at + 2] ?? records.length;
    const beside = records.slice(upper, lower + 1).filter(isOwn);
    if (beside.length > 1 || (beside.length === 0 && !records.slice(lower, next).some(isPriced))) continue;
    // the lower date opens a row of its own, whose amount stands on its last line; a balance may follow
    const below =
      isStrict && at + 2 < dated.length ? listBlock(records, lower, next).filter((record) => !isBalance(record)) : [];
    if (below.some((record) => beside.some((own) => sharesColumn(own, record)))) continue;
    pairs.push([upper, lower]);
    at++;
  }
  return pairs;
}

/**
 * "24.15 €" below the amount and the balance of a row, which do not name that currency, or below its amount alone, which names
 * another: the price of a purchase abroad.
 */
function isOriginal({ money: { rest, column, value } }: Record, { money: upper }: Record): boolean {
  if (rest === null || rest.rest !== null || value.currencies.length === 0) return false;
  const amount = upper.get(column);
  if (amount === undefined || (upper.size < 2 && amount.currencies.length === 0)) return false;
  return !amount.currencies.some((code) => value.currencies.includes(code));
}

/** Amounts alone, now in one currency and now in another, are rows as well as they are pairs. */
function mayBeRows(records: readonly Record[], pairs: readonly Pair[]): boolean {
  const lone = pairs.filter(([upper, lower]) => records[upper]!.money.size === 1 && hasAmount(records[lower]!));
  return lone.length * 2 > pairs.length;
}

/** The records right below one another from the one after `from`. */
function listBlock(records: readonly Record[], from: number, end: number): readonly Record[] {
  let to = from + 1;
  while (to < end && isRightBelow(records[to - 1]!, records[to]!)) to++;
  return records.slice(from + 1, to);
}

/** "SALDO 04.03.2024   236,38+" */
function isBalance({ texts }: Record): boolean {
  return opensWithBalance(texts.values().join(' '));
}

/** Amounts of both stand in one column. */
function sharesColumn(upper: Record, lower: Record): boolean {
  return lower.money.some((token, column) => token.strong && upper.money.get(column)?.strong === true);
}

/** Words of the cells beside the dates may stand between their lines, where those cells have more of them. */
function isOneBlock(records: readonly Record[], upper: number, lower: number): boolean {
  if (isRightBelow(records[upper]!, records[lower]!)) return true;
  for (let at = upper + 1; at <= lower; at++)
    if (!isRightBelow(records[at - 1]!, records[at]!) || (at < lower && hasMoney(records[at]!))) return false;
  return true;
}

function isRightBelow({ line: upper }: Record, { line: lower }: Record): boolean {
  return upper.pageNumber === lower.pageNumber && lower.box[1] - upper.box[3] < upper.heightPt * LINE_GAP;
}

type Test = (record: Record) => boolean;

function hasMoney({ money }: Record): boolean {
  return money.size > 0;
}

function hasAmount({ money }: Record): boolean {
  return money.some((token) => !isZero(token));
}
