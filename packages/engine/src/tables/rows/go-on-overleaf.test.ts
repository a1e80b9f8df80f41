import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function textsOf(...pages: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...pages), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ description }) => description));
}

const HEAD = `
    Account number 12345678     Statement period 01/02/2025 to 28/02/2025

    Date          Description                        Amount      Balance
`;

it('what a row says goes on at the top of a page that repeats no header', () => {
  const first = `${HEAD}
    03/02/2025    Withdrawal POS 874849              -97.99     1,946.81
                  QUILL BOOKS
    04/02/2025    Withdrawal POS 545501              -81.74     1,865.07
                  GREEN GROCER 849
    05/02/2025    Withdrawal debit card              -33.03     1,832.04
                  QUILL BOOKS
    06/02/2025    Draft 6095                        -240.85     1,591.19
    17/02/2025    Withdrawal POS 575555              -71.90     1,519.29
  `;
  const second = `
                  HARBOUR OIL 5186
                  TRACE 4411
    18/02/2025    Withdrawal ATM 1792               -177.71     1,341.58
                  MAIN OFFICE
    20/02/2025    Withdrawal POS 380303              -19.14     1,322.44
                  GREEN GROCER 796
  `;
  expect(textsOf(first, second)).toEqual([
    'Withdrawal POS 874849 QUILL BOOKS',
    'Withdrawal POS 545501 GREEN GROCER 849',
    'Withdrawal debit card QUILL BOOKS',
    'Draft 6095',
    'Withdrawal POS 575555 HARBOUR OIL 5186 TRACE 4411',
    'Withdrawal ATM 1792 MAIN OFFICE',
    'Withdrawal POS 380303 GREEN GROCER 796',
  ]);
});

it('a list whose rows open above their amounts leaves the top of a page to the row below', () => {
  const first = `${HEAD}
                  QUILL BOOKS
    03/02/2025    POS 874849                         -97.99     1,946.81

                  GREEN GROCER 849
    04/02/2025    POS 545501                         -81.74     1,865.07

                  QUILL BOOKS
    05/02/2025    POS 545502                         -33.03     1,832.04

                  BAKERY
    06/02/2025    POS 545503                        -240.85     1,591.19
  `;
  const second = `
                  HARBOUR OIL
    18/02/2025    POS 1792                          -177.71     1,413.48
  `;
  expect(textsOf(first, second).at(-1)).toBe('HARBOUR OIL POS 1792');
});
