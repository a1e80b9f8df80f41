/**
 * One row a transaction, all accounts below each other; RFC 4180: header, CRLF, quotes only where they are needed.
 *
 *     account,date,transaction_date,value_date,description,reference,type,amount,currency,balance,page,id
 *     DE02…,2024-12-09,,,POS PURCHASE,,debit,-45.20,EUR,1189.36,1,4Q0X5V7M2KT3N9RA
 *
 * Unless columns are chosen, columns come behind these only when a row has something for them: `category` and `payee` by rules of
 * the client, `date_without_year` where nothing gives a date its year, `correction`. The columns of a program need whole dates.
 *
 * Balances, totals, verification and boxes do not fit a flat table: they are in JSON and XLSX only.
 */
import type { ExtractionResult, PlainDate, Transaction } from '@extracto/model';
import { stringify } from 'csv-stringify/sync';
import { type IdentifiedStatement, identifyStatements } from '../identify-statements.ts';
import { chooseLocalDates } from '../local-dates.ts';
import { nameLedgerAccounts } from '../name-ledger-accounts.ts';
import { type DatePattern, printDate } from '../print-date.ts';
import { requireFields } from '../require-field.ts';
import { type ChosenColumn, COLUMNS, type Column, readColumns } from './csv-columns.ts';
import type { CsvOptions } from './csv-options.ts';
import { neutraliseFormula } from './neutralise-formula.ts';
import { PRESETS } from './presets.ts';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

const BEFORE_AMOUNT = 'account,date,transaction_date,value_date,description,reference,type';

function columnsFor(
  { preset, columns, amounts, ids }: CsvOptions,
  statements: readonly IdentifiedStatement[],
): readonly ChosenColumn[] {
  const chosen = columns ?? (preset && PRESETS[preset].columns);
  if (chosen !== undefined) return readColumns(chosen) ?? [];
  const hasSome = (isSuch: (row: Transaction) => boolean) =>
    statements.some(({ transactions }) => transactions.some(isSuch));
  const list = [
    BEFORE_AMOUNT,
    amounts === 'split' ? 'debit,credit' : 'amount',
    'currency,balance,page',
    ...(ids === 'yes' ? ['id'] : []),
    ...(hasSome(({ category }) => category != null) ? ['category'] : []),
    ...(hasSome(({ payee }) => payee != null) ? ['payee'] : []),
    ...(hasSome(({ date }) => date === null) ? ['date_without_year'] : []),
    ...(hasSome(({ corrected }) => corrected !== undefined) ? ['correction'] : []),
  ];
  return readColumns(list.join(',')) ?? [];
}

export function writeCsv(result: ExtractionResult, options: CsvOptions): string {
  const statements = identifyStatements(result, options);
  if (options.preset !== undefined) requireFields(statements, 'This preset of CSV', ['year']);
  const columns = columnsFor(options, statements);
  const usesLocal = options.preset !== undefined && PRESETS[options.preset].dates === 'local';
  const dates = options.dates ?? (usesLocal ? chooseLocalDates(statements) : 'YYYY-MM-DD');
  const accounts = nameLedgerAccounts(statements, undefined);
  const rows = statements.flatMap((statement, index) =>
    statement.transactions.map((row) =>
      columns.map(({ name }) => {
        const { kind, cell }: Column = COLUMNS[name];
        return printCell(kind, cell({ row, statement, ledgerAccount: accounts[index]! }), dates, options.decimals);
      }),
    ),
  );
  return stringify([columns.map(({ header }) => header), ...rows], {
    record_delimiter: 'windows',
    delimiter: DELIMITERS[options.delimiter],
    bom: options.bom === 'yes',
  });
}

function printCell(
  kind: Column['kind'],
  text: string | null,
  dates: DatePattern,
  decimals: CsvOptions['decimals'],
): string {
  if (text === null) return '';
  if (kind === 'text') return neutraliseFormula(text);
  if (kind === 'date') return printDate(text satisfies PlainDate, dates);
  return kind === 'money' && decimals === 'comma' ? text.replace('.', ',') : text;
}
