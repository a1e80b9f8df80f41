import { expect, it } from 'vitest';
import { textOf } from '../lines/segments.ts';
import { readDocument } from '../statements/read-document.ts';
import { printPage, printPlainLines } from '../testing/page-fixture.ts';
import { dropBullets } from './drop-bullets.ts';

it.each(['-', '•', '*'])('the rows of a list are read behind bullets: %s', (bullet) => {
  const { transactions } = readDocument(
    [
      printPage(`
        Account: Checking Account (****1234)
        Recent Transactions:
        ${bullet} 12/20/2024: Acme Coffee Shop   -$50.00
        ${bullet} 12/21/2024: Deposit         +$5,000.00
        ${bullet} 12/22/2024: Transfer        -$1,200.00
      `),
    ],
    'Document',
  ).statements[0]!;
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ['2024-12-20', '-50.00'],
    ['2024-12-21', '5000.00'],
    ['2024-12-22', '-1200.00'],
  ]);
});

it.each(['- 45.20', '- 2.01 CAFE', '- 12 rows', '* Rates as of 12/10/2024', '-12/10/2024'])(
  'what opens %s stays',
  (line) => {
    expect(dropBullets(printPlainLines(line)).map(({ words }) => textOf(words))).toEqual([line]);
  },
);
