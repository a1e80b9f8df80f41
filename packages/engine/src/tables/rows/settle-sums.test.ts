import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function amountsOf(block: string): string[] {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
}

it('a dated line that prints the sum of both columns is no row, whatever it is called', () => {
  expect(
    amountsOf(`
      Account number 12345678

      Date        Details               Withdrawals    Deposits     Balance
      12/02/2025  Opening balance                                    500.00
      14/02/2025  GREEN GROCER                45.20                  454.80
      16/02/2025  J QUILL                                 22.50      477.30
      19/02/2025  TAXI                        10.00                  467.30
      11/03/2025  Quodlibet at last          $55.20      $22.50     $467.30
    `),
  ).toEqual(['-45.20', '22.50', '-10.00']);
});

it('an undated line that prints the sum of the dated rows above is no row', () => {
  expect(
    amountsOf(`
      Account number 12345678

      Date        Details               Amount
      04/02/2025  SHARES OF NORTH       1,506.00
      05/02/2025  SHARES OF SOUTH      -2,719.71
                  Net of shares        -1,213.71
      06/02/2025  TAXI                    -10.00
    `),
  ).toEqual(['1506.00', '-2719.71', '-10.00']);
});

it('a total of one card leaves out the payment above its purchases', () => {
  expect(
    amountsOf(`
      Credit card statement     Card number 4444 5555 6666 7777

      Date        Details                          Amount
      04/02/2025  PAYMENT THANK YOU              -500.00
      05/02/2025  GREEN GROCER                     45.20
      06/02/2025  TAXI                             10.00
                  CARD 7777 TOTAL OF J QUILL       55.20
      07/02/2025  COFFEE                            4.00
                  CARD 8888 TOTAL OF A QUILL        4.00
    `).length,
  ).toBe(4);
});

it('an undated row that happens to be a sum stays one where the list prints each day once', () => {
  expect(
    amountsOf(`
      Account number 12345678

      Date        Details               Amount
      04/02/2025  TAXI                   -10.00
                  COFFEE                  -4.00
                  BOOKS                   -6.00
                  SWEEP                  -20.00
      05/02/2025  GREEN GROCER           -45.20
                  TRAIN                  -17.00
    `),
  ).toEqual(['-10.00', '-4.00', '-6.00', '-20.00', '-45.20', '-17.00']);
});

it('a dated transfer of all that came in stays a row', () => {
  expect(
    amountsOf(`
      Account number 12345678

      Date        Details               Amount
      04/02/2025  J QUILL                 10.00
      05/02/2025  A QUILL                  4.00
      06/02/2025  SWEEP                  -14.00
    `),
  ).toEqual(['10.00', '4.00', '-14.00']);
});

it('the sum of four rows and more is no row where another row goes without its date', () => {
  expect(
    amountsOf(`
      Account number 12345678

      Date        Details               Amount
      04/02/2025  GREEN GROCER            -45.20
      05/02/2025  TAXI                    -10.00
      06/02/2025  SALARY                1,506.00
                  FEE                      -1.35
      07/02/2025  RENT                   -800.00
                  Zwisk                   649.45
      08/02/2025  COFFEE                   -4.00
    `),
  ).toEqual(['-45.20', '-10.00', '1506.00', '-1.35', '-800.00', '-4.00']);
});

it('a sum takes away what a column of signs marks otherwise', () => {
  expect(
    amountsOf(`
      Rekeningnummer NL20INGB0001234567

      Datum       Omschrijving          Af Bij     Bedrag
      04-02-2025  GREEN GROCER          Af          45,20
      05-02-2025  TAXI                  Af          10,00
      06-02-2025  SALARY                Bij      1.506,00
      07-02-2025  RENT                  Af         800,00
                  Zwisk                            650,80
    `),
  ).toEqual(['-45.20', '-10.00', '1506.00', '-800.00']);
});

it('a dated line is no fee when both its figures are what the rows above come to', () => {
  expect(
    amountsOf(`
      Account number 12345678

      Date        Details               Withdrawals      Deposits       Balance
                  Opening balance                                      1,000.00
      04/02/2025  GREEN GROCER                45.20                      954.80
      05/02/2025  TAXI                        10.00                      944.80
      06/02/2025  SALARY                                 1,506.00      2,450.80
      07/02/2025  RENT                       800.00                    1,650.80
      07/02/2025  Zwisk of it                855.20      1,506.00      1,650.80
    `),
  ).toEqual(['-45.20', '-10.00', '1506.00', '-800.00']);
});

it('a dated row of nothing in both columns is no sum', () => {
  expect(
    amountsOf(`
      Account number 12345678

      Date        Details               Withdrawals      Deposits       Balance
                  Opening balance                                      1,000.00
      04/02/2025  GREEN GROCER                45.20          0.00        954.80
      05/02/2025  TAXI                        10.00          0.00        944.80
      06/02/2025  CARD CHECK                   0.00          0.00        944.80
      07/02/2025  SALARY                       0.00      1,506.00      2,450.80
    `),
  ).toEqual(['-45.20', '-10.00', '0.00', '1506.00']);
});

it('an undated line that is called as sections are, with the amount of the one row above it, is no row', () => {
  expect(
    amountsOf(`
      Account number 12345678

      Date        Details                 Amount
      04/02/2025  ANNUAL CARD FEE         -46.00
                  Fees and charges        -46.00
    `),
  ).toEqual(['-46.00']);
});

it('a subtotal beside its day is no row where it is the sum of the rows of that day', () => {
  const list = (sum: string) => `
    Account number 12345678

    Date        Details                     Debit      Credit
                Opening balance                        500.00
    04/02/2025  GREEN GROCER                45.20
                TAXI                        10.00
    04/02/2025  Subtotal                    ${sum}
                Daily balance                          444.80
    05/02/2025  COFFEE                       4.80
    05/02/2025  Subtotal                     4.80
                Daily balance                          440.00
  `;
  expect(amountsOf(list('55.20'))).toEqual(['-45.20', '-10.00', '-4.80']);
  expect(amountsOf(list('12.34'))).toContain('-12.34');
});

it('an undated line of nothing is no row, and no sum of the rows above it unless it is called one', () => {
  const judged = (label: string) =>
    readDocument(
      printPages(`
      Account number 12345678

      Date        Details                   Amount
      01/02/2025  Opening balance           500.00
      04/02/2025  GREEN GROCER              -45.20
      05/02/2025  SALARY                  1,500.00
      06/02/2025  TAXI                      -10.00
                  ${label}             0.00
                  Closing balance         1,944.80
    `),
      'Document',
    ).statements[0]!;
  const [nothing, total] = ['Cents left over', 'Total         '].map(judged);
  expect(nothing!.transactions).toHaveLength(3);
  expect(nothing!.verification.status).toBe('verified');
  expect(total!.verification.status).not.toBe('verified');
});

it('an amount of zero beside a balance is a row, and a sum only where its text begins with the word for one', () => {
  const listed = (label: string) =>
    amountsOf(`
      Account number 12345678

      Details                   Amount      Balance
      Opening balance                        500.00

      04/02/2025
      GREEN GROCER              -45.20       454.80
      BAKERY                      0.00       454.80
      ${label}           0.00       454.80
      05/02/2025
      SALARY                  1,500.00     1,954.80
      TAXI                      -10.00     1,944.80
      06/02/2025
      RENT                     -900.00     1,044.80

      Closing balance                      1,044.80
    `);
  expect(listed('CB TOTAL ACCESS  ')).toHaveLength(6);
  expect(listed('TOTAL OF THE DAY ')).toHaveLength(5);
});

it('a sum of whole numbers is no row, though the smaller of them look like no amounts', () => {
  expect(
    amountsOf(`
      Account number 12345678          Currency ISK

      Date        Details               Amount
      04/02/2025  GREEN GROCER           1.506
      05/02/2025  TAXI                     790
      06/02/2025  BOOK SHOP             12.345
      06/02/2025  TAXI                     990
                                        15.631
      07/02/2025  TAXI                     840
    `).map((amount) => amount.replace('-', '')),
  ).toEqual(['1506', '790', '12345', '990', '840']);
});
