import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPage } from '../../testing/page-fixture.ts';

function readBeside(margin: readonly [string, string, string]) {
  const [first, second, third] = margin.map((text) => text.padEnd(34));
  const block = `
    Current account 1187204563
    Statement period 01/05/2025 - 31/05/2025
    Opening balance      5,370.16
    Closing balance      5,651.55

                                      Trans date   Particulars                       Amount
    ${first}01/05/2025   Card payment                      -55.41
    ${second}02/05/2025   Counter deposit                   372.67
    ${third}03/05/2025   Direct debit GREENLINE            -28.79
    ${''.padEnd(34)}04/05/2025   Fee                                -7.08
  `;
  const { transactions, unassigned } = readDocument([printPage(block)], 'Document').statements[0]!;
  return [transactions.length, unassigned.map(({ text }) => text)];
}

it.each([
  [['Pending holds        174.58', 'Balance less holds 5,476.97', '']],
  [['Available balance', '5,476.97', '']],
  [['Days in period   31', 'Available   5,476.97', 'Interest paid   0.11']],
] as const)('figures of a summary left of the dates are no amounts of the rows: %j', (margin) => {
  expect(readBeside(margin)).toEqual([4, []]);
});

it('a mere figure left of the dates may be of the row', () => {
  expect(readBeside(['1,211.40', '', ''])).toEqual([4, ['1,211.40']]);
});
