/** Columns that a CSV file can have, by name, and those that programs ask for. */
import type { Transaction } from '@extracto/model';
import { oneLine } from '../clean-text.ts';
import { magnitudeOf } from '../decimal-text.ts';
import { describeCorrection } from '../describe-correction.ts';
import type { IdentifiedStatement } from '../identify-statements.ts';
import { payeeOf } from '../payee-of.ts';

export interface RowPlace {
  readonly row: Transaction;
  readonly statement: IdentifiedStatement;
  readonly ledgerAccount: string;
}

export interface Column {
  /** Text is neutralised; figures and dates never, or negative amounts would turn into words. */
  readonly kind: 'text' | 'date' | 'money' | 'count';
  readonly cell: (place: RowPlace) => string | null;
}

const text = (cell: Column['cell']): Column => ({ kind: 'text', cell });
const date = (cell: Column['cell']): Column => ({ kind: 'date', cell });
const money = (cell: Column['cell']): Column => ({ kind: 'money', cell });

export const COLUMNS = {
  account: text(({ statement }) => statement.account.number),
  holder: text(({ statement }) => statement.account.holder),
  bank: text(({ statement }) => statement.bank.name),
  date: date(({ row }) => row.date),
  date_without_year: text(({ row }) => row.dateWithoutYear ?? null),
  transaction_date: date(({ row }) => row.transactionDate),
  value_date: date(({ row }) => row.valueDate),
  description: text(({ row }) => row.description),
  counterparty: text(({ row }) => row.counterparty ?? null),
  payee: text(({ row }) => payeeOf(row) || oneLine(row.description)),
  category: text(({ row }) => row.category ?? null),
  kind: text(({ row }) => row.kind ?? null),
  reference: text(({ row }) => row.reference),
  type: text(({ row }) => row.type),
  amount: money(({ row }) => row.amount),
  debit: money(({ row }) => (row.type === 'debit' ? magnitudeOf(row.amount) : null)),
  credit: money(({ row }) => (row.type === 'credit' ? magnitudeOf(row.amount) : null)),
  amount_currency: money(({ row, statement }) => [row.amount, statement.account.currency ?? ''].join(' ').trimEnd()),
  currency: text(({ statement }) => statement.account.currency),
  balance: money(({ row }) => row.balance),
  original_amount: money(({ row }) => row.original?.amount ?? null),
  original_currency: text(({ row }) => row.original?.currency ?? null),
  page: { kind: 'count', cell: ({ row }) => String(row.page) },
  id: text(({ row }) => row.id),
  correction: text(({ row }) => describeCorrection(row)),
  ledger_account: text(({ ledgerAccount }) => ledgerAccount),
} as const satisfies Readonly<Record<string, Column>>;

type ColumnName = keyof typeof COLUMNS;

export interface ChosenColumn {
  readonly name: ColumnName;
  readonly header: string;
}

/** `date,payee=Payee` → the columns with their headers; `null` where one is not known. */
export function readColumns(list: string): ChosenColumn[] | null {
  const columns = list.split(',').map((part) => {
    const [name = '', header = name] = part.split(/=(.*)/).map((word) => word.trim());
    return Object.hasOwn(COLUMNS, name) ? { name: name as ColumnName, header } : null;
  });
  return columns.every((column) => column !== null) ? columns : null;
}
