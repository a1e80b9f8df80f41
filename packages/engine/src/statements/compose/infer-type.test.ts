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

const PAYEES = `03/03/2025   GREEN GROCER                    20.00                   880.00
    05/03/2025   CITY CINEMA                     30.00                   850.00
    07/03/2025   LENA FISCHER                    50.00                   800.00`;

test('an account that pays three different payees is a current account', () => {
  expect(typeOf(PAYEES)).toBe('checking');
});

test.each([
  ['one card payment', '03/03/2025   CARD PAYMENT GROCER             20.00                   880.00'],
  [
    'the same payee three times',
    `03/03/2025   GREEN GROCER 1                  20.00                   880.00
    05/03/2025   GREEN GROCER 2                  30.00                   850.00
    07/03/2025   GREEN GROCER 3                  50.00                   800.00`,
  ],
])('%s says nothing', (_, rows) => {
  expect(typeOf(rows)).toBeNull();
});

test('purchases without balances say nothing: they may be those of a card', () => {
  const page = printPage(`
    Amounts in EUR

    Date         Description                 Amount
    03/03/2025   GREEN GROCER                -20.00
    05/03/2025   CITY CINEMA                 -30.00
    07/03/2025   LENA FISCHER                -50.00
  `);
  expect(readDocument([page], 'Document').statements[0]!.account.type).toBeNull();
});

test('an account with nothing but transfers and interest is a savings account', () => {
  const rows = `03/03/2025   TRANSFER TO JANE                20.00                   880.00
    05/03/2025   INTEREST                                      1.00      881.00`;
  expect(typeOf(rows)).toBe('savings');
});

test('the words of the page count more', () => {
  expect(typeOf(EVERYDAY, 'Savings account in EUR')).toBe('savings');
});

test('where wages are paid into savings accounts, they make none a current account', () => {
  const wages = '05/03/2025   SALARY MARCH                             2,000.00    2,900.00';
  expect(typeOf(wages, 'Balances in INR')).toBe('savings');
  expect(typeOf(EVERYDAY, 'Balances in INR')).toBeNull();
});

test('nothing is inferred where both kinds are used for every day', () => {
  expect(typeOf(EVERYDAY, 'Balances in SGD')).toBeNull();
});

test('a number that codes the kind of its account says it', () => {
  const head = 'Account number 40817810500006951021   RUB';
  expect(typeOf('03/03/2025   JANE ROE                       20.00                   880.00', head)).toBe('checking');
});

test('a card transaction is a payment by card', () => {
  const rows = `03/03/2025   Card transaction of 20.00       20.00                   880.00
    05/03/2025   Card transaction of 30.00       30.00                   850.00`;
  expect(typeOf(rows)).toBe('checking');
});

test('a bill, whose balances are signed as of money held, is of no such account', () => {
  const page = printPage(`
    Vorig openstaand saldo     Nieuwe uitgaven     Nieuw openstaand saldo
    € 488,20 Af                € 650,53 Af         € 650,53 Af

    Bestedingslimiet           Minimaal te betalen bedrag
    € 2.500                    € 650,53

    Datum              Omschrijving                          Bedrag in euro's
    27 mrt 2025        GEINCASSEERD VORIG SALDO              488,20 Bij
    28 mrt 2025        BETAALAUTOMAAT WINKEL UTRECHT         178,00 Af
    03 apr 2025        BETAALAUTOMAAT HOTEL LISBOA           472,53 Af
  `);
  expect(readDocument([page], 'Document').statements[0]!.account.type).not.toBe('checking');
});
