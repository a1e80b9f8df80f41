/**
 * A workbook: one sheet an account with typed cells, and a last sheet that says what proves them. Dates are dates,
 * amounts are signed numbers in the currency's own decimals, descriptions and references are text.
 */
import type { ExtractionResult, Statement, Transaction } from '@extracto/model';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/universal';
import { describeCorrection } from '../describe-correction.ts';
import { countCell, dateCell, headerCell, moneyCell, textCell } from './cells.ts';
import { nameSheets } from './name-sheets.ts';
import { VERIFICATION_WIDTHS, verificationRows } from './verification-rows.ts';

interface Column {
  readonly header: string;
  readonly width: number;
  readonly cell: (row: Transaction, currency: string | null) => Cell;
}

const COLUMNS: readonly Column[] = [
  { header: 'Date', width: 12, cell: (row) => dateCell(row.date) ?? textCell(row.dateWithoutYear ?? null) },
  { header: 'Transaction date', width: 16, cell: (row) => dateCell(row.transactionDate) },
  { header: 'Value date', width: 12, cell: (row) => dateCell(row.valueDate) },
  { header: 'Description', width: 60, cell: (row) => textCell(row.description) },
  { header: 'Reference', width: 18, cell: (row) => textCell(row.reference) },
  { header: 'Type', width: 8, cell: (row) => textCell(row.type) },
  { header: 'Amount', width: 14, cell: (row, currency) => moneyCell(row.amount, currency) },
  { header: 'Currency', width: 10, cell: (_, currency) => textCell(currency) },
  { header: 'Balance', width: 14, cell: (row, currency) => moneyCell(row.balance, currency) },
  { header: 'Page', width: 6, cell: (row) => countCell(row.page) },
  { header: 'Verified', width: 10, cell: (row) => textCell(row.verified ? 'yes' : 'no') },
  { header: 'Id', width: 20, cell: (row) => textCell(row.id) },
  { header: 'Correction', width: 40, cell: (row) => textCell(describeCorrection(row)) },
];

/** By rules of the client: there when some row has one. */
const BOOKED_COLUMNS: readonly Column[] = [
  { header: 'Category', width: 24, cell: (row) => textCell(row.category ?? null) },
  { header: 'Payee', width: 30, cell: (row) => textCell(row.payee ?? null) },
];

const VERIFICATION_SHEET = 'Verification';

export async function writeXlsx(result: ExtractionResult): Promise<Uint8Array<ArrayBuffer>> {
  const names = nameSheets(result.statements, [VERIFICATION_SHEET, 'History']);
  const accounts = result.statements.map((statement, index) => ({
    sheet: names[index]!,
    columns: columnsFor(statement).map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    data: listRows(statement),
  }));
  const verification = {
    sheet: VERIFICATION_SHEET,
    columns: VERIFICATION_WIDTHS.map((width) => ({ width })),
    data: verificationRows(result, names),
  };
  const workbook = await writeExcelFile([...accounts, verification]).toBlob();
  return new Uint8Array(await workbook.arrayBuffer());
}

function columnsFor({ transactions }: Statement): readonly Column[] {
  const isBooked = transactions.some(({ category, payee }) => category != null || payee != null);
  return isBooked ? [...COLUMNS, ...BOOKED_COLUMNS] : COLUMNS;
}

function listRows(statement: Statement): Row[] {
  const columns = columnsFor(statement);
  const header = columns.map((column) => headerCell(column.header));
  const { account, transactions } = statement;
  return [header, ...transactions.map((row) => columns.map(({ cell }) => cell(row, account.currency)))];
}
