import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const LIST = `
  Current Account            Account Number 239-418825-882
  Statement Date             10 Apr 2026

  Date           Transaction Details           Deposit       Withdrawal      Balance
  10 Mar         B/F BALANCE                                                 12,200.00
  23 Mar         CHEQUE 002139                               1,416.00        10,784.00
  29 Mar         TRANSFER                      8,800.00                      19,584.00
  01 Apr         CHEQUE 002785                               1,806.00        17,778.00
  10 Apr         C/F BALANCE                                                 17,778.00
`;

function read(...pages: string[]) {
  const { openingBalance, closingBalance, transactions, verification } = readDocument(printPages(...pages), 'Document')
    .statements[0]!;
  return { ends: [openingBalance, closingBalance], count: transactions.length, status: verification.status };
}

describe('a table behind the list with dates and amounts of something else', () => {
  it.each([
    [
      'deposits for a term',
      `
  Time Deposit
  Deposit No.      Effective Date      Maturity Date      Rate p.a.      Principal
  001              01 Mar 2026         30 May 2026        3.1000%        50,000.00
`,
    ],
    [
      'more transfers than the list has rows, each with its purpose',
      `
  Transfers received and sent
  Date              Beneficiary              Reference         Amount
  29/03/2026        GREEN GROCER             405108878         8,800.00
  01/04/2026        BLUE BAKER               852851478         1,806.00
  01/04/2026        RED BUTCHER              895217178         1,416.00
  02/04/2026        BLACK SMITH              895217179           416.00
`,
    ],
  ])('is no part of it: %s', (_, annex) => {
    expect(read(LIST + annex)).toEqual({ ends: ['12200.00', '17778.00'], count: 3, status: 'verified' });
  });

  it('stays where the balances agree without it no better', () => {
    const annex =
      '\n  Date          Payee          Reference      Amount\n  02/04/2026    BLUE BAKER     852851438      4,400.00\n';
    expect(read(LIST.replaceAll('17,778.00', '17,768.00') + annex).status).not.toBe('verified');
  });
});

it('rows under the same names of columns on the next page are of the list, though it balances without them', () => {
  const next = `
  Date           Transaction Details           Deposit       Withdrawal      Balance
  12 Apr         TRANSFER                                    100.00          17,678.00
  14 Apr         CARD                                        10.00           17,658.00
`;
  expect(read(LIST, next)).toMatchObject({ count: 5, status: 'mismatch' });
});
