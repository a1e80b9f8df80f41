import { expect, test } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const STATEMENT = `
  Account Name: Grace Njoroge      Mobile Number: 0712 345 678
  Statement period: 2025-04-01 to 2025-04-30
  Opening Balance: 2,500.00        Closing Balance: 2,826.00
  Total Paid In: 7,930.00          Total Withdrawn: 7,490.00
  Total Charges: 114.00

  Date         Narration                Paid In     Withdrawn     Charge      Balance
  2025-04-01   Contribution            3,960.00                              6,460.00
  2025-04-02   Withdrawal to agent                   2,460.00      57.00     3,943.00
  2025-04-03   Contribution            3,970.00                              7,913.00
  2025-04-04   Bill of the school                    1,070.00                6,843.00
  2025-04-07   Withdrawal to agent                   3,960.00      57.00     2,826.00
`;

function read(page: string) {
  const { transactions, verification } = readDocument(printPages(page), 'Document').statements[0]!;
  return { amounts: transactions.map(({ amount }) => amount), status: verification.status };
}

test('a charge that the balances fall by besides the amount of its row is part of what the row moved', () => {
  expect(read(STATEMENT)).toEqual({
    amounts: ['3960.00', '-2517.00', '3970.00', '-1070.00', '-4017.00'],
    status: 'verified',
  });
});

test('a charge that the balances do not show moves nothing', () => {
  const page = STATEMENT.replaceAll('3,943.00', '4,000.00')
    .replaceAll('7,913.00', '7,970.00')
    .replaceAll('6,843.00', '6,900.00')
    .replaceAll('2,826.00', '2,940.00');
  expect(read(page).amounts).toEqual(['3960.00', '-2460.00', '3970.00', '-1070.00', '-3960.00']);
});

test('a charge that one balance alone shows leaves the list unproved', () => {
  expect(read(STATEMENT.replace('2,826.00\n', '2,825.00\n')).status).toBe('mismatch');
});

test('what the summary calls a total and is less than a payment beside it is of the other credits alone', () => {
  const { openingBalance, totals, transactions } = readDocument(
    printPages(`
      Visa credit card      Card number  4265 8840 1183 1705
      Statement period   01/04/2025 - 30/04/2025
      Previous balance      1,409.33
      Payments            - 1,409.33
      Other credits          - 32.99
      Purchases               300.00
      New balance           = 267.01

      Your payments
      Date         Description           Amount
      06/04/2025   Thank you           1,409.33

      Your new charges and credits
      Date         Description           Amount
      07/04/2025   Green Grocer          200.00
      08/04/2025   Book returned         -32.99
      09/04/2025   Bakery                100.00
    `),
    'Document',
  ).statements[0]!;
  expect([openingBalance, totals]).toEqual(['1409.33', null]);
  expect(transactions.map(({ amount }) => amount)).toEqual(['1409.33', '-200.00', '32.99', '-100.00']);
});

test('a total of all rows, failed ones among them, is none of the list', () => {
  const page = `
    Account Statement    Account number   12345678
    Total Credits: 712.50            Total Debits: 155.38

    Date         Description       Amount     Status
    02/01/2025   GREEN GROCER      -45.20     Completed
    03/01/2025   WAGES             712.50     Completed
    05/01/2025   BILL             -110.18     Failed
  `;
  expect(read(page)).toEqual({ amounts: ['-45.20', '712.50'], status: 'unverifiable' });
});
