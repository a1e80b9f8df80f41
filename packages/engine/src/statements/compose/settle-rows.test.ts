/** Hints from the words around a list about its account give way to its arithmetic. */
import { expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const page = (title: string) => `
  ${title.padEnd(22)} Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Credit limit           1,000.00
  Minimum payment           25.00
  Opening Balance          100.00
  Closing Balance        1,554.80

  Date         Description           Debit      Credit     Balance
  15/01/2025   GREEN GROCER          45.20                   54.80
  16/01/2025   SALARY                         1,500.00    1,554.80
`;

function read(title: string) {
  const { account, transactions, verification } = readDocument([printPage(page(title))], 'Document').statements[0]!;
  return { type: account.type, amounts: transactions.map(({ amount }) => amount), breaks: verification.breaks };
}

it('an account that only looks like a card holds money where the rows lead to its closing balance that way', () => {
  expect(read('')).toEqual({ type: null, amounts: ['-45.20', '1500.00'], breaks: [] });
});

it('the number of a debit card makes no card of an account whose balances fall with most rows', () => {
  const { account, transactions } = readDocument(
    [
      printPage(`
        Card number 4265 8840 1183 1705

        Date         Description      Amount      Balance
        15/01/2025   GREEN GROCER     -45.20       954.80
        16/01/2025   BAKERY            -4.80       950.00
        17/01/2025   SALARY         1,500.00     2,450.00
        18/01/2025   RENT            -900.00     1,550.00
      `),
    ],
    'Document',
  ).statements[0]!;
  expect(account.type).toBeNull();
  expect(transactions.map(({ amount }) => amount)).toEqual(['-45.20', '-4.80', '1500.00', '-900.00']);
});

it('a number of sixteen figures alone makes no debt of running balances', () => {
  const { account, transactions } = readDocument(
    [
      printPage(`
        Account number 4265884011831705

        Date         Description      Amount      Balance
        15/01/2025   GREEN GROCER     -45.20       954.80
        16/01/2025   REFUND             4.80       959.60
        17/01/2025   SALARY         1,500.00     2,459.60
      `),
    ],
    'Document',
  ).statements[0]!;
  expect(account.type).toBeNull();
  expect(transactions.map(({ amount }) => amount)).toEqual(['-45.20', '4.80', '1500.00']);
});

it('nor does it where totals hold either way and the balances one way only', () => {
  const { account, transactions, verification } = readDocument(
    [
      printPage(`
        Account number 4265884011831705     Currency: INR

        Date         Description                  Amount       Balance
        15/01/2025   GREEN GROCER     Dr.          45.20        954.80
        16/01/2025   BAKERY           Dr.         965.00     10.20 Dr.
        17/01/2025   SALARY           Cr.       1,500.00      1,489.80

        Total debits 1,010.20     Total credits 1,500.00
      `),
    ],
    'Document',
  ).statements[0]!;
  expect(account.type).not.toBe('credit_card');
  expect(transactions.map(({ amount }) => amount)).toEqual(['-45.20', '-965.00', '1500.00']);
  expect(verification.breaks).toEqual([]);
});

it('a debt that the page states is none where the rows lead to the closing balance as money held, and proves nothing', () => {
  const { account, verification } = readDocument([printPage(page('Loan statement'))], 'Document').statements[0]!;
  expect(account.type).toBe(null);
  expect(verification.status).toBe('unverifiable');
});

it('balances that carry the rows outweigh two figures without a name that only a card would lead from one to the other', () => {
  const { account, openingBalance, closingBalance, verification } = readDocument(
    [
      printPage(`
        Credit limit           1,000.00
        Minimum payment           25.00
        Ope ning Sum             100.00
        Clos ing Sum           1,554.80

        Date         Description           Debit      Credit     Balance
        14/01/2025   Balance brought forward                       100.00
        15/01/2025   GREEN GROCER          45.20                    54.80
        16/01/2025   SALARY                         1,500.00     1,554.80
        16/01/2025   Balance carried forward                     1,554.80
      `),
    ],
    'Document',
  ).statements[0]!;
  expect([account.type, openingBalance, closingBalance]).toEqual([null, '100.00', '1554.80']);
  expect(verification.breaks).toEqual([]);
});

it('a card whose balances run as well the other way round holds money where the words of the rows say so', () => {
  const card = (rows: string) => `
    Account Type: Visa Account     Account number   12345678
    Date         Description              Amount     Balance
    06/01/2023   EFTPOS Lee and Patel    -138.00   12,887.00
    ${rows}
    17/01/2023   SALARY Wilson Group    7,081.00   20,108.00
    18/01/2023   EFTPOS Chan Ltd          -55.00   20,053.00
  `;
  const amountsOf = (rows: string) =>
    readDocument([printPage(card(rows))], 'Document').statements[0]!.transactions.map(({ amount }) => amount);
  expect(amountsOf('07/01/2023   REFUND Wilson Group     140.00   13,027.00')).toEqual([
    '-138.00',
    '140.00',
    '7081.00',
    '-55.00',
  ]);
});

it('a debt that the page names is none where the balances of the rows run as those of money held', () => {
  const { account, transactions, verification } = readDocument(
    [
      printPage(`
        Overdraft loan account     Account number   12345678
        Loan

        Date         Description        Dr/Cr       Amount        Balance
        02/01/2025   ARVIND TEXTILES     Dr       37,787.00      4,477.20
        10/01/2025   CHARGES             Dr          203.39      4,273.81
        11/01/2025   GROCER              Dr          130.00      4,143.81
        17/01/2025   KUMAR               Dr       26,523.00     22,379.19 Dr
        20/01/2025   REMEDIE             Cr       81,496.00     59,116.81
        21/01/2025   PATEL               Dr       48,695.00     10,421.81
      `),
    ],
    'Document',
  ).statements[0]!;
  expect(account.type).not.toBe('loan');
  expect(transactions.map(({ amount }) => amount)).toEqual([
    '-37787.00',
    '-203.39',
    '-130.00',
    '-26523.00',
    '81496.00',
    '-48695.00',
  ]);
  expect(verification.status).not.toBe('mismatch');
});

it('payments that a card says it received pay the debt, whatever the word for a payment means alone', () => {
  const { account, transactions } = readDocument(
    [
      printPage(`
        Creditcard 4709 12** **** 1297      Periode 01-01-2024 t/m 31-01-2024

        Vorig saldo          100,00
        Nieuw saldo          125,20

        Datum        Omschrijving                     Bedrag       Saldo
        02-01-2024   Betaling ontvangen, dank u       -60,00       40,00
        05-01-2024   BOL.COM                           45,20       85,20
        09-01-2024   Betaling ontvangen, dank u       -20,00       65,20
        11-01-2024   KLM AMSTERDAM                     80,00      145,20
        16-01-2024   Betaling ontvangen, dank u       -20,00      125,20
      `),
    ],
    'Document',
  ).statements[0]!;
  expect(account.type).toBe('credit_card');
  expect(transactions.map(({ amount }) => amount)).toEqual(['60.00', '-45.20', '20.00', '-80.00', '20.00']);
});

it('a loan is paid off by most of its rows', () => {
  const { statements } = readDocument(
    [
      printPage(`
        Kempen Bank                          Periode 01-01-2024 t/m 31-01-2024

        Betaalrekening
        IBAN: NL66 ZUID 0927 7768 09

        Vorig saldo            50,00
        Eindsaldo              45,00

        Datum        Omschrijving        Bedrag       Saldo
        02-01-2024   BOL.COM              -5,00       45,00

        Persoonlijke lening
        IBAN: 3344046234 EUR

        Vorig saldo           400,00
        Eindsaldo             260,00

        Datum        Omschrijving        Bedrag       Saldo
        03-01-2024   Aflossing           -55,00      345,00
        09-01-2024   Rente                10,00      355,00
        16-01-2024   Aflossing           -45,00      310,00
        23-01-2024   Aflossing           -50,00      260,00
      `),
    ],
    'Document',
  );
  const loan = statements.at(-1)!;
  expect(loan.account.type).toBe('loan');
  expect(loan.transactions.map(({ amount }) => amount)).toEqual(['55.00', '-10.00', '45.00', '50.00']);
});
