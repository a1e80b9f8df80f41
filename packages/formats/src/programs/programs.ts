/** Tests only: the programs that people import with, which format each reads, and how it is to show the accounts of the matrix. */
import type { Transaction } from '@extracto/model';
import type { FormatName } from '../index.ts';
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
  readonly read: (file: string) => ReadAccount[];
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
    dateOf: (row) => row.valueDate ?? row.date,
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
