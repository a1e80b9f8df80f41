/** Dates in whatever notation a list prints them, as long as they keep its order. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPages } from './page-fixture.ts';

function rowsOf(...blocks: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...blocks), 'Document');
  return statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );
}

describe('a day and a month that only a space parts', () => {
  const list = (first: string, second: string, third: string) => `
    ACCOUNT STATEMENT        Statement period: 1 December 2025 - 31 December 2025
    Account number 4532-221-9
    Beginning balance                                    500.00
    Date    Description            Withdrawals      Deposits     Balance
    ${first}   TRANSFER                                  100.00      600.00
    ${second}   COFFEE                        4.00                     596.00
    ${third}   GROCER                       45.20                     550.80
    Ending balance                                        550.80
  `;

  it.each([
    ['day first', list('01 12', '08 12', '15 12')],
    ['month first', list('12 01', '12 08', '12 15')],
  ])('is a date in a list of three rows, %s', (_, page) => {
    expect(rowsOf(page)).toEqual(['2025-12-01 100.00 TRANSFER', '2025-12-08 -4.00 COFFEE', '2025-12-15 -45.20 GROCER']);
  });
});

describe('the year of an era', () => {
  it('stands before month and day, all of one figure', () => {
    expect(
      rowsOf(`
        普通預金 口座番号 1234567
        お名前 山田 太郎 様
        年月日      お支払金額    お預り金額    摘要          差引残高
        6-1-1                                  繰越          100,000
        6-1-5       20,000                     カード         80,000
        6-1-10                   250,000       給与          330,000
        6-1-31       1,200                     手数料        328,800
      `),
    ).toEqual(['2024-01-05 -20000 カード', '2024-01-10 250000 給与', '2024-01-31 -1200 手数料']);
  });
});

describe('a day of the month below the name of its month', () => {
  it('is a date where no header names the columns', () => {
    expect(
      rowsOf(`
        Statement for May 2026
        Account holder  Anna Berg     Account  5555 1234 999
        Previous balance 100.00
        May
        3    Coffee                       -3.00         97.00
        9    Salary                      500.00        597.00
        11   Tea                          -7.00        590.00
        Jun
        1    Rent                       -300.00        290.00
        5    Tea                         -10.00        280.00
        New balance 280.00
      `),
    ).toEqual([
      '2026-05-03 -3.00 Coffee',
      '2026-05-09 500.00 Salary',
      '2026-05-11 -7.00 Tea',
      '2026-06-01 -300.00 Rent',
      '2026-06-05 -10.00 Tea',
    ]);
  });
});

describe('a date beside the last row of a day', () => {
  it('dates the rows above it, where the balance stands there as well', () => {
    expect(
      rowsOf(`
        Account 12345678        Mr A Jones      1 May 2026 to 31 May 2026
        Date         Details              Paid out    Paid in    Balance
                     Balance brought forward                       100.00
                     Coffee                   3.00
                     Salary                              500.00
        3 May        Lunch                    7.00                 590.00
                     Rent                   300.00
        9 May        Fee                      1.00                 289.00
      `),
    ).toEqual([
      '2026-05-03 -3.00 Coffee',
      '2026-05-03 500.00 Salary',
      '2026-05-03 -7.00 Lunch',
      '2026-05-09 -300.00 Rent',
      '2026-05-09 -1.00 Fee',
    ]);
  });
});

describe('one row without a date', () => {
  const list = (third: string) => `
    Statement period 01/05/2025 - 31/05/2025
    Date         Details                  Out        In        Balance
    07/05/2025   OPENING BALANCE                                602.77
    08/05/2025   GREEN GROCER             32.34                 570.43
    ${third}   CASH                     10.00                 560.43
    18/05/2025   BOOKSHOP                 28.62                 531.81
                 TRANSFER TO A QUILL      25.00                 506.81
    20/05/2025   RENT                    131.07                 375.74
    22/05/2025   PHARMACY                 26.17                 349.57
    23/05/2025   TEA ROOMS                 6.00                 343.57
    24/05/2025   SALARY                           1,782.60    2,126.17
    27/05/2025   COACH                    46.01               2,080.16
    28/05/2025   GARAGE                   30.16               2,050.00
    29/05/2025   CINEMA                   10.00               2,040.00
    30/05/2025   BAKERY                   40.00               2,000.00
    31/05/2025   CLOSING BALANCE                              2,000.00
  `;
  const read = (third: string) => readDocument(printPages(list(third)), 'Document').statements[0]!;

  it('is of the day above it where no other row repeats its day', () => {
    const { transactions, verification } = read('17/05/2025');
    expect(transactions[3]).toMatchObject({ date: '2025-05-18', amount: '-25.00' });
    expect(verification.status).toBe('verified');
  });

  it('may have lost its own where others print theirs again', () => {
    expect(read('08/05/2025').verification.status).toBe('unverifiable');
  });
});

describe('days and months in four figures behind the amounts', () => {
  it('are dates, though some descriptions open with a date of their own', () => {
    expect(
      rowsOf(`
        Kontoutskrift for konto 9710.19.83202 i perioden 01.11.2024 - 30.11.2024
        Forklaring                              Rentedato    Ut av konto    Inn på konto    Bokført
        Saldo fra kontoutskrift 31.10.2024                                     15.283,28
        02.11 CIRCLE K LADE                     0211             209,70                     0411
        *4471 04.11 NOK 580,67 KIWI             0411             580,67                     0411
        Fra: Ola Nordmann Betalt: 05.11.24      0411                              24,54     0511
        Melding: tur 3 x 240,00
        06.11 BUNNPRIS                          0611             993,89                     0711
        Saldo i Deres favør                                                    13.523,56
        Betalte omkostninger hittil i år                                          602,48
      `),
    ).toEqual([
      '2024-11-04 -209.70 02.11 CIRCLE K LADE',
      '2024-11-04 -580.67 *4471 04.11 NOK 580,67 KIWI',
      '2024-11-05 24.54 Fra: Ola Nordmann Betalt: 05.11.24 Melding: tur 3 x 240,00',
      '2024-11-07 -993.89 06.11 BUNNPRIS',
    ]);
  });
});

describe('the booking day in a heading over rows with the day of payment', () => {
  it('dates the rows', () => {
    expect(
      rowsOf(`
        Tiliote 01.11.2024 - 29.11.2024     Käyttötili FI27 5780 5636 5920 37
        Arkistointitunnus          Maksupv     Selitys            Määrä
        ALKUSALDO 31.10.2024                                   2 943,62
        KIRJAUSPÄIVÄ 01.11.2024
        2411015931FKHGA8F1         01.11       HELEN OY         -533,57
        SALDO 01.11.2024                                       2 410,05
        KIRJAUSPÄIVÄ 04.11.2024
        24110459317UWVR7A8         03.11       KAUPPA            -70,38
        24110459319A9ZZTLT         04.11       VIRTANEN         -279,61
        2411045931NZPMDKMW         02.11       KIOSKI            -71,00
        SALDO 04.11.2024                                       1 989,06
      `),
    ).toEqual([
      '2024-11-01 -533.57 HELEN OY',
      '2024-11-04 -70.38 KAUPPA',
      '2024-11-04 -279.61 VIRTANEN',
      '2024-11-04 -71.00 KIOSKI',
    ]);
  });
});

describe('a bar between the date and the time', () => {
  it('belongs to neither', () => {
    expect(
      rowsOf(`
        Account statement     Account No. 1234567890    Currency: INR
        Date & Time          Description       Debit     Credit      Balance
        30/09/2025| 19:38    CASH                         100.00      100.00
        04/10/2025| 13:10    TEA               10.00                   90.00
      `),
    ).toEqual(['2025-09-30 100.00 CASH', '2025-10-04 -10.00 TEA']);
  });
});

it('a line that opens with a date heads no columns, though its words name two', () => {
  const page = `
    Account Number 239-418825-882         Statement Date 10 Apr 2026
    Date        Details             Deposit      Withdrawal      Balance
    10 Mar      B/F BALANCE                                      44,812.09
    11 Mar      PAYMENT
                WONG SIU MING                      3,027.46      41,784.63
    12 Mar      CHEQUE DEPOSIT
                CDM                 1,138.00                     42,922.63
    16 Mar      CREDIT INTEREST         4.19                     42,926.82
  `;
  expect(rowsOf(page)).toEqual([
    '2026-03-11 -3027.46 PAYMENT WONG SIU MING',
    '2026-03-12 1138.00 CHEQUE DEPOSIT CDM',
    '2026-03-16 4.19 CREDIT INTEREST',
  ]);
});

it('instalments beside days with their year are no dates, below names that nobody knows', () => {
  expect(
    rowsOf(`
      ESTADO DE CUENTA TARJETA DE CREDITO
      Pago mínimo:         $ 124,17
      Periodo facturado: 31 ago - 30 sep. 2025
      Saldo anterior                                   $ 1.244,00
      Saldo a la fecha                                 $ 1.000,87

      Control      Cuando       Movimientos            Valor                Valor        Saldo

      000000       02/09/2025   ABONO VIRTUAL        $ -800,00              $ -800,00    $ 0,00
      T00265       03/09/2025   DLO*GOOGLE           $ 66,00       1/1      $ 66,00      $ 0,00
      R88412       05/09/2025   EXITO                $ 214,87      1/1      $ 214,87     $ 0,00
      T11240       12/09/2025   TERPEL               $ 276,00      1/1      $ 276,00     $ 0,00
    `),
  ).toEqual([
    '2025-09-02 800.00 ABONO VIRTUAL',
    '2025-09-03 -66.00 DLO*GOOGLE',
    '2025-09-05 -214.87 EXITO',
    '2025-09-12 -276.00 TERPEL',
  ]);
});

it('the word in front of a time of day goes with the date, so that the kind of each row is read', () => {
  expect(
    rowsOf(`
      Relevé de compte
      Nom du compte : Compte commun Voltaire
      Date                        Type     Montant     Description

      13 novembre 2024 à 17:16    Reçu     8,50 €      Remise resto
      12 novembre 2024 à 19:22    Envoi    406,50 €    Loyer colocation
      9 novembre 2024 à 20:44     Dépôt    530,00 €    Alimentation du compte
    `),
  ).toEqual([
    '2024-11-13 8.50 Remise resto',
    '2024-11-12 -406.50 Loyer colocation',
    '2024-11-09 530.00 Alimentation du compte',
  ]);
});
