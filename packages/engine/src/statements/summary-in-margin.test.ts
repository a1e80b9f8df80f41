/** A summary in the margin of the first page, beside rows of a list that goes on overleaf. */
import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

it('balances in the margin of the first page open and close a list that goes on overleaf', () => {
  const [statement] = readDocument(
    printPages(
      `
      Credit Card Statement     Account number   4510 1500 2231 4471

      Date          Description          Amount
      14 May 2025   GREEN GROCER          59.72
                    REF 7528220421                   Previous balance     120.00
      15 May 2025   CITY PARKING          48.76
                                                     Payments            -120.00
      16 May 2025   COFFEE                 4.51      Purchases            216.59
      17 May 2025   BAKER                  7.00
                                                     New balance          216.59
      18 May 2025   PAYMENT             -120.00
    `,
      `
      Date          Description          Amount
      20 May 2025   GREEN GROCER          96.60
    `,
    ),
    'Document',
  ).statements;
  expect(statement).toMatchObject({
    openingBalance: '120.00',
    closingBalance: '216.59',
    verification: { status: 'verified' },
  });
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual([
    '-59.72',
    '-48.76',
    '-4.51',
    '-7.00',
    '120.00',
    '-96.60',
  ]);
});
