/** Tests only: as readers.ts, the programs that `npm run test:programs` installs. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import readExcelFile from 'read-excel-file/node';
import type { FileContent } from '../index.ts';
import type { ReadAccount, ReadRow } from './readers.ts';
import { runProgram, scriptPath, withFiles } from './run-program.ts';

/** Folder of Actual's library, with the Node that it was compiled for. */
export const ACTUAL_FOLDER = resolve(import.meta.dirname, '../../../../node_modules/.cache/extracto/actual');

/** One account: Actual imports a file into the account that its user chooses. */
export function readWithActual(file: FileContent, extension: string): ReadAccount[] {
  return withFiles({ [`a.${extension}`]: file }, (folder) => {
    const command = [scriptPath('read_actual.mjs'), ACTUAL_FOLDER, `a.${extension}`] as const;
    const rows: (ReadRow & { cents: number })[] = JSON.parse(
      runProgram(folder, join(ACTUAL_FOLDER, 'node'), ...command),
    );
    return [
      { account: '', rows: rows.map(({ id, date, cents }) => ({ ...(id && { id }), date, amount: print(cents) })) },
    ];
  });
}

/** GnuCash's libraries lie where only its own program looks. */
export function readWithGnucash(file: FileContent): ReadAccount[] {
  const text = withFiles({ 'a.qif': file }, (folder) =>
    runProgram(
      folder,
      'sh',
      '-c',
      'LD_LIBRARY_PATH=$(echo /usr/lib/*/gnucash) exec guile --no-auto-compile "$0" a.qif',
      scriptPath('read_gnucash.scm'),
    ),
  );
  const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
  return [...Map.groupBy(lines, ([account]) => account!)].map(([account, rows]) => ({
    account,
    rows: rows.map(([, date, cents]) => ({ date: date!, amount: print(Number(cents)) })),
  }));
}

/** Rows without a day hold what was there before; an id of Skrooge's own making is a hash. */
const SKROOGE_ROWS = `
  SELECT a.t_name AS name, a.t_number AS number, u.t_symbol AS currency, o.d_date AS date, o.t_import_id AS id, s.f_value AS amount
  FROM account a
  JOIN operation o ON o.rd_account_id = a.id
  JOIN suboperation s ON s.rd_operation_id = o.id
  JOIN unit u ON u.id = o.rc_unit_id`;

export function readWithSkrooge(file: FileContent, extension: string): ReadAccount[] {
  const all = withFiles({ [`a.${extension}`]: file }, (folder) => {
    runProgram(
      folder,
      'env',
      'QT_QPA_PLATFORM=offscreen',
      'skroogeconvert',
      '--in',
      `a.${extension}`,
      '--out',
      'a.sqlite',
    );
    const database = new DatabaseSync(join(folder, 'a.sqlite'), { readOnly: true });
    const rows = database.prepare(SKROOGE_ROWS).all();
    database.close();
    return rows.map(({ name, number, currency, date, id, amount }) => ({
      account: String(number || name),
      currency: String(currency),
      date: String(date),
      id: String(id),
      cents: Math.round(Number(amount) * 100),
    }));
  });
  return [...Map.groupBy(all, ({ account }) => account)].map(([account, own]) => {
    const rows = own.filter(({ date }) => date !== '0000-00-00');
    const currency = rows[0]?.currency ?? '';
    return {
      account,
      ...(/^[A-Z]{3}$/.test(currency) && { currency }),
      ...(rows.length < own.length && { closing: print(own.reduce((sum, { cents }) => sum + cents, 0)) }),
      rows: rows.map(({ id, date, cents }) => ({
        ...(id.startsWith('ID-') && { id: id.slice('ID-'.length) }),
        date,
        amount: print(cents),
      })),
    };
  });
}

/**
 * Opened and saved again as a workbook, so that a cell is the date or number that LibreOffice took it for. `importer` is its
 * filter for text files, with the language of who opens it.
 */
export async function readWithLibreOffice(file: FileContent, extension: string, importer = ''): Promise<ReadAccount[]> {
  const saved = withFiles({ [`a.${extension}`]: file }, (folder) => {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const filter = importer === '' ? [] : [`--infilter=${importer}`];
    runProgram(
      folder,
      'soffice',
      profile,
      '--headless',
      ...filter,
      '--convert-to',
      'xlsx',
      '--outdir',
      'out',
      `a.${extension}`,
    );
    return readFileSync(join(folder, 'out', 'a.xlsx'));
  });
  const sheets = (await readExcelFile(saved)).map(({ sheet, data }) => ({ sheet, records: recordsOf(data) }));
  const summary = sheets.find(({ sheet }) => sheet === 'Verification')?.records ?? [];
  const records = sheets
    .filter(({ sheet }) => sheet !== 'Verification')
    .flatMap((one) => one.records.map((record) => ({ sheet: one.sheet, record })));
  const accounts = Map.groupBy(records, ({ sheet, record }) =>
    'account' in record ? `${record.account} ${record.currency}` : sheet,
  );
  return [...accounts].map(([account, own]) => ({
    account,
    currency: String(own[0]!.record.currency),
    ...(summary.length > 0 && { closing: String(summary.find(({ sheet }) => sheet === account)!['closing balance']) }),
    rows: own.map(({ record: { id, date, amount } }) => ({
      id: String(id),
      date: date instanceof Date ? date.toISOString().slice(0, 10) : `text: ${date}`,
      amount: typeof amount === 'number' ? print(Math.round(amount * 100)) : `text: ${amount}`,
    })),
  }));
}

/** By the first row's titles, in small letters. */
function recordsOf([titles = [], ...rows]: readonly (readonly unknown[])[]): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [String(title).toLowerCase(), row[index]])));
}

function print(cents: number): string {
  return (cents / 100).toFixed(2);
}
