/** The rows of a statement under review: what was read, and what somebody made of it. */
import {
  type Control,
  type ExtractionResult,
  formatMinor,
  identifyAddedRow,
  parseMinor,
  printedDay,
  type Statement,
  type Transaction,
} from '@extracto/model';
import { closeWithLastBalance, withoutLastBalance } from '../../statements/close-with-last-balance.ts';
import { judgeStatement } from '../../verify/judge-statement.ts';

/** Row fields that a reviewer may change; the type follows the sign of the amount. */
export const REVIEW_FIELDS = ['date', 'description', 'amount', 'balance'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

export interface ReviewPlace {
  /** 0-based, in printed order. */
  readonly row: number;
  readonly column: ReviewField;
}

export interface ReviewedRow {
  /** 0-based place in what was read; `null` for a row that was added. */
  readonly origin: number | null;
  readonly transaction: Transaction;
}

export type ReviewedRows = readonly ReviewedRow[];

export function startReview({ transactions }: Statement): ReviewedRows {
  return transactions.map((transaction, origin) => ({ origin, transaction }));
}

/** `value` is in the notation of the result. The type follows the sign of a changed amount. */
export function changeCell(rows: ReviewedRows, { row, column }: ReviewPlace, value: string | null): ReviewedRows {
  return rows.map((reviewed, index) =>
    index === row ? { ...reviewed, transaction: setCell(reviewed.transaction, column, value) } : reviewed,
  );
}

function setCell(transaction: Transaction, column: ReviewField, value: string | null): Transaction {
  if (column === 'balance') return { ...transaction, balance: value };
  if (value === null) return transaction;
  if (column === 'date') return { ...transaction, ...wholeDate(transaction, value) };
  if (column === 'description') return { ...transaction, description: value };
  const isZero = !/[1-9]/.test(value);
  const type = isZero ? transaction.type : value.startsWith('-') ? 'debit' : 'credit';
  return { ...transaction, amount: value, type };
}

/** A date with its year takes the place of one without. */
export function wholeDate(
  { dateWithoutYear }: Transaction,
  date: string,
): Pick<Transaction, 'date' | 'dateWithoutYear'> {
  return { date, ...(dateWithoutYear !== undefined && { dateWithoutYear: null }) };
}

/** A new row below `row` with its date and an amount of zero; it has no place on the page. */
export function addRow(rows: ReviewedRows, row: number, decimals: number): ReviewedRows {
  const above = rows[row]?.transaction;
  if (above === undefined) return rows;
  const added: Transaction = {
    ...above,
    id: identifyAddedRow(
      above.id,
      rows.map(({ transaction }) => transaction.id),
    ),
    transactionDate: null,
    valueDate: null,
    description: '',
    amount: formatMinor(0, decimals),
    balance: null,
    reference: null,
    original: null,
    box: [0, 0, 0, 0],
    confidence: 0,
  };
  delete added.corrected;
  delete added.counterparty;
  delete added.kind;
  return rows.toSpliced(row + 1, 0, { origin: null, transaction: added });
}

/** The only row of a list that none was read of, with an amount of zero. */
export function addFirstRow(date: string, decimals: number): ReviewedRows {
  const transaction: Transaction = {
    id: identifyAddedRow('', []),
    date,
    transactionDate: null,
    valueDate: null,
    description: '',
    amount: formatMinor(0, decimals),
    type: 'debit',
    balance: null,
    reference: null,
    original: null,
    page: 1,
    box: [0, 0, 0, 0],
    verified: false,
    confidence: 0,
  };
  return [{ origin: null, transaction }];
}

/** A row that somebody drew around on the page, as far as it could be read there. */
export interface DrawnRow extends RowPlace {
  /** `null`: the date of the row above it. */
  readonly date: string | null;
  readonly description: string;
  readonly amount: string;
  readonly balance: string | null;
}

export interface RowPlace {
  /** 1-based. */
  readonly page: number;
  /** x0 y0 x1 y1 in points from the top left of the page. */
  readonly box: Transaction['box'];
}

/** The rows with a drawn one at its place on the pages, and its 0-based index. Rows without a place stay below their neighbour. */
export function insertDrawnRow(
  rows: ReviewedRows,
  { page, box, ...written }: DrawnRow,
  decimals: number,
): { readonly rows: ReviewedRows; readonly index: number } {
  const isBelow = ({ transaction }: ReviewedRow) =>
    hasPlace(transaction) && (transaction.page > page || (transaction.page === page && transaction.box[1] > box[1]));
  const below = rows.findIndex(isBelow);
  const index = below < 0 ? rows.length : below;
  const near = Math.max(index - 1, 0);
  const added = rows.length === 0 ? addFirstRow(UNDATED, decimals)[0] : addRow(rows, near, decimals)[near + 1];
  if (added === undefined) return { rows, index };
  const date = written.date ?? (rows.length === 0 ? null : added.transaction.date);
  const placed = { ...added.transaction, page, box, date };
  const inserted = rows.toSpliced(index, 0, { origin: null, transaction: placed });
  const cells = (['description', 'amount', 'balance'] as const).reduce<ReviewedRows>(
    (now, column) => changeCell(now, { row: index, column }, written[column]),
    inserted,
  );
  return { rows: cells, index };
}

/** Written over wherever a date is known. */
const UNDATED = '1970-01-01';

export function hasPlace({ box: [x0, , x1] }: Transaction): boolean {
  return x1 > x0;
}

/**
 * One row as two of half its amount each, which add up to it to the cent. The row keeps its place and the balance printed
 * after it; the other half comes before it in time, which is below it where the newest rows stand first.
 */
export function splitRow(rows: ReviewedRows, row: number, decimals: number): ReviewedRows {
  const whole = rows[row]?.transaction;
  const minor = whole === undefined ? null : parseMinor(whole.amount, decimals);
  const part = addRow(rows, row, decimals)[row + 1];
  if (whole === undefined || minor === null || part === undefined) return rows;
  const half = Math.trunc(minor / 2);
  const earlier = { ...part, transaction: { ...part.transaction, description: whole.description } };
  const isNewestFirst = printedDay(rows[0]!.transaction) > printedDay(rows.at(-1)!.transaction);
  const place = isNewestFirst ? row + 1 : row;
  const amounts = changeCell(rows, { row, column: 'amount' }, formatMinor(minor - half, decimals));
  const split = amounts.toSpliced(place, 0, earlier);
  return changeCell(split, { row: place, column: 'amount' }, formatMinor(half, decimals));
}

export function removeRow(rows: ReviewedRows, row: number): ReviewedRows {
  return rows.toSpliced(row, 1);
}

/** Turns the sign of a row round: the commonest correction. */
export function reverseSign(rows: ReviewedRows, row: number, decimals: number): ReviewedRows {
  const minor = parseMinor(rows[row]?.transaction.amount ?? '', decimals);
  return minor === null ? rows : changeCell(rows, { row, column: 'amount' }, formatMinor(-minor, decimals));
}

/** The statement as reviewed, judged again by the checker of the service. Changed rows say what was read. */
export function judgeRows(read: Statement, rows: ReviewedRows): Statement {
  const transactions = rows.map(({ origin, transaction }) => noteChange(read, origin, transaction));
  const controls = moveControls(read, rows);
  const printed = withoutLastBalance(read);
  return closeWithLastBalance(judgeStatement({ ...printed, transactions, controls }));
}

/** A control speaks of the rows between two places of the page; added and removed rows move what they are called by. */
function moveControls({ controls = [] }: Statement, rows: ReviewedRows): Control[] {
  const place = (origin: number) => {
    const index = rows.findIndex((row) => row.origin !== null && row.origin >= origin);
    return index < 0 ? rows.length : index;
  };
  return controls.map((control) => ({
    ...control,
    rows: control.rows.map(([from, to]): [number, number] => [place(from), place(to)]),
  }));
}

function noteChange(read: Statement, origin: number | null, transaction: Transaction): Transaction {
  const before = origin === null ? undefined : read.transactions[origin];
  if (before === undefined) {
    return { ...transaction, corrected: { field: 'row', read: '', reason: 'Added by hand in review.' } };
  }
  const changed = before === transaction ? [] : REVIEW_FIELDS.filter((field) => before[field] !== transaction[field]);
  if (changed.length === 0) return transaction;
  const values = changed.map((field) => before[field] ?? 'nothing').join(', ');
  return {
    ...transaction,
    corrected: { field: changed.join(', '), read: values, reason: 'Changed by hand in review.' },
  };
}

/** The result as reviewed; one warning says that hands were at work, so that no file hides it. */
export function judgeResult(read: ExtractionResult, reviewed: readonly ReviewedRows[]): ExtractionResult {
  const changes = read.statements.reduce(
    (sum, statement, index) => sum + countChanges(statement, reviewed[index] ?? []),
    0,
  );
  if (changes === 0) return read;
  const message = `Changed, added or removed by hand in review: ${changes}.`;
  return {
    ...read,
    statements: read.statements.map((statement, index) => judgeRows(statement, reviewed[index] ?? [])),
    warnings: [...read.warnings, { code: 'changed_in_review', message, page: null }],
  };
}

/** Cells that differ from what was read, as `row column`. */
export function listChangedCells(read: Statement, rows: ReviewedRows): ReadonlySet<string> {
  const changed = new Set<string>();
  rows.forEach(({ origin, transaction }, index) => {
    const before = origin === null ? undefined : read.transactions[origin];
    if (before === transaction) return;
    for (const field of REVIEW_FIELDS) {
      if (before === undefined || before[field] !== transaction[field]) changed.add(`${index} ${field}`);
    }
  });
  return changed;
}

/** Rows that were changed, added or removed. */
export function countChanges(read: Statement, rows: ReviewedRows): number {
  const kept = new Set(rows.map(({ origin }) => origin).filter((origin) => origin !== null));
  const touched = new Set([...listChangedCells(read, rows)].map((cell) => cell.split(' ')[0]));
  return touched.size + read.transactions.length - kept.size;
}
