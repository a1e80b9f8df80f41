import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function judge(first: string, last: string) {
  const { statements } = readDocument(
    printPages(`
      Checking Account    Account number   12345678
      Date of issue       22.04.2019

      Date     Details               Withdrawals    Deposits     Balance
      23.01    Opening balance                                   5,524.26
      ${first}    GROCER                      51.43                 5,472.83
      20.02    BAKERY                     216.51                 5,256.32
      11.03    FUEL                         7.67                 5,248.65
      17.03    FUEL                       301.00                 4,947.65
      03.04    SHOES                      318.36                 4,629.29
      ${last}    CAFE                        52.05                 4,577.24
      22.04    Closing balance                                   4,577.24
    `),
    'Document',
  );
  return statements[0]!.verification.status;
}

it('dates within the days of opening and closing balance, and a late posting, are proved', () => {
  expect(judge('12.02', '13.04')).toBe('verified');
  expect(judge('21.01', '13.04')).toBe('verified');
});

it('a row dated long before the opening balance above it is not proved', () =>
  expect(judge('02.12', '13.04')).toBe('unverifiable'));
