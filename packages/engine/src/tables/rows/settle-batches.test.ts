import { describe, expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function readRows(list: string) {
  const page = `
  Account number 12345678   Currency CHF
  Opening balance   1,000.00
${list}`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  return statement!.transactions.map(({ amount, description }) => `${amount} ${description}`);
}

describe('the payments of a batch below its amount are no rows', () => {
  it('where each run of undated amounts adds up', () => {
    expect(
      readRows(`
  Date         Description                        Amount
  13/05/2024   Collective credit (3 payments)   1,166.76
               Payment 1   HOFER                  111.14
               Payment 2   AMMANN                 343.46
               Payment 3   HOFER                  712.16
  14/05/2024   Transfer                           -20.00
  15/05/2024   Collective credit (1 payment)       55.10
               Payment 1   ZUERCHER                55.10
  16/05/2024   Rent                              -900.00`),
    ).toEqual([
      '1166.76 Collective credit (3 payments)',
      '-20.00 Transfer',
      '55.10 Collective credit (1 payment)',
      '-900.00 Rent',
    ]);
  });
});

describe('undated amounts stay rows', () => {
  it('where one run of them comes to something else: the list prints a day once', () => {
    expect(
      readRows(`
  Date         Description       Amount
  13/05/2024   Salary            454.60
               Gift              111.14
               Refund            343.46
  14/05/2024   Groceries         -20.00
               Rent             -900.00
  15/05/2024   Cinema            -12.00`),
    ).toHaveLength(6);
  });

  it('where each run is a single amount, which may be alike by chance', () => {
    expect(
      readRows(`
  Date         Description       Amount
  13/05/2024   Bus                -2.20
               Bus                -2.20
  14/05/2024   Groceries         -20.00
  15/05/2024   Bus                -2.20
               Bus                -2.20`),
    ).toHaveLength(5);
  });
});
