/** The last sheet: what each account prints, which checks hold, and everything that a reader should doubt. */
import type { ExtractionResult, Statement } from '@extracto/model';
import type { Cell, Row } from 'write-excel-file/universal';
import { countCell, dateCell, headerCell, moneyCell, textCell } from './cells.ts';

export const VERIFICATION_WIDTHS = [34, 40, 22, 16, 16, 14, 14, 14, 14, 14, 14, 14] as const;

interface Column {
  readonly header: string;
  readonly cell: (statement: Statement, sheet: string) => Cell;
}

const money = (read: (statement: Statement) => string | null) => (statement: Statement) =>
  moneyCell(read(statement), statement.account.currency);

const COLUMNS: readonly Column[] = [
  { header: 'Sheet', cell: (_, sheet) => textCell(sheet) },
  { header: 'Bank', cell: ({ bank }) => textCell(bank.name) },
  { header: 'Holder', cell: ({ account }) => textCell(account.holder) },
  { header: 'Account type', cell: ({ account }) => textCell(account.type) },
  { header: 'Status', cell: ({ verification }) => textCell(verification.status) },
  { header: 'From', cell: ({ period }) => dateCell(period.from) },
  { header: 'To', cell: ({ period }) => dateCell(period.to) },
  { header: 'Opening balance', cell: money(({ openingBalance }) => openingBalance) },
  { header: 'Printed credits', cell: money(({ totals }) => totals?.credits ?? null) },
  { header: 'Printed debits', cell: money(({ totals }) => totals?.debits ?? null) },
  { header: 'Closing balance', cell: money(({ closingBalance }) => closingBalance) },
  { header: 'Transactions', cell: ({ transactions }) => countCell(transactions.length) },
];

/** `sheets`: the names of the accounts' sheets, one a statement. */
export function verificationRows({ statements, warnings }: ExtractionResult, sheets: readonly string[]): Row[] {
  const each = (rowsOf: (statement: Statement, sheet: string) => Row[]) =>
    statements.flatMap((statement, index) => rowsOf(statement, sheets[index]!));
  return [
    COLUMNS.map(({ header }) => headerCell(header)),
    ...each((statement, sheet) => [COLUMNS.map(({ cell }) => cell(statement, sheet))]),
    [],
    ['Sheet', 'Check', 'Passed', 'Expected', 'Actual'].map(headerCell),
    ...each(checkRows),
    [],
    ['Sheet', 'Note'].map(headerCell),
    ...each((statement, sheet) => notesOf(statement).map((note) => [textCell(sheet), textCell(note)])),
    ...warnings.map(({ message, page }) => [textCell(page === null ? null : `Page ${page}`), textCell(message)]),
  ];
}

function checkRows({ account, verification }: Statement, sheet: string): Row[] {
  return verification.checks.map(({ name, passed, expected, actual }) => [
    textCell(sheet),
    textCell(name.replaceAll('_', ' ')),
    textCell(passed ? 'yes' : 'no'),
    figureCell(expected, account.currency),
    figureCell(actual, account.currency),
  ]);
}

/** Checks compare amounts, and some compare other things. */
function figureCell(text: string | null, currency: string | null): Cell {
  return text !== null && /^-?\d+\.\d+$/.test(text) ? moneyCell(text, currency) : textCell(text);
}

function notesOf({ verification, ambiguities, unassigned }: Statement): string[] {
  return [
    ...verification.breaks.map(
      ({ afterRow, beforeRow, difference, explanation }) =>
        `The sums break between ${placeOf(afterRow, 'the opening balance')} and ${placeOf(beforeRow, 'the closing balance')} by ${difference}${explanation === null ? '.' : `: ${explanation}`}`,
    ),
    ...verification.missing,
    ...ambiguities,
    ...unassigned.map(({ page, text }) => `No row, balance or total accounts for "${text}" on page ${page}.`),
  ];
}

function placeOf(row: number | null, otherwise: string): string {
  return row === null ? otherwise : `row ${row + 1}`;
}
