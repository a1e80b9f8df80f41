import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function read(block: string) {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.map(({ transactions, verification }) => [
    verification.status,
    ...transactions.map(({ amount }) => amount),
  ]);
}

const HEAD = `
      Everyday account            Account number   51077182204
      Statement period            01/08/2025 to 31/08/2025
      Opening balance 441.20
      Closing balance 2,341.20
`;

it('a fee beside what goes out is part of the row where the balance says so', () => {
  expect(
    read(`${HEAD}
      Date           Description           Fees      Money out      Money in       Balance
      06/08/2025     GREEN GROCER          -            41.20                       400.00
      14/08/2025     CASH WITHDRAWAL       3.00        100.00                       297.00
      25/08/2025     SALARY                -                        3,000.00      3,297.00
      28/08/2025     CASH WITHDRAWAL       5.80        950.00                     2,341.20
    `),
  ).toEqual([['verified', '-41.20', '-103.00', '3000.00', '-955.80']]);
});

it('a fee beside what comes in lowers it', () => {
  expect(
    read(`${HEAD}
      Date           Description           Fee       Amount          Balance
      06/08/2025     CARD PAYMENTS         2.00       502.00          941.20
      14/08/2025     CARD PAYMENTS         3.00       803.00        1,741.20
      25/08/2025     CARD PAYMENTS         1.00       601.00        2,341.20
    `),
  ).toEqual([['verified', '500.00', '800.00', '600.00']]);
});

it('a fee that the amount includes is no part of it again', () => {
  expect(
    read(`${HEAD}
      Date           Description           Fees      Money out      Money in       Balance
      06/08/2025     GREEN GROCER          -            41.20                       400.00
      14/08/2025     CASH WITHDRAWAL       3.00        103.00                       297.00
      25/08/2025     SALARY                -                        3,000.00      3,297.00
      28/08/2025     CASH WITHDRAWAL       5.80        955.80                     2,341.20
    `).map(([, ...amounts]) => amounts),
  ).toEqual([['-41.20', '-103.00', '3000.00', '-955.80']]);
});
