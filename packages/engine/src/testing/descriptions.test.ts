/** A row's description is the bank's text about it: whole, in reading order, nothing else. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPages } from './page-fixture.ts';

function rowsOf(...blocks: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...blocks), 'Document');
  return statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );
}

describe('words of a row are never lost', () => {
  it('amounts in the narration of a line that goes on are words of it', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date        Details                       Amount      Balance
        10/07/2025  BAKERY PARIS                   -21.92      478.08
                    20.24 EUR foreign currency
        11/07/2025  GREEN GROCER                   -10.00      468.08
        12/07/2025  Refund                          36.90      504.98
                    for 24.80 + 12.10
      `),
    ).toEqual([
      '2025-07-10 -21.92 BAKERY PARIS 20.24 EUR foreign currency',
      '2025-07-11 -10.00 GREEN GROCER',
      '2025-07-12 36.90 Refund for 24.80 + 12.10',
    ]);
  });

  it('a time of day below the date parts no description', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date        Details                       Amount      Balance
        10/07/2025  Paid to BAKERY                 -21.92      478.08
        02:31 am    Transaction A23
                    by card 5414
        11/07/2025  Paid to GREEN GROCER           -10.00      468.08
        11:16 pm    Transaction B77
                    by card 5414
      `),
    ).toEqual([
      '2025-07-10 -21.92 Paid to BAKERY Transaction A23 by card 5414',
      '2025-07-11 -10.00 Paid to GREEN GROCER Transaction B77 by card 5414',
    ]);
  });

  it('the column with the words describes the rows where no column is named for it', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date        Reference   Reference             Amount      Balance
        10/07/2025  A23         BAKERY PARIS          -21.92      478.08
        11/07/2025  B77         GREEN GROCER          -10.00      468.08
      `),
    ).toEqual(['2025-07-10 -21.92 BAKERY PARIS', '2025-07-11 -10.00 GREEN GROCER']);
  });
});

it('the first date of a new year, printed with its year, dates a row as the others do', () => {
  expect(
    rowsOf(`
      Account number 12345678     Statement period 17/12/2023 to 16/01/2024

      Date         Details              Amount      Balance
      18 DEC       Card payment
                   BAKERY               -20.00       480.00
      19 DEC       Direct debit
                   WATER                -10.00       470.00
      20 DEC       Card payment
                   TAXI                 -10.00       460.00
      29 DEC       Card payment
                   BOOKS                -10.00       450.00
      01 JAN 2024  Card payment
                   TRAIN                -10.00       440.00
      02 JAN       Card payment
                   TAXI                 -10.00       430.00
    `).slice(-2),
  ).toEqual(['2024-01-01 -10.00 Card payment TRAIN', '2024-01-02 -10.00 Card payment TAXI']);
});

it('a column that is called "Transaction" and holds no dates holds the descriptions', () => {
  expect(
    rowsOf(`
      Account number 12345678

      Date        Transaction                      Debit       Credit      Balance
      06/03/2026  EFTPOS TOTARA GROCER             48.65                   826.55
      11/03/2026  PAY MATAI HOLDINGS                         1,890.45    2,717.00
      17/03/2026  BILL PAYMENT POWER CO           152.30                 2,564.70
    `),
  ).toEqual([
    '2026-03-06 -48.65 EFTPOS TOTARA GROCER',
    '2026-03-11 1890.45 PAY MATAI HOLDINGS',
    '2026-03-17 -152.30 BILL PAYMENT POWER CO',
  ]);
});

describe('a description ends where its column ends', () => {
  it('a cell that runs on below the next header stays whole, and the kind beside it is no part of it', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date        Payee            Class          Amount      Balance
        10/07/2025  GREEN GROCER     CARDPAY         -21.92      478.08
                    PURCHASE 230402 8506 49 5
        11/07/2025  JANE DOE         TRANSFER        -10.00      468.08
        12/07/2025  PIKE ST COFFEE   CARDPAY          36.90      504.98
                    PURCHASE 230403 0582 49 3
      `),
    ).toEqual([
      '2025-07-10 -21.92 GREEN GROCER PURCHASE 230402 8506 49 5',
      '2025-07-11 -10.00 JANE DOE',
      '2025-07-12 36.90 PIKE ST COFFEE PURCHASE 230403 0582 49 3',
    ]);
  });

  it('times below both dates of a row part no description', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Transaction date    Posting date    Details                  Amount      Balance
        10/07/2025          10/07/2025      Transfer by phone         -21.92      478.08
        16:01 CET           18:02 CET       +15550107755
        11/07/2025          12/07/2025      GREEN GROCER              -10.00      468.08
        09:12 CET           10:51 CET       AUSTIN
      `),
    ).toEqual(['2025-07-10 -21.92 Transfer by phone +15550107755', '2025-07-12 -10.00 GREEN GROCER AUSTIN']);
  });

  it('the name of a currency below its amount parts no description', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date        Details                        Foreign amount      Amount      Balance
        10/07/2025  CAFE PARIS                              40.91       -34.55      478.08
                    includes a commission                   Euros
        11/07/2025  GREEN GROCER                                        -10.00      468.08
      `),
    ).toEqual(['2025-07-10 -34.55 CAFE PARIS includes a commission', '2025-07-11 -10.00 GREEN GROCER']);
  });

  it('the last row of a page goes on, though its second line names a section elsewhere', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date        Details                       Amount      Balance

        10/07/2025  CITY RENT                     -21.92      478.08
                    Direct debits
                    Mandate 178088

        11/07/2025  WATER BOARD                   -10.00      468.08
                    Direct debits
                    Mandate 336664
      `),
    ).toEqual([
      '2025-07-10 -21.92 CITY RENT Direct debits Mandate 178088',
      '2025-07-11 -10.00 WATER BOARD Direct debits Mandate 336664',
    ]);
  });

  it('a box right of the amounts is no part of the rows beside it', () => {
    expect(
      rowsOf(`
        Account number 12345678      1 July 2025 to 31 July 2025

        10/07/2025  BAKERY PARIS              -21.92      478.08
        11/07/2025  GREEN GROCER              -10.00      468.08          Overdraft limit
        12/07/2025  PIKE ST COFFEE             -3.00      465.08          see overleaf
        13/07/2025  CITY RENT                -100.00      365.08
        14/07/2025  WATER BOARD               -10.00      355.08
      `),
    ).toEqual([
      '2025-07-10 -21.92 BAKERY PARIS',
      '2025-07-11 -10.00 GREEN GROCER',
      '2025-07-12 -3.00 PIKE ST COFFEE',
      '2025-07-13 -100.00 CITY RENT',
      '2025-07-14 -10.00 WATER BOARD',
    ]);
  });
});

describe('a line that goes on below a description and runs on into the amounts', () => {
  it('belongs to the row', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date        Details                       Amount      Balance
        10/07/2025  BAKERY PARIS                   -21.92      478.08
                    CARD **** **** **** 4471 AUTHORISED 09.07.2025 11:48
        11/07/2025  GREEN GROCER                   -10.00      468.08
      `),
    ).toEqual([
      '2025-07-10 -21.92 BAKERY PARIS CARD **** **** **** 4471 AUTHORISED 09.07.2025 11:48',
      '2025-07-11 -10.00 GREEN GROCER',
    ]);
  });
});

it('a row of two lines, each with names of its own in the header, is read line by line', () => {
  expect(
    rowsOf(`
      Account number 12345678

      Posted        Description             Account number          Reference      Amount
      Value date    Details                 Payee                   Type           Debit
      03/12/2025    DIRECT DEBIT            82163458/0100           3666867309     -110.72
      02/12/2025    for November            POWER COMPANY           0308
      04/12/2025    CARD PAYMENT            4172 89**               1178            -15.20
      03/12/2025    56607518                RAILWAYS                0308
      05/12/2025    CARD PAYMENT            4172 89**               1178            -23.10
      04/12/2025    56607519                GROCER                  0308
    `),
  ).toEqual([
    '2025-12-03 -110.72 DIRECT DEBIT 82163458/0100 for November POWER COMPANY',
    '2025-12-04 -15.20 CARD PAYMENT 4172 89** 56607518 RAILWAYS',
    '2025-12-05 -23.10 CARD PAYMENT 4172 89** 56607519 GROCER',
  ]);
});
