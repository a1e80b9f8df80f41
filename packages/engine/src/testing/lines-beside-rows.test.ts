/** Lines that stand among the rows or below them, and are none: their day, their figure or their number only looks like one. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPages } from './page-fixture.ts';

function amountsOf(block: string): string[] {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
}

describe('no line below the rows becomes one', () => {
  it('a closing balance whose day stands among the descriptions', () => {
    expect(
      amountsOf(`
        Opening balance   100.00

        Description                     Date            Debit      Credit
        Corner cafe                     03 Mar 2025     12.50
        Salary                          07 Mar 2025                2,000.00
        Rent                            14 Mar 2025     600.00
        31 Mar 2025   Closing balance                              1,487.50
      `),
    ).toEqual(['-12.50', '2000.00', '-600.00']);
  });

  it('totals of both columns, of which one stands below the balances', () => {
    expect(
      amountsOf(`
        Date         Details                  Amount     Balance
                     Opening balance                      500.00
        03/03/2025   Corner cafe              -12.50      487.50
        07/03/2025   Salary                 2,000.00    2,487.50
        14/03/2025   Rent                    -600.00    1,887.50
                     Total of operations      612.50    2,000.00
      `),
    ).toEqual(['-12.50', '2000.00', '-600.00']);
  });

  it('a phone number that ends where the amounts do', () => {
    expect(
      amountsOf(`
        Date         Details                                     Amount
        03/03/2025   Corner cafe                                  -12.50
        07/03/2025   Salary                                     2,000.00
        14/03/2025   Rent                                        -600.00

                     Contact tel 03457                            404 404
                     Text phone 03457                             125 563
      `),
    ).toEqual(['-12.50', '2000.00', '-600.00']);
  });
});

it('a list is read by its values where the names of the columns stand elsewhere', () => {
  expect(
    amountsOf(`
      Opening balance   100.00
      Closing balance  1,447.50

      Date        Description                                  Money out     Money in      Balance

      02 March 2025                 -12.50   Corner cafe
      07 March 2025               2,000.00   Salary
      14 March 2025                -600.00   Rent
      20 March 2025                 -40.00   Gym
    `),
  ).toEqual(['-12.50', '2000.00', '-600.00', '-40.00']);
});
