import type { Minor } from '@extracto/model';
import type { Field } from '../../fields/find-fields.ts';
import { findMonths } from '../../fields/find-month.ts';
import { findAccountNumbers } from '../../fields/read-account.ts';
import { onlyOnce } from '../../geometry/only-once.ts';
import type { MoneyToken } from '../../lines/reading.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import { readBalance } from '../interpret/read-ledger.ts';
import { isSameNumber, type StatementBoundary } from '../interpret/split-statements.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { TitledAccount } from './list-titled-accounts.ts';

const { INDENT_PT, FEWEST_DIGITS, FEWEST_OPENING } = STATEMENTS.listBoundaries;

const ENDS: Readonly<Record<string, 'opening' | 'closing'>> = {
  openingBalance: 'opening',
  previousBalance: 'opening',
  broughtForward: 'opening',
  closingBalance: 'closing',
  newBalance: 'closing',
};
/** A balance at the end of a page or a day ends no statement, though the same words may mean one. */
const PASSING: ReadonlySet<string> = new Set(['carriedForward', 'dailyBalance']);
const TOTALS: ReadonlySet<string> = new Set(['totalCredits', 'totalDebits', 'subtotal', 'total']);
const COUNTS: ReadonlySet<string> = new Set(['countCredits', 'countDebits']);

export function listBoundaries(
  tables: readonly Table[],
  fields: readonly Field[],
  notation: Notation,
  titled: readonly TitledAccount[] = [],
): StatementBoundary[] {
  const titles = titled.map(({ line, number }) => ({ kind: 'account' as const, line, text: number }));
  const numbered = listTold(tables, fields, notation).filter((boundary) => !isOfSeveral(boundary, titled));
  const told = dropMemberNumber([...numbered, ...titles], tables, fields);
  return [...listBookings(tables, told, notation), ...listEmpty(told, fields), ...told];
}

/**
 * An account whose list is said to be empty is a statement all the same, where its two balances agree, or below its number and one
 * balance: the words that say so stand for its rows, which are complete.
 */
function listEmpty(told: readonly StatementBoundary[], fields: readonly Field[]): StatementBoundary[] {
  const inOrder = told.toSorted((a, b) => a.line - b.line);
  return fields.flatMap(({ label, line: { index } }) => {
    if (label !== 'noTransactions') return [];
    const account = inOrder.findLast(({ kind, line }) => kind === 'account' && line <= index);
    const next = inOrder.find(({ kind, line }) => kind === 'account' && line > index);
    const [from, to] = [account?.line ?? -1, next?.line ?? Infinity];
    const ends = inOrder.filter((boundary) => isEnd(boundary) && boundary.line < to);
    const opening = ends.findLast(({ line }) => line <= index) ?? ends.find(({ line }) => line > index);
    const closing = ends.find(({ line, kind }) => kind === 'closing' && line >= Math.max(index, opening?.line ?? 0));
    const isKept = opening?.kind === 'opening' && closing?.kind === 'closing' && opening.value === closing.value;
    const isNamed = account !== undefined && ends.some(({ line }) => line >= from);
    if (!isKept && !isNamed) return [];
    const line = isKept ? Math.max(index, opening.line) : index;
    return [{ kind: 'transaction', line, balance: isKept ? opening.value : null }];
  });
}

function isEnd({ kind }: StatementBoundary): boolean {
  return kind === 'opening' || kind === 'closing';
}

/** The number of a member is part of those of the accounts. */
function isOfSeveral(boundary: StatementBoundary, titled: readonly TitledAccount[]): boolean {
  if (boundary.kind !== 'account') return false;
  const accounts = titled.filter(({ number }) => number !== boundary.text && isSameNumber(number, boundary.text));
  return new Set(accounts.map(({ number }) => number)).size > 1;
}

/** The number of a member stands on every page, above those of the accounts: each list goes on below it. */
function dropMemberNumber(
  told: readonly StatementBoundary[],
  tables: readonly Table[],
  fields: readonly Field[],
): readonly StatementBoundary[] {
  const accounts = told
    .flatMap((boundary) => (boundary.kind === 'account' ? [boundary] : []))
    .sort((a, b) => a.line - b.line);
  const [first] = accounts;
  const firstRow = tables.find(({ rows }) => rows.length > 0)?.rows[0]?.firstLine ?? 0;
  if (first === undefined || !accounts.some(({ line, text }) => line < firstRow && text !== first.text)) return told;
  const pages = new Map(fields.map(({ line }) => [line.index, line.pageNumber]));
  const repeats = new Set<StatementBoundary>(accounts.filter(({ text }) => text === first.text));
  const count = new Set(pages.values()).size;
  // on a single page an overview names each account once, and its list again
  const isOnEach = count > 1 && new Set([...repeats].map(({ line }) => pages.get(line))).size === count;
  return isOnEach ? told.filter((boundary) => boundary === first || !repeats.has(boundary)) : told;
}

/** One for all transactions between which nothing is told: after them the last balance and the last line count. */
function listBookings(
  tables: readonly Table[],
  told: readonly StatementBoundary[],
  notation: Notation,
): StatementBoundary[] {
  const lines = told.map(({ line }) => line).sort((a, b) => a - b);
  const isInOrder = standInOrder(tables);
  const boundaries: { kind: 'transaction'; line: number; balance: Minor | null }[] = [];
  let next = 0;
  for (const { rows, use } of tables) {
    for (const row of rows) {
      if (row.kind !== 'transaction') continue;
      const [line, balance] = [row.lines.at(-1)!, readBalance(row, use.balance, notation)];
      const last = boundaries.at(-1);
      while (last !== undefined && next < lines.length && lines[next]! < last.line) next++;
      if (last === undefined || !isInOrder || (lines[next] ?? Infinity) < line)
        boundaries.push({ kind: 'transaction', line, balance });
      else {
        last.line = line;
        last.balance = balance ?? last.balance;
      }
    }
  }
  return boundaries;
}

/** Each transaction ends below the one before it. */
function standInOrder(tables: readonly Table[]): boolean {
  let last = -1;
  for (const { rows } of tables) {
    for (const { kind, lines } of rows) {
      if (kind !== 'transaction') continue;
      if (lines.at(-1)! < last) return false;
      last = lines.at(-1)!;
    }
  }
  return true;
}

function listTold(tables: readonly Table[], fields: readonly Field[], notation: Notation): StatementBoundary[] {
  const boundaries: StatementBoundary[] = [];
  const isOfRows = seekLinesOfRows(tables);
  const passing = new Set(
    fields.filter(({ label }) => PASSING.has(label)).map((field) => `${field.line.index}:${field.from}`),
  );
  const isOfMonths = fields.every((field) => field.label !== 'period' || rangeOf(field) === null);
  for (const field of fields) {
    const line = field.line.index;
    const end = ENDS[field.label];
    const token = field.money.findLast((candidate) => candidate.strong) ?? bareValue(field);
    const value = token === undefined ? null : signedMinor(token, notation);
    const isPassing = passing.has(`${line}:${field.from}`);
    if (end !== undefined && value !== null && !isPassing) boundaries.push({ kind: end, line, value });
    if (field.label === 'carriedForward' && value !== null) boundaries.push({ kind: 'carried', line, value });
    if ((TOTALS.has(field.label) && field.money.length > 0) || COUNTS.has(field.label))
      boundaries.push({ kind: 'total', line });
    const period = field.label === 'period' ? (rangeOf(field) ?? (isOfMonths ? monthOf(field) : null)) : null;
    if (period !== null) boundaries.push({ kind: 'period', line, text: period });
    if (field.label === 'statementDate' && field.dates.length === 1)
      boundaries.push({ kind: 'issued', line, text: field.dates[0]!.text });
    // the description of a row names accounts of others
    const numbers = isOfRows(line) ? null : findAccountNumbers([field], fields[0]);
    const number = numbers?.own[0] ?? numbers?.international[0];
    // short numbers behind "acct." stand in payment texts
    const fewest = opensLine(field) ? FEWEST_OPENING : FEWEST_DIGITS;
    if (number !== undefined && number.value.replace(/[^\dXx*•]/g, '').length >= fewest)
      boundaries.push({ kind: 'account', line, text: number.value });
  }
  return boundaries;
}

function rangeOf({ dates }: Field): string | null {
  return dates.length > 1 ? dates.map((date) => date.text).join(' ') : null;
}

/** "Period: May 2026" */
function monthOf({ dates, textLine }: Field): string | null {
  const [month, ...others] = dates.length > 0 ? [] : findMonths(textLine);
  return month === undefined || others.length > 0 ? null : `${month.month}/${month.year}`;
}

/** "Account Number 2322065": a label of several words, with nothing before it. */
function opensLine({ from, to }: Field): boolean {
  return from === 0 && to > 1;
}

/** Yen have no decimals: returns a whole number that is the entire value. */
function bareValue({ money, text }: Field): MoneyToken | undefined {
  const [token] = money;
  return money.length === 1 && token!.text.replace(/^[-–−+]/, '') === text ? token : undefined;
}

/** Returns a test for lines that belong to rows. Computed on demand: account numbers are hardly ever inside a table. */
function seekLinesOfRows(tables: readonly Table[]): (line: number) => boolean {
  const seeks = tables.map((table) => {
    const { lines } = table.region;
    const [first, last] = [lines[0]?.index ?? Infinity, lines.at(-1)?.index ?? -Infinity];
    const ofRows = onlyOnce(() => linesOfRows(table));
    return (line: number) => line >= first && line <= last && ofRows().has(line);
  });
  return (line) => seeks.some((isWithin) => isWithin(line));
}

/** Indexes of the lines of rows, and of the lines between them that are indented like continuation lines. */
function linesOfRows({ rows, region }: Table): Set<number> {
  const [ofRows, first] = [new Set<number>(), new Set<number>()];
  for (const { kind, lines, firstLine } of rows) {
    first.add(firstLine);
    if (kind === 'transaction') for (const line of lines) ofRows.add(line);
  }
  const lefts = { row: Infinity, continuation: new Set<number>() };
  const inRows = region.lines.filter(({ index }) => ofRows.has(index));
  for (const { index, box } of inRows) if (first.has(index)) lefts.row = Math.min(lefts.row, box[0]);
  for (const { index, box } of inRows) {
    if (!first.has(index) && box[0] > lefts.row + INDENT_PT) lefts.continuation.add(Math.round(box[0]));
  }
  for (const { index, box } of region.lines) if (lefts.continuation.has(Math.round(box[0]))) ofRows.add(index);
  return ofRows;
}
