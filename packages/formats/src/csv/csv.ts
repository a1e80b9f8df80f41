/**
 * One row a transaction, all accounts below each other; RFC 4180: header, CRLF, quotes only where they are needed.
 *
 *     account,date,transaction_date,value_date,description,reference,type,amount,currency,balance,page
 *     DE02…,2024-12-09,,,POS PURCHASE,,debit,-45.20,EUR,1189.36,1
 *
 * What does not fit a flat table (balances, totals, verification, boxes) is in the JSON only.
 */
import type { ExtractionResult, Statement, Transaction } from '@extracto/model';
import { stringify } from 'csv-stringify/sync';
import type { Format } from '../format.ts';
import { neutraliseFormula } from './neutralise-formula.ts';

interface Column {
  readonly name: string;
  /** Text is neutralised; figures and dates never, or negative amounts would turn into words. */
  readonly kind: 'text' | 'figure';
  readonly cell: (row: Transaction, account: Statement['account']) => string | null;
}

const COLUMNS: readonly Column[] = [
  { name: 'account', kind: 'text', cell: (_, account) => account.number },
  { name: 'date', kind: 'figure', cell: (row) => row.date },
  { name: 'transaction_date', kind: 'figure', cell: (row) => row.transactionDate },
  { name: 'value_date', kind: 'figure', cell: (row) => row.valueDate },
  { name: 'description', kind: 'text', cell: (row) => row.description },
  { name: 'reference', kind: 'text', cell: (row) => row.reference },
  { name: 'type', kind: 'text', cell: (row) => row.type },
  { name: 'amount', kind: 'figure', cell: (row) => row.amount },
  { name: 'currency', kind: 'text', cell: (_, account) => account.currency },
  { name: 'balance', kind: 'figure', cell: (row) => row.balance },
  { name: 'page', kind: 'figure', cell: (row) => String(row.page) },
];

export const csv: Format = { name: 'csv', extension: 'csv', mediaType: 'text/csv; charset=utf-8', write: writeCsv };

function writeCsv(result: ExtractionResult): string {
  const header = COLUMNS.map((column) => column.name);
  const rows = result.statements.flatMap(({ account, transactions }) =>
    transactions.map((row) => COLUMNS.map((column) => printCell(column, row, account))),
  );
  return stringify([header, ...rows], { record_delimiter: 'windows' });
}

function printCell({ kind, cell }: Column, row: Transaction, account: Statement['account']): string {
  const text = cell(row, account) ?? '';
  return kind === 'text' ? neutraliseFormula(text) : text;
}
