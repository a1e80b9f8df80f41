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

describe('lines of a row are its own', () => {
  it('where the day opens a row that ends with its amount, and dots lead to it', () => {
    expect(
      rowsOf(`
        Statement period 01/05/2024 - 31/05/2024
        Date          Particulars                              Debits      Credits     Balance
        01 May 2024   Brought forward                                                   500.00
        02 May 2024   Telephone bill 48739225
                      Direct debit ....................         79.98                   420.02
        05 May 2024   V6385 03/05 Market hall
                      74940524700425320 ...............         20.02                   400.00
        08 May 2024   V6855 06/05 Market hall
                      74940524954902028 ...............         88.37
                      Online H128440 Linked account
                      Mr D J Quill ....................         11.63                   300.00
        09 May 2024   V1111 06/05 Market hall
                      74940524954902111 ...............        100.00                   200.00
      `),
    ).toEqual([
      '2024-05-02 -79.98 Telephone bill 48739225 Direct debit',
      '2024-05-05 -20.02 V6385 03/05 Market hall 74940524700425320',
      '2024-05-08 -88.37 V6855 06/05 Market hall 74940524954902028',
      '2024-05-08 -11.63 Online H128440 Linked account Mr D J Quill',
      '2024-05-09 -100.00 V1111 06/05 Market hall 74940524954902111',
    ]);
  });

  it('below a day that books nothing', () => {
    expect(
      rowsOf(`
        Date          Details                         Debit       Credit      Balance
        01 Dec 2023   BALANCE FORWARD                                          500.00
        02 Dec 2023   Interest Rate
                      Lending @ 14.850%
        02 Dec 2023   CHOCOLATE SHOP                  20.00                    480.00
                      TxnDate: 01Dec2023
        04 Dec 2023   GRAFTON STREET                 100.00                    380.00
                      TxnDate: 04Dec2023
                      TIME 11:57
        06 Dec 2023   FROM C QUILL                               120.00        500.00
                      IE55772711352101
        09 Dec 2023   GREEN GROCER                    50.00                    450.00
      `),
    ).toEqual([
      '2023-12-02 -20.00 CHOCOLATE SHOP TxnDate: 01Dec2023',
      '2023-12-04 -100.00 GRAFTON STREET TxnDate: 04Dec2023 TIME 11:57',
      '2023-12-06 120.00 FROM C QUILL IE55772711352101',
      '2023-12-09 -50.00 GREEN GROCER',
    ]);
  });

  it('beside a value date that is named below the date', () => {
    expect(
      rowsOf(`
        Fecha operación            Operación                                  Importe          Saldo
        09/02/2026                 Bizum A Favor De Eloy Ramirez Concepto:     -26.79 EUR     473.21 EUR
        Fecha valor:09/02/2026     18.50
        08/02/2026                 Compra Ikea Jerez, Tarjeta 5489 ,           -14.30 EUR     500.00 EUR
        Fecha valor:08/02/2026     Comision 0.00
        06/02/2026                 Pago Movil En Dia 9997                      -40.00 EUR     514.30 EUR
        Fecha valor:06/02/2026
      `),
    ).toEqual([
      '2026-02-09 -26.79 Bizum A Favor De Eloy Ramirez Concepto: 18.50',
      '2026-02-08 -14.30 Compra Ikea Jerez, Tarjeta 5489 , Comision 0.00',
      '2026-02-06 -40.00 Pago Movil En Dia 9997',
    ]);
  });

  it('where they begin under its date, behind a value date in brackets', () => {
    const block = `
      Vorig saldo op 31-01-2026   500,00

      NR     DATUM          OMSCHRIJVING                                       BEDRAG
      0031   04-02-2026     (VAL. 03-02-2026)                                 - 68,00
             OVERSCHRIJVING NAAR BE82 2191 A QUILL OP
             04/02 REF. : BECBAS0N66
      0032   06-02-2026     (VAL. 06-02-2026)                                 - 32,00
             DOMICILIERING TELEFOON FACTUUR 871568192
      0033   09-02-2026     (VAL. 08-02-2026)                                 - 14,00
             AANKOOP MET KAART NR 6703 A MARSH
      0034   26-02-2026     (VAL. 26-02-2026)                                + 114,00
             STORTING VAN BE12 0910 STAD

      Nieuw saldo op 27-02-2026   500,00
    `;
    expect(rowsOf(block)).toEqual([
      '2026-02-04 -68.00 OVERSCHRIJVING NAAR BE82 2191 A QUILL OP 04/02 REF. : BECBAS0N66',
      '2026-02-06 -32.00 DOMICILIERING TELEFOON FACTUUR 871568192',
      '2026-02-09 -14.00 AANKOOP MET KAART NR 6703 A MARSH',
      '2026-02-26 114.00 STORTING VAN BE12 0910 STAD',
    ]);
    const [statement] = readDocument(printPages(block), 'Document').statements;
    expect(statement!.transactions.map(({ valueDate }) => valueDate)).toEqual([
      '2026-02-03',
      '2026-02-06',
      '2026-02-08',
      '2026-02-26',
    ]);
  });
});

it('of two days below each other under names of both, the upper one books', () => {
  expect(
    rowsOf(`
      Hesap No 12345678      Dönem 01/05/2018 - 31/05/2018

      İşlem Tarihi
      Valör Tarihi      Açıklama               Tutar     Kalan Bakiye
      04/05/2018        GROCER                -10,00           990,00
      05/05/2018
      05/05/2018        TAXI                   -5,00           985,00
      04/05/2018
      06/05/2018        BAKERY                 -4,00           981,00
      06/05/2018
    `),
  ).toEqual(['2018-05-04 -10.00 GROCER', '2018-05-05 -5.00 TAXI', '2018-05-06 -4.00 BAKERY']);
});

describe('a second line of a row', () => {
  it('that names a field in two words heads no other list', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date        Details                       Amount      Balance
        10/07/2025  TRANSFER TO LANDLORD           -21.92      478.08
                    Details: amount
        11/07/2025  GREEN GROCER                   -10.00      468.08
      `),
    ).toEqual(['2025-07-10 -21.92 TRANSFER TO LANDLORD Details: amount', '2025-07-11 -10.00 GREEN GROCER']);
  });

  it('stands beside its value date in brackets, below a header of two lines', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Date          Particulars                 Ref No/       Transaction   Debit      Credit     Balance
        (Value Date)                              Cheque No.    Type
        30-Jul-25     UPI/4515/RAJESH K                         Transfer       21.92                 478.08
        (30-Jul-25)   /UTIB/GROCER
        24-Jul-25     UPI/0955/ZOMATO                           Cash           10.00                 500.00
        (24-Jul-25)   /YESB/KITCHEN
      `),
    ).toEqual(['2025-07-30 -21.92 UPI/4515/RAJESH K /UTIB/GROCER', '2025-07-24 -10.00 UPI/0955/ZOMATO /YESB/KITCHEN']);
  });

  it('stays whole across the figures of a scale of interest below the list', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Posted      Value       Details
        10/07/2025  10/07/2025  DIRECT DEBIT ALLIANZ                       21.92 D
                                Insurance policy of the year 2025
        11/07/2025  11/07/2025  CARD GREEN GROCER                          10.00 D
                                Bought with card at the counter

        01/07/2025  500.00 C    30 days      9.750 %
        11/07/2025  468.08 C     4 days      9.750 %
      `),
    ).toEqual([
      '2025-07-10 -21.92 DIRECT DEBIT ALLIANZ Insurance policy of the year 2025',
      '2025-07-11 -10.00 CARD GREEN GROCER Bought with card at the counter',
    ]);
  });
});

it('a line that opens with the other date of its row is of the description, whatever section its words name', () => {
  const { statements } = readDocument(
    printPages(`
      Account number 1234567890
      1 June 2024 - 30 June 2024

      Transaction date   Posting date   Debit     Credit   Description
      20.06.2024                                           Cash withdrawals ATM
      19:54:35           21.06.2024     50.00     0.00     384120

      18.06.2024                                           Card purchases SHELL
      10:43:26           19.06.2024     20.00     0.00     STATION 77

      17.06.2024                                           Transfer from
      10:43:26           17.06.2024     0.00      30.00    SOME FRIEND
    `),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ description }) => description)).toEqual([
    'Cash withdrawals ATM 384120',
    'Card purchases SHELL STATION 77',
    'Transfer from SOME FRIEND',
  ]);
});

describe('columns of their own are no part of it', () => {
  it('a status named in two lines', () => {
    expect(
      rowsOf(`
        Account number 12345678

        Receipt       Date         Details                Transaction      Paid in     Balance
                                                          Status
        TEV9K4417A    30/05/2025   Transfer to GRACE      Completed          23.00      503.00
                                   WANGARI
        TET2M0098B    28/05/2025   Charge                 Completed          10.00      480.00
      `),
    ).toEqual(['2025-05-30 23.00 Transfer to GRACE WANGARI', '2025-05-28 10.00 Charge']);
  });

  it('a fee named in two lines, overleaf again, above a summary of taxes that sums up no rows', () => {
    expect(
      rowsOf(
        `
        Account number 12345678

        Details                      Service     Debits      Credits    Date          Balance
                                     Fee
        BALANCE BROUGHT FORWARD                                         22/02/2025     500.00
        ELECTRONIC PAYMENT TO                     10.00                 23/02/2025     490.00
        SAGEF NETCASH
        CREDIT TRANSFER                                        20.00    26/02/2025     510.00
        MOKOENA
      `,
        `
        Details                      Service     Debits      Credits    Date          Balance
                                     Fee
        DEBIT ORDER                               30.00                 27/02/2025     480.00
        WESBANK

        VAT Summary
        Total charge amount            26.09
        Total VAT charged               3.91
      `,
      ),
    ).toEqual([
      '2025-02-23 -10.00 ELECTRONIC PAYMENT TO SAGEF NETCASH',
      '2025-02-26 20.00 CREDIT TRANSFER MOKOENA',
      '2025-02-27 -30.00 DEBIT ORDER WESBANK',
    ]);
  });

  const kinds = (kind: string, details: string) => `
        Account number 12345678

        Date         ${kind}    ${details}          Amount      Balance
        01/07/2025   Payment        BPAY TO ATO            -10.00       490.00
        02/07/2025   Transfer       RENT OF JULY           -20.00       470.00
        03/07/2025   Payment        GREEN GROCER           -30.00       440.00
        04/07/2025   Transfer       M HARGRAVE             -40.00       400.00
        05/07/2025   Payment        BAKERY                 -40.00       360.00
        06/07/2025   Adjustment                            -10.00       350.00
      `;

  it.each([
    ['Transaction', 'Description'],
    ['Операция   ', 'Детали     '],
    ['Operación  ', 'Concepto   '],
    ['İşlem      ', 'Açıklama   '],
  ])('kinds below %s beside %s, unless the row says nothing else', (kind, details) => {
    expect(rowsOf(kinds(kind, details))).toEqual([
      '2025-07-01 -10.00 BPAY TO ATO',
      '2025-07-02 -20.00 RENT OF JULY',
      '2025-07-03 -30.00 GREEN GROCER',
      '2025-07-04 -40.00 M HARGRAVE',
      '2025-07-05 -40.00 BAKERY',
      '2025-07-06 -10.00 Adjustment',
    ]);
  });

  it('below one name are texts in every row another', () => {
    const shops = kinds('Transaction', 'Description')
      .replace('Payment ', 'BAKERY  ')
      .replace('Transfer', 'LANDLORD')
      .replace('Payment ', 'MARKET  ')
      .replace('Transfer', 'SISTER  ');
    expect(rowsOf(shops)[0]).toBe('2025-07-01 -10.00 BAKERY BPAY TO ATO');
  });

  it('balances below the names of two days', () => {
    expect(
      rowsOf(`
        No. de Cuenta 12345678     Saldo Inicial 500.00     Saldo Final 440.00

        OPER         LIQ          DESCRIPCIÓN           CARGOS     ABONOS    OPERACIÓN    LIQUIDACIÓN
        12/05/2025   12/05/2025   OXXO POLANCO           20.00                 480.00          480.00
        13/05/2025   13/05/2025   PAGO A TERCEROS         5.00
        13/05/2025   13/05/2025   WALMART                15.00                 460.00          460.00
        14/05/2025   14/05/2025   SPEI RECIBIDO                    30.00       490.00          490.00
        16/05/2025   16/05/2025   SPEI ENVIADO           50.00                 440.00          440.00
      `),
    ).toEqual([
      '2025-05-12 -20.00 OXXO POLANCO',
      '2025-05-13 -5.00 PAGO A TERCEROS',
      '2025-05-13 -15.00 WALMART',
      '2025-05-14 30.00 SPEI RECIBIDO',
      '2025-05-16 -50.00 SPEI ENVIADO',
    ]);
  });

  it('codes at an edge of their own below a name that is set tight', () => {
    expect(
      rowsOf(`
        No. de Cuenta 12345678

        FECHA        COD. DESCRIPCIÓN             CARGOS     ABONOS      SALDO
        01/10/2025   T20  SPEI RECIBIDO                      12.00      512.00
                          REFACCIONARIA
        03/10/2025   A15  MERPAGO                  8.00                 504.00
                          RFC: FLO
        05/10/2025   A15  OXXO                     4.00                 500.00
      `),
    ).toEqual([
      '2025-10-01 12.00 SPEI RECIBIDO REFACCIONARIA',
      '2025-10-03 -8.00 MERPAGO RFC: FLO',
      '2025-10-05 -4.00 OXXO',
    ]);
  });
});

it('texts at a second edge below its name belong to it, whatever is named far behind them', () => {
  expect(
    rowsOf(`
      No. Rekening 12345678

      TANGGAL      KETERANGAN                                   CBG           MUTASI          SALDO
      02/05/2025   TRSF E-BANKING    0205/WS95051                           75.00 DB         425.00
                                     NI LUH AYU
      03/05/2025   KARTU DEBIT       INDOMARET 220                          20.00 DB         405.00
      04/05/2025   BI-FAST CR        BIF TRANSFER                           15.00            420.00
      05/05/2025   KR OTOMATIS       LLG-BANK MANDIRI           0938        60.00            480.00
      06/05/2025   KARTU DEBIT       SPBU DENP                              10.00 DB         470.00
      07/05/2025   KARTU KREDIT/PL   KREDIT XXXXXXXXXXXXXXXXXX8812          10.00 DB         460.00
    `),
  ).toEqual([
    '2025-05-02 -75.00 TRSF E-BANKING 0205/WS95051 NI LUH AYU',
    '2025-05-03 -20.00 KARTU DEBIT INDOMARET 220',
    '2025-05-04 15.00 BI-FAST CR BIF TRANSFER',
    '2025-05-05 60.00 KR OTOMATIS LLG-BANK MANDIRI',
    '2025-05-06 -10.00 KARTU DEBIT SPBU DENP',
    '2025-05-07 -10.00 KARTU KREDIT/PL KREDIT XXXXXXXXXXXXXXXXXX8812',
  ]);
});

it.each(['*** END OF STATEMENT ***', 'ÚLTIMA LÍNEA', 'Fin du relevé', 'Ende des Kontoauszugs', '以下余白'])(
  '%s below the last row says nothing of it',
  (end) => {
    const list = `
      Account number 12345678

      Date         Details              Amount      Balance
      10/07/2025   BAKERY               -21.92       478.08
                   PARIS
      11/07/2025   GREEN GROCER         -10.00       468.08
                   LONDON
                   ${end}
    `;
    expect(rowsOf(list)).toEqual(['2025-07-10 -21.92 BAKERY PARIS', '2025-07-11 -10.00 GREEN GROCER LONDON']);
  },
);
