import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeResult } from './index.ts';
import { resultOf, sampleStatement } from './testing/sample-result.ts';

const BOOKED = { category: 'Food & Drink', payee: 'Green Grocer' };
const write = async (format: Parameters<typeof writeResult>[1], row: object = BOOKED) =>
  String(await writeResult(resultOf(sampleStatement([row])), format));

test.each([
  ['csv', /,page,id,category,payee\r\n.*,4Q0X5V7M2KT10001,Food & Drink,Green Grocer\r\n$/],
  ['qif', /PGreen Grocer\nMPOS PURCHASE GREEN GROCER\nLFood & Drink\n/],
  ['ofx', /<NAME>Green Grocer\s*<MEMO>POS PURCHASE GREEN GROCER \[Food &amp; Drink\]\n/],
  ['hledger', /Green Grocer \| POS PURCHASE GREEN GROCER\n[\s\S]*\n {4}Expenses:Food-Drink\n/],
  [
    'beancount',
    /open Expenses:Food-Drink\n[\s\S]*"Green Grocer" "POS PURCHASE GREEN GROCER"[\s\S]*\n {2}Expenses:Food-Drink\n/,
  ],
  ['json', /"category":\s*"Food & Drink",\s*"payee":\s*"Green Grocer"/],
] as const)('%s carries category and payee', async (format, written) => {
  expect(await write(format)).toMatch(written);
});

test.each([
  ['Assets:Savings', 'Assets:Savings'],
  ['Food:Lunch', 'Expenses:Food:Lunch'],
  ['Income', 'Expenses:Income'],
  [':', 'Expenses:Unknown'],
])('the category %s is the ledger account %s', async (category, account) => {
  expect(await write('hledger', { category })).toContain(`    ${account}\n`);
});

test('rows that no rule matches are written as before', async () => {
  expect(await write('csv', {})).not.toContain('category');
  expect(await write('qif', {})).not.toMatch(/^L/m);
});

test('a workbook has columns for both when a row has one', async () => {
  const header = async (row: object) => {
    const file = (await writeResult(resultOf(sampleStatement([row])), 'xlsx')) as Uint8Array;
    return (await readExcelFile(Buffer.from(file)))[0]!.data.map((cells) => cells.slice(-2));
  };
  expect(await header(BOOKED)).toEqual([
    ['Category', 'Payee'],
    ['Food & Drink', 'Green Grocer'],
  ]);
  expect((await header({}))[0]).toEqual(['Id', 'Correction']);
});
