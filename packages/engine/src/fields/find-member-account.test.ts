import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { readMemberAccount } from './find-member-account.ts';

const read = (line: string) => readMemberAccount(printLines(line)[0]!);

it.each([
  ['SHARE 09 SIMPLY FREE CHECKING', 'SHARE 09', 'savings'],
  ['LOAN 61 USED AUTO 2021', 'LOAN 61', 'loan'],
  ['Draft 0007', 'Draft 0007', 'checking'],
  ['SUFFIX: 0001 - PRIMARY', 'SUFFIX: 0001', null],
  ['Money Market 14', 'Money Market 14', 'savings'],
  ['Share Draft 0009 - EVERYDAY', 'Share Draft 0009', 'checking'],
  ['MORTGAGE 0070', 'MORTGAGE 0070', 'loan'],
  ['LOAN 31 USED AUTO ANNUAL PERCENTAGE RATE 4.89%', 'LOAN 31', 'loan'],
  ['REGULAR SAVINGS - Suffix 01', 'Suffix 01', null],
  ['AUTO LOAN ID L49', 'ID L49', null],
  ['0009 - CHECKING', '0009', null],
  ['02 HOLIDAY CLUB SAVINGS', '02', null],
])('%s titles an account of a member', (line, suffix, kind) => {
  expect(read(line)).toMatchObject({ suffix, kind, number: null });
});

it.each([
  ['---- SHARE XXXXXX4763-09 ACCESS CHECKING ----', 'XXXXXX4763-09', 'savings'],
  ['LOAN 4763-31 USED AUTO 2021 ANNUAL PERCENTAGE RATE 4.89%', '4763-31', 'loan'],
])('%s prints the number of the account whole', (line, number, kind) => {
  expect(read(line)).toMatchObject({ number, kind });
});

it.each([
  'LOAN 61 USED AUTO     11,612.70',
  'SHARE 09/2025',
  'LOAN 123456',
  'SHARED 09 SPACES',
  'TRANSFER TO SHARE 01',
  '2025 SAVINGS',
  '02 MAIN STREET',
])('%s titles none', (line) => {
  expect(read(line)).toBeNull();
});
