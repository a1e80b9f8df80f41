/** Tests only: the programs that people import with, which format each reads, and how it is to show the accounts of the matrix. */
import type { Transaction } from '@extracto/model';
import type { FileContent, FormatName } from '../index.ts';
import { readWithActual, readWithGnucash, readWithLibreOffice, readWithSkrooge } from './desktop-readers.ts';
import {
  type ReadAccount,
  readWithAqbanking,
  readWithBeancount,
  readWithHledger,
  readWithLedger,
  readWithLibofx,
  readWithOfxparse,
} from './readers.ts';

export interface Program {
  readonly name: string;
  readonly format: FormatName;
  readonly options?: Readonly<Record<string, string>>;
  readonly read: (file: FileContent) => ReadAccount[] | Promise<ReadAccount[]>;
  /** Each account is written into a file of its own: it takes the rows of a file for those of one account. */
  readonly oneAccountAFile?: true;
  /** Balances are shown as printed: a card's is positive when money is owed. */
  readonly asPrinted?: true;
  /** Digits that it keeps of an amount, decimals included. */
  readonly digits?: number;
  /** Ids are compared with nothing: it has no place for them, or ignores them. */
  readonly withoutIds?: true;
  /** The day that it tells of a row; the posting date when left out. */
  readonly dateOf?: (row: Transaction) => string | null;
  /** The statements of the matrix as it should show them, in order. */
  readonly accounts: readonly string[];
}

const OFX_ACCOUNTS = ['120300000000202051-EUR', '120300000000202051-USD', '4111XXXX1111'];
const SWIFT_ACCOUNTS = ['DE02120300000000202051-EUR', 'DE02120300000000202051-USD', '4111XXXX1111'];
export const LEDGER_ACCOUNTS = [
  'Assets:Quay-Street-Bank:2051-EUR',
  'Assets:Quay-Street-Bank:2051-USD',
  'Liabilities:Quay-Street-Bank:1111',
];

/** QIF does not say which number of a date is the day, and programs guess or ask. */
const ISO = { dates: 'YYYY-MM-DD' };
const valueDay = (row: Transaction) => row.valueDate ?? row.date;

export const PROGRAMS: readonly Program[] = [
  { name: 'libofx', format: 'ofx', read: readWithLibofx, accounts: OFX_ACCOUNTS },
  { name: 'libofx', format: 'ofx', options: { ofxVersion: '2' }, read: readWithLibofx, accounts: OFX_ACCOUNTS },
  { name: 'libofx', format: 'qfx', read: readWithLibofx, accounts: OFX_ACCOUNTS },
  { name: 'libofx', format: 'qbo', read: readWithLibofx, accounts: OFX_ACCOUNTS },
  { name: 'ofxparse', format: 'qfx', read: readWithOfxparse, accounts: OFX_ACCOUNTS },
  { name: 'ofxparse', format: 'qbo', read: readWithOfxparse, accounts: OFX_ACCOUNTS },
  { name: 'ofxparse', format: 'ofx', read: readWithOfxparse, accounts: OFX_ACCOUNTS },
  {
    name: 'AqBanking',
    format: 'ofx',
    read: (file) => readWithAqbanking(file, 'ofx', 'default'),
    accounts: OFX_ACCOUNTS,
  },
  {
    name: 'AqBanking',
    format: 'mt940',
    read: (file) => readWithAqbanking(file, 'swift', 'SWIFT-MT940'),
    dateOf: valueDay,
    accounts: SWIFT_ACCOUNTS,
  },
  {
    name: 'hledger',
    format: 'hledger',
    read: (file) => readWithHledger({ 'a.journal': file }, 'a.journal'),
    accounts: LEDGER_ACCOUNTS,
  },
  { name: 'ledger', format: 'hledger', read: readWithLedger, accounts: LEDGER_ACCOUNTS },
  { name: 'Beancount', format: 'beancount', read: readWithBeancount, accounts: LEDGER_ACCOUNTS },
];

const SHEETS = ['DE02 1203 0000 0000 2020 51 EUR', 'DE02 1203 0000 0000 2020 51 USD', '4111 XXXX 1111 USD'];
const FILES = ['2051-EUR', '2051-USD', '1111-USD'];
/** Comma, quotation mark, UTF-8, from the first row, language. */
const ENGLISH = 'Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true';
const GERMAN = 'Text - txt - csv (StarCalc):59,34,76,1,,1031,false,true';

const actual = (extension: string) => ({
  name: 'Actual',
  read: (file: FileContent) => readWithActual(file, extension),
  oneAccountAFile: true as const,
  accounts: FILES,
});
const skrooge = (extension: string) => ({
  name: 'Skrooge',
  read: (file: FileContent) => readWithSkrooge(file, extension),
  digits: 10,
  accounts: OFX_ACCOUNTS,
});
const libreOffice = (extension: string, importer?: string) => ({
  name: 'LibreOffice',
  read: (file: FileContent) => readWithLibreOffice(file, extension, importer),
  accounts: SHEETS,
});

/** Programs that take minutes to install; `npm run test:programs` runs them all. */
export const DESKTOP_PROGRAMS: readonly Program[] = [
  { ...actual('ofx'), format: 'ofx' },
  { ...actual('ofx'), format: 'ofx', options: { ofxVersion: '2' } },
  { ...actual('qfx'), format: 'qfx' },
  { ...actual('xml'), format: 'camt053', dateOf: valueDay },
  { ...actual('csv'), format: 'csv', withoutIds: true },
  { ...actual('qif'), format: 'qif', options: ISO, withoutIds: true },
  {
    name: 'GnuCash',
    format: 'qif',
    options: ISO,
    read: readWithGnucash,
    withoutIds: true,
    accounts: SHEETS,
  },
  { ...libreOffice('xlsx'), format: 'xlsx', asPrinted: true },
  { ...libreOffice('csv', ENGLISH), format: 'csv' },
  {
    ...libreOffice('csv', GERMAN),
    format: 'csv',
    options: { delimiter: 'semicolon', decimals: 'comma', dates: 'DD.MM.YYYY', bom: 'yes' },
  },
  { ...skrooge('ofx'), format: 'ofx' },
  { ...skrooge('ofx'), format: 'ofx', options: { ofxVersion: '2' } },
  { ...skrooge('qfx'), format: 'qfx' },
  { ...skrooge('qif'), format: 'qif', options: ISO, withoutIds: true, accounts: SHEETS },
  { ...skrooge('sta'), format: 'mt940', dateOf: valueDay, withoutIds: true, accounts: SWIFT_ACCOUNTS },
];
