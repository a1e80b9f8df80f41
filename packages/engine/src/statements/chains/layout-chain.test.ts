import { expect, it } from 'vitest';
import { findHeaders } from '../../tables/columns/find-headers.ts';
import { printLines, printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
import { layoutChain } from './layout-chain.ts';

it('words beside figures of a box in the margin are no words of the rows', () => {
  const { statements } = readDocument(
    printPages(`
      Account number 12345678          Statement period 14 December 2024 to 13 January 2025

      14 Dec   Start balance                                            291.57
      15 Dec   Card payment to a cafe          20.00                    271.57     At a glance
               Card payment to Lidl            68.83                    202.74     Start balance    £291.57
      17 Dec   Card payment to a cafe          22.17                    180.57     Money in         £100.00
               from a friend                            100.00          280.57     Money out        £112.57
      18 Dec   Card payment to a shop           1.57                    279.00     End balance      £279.00
                                                                                   Your deposit is eligible
                                                                                   for protection
      13 Jan   End balance                                              279.00
    `),
    'Document',
  );
  expect(
    statements.flatMap(({ transactions }) => transactions.map(({ amount, description }) => `${amount} ${description}`)),
  ).toEqual([
    '-20.00 Card payment to a cafe',
    '-68.83 Card payment to Lidl',
    '-22.17 Card payment to a cafe',
    '100.00 from a friend',
    '-1.57 Card payment to a shop',
  ]);
});

it('one name for both directions says nothing of the side of its left column', () => {
  const [names, ...lines] = printLines(`
    Date          Debit / Credit                   Balance
    02/06/25            500.00                   23,043.54
    04/06/25          1,784.44                   21,259.10
    06/06/25          2,000.00                   19,259.10
    10/06/25                      1,364.67       20,623.77
    11/06/25          1,339.59                   19,284.18
    12/06/25             90.80                   19,193.38
  `);
  const [header] = findHeaders([names!, ...lines]);
  const signs = [-1, -1, -1, 1, -1, -1] as const;
  const rows = new Map(
    lines.map(({ index, money }, at) => [index, { amount: money[0]!, balance: money[1]!, sign: signs[at]! }]),
  );
  const balances = new Map(lines.map(({ index, money }) => [index, money[1]!]));
  const [first, last] = [1, lines.length];
  const chain = { rows, balances, first, last, head: first, isDense: true, length: last, newestFirst: false };
  expect(layoutChain({ header: header!, lines }, chain).choice.roles).toEqual(['debit', 'credit', 'balance']);
});
