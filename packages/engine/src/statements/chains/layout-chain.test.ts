import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

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
