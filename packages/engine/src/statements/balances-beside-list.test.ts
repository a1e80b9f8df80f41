/** Balances that stand around a list of running balances, and what they are of. */
import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

function read(block: string) {
  const [statement] = readDocument(printPages(block), 'Document').statements;
  const { openingBalance, closingBalance, transactions, verification } = statement!;
  return { openingBalance, closingBalance, rows: transactions.length, status: verification.status };
}

it('a row of nothing before the first day of the period is the balance that the list begins with', () => {
  const printed = (day: string) => `
    Checking Account     Account number   12345678
    Statement period     20/12/2025 to 19/01/2026

    Date         Description         Credit     Debit      Balance
    ${day}   CODE 0                0.00                1,045.72
    21/12/2025   TRANSFER             52.72                1,098.44
    25/12/2025   CARD GREEN GROCER               128.83      969.61
    02/01/2026   CARD PIKE ST COFFEE              69.61      900.00
  `;
  expect(read(printed('19/12/2025'))).toMatchObject({ openingBalance: '1045.72', rows: 3 });
  expect(read(printed('20/12/2025'))).toMatchObject({ rows: 4 });
});

it('the total of a list that repeats its last balance closes it, whatever list without balances stands below', () => {
  expect(
    read(`
    Checking Account     Account number   12345678
    Statement period     01/10/2025 to 31/10/2025

    Date         Description         Credit     Debit      Balance
    30/09/2025   Opening balance                           1,000.00
    01/10/2025   TRANSFER            100.00                1,100.00
    02/10/2025   CARD GREEN GROCER               50.00     1,050.00
    03/10/2025   CARD PIKE ST COFFEE             50.00     1,000.00
    06/10/2025   CARD BAKERY                    100.00       900.00
                 Total               100.00     200.00       900.00

    Other savings of the day
    Date         Description                    Amount
    03/10/2025   INVESTED IN FUND              2,099.51
    10/10/2025   INVESTED IN FUND              2,331.70
    `),
  ).toMatchObject({ openingBalance: '1000.00', closingBalance: '900.00', rows: 4 });
});

it('a run of unlabelled balances that the last row does not lead to closes no list', () => {
  expect(
    read(`
    Checking Account     Account number   12345678
    Statement period     01/12/2025 to 31/12/2025

    Date         Description         Debit     Credit     Balance
    11/12/2025   Balance brought forward                 12,500.18
    24/12/2025   REMITTANCE                     429.85   12,930.03
    28/12/2025   CONVERSION         409.60               12,520.43

    What you have with us
                 November                               170,188.74
                 December                               171,376.96
    `),
  ).toMatchObject({ openingBalance: '12500.18', rows: 2, status: 'unverifiable' });
});

it('figures of a summary above the names of the columns are no row, though they come to a balance of the list', () => {
  expect(
    read(`
    Savings account      Account number   12345678
    Statement period     01/12/2025 to 31/12/2025

    Opening balance      100.00       Average balance      551.46
    Closing balance      500.00       Taxes retained         0.00

    Date         Description              Amount       Balance
    31/12/2025   INTEREST                   1.41        500.00
    30/12/2025   RECEIVED                 538.59        498.59
    28/12/2025   PAID                     -40.00        -40.00
    27/12/2025   PAID                    -100.00          0.00
    `),
  ).toMatchObject({ openingBalance: '100.00', closingBalance: '500.00', rows: 4 });
});

it('a whole number in the footer, below the balances of a list with decimals, opens nothing', () => {
  expect(
    read(`
    Checking Account     Account number   12345678
    Statement period     01/10/2025 to 31/10/2025

    Date         Description                Amount       Balance
    06/10/2025   CARD BAKERY               -100.00        900.00
    03/10/2025   CARD PIKE ST COFFEE        -50.00      1,000.00
    02/10/2025   CARD GREEN GROCER          -50.00      1,050.00
    01/10/2025   TRANSFER                   100.00      1,100.00

    Sample Bank  www.sample.example  0850   0850 724      0 724      Page 1/1
    `),
  ).toMatchObject({ openingBalance: null, rows: 4 });
});

it('a mark in a column of its own is of the balance beside it, in the names of bank messages', () => {
  const [statement] = readDocument(
    printPages(`
      FrDtTm 2023-12-01T00:00:00     ToDtTm 2023-12-31T23:59:59
      Acct/IBAN CH1300777009127744081     Ccy CHF
      Ownr Ochsner Holzbau AG

      Bal/Tp                   Dt             CdtDbtInd        Amt
      OPBD Opening booked      2023-12-01     DBIT          212.75
      CLBD Closing booked      2023-12-31     DBIT          190.30
      CLAV Closing available   2023-12-31     CRDT        1,809.70

      #    BookgDt      ValDt        AddtlNtryInf     AcctSvcrRef   C/D     Amt CHF
      1    2023-12-04   2023-12-05   Gutschrift       ZV988603      CRDT      62.45
      2    2023-12-08   2023-12-08   Vergütung        ZV635209      DBIT      40.00
    `),
    'Document',
  ).statements;
  expect(statement).toMatchObject({
    account: { holder: 'Ochsner Holzbau AG' },
    period: { from: '2023-12-01', to: '2023-12-31' },
    openingBalance: '-212.75',
    closingBalance: '-190.30',
  });
  expect(statement!.transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual([
    '2023-12-04 62.45 Gutschrift',
    '2023-12-08 -40.00 Vergütung',
  ]);
});

it('what is available on the first and on the last day of a list opens and closes it', () => {
  expect(
    read(`
    Выписка по счету за период с 01.03.2025 по 31.03.2025
    Доступно на 01.03.2025       + 178 298,05
    Доступно на 31.03.2025       + 130 598,05

    Дата           Сумма          Операция       Детали
    29.03.2025     + 32 900,00    Пополнение     В терминале
    29.03.2025     - 80 600,00    Перевод        Ерлан К.
    `),
  ).toMatchObject({ openingBalance: '178298.05', closingBalance: '130598.05' });
});

const RUNNING = `
    Date         Description         Debit     Credit     Balance
    01/02/2025   Balance brought forward                 1,000.00
    03/02/2025   CARD GREEN GROCER    50.00                950.00
    24/02/2025   REMITTANCE                    100.00    1,050.00`;

it.each([
  [
    'an end of the month before the list begins',
    'Interest rate on debit balances     14.25%\n    Month end balance 31 January 2025     1,000.00\n    Interest since the 1st   11.90',
  ],
  ['the year of a label that goes on below', 'Closing balance on February 28,\n                              2025 ($)'],
])('%s is not what the list ends with', (_, below) => {
  expect(
    read(`
    Checking Account     Account number   12345678
    ${RUNNING}

    ${below}`),
  ).toMatchObject({ openingBalance: '1000.00', closingBalance: null });
});

it('of what the account is worth and of its cash the rows move the cash', () => {
  expect(
    read(`
    Brokerage Account     Account number   12345678
    Account summary
    Ending Account Value as of 02/28    $9,470.00    Beginning Account Value as of 02/01     $9,000.00

    Cash: Beginning Cash as of 02/01 $1,000.00 Ending Cash as of 02/28 $1,050.00
    Date         Description         Debit     Credit
    03/02/2025   CARD GREEN GROCER    50.00
    24/02/2025   REMITTANCE                    100.00`),
  ).toMatchObject({ openingBalance: '1000.00', closingBalance: '1050.00', rows: 2 });
});

it('the balance of a product, which its column alone names, closes no list that prints balances', () => {
  expect(
    read(`
    Cliente:    PEREZ ARCE JUAN
    Cuenta:     150-0441827                          Moneda:    Bolivianos

    Fecha        Descripción                         Débito       Crédito      Saldo Bs
    28/02/2025   Saldo inicial                                                 14.550,80
    05/03/2025   Abono por planilla                               9.800,00     24.350,80
    14/03/2025   Pago de tarjeta                    2.310,40                   22.040,40
    Tipo de cambio oficial. Impreso el 04/04/2025 10:02.

    Resumen de productos                                  Moneda               Saldo
    DPF 204-118827 (vence 12/11/2025)                     USD               5.000,00
    Tarjeta ****0441                                      BOB              -1.204,60`),
  ).toMatchObject({ openingBalance: '14550.80', closingBalance: null, rows: 2, status: 'unverifiable' });
});

it.each([
  ['on a page in front of the list, is what all accounts hold', 1, 'unverifiable'],
  ['on the page of the list, closes it', 0, 'mismatch'],
])('a "Total balance" that no row comes to, %s', (_, pagesBefore, status) => {
  const summary = `
    Business account     Account number   12345678
    Portfolio summary
    Total balance in HKD               37,502.81`;
  const blocks = pagesBefore === 1 ? [summary, RUNNING] : [`${summary}\n${RUNNING}`];
  const [statement] = readDocument(printPages(...blocks), 'Document').statements;
  expect(statement!.verification.status).toBe(status);
  expect(statement!.transactions).toHaveLength(2);
});

it('payments to come below the balances of days are none of these', () => {
  expect(
    read(`
    Checking Account     Account number   12345678
    Statement dates      1 February 2025 - 28 February 2025
    ${RUNNING}

    End-of-day balances
    Post date                                                            Running balance
    03/02/2025                                                             950.00
    24/02/2025                                                           1,050.00
    Scheduled payments
    07/03/2025                         Acme Logistics Inc                  165.35
    11/03/2025                         Acme Logistics Inc                  165.36`),
  ).toMatchObject({ openingBalance: '1000.00', rows: 2, status: 'verified' });
});

it('what was paid in all, as Japanese accounts and cards both call it, closes no account that holds money', () => {
  expect(
    read(`
    東都信用金庫           お取引明細
    口座番号   81 6060 7232      期間  2024.09.01 - 2024.09.30
    前月繰越残高                 275,163
    お預り金額合計               107,742
    お支払金額合計               103,716

    年月日       取引内容                お預り金額          出金          残高
                 前月繰越残高                                             275,163
    09/13        振込                                       82,494        192,669
    09/15        ATM出金                                    21,222        171,447
    09/17        ATM入金               107,742                            279,189`),
  ).toMatchObject({ openingBalance: '275163', rows: 3, status: 'verified' });
});
