import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

it('labelled figures of another page make no column of a list without names', () => {
  const { statements } = readDocument(
    printPages(
      `
      Credit card statement
                                  Your previous balance:                  60.00
                                  Payments towards your account:          60.00
      12 February 2025            Your new balance:                      171.00
                                  Minimum payment:                         5.00
      `,
      `
      Payments towards your account             60.00
      28 Jan      DIRECT DEBIT                  60.00
      Your purchases                           171.00
      23 Jan      GREEN GROCER                  30.00
      25 Jan      TAXI                          20.00
      26 Jan      COFFEE                        25.00
      27 Jan      BOOKS                         40.00
      29 Jan      CITY PARKING                  56.00
      `,
    ),
    'Document',
  );
  expect(
    statements.map(({ openingBalance, transactions }) => [openingBalance, ...transactions.map(({ amount }) => amount)]),
  ).toEqual([['60.00', '60.00', '-30.00', '-20.00', '-25.00', '-40.00', '-56.00']]);
});
