/**
 * One row a transaction, all accounts below each other; RFC 4180: header, CRLF, quotes only where they are needed.
 *
 *     account,date,transaction_date,value_date,description,reference,type,amount,currency,balance,page
 *     DE02…,2024-12-09,,,POS PURCHASE,,debit,-45.20,EUR,1189.36,1
 *
 * A last column `correction` is there when a row was corrected, and only then.
 *
 * What does not fit a flat table (balances, totals, verification, boxes) is in JSON and XLSX only.
 */
import type { ExtractionResult, PlainDate, Statement, Transaction } from '@extracto/model';
import { stringify } from 'csv-stringify/sync';
import { magnitudeOf } from '../decimal-text.ts';
import { describeCorrection } from '../describe-correction.ts';
import { printDate } from '../print-date.ts';
import type { CsvOptions } from './csv-options.ts';
import { neutraliseFormula } from './neutralise-formula.ts';

interface Column {
  readonly name: string;
  /** Text is neutralised; figures and dates never, or negative amounts would turn into words. */
  readonly kind: 'text' | 'date' | 'money' | 'count';
  readonly cell: (row: Transaction, account: Statement['account']) => string | null;
}

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

const SIGNED: readonly Column[] = [{ name: 'amount', kind: 'money', cell: (row) => row.amount }];
const SPLIT: readonly Column[] = [
  { name: 'debit', kind: 'money', cell: (row) => (row.type === 'debit' ? magnitudeOf(row.amount) : null) },
  { name: 'credit', kind: 'money', cell: (row) => (row.type === 'credit' ? magnitudeOf(row.amount) : null) },
];
const CORRECTION: Column = { name: 'correction', kind: 'text', cell: describeCorrection };
const ID: Column = { name: 'id', kind: 'text', cell: (row) => row.id };

function columnsFor({ amounts, ids }: CsvOptions, isCorrected: boolean): readonly Column[] {
  return [
    { name: 'account', kind: 'text', cell: (_, account) => account.number },
    { name: 'date', kind: 'date', cell: (row) => row.date },
    { name: 'transaction_date', kind: 'date', cell: (row) => row.transactionDate },
    { name: 'value_date', kind: 'date', cell: (row) => row.valueDate },
    { name: 'description', kind: 'text', cell: (row) => row.description },
    { name: 'reference', kind: 'text', cell: (row) => row.reference },
    { name: 'type', kind: 'text', cell: (row) => row.type },
    ...(amounts === 'split' ? SPLIT : SIGNED),
    { name: 'currency', kind: 'text', cell: (_, account) => account.currency },
    { name: 'balance', kind: 'money', cell: (row) => row.balance },
    { name: 'page', kind: 'count', cell: (row) => String(row.page) },
    ...(ids === 'yes' ? [ID] : []),
    ...(isCorrected ? [CORRECTION] : []),
  ];
}

export function writeCsv(result: ExtractionResult, options: CsvOptions): string {
  const isCorrected = result.statements.some(({ transactions }) => transactions.some((row) => row.corrected));
  const columns = columnsFor(options, isCorrected);
  const header = columns.map((column) => column.name);
  const rows = result.statements.flatMap(({ account, transactions }) =>
    transactions.map((row) => columns.map(({ kind, cell }) => printCell(kind, cell(row, account), options))),
  );
  return stringify([header, ...rows], {
    record_delimiter: 'windows',
    delimiter: DELIMITERS[options.delimiter],
    bom: options.bom === 'yes',
  });
}

function printCell(kind: Column['kind'], text: string | null, { decimals, dates }: CsvOptions): string {
  if (text === null) return '';
  if (kind === 'text') return neutraliseFormula(text);
  if (kind === 'date') return printDate(text satisfies PlainDate, dates);
  return kind === 'money' && decimals === 'comma' ? text.replace('.', ',') : text;
}
