/** Explains a value: its place on the page, its printed column, and the checks that cover it. */
import type { Check, Statement, Transaction } from '@extracto/model';
import type { GridColumn } from '../statement-grid/grid-columns.ts';

export interface Explanation {
  readonly name: string;
  /** As the result has it; `null` when it has none. */
  readonly value: string | null;
  /** `null` for what stands on no page: a row that was added by hand. */
  readonly place: { readonly page: number; readonly box: Transaction['box'] } | null;
  /** Left and right of its column on the page, in points. */
  readonly span: readonly [number, number] | null;
  /** The header of its column, or the printed text of a value that stands alone. */
  readonly source: { readonly kind: 'column' | 'text'; readonly text: string } | null;
  readonly checks: readonly Check[];
  /** Only of rows: a check that holds covers it. */
  readonly proved: boolean | null;
  readonly corrected: NonNullable<Transaction['corrected']> | null;
}

/** Values that take part in a check. `amount` of one sign is `credit` or `debit`, too. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  opening_plus_transactions_is_closing: ['amount', 'openingBalance', 'closingBalance'],
  running_balance_chain: ['amount', 'balance', 'openingBalance', 'closingBalance'],
  credits_total: ['credit', 'totals.credits'],
  debits_total: ['debit', 'totals.debits'],
  credit_count: ['credit'],
  debit_count: ['debit'],
  dates_in_order: ['date'],
  dates_in_period: ['date', 'period.from', 'period.to'],
};

const ROW_FIELDS: Readonly<Record<GridColumn, string>> = {
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  balance: 'Balance',
};

/** `row` is 0-based. `null` when there is no such row. */
export function explainCell(statement: Statement, row: number, column: GridColumn): Explanation | null {
  const transaction = statement.transactions[row];
  if (transaction === undefined) return null;
  const { page, box, type, verified, corrected } = transaction;
  const fields = column === 'amount' ? ['amount', type] : [column];
  const printed = findColumn(statement, row, fields);
  return {
    name: `${ROW_FIELDS[column]} of row ${row + 1}`,
    value: transaction[column],
    place: box[2] > box[0] ? { page, box } : null,
    span: printed?.span ?? null,
    source: printed == null || printed.header === null ? null : { kind: 'column', text: printed.header },
    checks: listChecks(statement, fields),
    proved: verified,
    corrected: corrected ?? null,
  };
}

/** `path` as in `sources`: `openingBalance`, `account.number` …; `null` when its place is not known. */
export function explainField(statement: Statement, path: string): Explanation | null {
  const source = statement.sources[path];
  if (source === undefined) return null;
  const { page, box, text } = source;
  return {
    name: describePath(path),
    value: readPath(statement, path),
    place: { page, box },
    span: null,
    source: { kind: 'text', text },
    checks: listChecks(statement, [path]),
    proved: null,
    corrected: null,
  };
}

function findColumn({ columns = [] }: Statement, row: number, fields: readonly string[]) {
  const known = columns.filter(({ firstRow }) => firstRow <= row);
  const table = known.at(-1)?.firstRow;
  return known.find(({ field, firstRow }) => firstRow === table && fields.includes(field)) ?? null;
}

function listChecks({ verification }: Statement, fields: readonly string[]): readonly Check[] {
  return verification.checks.filter(({ name }) => COVERED[name]?.some((field) => fields.includes(field)));
}

function readPath(statement: Statement, path: string): string | null {
  let value: unknown = statement;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : null;
}

/** `totals.credits` is `Totals credits`. */
function describePath(path: string): string {
  const words = path
    .replace('.', ' ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
