import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

it('of a fee and a debit in one row the balance says which one it moved', () => {
  const { statements } = readDocument(
    printPages(`
      Everyday account            Account number   51077182204
      Statement period            01/08/2025 to 31/08/2025
      Opening balance 441.20
      Closing balance 2,331.20

      Date           Description           Fees (R)     Debits (R)    Credits (R)    Balance (R)
      06/08/2025     GREEN GROCER                            41.20                        400.00
      14/08/2025     RESTAURANT               3.00          100.00                        300.00
      14/08/2025     PAYMENT FEE             10.00                                        290.00
      25/08/2025     SALARY                                              3,000.00       3,290.00
      27/08/2025     MONTHLY FEE              8.80                                      3,281.20
      28/08/2025     CASH WITHDRAWAL                        950.00                      2,331.20
    `),
    'Document',
  );
  expect(statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    '-41.20',
    '-100.00',
    '-10.00',
    '3000.00',
    '-8.80',
    '-950.00',
  ]);
});
