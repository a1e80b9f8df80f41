import { expect, test } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function typeOf(rows: string, head = 'Balances in EUR'): string | null {
  const page = printPage(`
    ${head}        Account number   12345678

    Date         Description                 Money out      Money in      Balance
    01/03/2025   Opening balance                                            900.00
    ${rows}
  `);
  return readDocument([page], 'Document').statements[0]!.account.type;
}

const EVERYDAY = `03/03/2025   CARD PAYMENT GROCER             20.00                   880.00
    05/03/2025   DIRECT DEBIT ENERGY             30.00                   850.00`;

test('an account that pays by card and by direct debit is a current account, though no word says so', () => {
  expect(typeOf(EVERYDAY)).toBe('checking');
});

test('an account that is paid wages is one', () => {
  expect(typeOf('05/03/2025   SALARY MARCH                             2,000.00    2,900.00')).toBe('checking');
});

test.each([
  ['one card payment', '05/03/2025   CARD PAYMENT GROCER             20.00                   880.00'],
  [
    'transfers and interest',
    `03/03/2025   TRANSFER TO JANE                20.00                   880.00
    05/03/2025   INTEREST                                      1.00      881.00`,
  ],
])('%s says nothing', (_, rows) => {
  expect(typeOf(rows)).toBeNull();
});

test('the words of the page count more', () => {
  expect(typeOf(EVERYDAY, 'Savings account in EUR')).toBe('savings');
});

test('nothing is inferred where savings accounts have cards', () => {
  expect(typeOf(EVERYDAY, 'Balances in INR')).toBeNull();
});
