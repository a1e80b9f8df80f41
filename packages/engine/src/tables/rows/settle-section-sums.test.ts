import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function amountsOf(block: string): string[] {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
}

it('a title with the sum of the rows below it heads them', () => {
  expect(
    amountsOf(`
      Credit card statement       Statement closing date 02/18/2025
      Previous Balance  $100.00
      New Balance        $90.00

      Date      Reference      Description                       Amount
                               Payments                         -$60.00
      01/28     P9611          AUTOMATIC PAYMENT                -$60.00
                               Purchases and Other Debits        $50.00
      01/23     P9776          GREEN GROCER                      $30.00
      01/25     P9873          TAXI                              $20.00
    `),
  ).toEqual(['60.00', '-30.00', '-20.00']);
});

it('a word of a title beside what the rows below do not add up to is a row', () => {
  expect(
    amountsOf(`
      Credit card statement       Statement closing date 02/18/2025

      Date      Reference      Description                       Amount
      01/23     P9776          GREEN GROCER                      $30.00
                               Service charge                     $5.00
      01/25     P9873          TAXI                              $20.00
    `),
  ).toEqual(['-30.00', '-5.00', '-20.00']);
});

it('titles that nobody knows head the rows that they add up', () => {
  expect(
    amountsOf(`
      Credit card statement       Statement date 18 February 2025
      Your previous balance  60.00
      Your new balance       95.00

      Payments towards your account             60.00
      28 Jan      DIRECT DEBIT                  60.00
      Transactions, interest and charges        95.00
      How you have used your card               75.00
      23 Jan      GREEN GROCER                  30.00
      25 Jan      TAXI                          20.00
      26 Jan      COFFEE                        25.00
      Instalments                                0.00
      Interest and charges                      20.00
      12 Feb      INTEREST                      20.00
    `),
  ).toEqual(['60.00', '-30.00', '-20.00', '-25.00', '-20.00']);
});

it('an undated row stays one where a list has no titles', () => {
  expect(
    amountsOf(`
      Credit card statement       Statement date 18 February 2025

      23 Jan      GREEN GROCER                  30.00
                  CARD FEE                      45.00
      25 Jan      TAXI                          20.00
      26 Jan      COFFEE                        25.00
    `),
  ).toEqual(['-30.00', '-45.00', '-20.00', '-25.00']);
});

it('rows below a heading without a sum are no part of the title above it', () => {
  expect(
    amountsOf(`
      Credit card statement       Statement closing date 02/18/2025
      Previous Balance  $100.00
      New Balance       $120.00

      Date      Reference      Description                       Amount
      Payments                                                  -$60.00
      01/28     P9611          AUTOMATIC PAYMENT                -$60.00
      Purchases and Other Debits                                 $50.00
      01/23     P9776          GREEN GROCER                      $30.00
      01/25     P9873          TAXI                              $20.00
      Fees
      02/07                    LATE FEE                          $30.00
                               Total Fees Charged This Period    $30.00
    `),
  ).toEqual(['60.00', '-30.00', '-20.00', '-30.00']);
});
