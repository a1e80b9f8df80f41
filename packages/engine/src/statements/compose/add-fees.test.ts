import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function read(block: string) {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.map(({ transactions, verification }) => [
    verification.status,
    ...transactions.map(({ amount }) => amount),
  ]);
}

const HEAD = `
      Everyday account            Account number   51077182204
      Statement period            01/08/2025 to 31/08/2025
      Opening balance 441.20
      Closing balance 2,341.20
`;

it('a fee beside what goes out is part of the row where the balance says so', () => {
  expect(
    read(`${HEAD}
      Date           Description           Fees      Money out      Money in       Balance
      06/08/2025     GREEN GROCER          -            41.20                       400.00
      14/08/2025     CASH WITHDRAWAL       3.00        100.00                       297.00
      25/08/2025     SALARY                -                        3,000.00      3,297.00
      28/08/2025     CASH WITHDRAWAL       5.80        950.00                     2,341.20
    `),
  ).toEqual([['verified', '-41.20', '-103.00', '3000.00', '-955.80']]);
});

it('what is left of a gross amount after its fee is the row, whatever the gross amount comes to beside the balance above', () => {
  expect(
    read(`${HEAD}
      Date           Description           Gross         Fees          Net           Balance
      06/08/2025     CARD PAYMENTS         502.00        -2.00         500.00          941.20
      14/08/2025     PAYOUT               -900.00         -           -900.00           41.20
      25/08/2025     CARD PAYMENTS       2,803.00        -3.00       2,800.00        2,841.20
      28/08/2025     PAYOUT               -500.00         -           -500.00        2,341.20
                     Balance carried forward                                         2,341.20
    `).map(([, ...amounts]) => amounts),
  ).toEqual([['500.00', '-900.00', '2800.00', '-500.00']]);
});

it('a fee beside what comes in lowers it', () => {
  expect(
    read(`${HEAD}
      Date           Description           Fee       Amount          Balance
      06/08/2025     CARD PAYMENTS         2.00       502.00          941.20
      14/08/2025     CARD PAYMENTS         3.00       803.00        1,741.20
      25/08/2025     CARD PAYMENTS         1.00       601.00        2,341.20
    `),
  ).toEqual([['verified', '500.00', '800.00', '600.00']]);
});

it('a fee that the amount includes is no part of it again', () => {
  expect(
    read(`${HEAD}
      Date           Description           Fees      Money out      Money in       Balance
      06/08/2025     GREEN GROCER          -            41.20                       400.00
      14/08/2025     CASH WITHDRAWAL       3.00        103.00                       297.00
      25/08/2025     SALARY                -                        3,000.00      3,297.00
      28/08/2025     CASH WITHDRAWAL       5.80        955.80                     2,341.20
    `).map(([, ...amounts]) => amounts),
  ).toEqual([['-41.20', '-103.00', '3000.00', '-955.80']]);
});

const WALLET = `
      Account Holder       GRACE NALUBEGA
      Statement Period     01/08/2025 - 31/08/2025
      Opening Balance      UGX 214,500
      Total Received       UGX 900,000
      Total Sent           UGX 360,000
      Total Fees           UGX 3,090
      Total Tax            UGX 750
      Closing Balance      UGX 750,660

      Date         Reference        Type         Description             Amount      Fees     Tax      Balance
      06/08/2025   56058714428      CASH_OUT     Agent 724222           -50,000       880     250      163,370
      14/08/2025   97804733380      CASH_OUT     Agent 736931          -100,000     1,210     500       61,660
      20/08/2025   36030180107      TRANSFER     From 256700111222      900,000         0       0      961,660
      25/08/2025   30750087024      TRANSFER     To 256700333444       -210,000     1,000       0      750,660
`;

it('a fee and a tax in two columns are both part of the row, and their totals are of the columns', () => {
  expect(read(WALLET)).toEqual([['verified', '-51130', '-101710', '900000', '-211000']]);
});

it('a fee and a tax that the balances leave out are no part of the row', () => {
  const page = WALLET.replace('163,370', '164,500')
    .replace('61,660', '64,500')
    .replace('961,660', '964,500')
    .replaceAll('750,660', '754,500');
  expect(read(page).map(([, ...amounts]) => amounts)).toEqual([['-50000', '-100000', '900000', '-210000']]);
});
