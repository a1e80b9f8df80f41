import type { Field } from '../../fields/find-fields.ts';
import { onlyOnce } from '../../geometry/only-once.ts';
import { BALANCES } from '../../knowledge/language.ts';
import type { ColumnRole, TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { DATE_ROLES } from '../../tables/date-roles.ts';
import { findPlans } from '../../tables/regions/find-plans.ts';
import { sectionKinds } from '../../tables/rows/label-record.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';
import { isNonTransactionTable, isTransactionTable } from './is-transaction-table.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { FEWEST_SAID } = STATEMENTS.coverLines;

/** Lines that some reading accounts for: rows of any table that is understood, and labelled figures. `lines`: all of them. */
export function coveredLines(
  tables: readonly Table[],
  fields: readonly Field[],
  lines: readonly TokenLine[],
): Set<number> {
  const covered = new Set<number>();
  for (const table of tables) {
    if (!isTransactionTable(table) && !isNonTransactionTable(table)) continue;
    for (const { lines } of table.rows) for (const line of lines) covered.add(line);
  }
  for (const { money, line, textLine } of fields) if (money.length > 0) covered.add(line.index).add(textLine.index);
  for (const field of fields) for (const line of goOn(field, lines)) covered.add(line);
  return covered;
}

/**
 * Lines right below a balance that go on with its summary, level with another box of the page:
 *
 *   Payment due       For payments by phone,      Previous balance       845.32
 *   Jul 13, 2024      the deadline is 8pm         Payments              -845.32
 */
function goOn({ label, line, textLine, box, money }: Field, lines: readonly TokenLine[]): number[] {
  const [figure] = money;
  if (figure === undefined || line !== textLine || !BALANCES.has(label)) return [];
  const isSame = (a: number, b: number) => Math.abs(a - b) < SAME_EDGE_PT;
  const from = lines.indexOf(line) + 1;
  const end = lines.findIndex(({ pageNumber, words, money: [...own] }, at) => {
    if (at < from || pageNumber !== line.pageNumber) return at >= from;
    const cells = splitSegments(words);
    const part = cells.findIndex((cell, index) => index > 1 && isSame(cell.box[0], box[0]));
    const isFigure = own.length === 1 && isSame(own[0]!.box[2], figure.box[2]);
    return part < 0 || !isFigure || sectionKinds(cells[part]!.text).length === 0;
  });
  return lines.slice(from, end < 0 ? lines.length : end).map(({ index }) => index);
}

/**
 * Rows with amounts below the name of a column of dates, where nothing was read as one: a list all the same, and its rows
 * must not be lost without a word. `isEmpty`: no row was read elsewhere, so that any column of amounts may be the list's.
 */
export function undatedLines(tables: readonly Table[], isEmpty: boolean): Set<number> {
  const roles = isEmpty ? [...DATE_ROLES, ...AMOUNT_ROLES] : [...DATE_ROLES];
  const lists = tables.filter(
    (table) =>
      !isTransactionTable(table) && !isNonTransactionTable(table) && roles.some((role) => isNamed(table, role)),
  );
  const undated = new Set<number>();
  for (const { rows } of lists)
    for (const { kind, lines } of rows) if (LISTED.has(kind)) for (const line of lines) undated.add(line);
  return undated;
}

const AMOUNT_ROLES: readonly ColumnRole[] = ['amount', 'debit', 'credit'];

function isNamed({ region }: Table, role: ColumnRole): boolean {
  return region.header?.cells.some(({ roles }) => roles[0] === role) === true;
}

const LISTED: ReadonlySet<string> = new Set(['transaction', 'left']);

interface Coverage {
  readonly undated: ReadonlySet<number>;
  readonly covered: () => ReadonlySet<number>;
  /** No row was read. */
  readonly isEmpty: boolean;
}

/** Lines that a reader of the page would call transactions, and that nothing accounts for. */
export function listUnread(lines: readonly TokenLine[], { undated, covered, isEmpty }: Coverage): readonly TokenLine[] {
  const isListed = (line: TokenLine) => isUnreadRow(line, covered) || (isEmpty && isNumberedRow(line, covered));
  const planned = onlyOnce(() => findPlans(lines));
  return lines.filter((line) => undated.has(line.index) || (isListed(line) && !planned().has(line.index)));
}

/** Starts with a date, has words and an amount: a reader of the page would call it a transaction. */
export function isUnreadRow(line: TokenLine, covered: () => ReadonlySet<number>): boolean {
  return line.dates[0]?.from === 0 && !isSaid(line) && !isRate(line) && mayBeRow(line, covered);
}

/** "9 September 2024  0.00 %  $5.00  $2,000.00", "02/01/2025  $0.00 and above  0.10%": the rate since that day, and no word says what was booked. */
function isRate({ words, dates: [date], money }: TokenLine): boolean {
  const behind = words.slice(date?.to).map(({ text }) => text);
  if (!behind.some((text) => text.endsWith('%'))) return false;
  const isTier = money.every(({ strong, to }) => !strong || SMALL_WORD.test(words[to]?.text ?? ''));
  return isTier || !behind.some((text) => /\p{L}{3}/u.test(text));
}

/** "August 5 and get $20.00 in Cash Back Dollars. If you do not pay your New Balance in full we will": a sentence goes on with a day. */
function isSaid({ words, money, heightPt }: TokenLine): boolean {
  const isSmall = (at: number) => SMALL_WORD.test(words[at]?.text ?? '');
  const isBeside = (at: number) => words[at]!.box[0] - words[at - 1]!.box[2] < heightPt;
  return (
    words.length >= FEWEST_SAID &&
    money.every(
      ({ strong, from, to }) => !strong || (isSmall(from - 1) && isSmall(to) && isBeside(from) && isBeside(to)),
    )
  );
}

const SMALL_WORD = /^\p{Ll}{2,}$/u;

/** Starts with a figure, which may be a day: where no row was read at all, a list may stand here. */
export function isNumberedRow(line: TokenLine, covered: () => ReadonlySet<number>): boolean {
  return /^\d/.test(line.words[0]!.text) && mayBeRow(line, covered);
}

/** Words and an amount that nothing accounts for. */
function mayBeRow(line: TokenLine, covered: () => ReadonlySet<number>): boolean {
  if (!hasSureAmount(line) || covered().has(line.index)) return false;
  return line.words.some((word) => /\p{L}{3}/u.test(word.text));
}
