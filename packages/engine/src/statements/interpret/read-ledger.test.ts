/** The amount of a row among all that its columns print. */
import { expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function amountsOf(block: string): readonly string[] {
  const { statements } = readDocument([printPage(block)], 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
}

it('a fee with a minus is the amount of a row that moves nothing else, and of no other row', () => {
  expect(
    amountsOf(`
      Account statement     Account number: 1234567890     Period 01/03/2026 - 31/03/2026
      Opening balance     1,000.00
      Closing balance     1,347.00

      Date          Description                Money in      Money out      Fee
      05/03/2026    Card payment                   0.00         -50.00     0.00
      10/03/2026    Salary                       600.00           0.00     0.00
      22/03/2026    Fee for a transfer             0.00           0.00    -3.00
      24/03/2026    Card payment abroad            0.00        -200.00    -1.50
    `),
  ).toEqual(['-50.00', '600.00', '-3.00', '-200.00']);
});
