import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const read = (block: string) =>
  readDocument(printPages(block), 'Document').statements.map(
    ({ account, openingBalance, closingBalance, transactions, verification }) => ({
      account: [account.number, account.type],
      ends: [openingBalance, closingBalance],
      rows: transactions.map(({ date, amount }) => `${date} ${amount}`),
      status: verification.status,
    }),
  );

const SUMMARY = `
  Combined statement              1 March 2025 to 31 March 2025

  Account summary
                      Account no.         Opening balance    Closing balance
  Current account     44107731                     120.00             100.00
  Savings account     44107732                      50.00              75.50
  Total                                            170.00             175.50
`;
const LIST = `
  Date         Account      Details            Paid out    Paid in
  02/03/2025   44107731     GREEN GROCER          35.00
               44107732     SALARY                           30.00
  05/03/2025   44107731     REFUND SHOES                     15.00
  09/03/2025   44107732     CITY WATER             4.50
`;

it('a list whose rows name their accounts is one statement for each, with the balances of its own', () => {
  expect(read(SUMMARY + LIST)).toEqual([
    {
      account: ['44107731', 'checking'],
      ends: ['120.00', '100.00'],
      rows: ['2025-03-02 -35.00', '2025-03-05 15.00'],
      status: 'verified',
    },
    {
      account: ['44107732', 'savings'],
      ends: ['50.00', '75.50'],
      // the date of the first is printed in a row of the other account
      rows: ['2025-03-02 30.00', '2025-03-09 -4.50'],
      status: 'verified',
    },
  ]);
});

it('an undated last row has the date of the row above it, which another account booked', () => {
  const list = `
  Date         Account      Details            Paid out    Paid in    Balance
  02/03/2025   44107731     GREEN GROCER          35.00                 85.00
               44107732     SALARY                           30.00      80.00
  05/03/2025   44107732     CITY WATER             4.50                 75.50
               44107731     REFUND SHOES                     15.00     100.00
`;
  expect(read(SUMMARY + list).map(({ rows, status }) => [rows.at(-1), status])).toEqual([
    ['2025-03-05 15.00', 'verified'],
    ['2025-03-05 -4.50', 'verified'],
  ]);
});

it('rows of one account are not verified without those of the others', () => {
  const [first, ...others] = read(SUMMARY + LIST.replace('15.00', '16.00'));
  expect(others.length).toBe(1);
  expect(first!.status).not.toBe('verified');
});

it('accounts that no line beside the list names part nothing: the other side of a payment is one', () => {
  const block = `
    Account number 44107731        1 March 2025 to 31 March 2025
    Opening balance 120.00         Closing balance 110.50
    ${LIST.replaceAll('44107731', '90001111').replaceAll('44107732', '90002222').replace('4.50', '19.50')}`;
  expect(read(block).length).toBe(1);
});
