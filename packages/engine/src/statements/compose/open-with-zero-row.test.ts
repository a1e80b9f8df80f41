import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const ROWS = [
  '22/05/2025  TAXI                    -10.00      990.00',
  '24/05/2025  SALARY                1,500.00    2,490.00',
  '27/05/2025  RENT                   -800.00    1,690.00',
  '30/05/2025  COFFEE                   -4.00    1,686.00',
  '02/06/2025  BOOKS                   -20.00    1,666.00',
  '05/06/2025  HARBOUR CAFE             -6.00    1,660.00',
];

function readRows(rows: readonly string[]) {
  const page = `
      Checking Account       Account number 12345678
      Period 20/05/2025 to 19/06/2025
      Opening balance                        1,000.00
      Closing balance                        1,660.00

      Date        Details               Amount      Balance
      ${rows.join('\n      ')}
  `;
  const { transactions, verification } = readDocument(printPages(page), 'Document').statements[0]!;
  return [verification.status, transactions.length];
}

const rowOf = (date: string, balance: string) => `${date}  CODE 0                    0.00    ${balance}`;

it('a row of zero on the day before the period is the balance that opens the list, at its older end', () => {
  const opening = rowOf('19/05/2025', '1,000.00');
  expect(readRows([opening, ...ROWS])).toEqual(['verified', ROWS.length]);
  expect(readRows([...ROWS.toReversed(), opening])).toEqual(['verified', ROWS.length]);
});

it('a row of zero that a misprint dates before the period is a row, which proves nothing', () => {
  expect(readRows([rowOf('20/02/2025', '1,000.00'), ...ROWS])).toEqual(['unverifiable', ROWS.length + 1]);
  expect(readRows([...ROWS, rowOf('19/05/2025', '1,660.00')])).toEqual(['unverifiable', ROWS.length + 1]);
});
