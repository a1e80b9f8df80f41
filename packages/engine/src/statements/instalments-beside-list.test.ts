/** Purchases that are paid in instalments, listed with what is left of them. */
import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

it('what is left of purchases in instalments is no row of the account', () => {
  const page = `
    Credit Card Statement
    Card number 5232 65XX XXXX 1594
    Previous balance     603.49
    Payments              60.01
    Purchases            123.74
    New balance          667.22

    Instalment plans
    Date           Plan                         Original amount     Remaining balance     Monthly instalment     Instalments left
    25/12/2024     WHOLE FOODS                           273.00                182.00                  22.75                 4/12
    26/10/2024     GREEN GROCER                           57.36                  9.56                   9.56                 5/6

    Date           Posted         Description                                                                    Amount
    27/04/2025     27/04/2025     Payment received                                                              60.01CR
    Card number **** 1594 - T W HARRIS
    Date           Posted         Description                                                                    Amount
    22/04/2025     23/04/2025     AMAZON MKTPLACE                                                                 85.71
    Card number **** 8971 - J A SMITH
    Date           Posted         Description                                                                    Amount
    25/04/2025     26/04/2025     NETFLIX.COM                                                                     38.03
  `;
  const { statements } = readDocument(printPages(page), 'Document');
  expect(statements.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    ['60.01', '-85.71', '-38.03'],
  ]);
});
