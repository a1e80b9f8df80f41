import { describe, expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

/** Rows as `date amount description`. */
function rowsOf(block: string): string[] {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );
}

describe('a sentence or a summary beside the names of columns', () => {
  it('leaves them names, though it prints an amount, and goes on no row', () => {
    expect(
      rowsOf(`
        Statement period 12/01/2025 to 12/31/2025

        Deposits
        Date         Amount    Description                         There were 2 deposits of all kinds
        12/16      1,688.22    Direct deposit payroll              totaling $1,763.22.
                               Paper group
        12/23         75.00    Mobile deposit

        Withdrawals
        Date         Amount    Description                         There were 2 purchases totaling $94.77.
        12/17         74.48    Grocer                              There was 1 machine used,
                                                                   fees totaling $0.00.
        12/20         20.29    Bakery
      `),
    ).toEqual([
      '2025-12-16 1688.22 Direct deposit payroll Paper group',
      '2025-12-23 75.00 Mobile deposit',
      '2025-12-17 -74.48 Grocer',
      '2025-12-20 -20.29 Bakery',
    ]);
  });

  it('may end there with its figure, having begun above', () => {
    expect(
      rowsOf(`
        Statement period 12/01/2025 to 12/31/2025

        Deposits
                                                           There was 1 deposit
        Date         Amount    Description                 totaling $1,688.22.
        12/16      1,688.22    Direct deposit payroll
                               Paper group

        Withdrawals
                                                           There were 2 purchases
        Date         Amount    Description                 totaling $94.77.
        12/17         74.48    Grocer
        12/20         20.29    Bakery
      `),
    ).toEqual([
      '2025-12-16 1688.22 Direct deposit payroll Paper group',
      '2025-12-17 -74.48 Grocer',
      '2025-12-20 -20.29 Bakery',
    ]);
  });

  it('may begin beside the title, and leave nothing but its figure there', () => {
    expect(
      rowsOf(`
        Statement period 12/01/2025 to 12/31/2025

        Deposits                                           There was 1 deposit totaling $1,688.22.
        Date         Amount    Description
        12/16      1,688.22    Direct deposit payroll

        Card Withdrawals and Purchases                     There were 2 card purchases totaling
        Date         Amount    Description                 $94.77.
                                                           There was 1 other card deduction
        12/17         74.48    Grocer                      totaling $10.00.
        12/20         20.29    Bakery
        12/21         10.00    Teller
      `),
    ).toEqual([
      '2025-12-16 1688.22 Direct deposit payroll',
      '2025-12-17 -74.48 Grocer',
      '2025-12-20 -20.29 Bakery',
      '2025-12-21 -10.00 Teller',
    ]);
  });

  it('leaves the texts of the rows whole, though they open with the number of a card', () => {
    expect(
      rowsOf(`
        Statement period 12/01/2025 to 12/31/2025

        Withdrawals
        Date         Amount    Description                               There were 4 purchases
                                                                         totaling $104.77.
        12/17         74.48    4417 Purchase Grocer
        12/20         20.29    4417 Purchase Bakery
        12/21          4.00    4417 Purchase Kiosk
        12/22          6.00    4417 Purchase Cinema
      `),
    ).toEqual([
      '2025-12-17 -74.48 4417 Purchase Grocer',
      '2025-12-20 -20.29 4417 Purchase Bakery',
      '2025-12-21 -4.00 4417 Purchase Kiosk',
      '2025-12-22 -6.00 4417 Purchase Cinema',
    ]);
  });

  it('may be the first line of a summary in the margin, which goes on beside the rows', () => {
    expect(
      rowsOf(`
        Statement date 22 April 2026

        Date      Description                   Out        In     Balance     Start balance    401.77
        2026      Balance from statement 57                        401.77
                                                                              End balance      317.49
        24 Mar    Direct debit SKY            48.40                353.37
        31 Mar    Bank credit COUNCIL                                         Average credit
                  WILTS PAY                             89.03      442.40     balance          412.40
        01 Apr    Transfer from 3681                     7.09      449.49     Average debit
        04 Apr    Visa purchase                                               balance            0.00
                  LONDON GB                                                   Arranged overdraft
                  Effective Date 02 Apr 2026  32.00                417.49     limit              0.00
        09 Apr    Standing order OXFAM       100.00                317.49     BIC NAIAGB21
      `),
    ).toEqual([
      '2026-03-24 -48.40 Direct debit SKY',
      '2026-03-31 89.03 Bank credit COUNCIL WILTS PAY',
      '2026-04-01 7.09 Transfer from 3681',
      '2026-04-04 -32.00 Visa purchase LONDON GB Effective Date 02 Apr 2026',
      '2026-04-09 -100.00 Standing order OXFAM',
    ]);
  });

  it('is one only behind a day and an amount: a name that nobody knows heads its column', () => {
    expect(
      rowsOf(`
        Statement period 12/01/2025 to 12/31/2025

        Date           Description           Amount       Qvanda plomish
        12/16/2025     GREEN GROCER          -45.20       amber
        12/17/2025     SALARY                100.00       forward
      `),
    ).toEqual(['2025-12-16 -45.20 GREEN GROCER', '2025-12-17 100.00 SALARY']);
  });
});
