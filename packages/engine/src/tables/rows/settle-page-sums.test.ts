import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function rowsOf(...blocks: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...blocks), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`));
}

const OPENING = `
  Account number 12345678

  Date        Details                    Amount
  12/02/2025  Opening balance            500.00
  14/02/2025  GREEN GROCER               -45.20
  16/02/2025  TAXI                       -10.00
`;

it('an undated amount at both sides of a page break is carried over, whatever it is called', () => {
  expect(
    rowsOf(
      `${OPENING}
              Quodlibet to sheet two     444.80
      `,
      `
  Date        Details                    Amount
              Quodlibet of sheet one     444.80
  19/02/2025  COFFEE                      -4.00
  20/02/2025  Closing balance            440.80
      `,
    ),
  ).toEqual(['2025-02-14 -45.20', '2025-02-16 -10.00', '2025-02-19 -4.00']);
});

it('an undated amount at both sides of a page break is a row where rows go without a date', () => {
  expect(
    rowsOf(
      `${OPENING}
              COFFEE                      -4.00
  17/02/2025  BAKERY                      -7.00
              TRAM                        -3.00
      `,
      `
  Date        Details                    Amount
              TRAM                        -3.00
  19/02/2025  COFFEE                      -4.00
  20/02/2025  Closing balance            423.80
      `,
    ),
  ).toEqual([
    '2025-02-14 -45.20',
    '2025-02-16 -10.00',
    '2025-02-16 -4.00',
    '2025-02-17 -7.00',
    '2025-02-17 -3.00',
    '2025-02-17 -3.00',
    '2025-02-19 -4.00',
  ]);
});
