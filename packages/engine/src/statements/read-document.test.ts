/** Ways in which lists are set, from the page to the rows. */
import { describe, expect, it } from 'vitest';
import { printPage, printPages, printWords } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

/** Rows as `date amount description`. */
function rowsOf(...blocks: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...blocks), 'Document');
  return statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );
}

/** Compares the only statement of a page. */
function statusOf(block: string): string {
  return readDocument(printPages(block), 'Document').statements[0]!.verification.status;
}

describe('dates on lines of their own', () => {
  const TOP = `
    Checking Account     Account number   12345678
    Statement period     08/11/2019 to 07/12/2019
    Starting Balance     Total Deposits     Total Withdrawals
    27,617.61            400.00             12,505.27
    Balance at end of period
    15,512.34

    Transactions
`;

  it('at the foot of each block, evenly spaced, below a summary with amounts beside each other', () => {
    expect(
      rowsOf(`${TOP}
    POS PURCHASE PHARMACY BENGALURU                            -4,740.02
    07/12/2019
    DIRECT DEBIT INFOSYS                                       -7,765.25
    MANDATE 5149687
    06/12/2019
    REFUND PHARMACY                                              +400.00
    05/12/2019
`),
    ).toEqual([
      '2019-12-07 -4740.02 POS PURCHASE PHARMACY BENGALURU',
      '2019-12-06 -7765.25 DIRECT DEBIT INFOSYS MANDATE 5149687',
      '2019-12-05 400.00 REFUND PHARMACY',
    ]);
  });

  it('at the foot of each block, below a word that heads a section elsewhere', () => {
    expect(
      rowsOf(`${TOP}
    POS PURCHASE PHARMACY BENGALURU                            -4,740.02
    Card 2481
    07/12/2019
    DIRECT DEBIT INFOSYS                                       -7,765.25
    06/12/2019
    REFUND PHARMACY                                              +400.00
    Card 9248
    05/12/2019
`),
    ).toEqual([
      '2019-12-07 -4740.02 POS PURCHASE PHARMACY BENGALURU Card 2481',
      '2019-12-06 -7765.25 DIRECT DEBIT INFOSYS',
      '2019-12-05 400.00 REFUND PHARMACY Card 9248',
    ]);
  });

  it('at the foot of each block, fewer blocks than figures of the summary', () => {
    expect(
      rowsOf(`
    Checking Account     Account number   12345678
    Statement period     08/11/2019 to 07/12/2019
    Opening balance           27,617.61
    Total credits                 00.00
    Total debits              12,505.27
    Closing balance           15,112.34

    Transactions
    POS PURCHASE PHARMACY                                                -4,740.02
    BENGALURU
    07/12/2019
    DIRECT DEBIT INFOSYS                                                 -7,765.25
    06/12/2019
`),
    ).toEqual(['2019-12-07 -4740.02 POS PURCHASE PHARMACY BENGALURU', '2019-12-06 -7765.25 DIRECT DEBIT INFOSYS']);
  });

  it('at the foot of each block, blocks apart, a page break between two of them', () => {
    const last = `
    REFUND PHARMACY                                              +400.00
    05/12/2019
`;
    expect(
      rowsOf(
        `${TOP}
    POS PURCHASE PHARMACY BENGALURU                            -4,740.02
    07/12/2019

    DIRECT DEBIT INFOSYS                                       -7,765.25
    06/12/2019
`,
        last,
      ).map((row) => row.slice(0, 10)),
    ).toEqual(['2019-12-07', '2019-12-06', '2019-12-05']);
  });

  it('over the rows of a day, with descriptions that begin under them', () => {
    expect(
      rowsOf(`
        Checking Account     Account number   12345678
        Statement period     01/12/2019 to 07/12/2019

        Description                             Amount
        05/12/2019
        SALARY                                +900.00
        SUPERMARKETPURCHASE PHARMACY           -40.02
        06/12/2019
        DIRECT DEBIT INFOSYS                   -65.25
        MANDATE 5149687
        07/12/2019
        REFUND PHARMACY                        +400.00
      `),
    ).toEqual([
      '2019-12-05 900.00 SALARY',
      '2019-12-05 -40.02 SUPERMARKETPURCHASE PHARMACY',
      '2019-12-06 -65.25 DIRECT DEBIT INFOSYS MANDATE 5149687',
      '2019-12-07 400.00 REFUND PHARMACY',
    ]);
  });
});

describe('words that head sections elsewhere', () => {
  const TOP = `
    Checking Account     Account number   12345678
    Statement period     01/02/2025 to 28/02/2025
    Opening Balance        100.00
    Closing Balance         14.60
  `;

  it('end a description that they stand nearer to than to what follows', () => {
    const top = printPages(`${TOP}
    Description                  Amount
    04/02/2025
    GREEN GROCER                 -45.20
    CARTE 3150
    CAFE                          -9.30
    06/02/2025
    MARKET                       -30.90
`);
    // the row below the card stands further away
    const [page] = top;
    const below = page!.words.find(({ text }) => text === 'CAFE')!.box[1];
    const words = page!.words.map((word) => {
      const [x0, y0, x1, y1] = word.box;
      return y0 < below - 1 ? word : { ...word, box: [x0, y0 + 5, x1, y1 + 5] as const };
    });
    const { statements } = readDocument([{ ...page!, words }], 'Document');
    expect(statements[0]!.transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2025-02-04 GREEN GROCER CARTE 3150',
      '2025-02-04 CAFE',
      '2025-02-06 MARKET',
    ]);
  });

  it('name a card within a day that stands above its rows, however evenly the lines stand', () => {
    const document = printPages(`${TOP}
    Description                  Amount
    04/02/2025
    GREEN GROCER                 -45.20
    CARTE 3150
    CAFE                          -9.30
    06/02/2025
    MARKET                       -30.90
    11/02/2025
    BAKERY                        -2.00
    12/02/2025
    REFUND                         2.00
`);
    const [statement] = readDocument(document, 'Document').statements;
    expect(statement!.transactions.slice(0, 2).map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2025-02-04 GREEN GROCER CARTE 3150',
      '2025-02-04 CAFE',
    ]);
  });

  it('are the description below the date of their row', () => {
    expect(
      rowsOf(`${TOP}
    Description                  Amount
    04/02/2025
    GREEN GROCER
    REF 1                        -45.20
    06/02/2025
    CAFE
    REF 2                         -9.30
    07/02/2025
    Interest
    REF 3                        -20.00
    08/02/2025
    MARKET
    REF 4                        -10.90
`),
    ).toEqual([
      '2025-02-04 -45.20 GREEN GROCER REF 1',
      '2025-02-06 -9.30 CAFE REF 2',
      '2025-02-07 -20.00 Interest REF 3',
      '2025-02-08 -10.90 MARKET REF 4',
    ]);
  });
});

it('an account that the description of a row names begins no statement', () => {
  const { statements } = readDocument(
    printPages(`
    Checking Account     Account number   12345678
    Statement period     01/02/2025 to 28/02/2025
    Opening Balance        100.00
    Closing Balance         45.50

    Date         Description                        Amount
    04/02/2025   GREEN GROCER                       -45.20
                 REF 735/2240/16



                 IBAN DE79211789117188313258


    06/02/2025   CAFE                                -9.30
                 REF 735/2241/16
`),
    'Document',
  );
  expect(statements.map(({ transactions }) => transactions.length)).toEqual([2]);
});

it('a page count at the edge of whole amounts is no row where every row has its date', () => {
  const page = (count: string, day: string) => `
    CUOTA TARJETA                                                  8,820 D
    ${day}/12/2019
    INGRESO EN EFECTIVO                                          141,567 H
    ${day}/12/2019

    Cooperativa Sabana                                               ${count}
  `;
  expect(rowsOf(page('1', '02'), page('2', '03')).filter((row) => row.includes('Sabana'))).toEqual([]);
});

it('figures under a header of their own are no words of the description', () => {
  expect(
    rowsOf(`
      Account number   12345678
      Date         Description              Shares     Kurs          Amount      Balance
      01/02/2025   Bought IRON WORKS            10   171.52       -1,715.20    8,284.80
      02/02/2025   Sold IRON WORKS              16   126.20        2,019.20   10,304.00
      03/02/2025   Dividend                                           4.03   10,308.03
    `),
  ).toEqual([
    '2025-02-01 -1715.20 Bought IRON WORKS',
    '2025-02-02 2019.20 Sold IRON WORKS',
    '2025-02-03 4.03 Dividend',
  ]);
});

describe('undated amounts below a list in which every row has its date', () => {
  const LIST = `
    Account number   12345678
    Date         Description                Debit      Credit     Balance
    01/02/2025   Bought IRON WORKS         200.00                  800.00
    02/02/2025   Dividend                               4.00       804.00
  `;

  it('are none of it behind the balance that closes it', () => {
    expect(
      rowsOf(`${LIST}
                 Closing balance                                   804.00
    Ihre Papiere
                 Stueck                       Kurs                   Wert
    IRON WORKS       45                      30.72               1,382.40
    STEEL            67                     241.15              16,157.05
      `),
    ).toHaveLength(2);
  });

  it('are none of it behind a title that nobody knows', () => {
    expect(
      rowsOf(`${LIST}
    Ihre Papiere
    IRON WORKS       45                      30.72               1,382.40
      `),
    ).toHaveLength(2);
  });

  it('are of it behind a title that names a kind of transaction', () => {
    expect(
      rowsOf(`${LIST}
    Fees
                 MONTHLY SERVICE FEE         7.00                  797.00
      `),
    ).toHaveLength(3);
  });
});

it('a list without a header is read although a table of daily balances below it has one', () => {
  expect(
    rowsOf(`
      Account number     12345678
      Opening balance    1,000.00
      Closing balance    1,430.00

      PURCHASE RETURN GREEN GROCER                 +500.00
      01/02/2025
      MONTHLY SERVICE FEE 2012                      -60.00
      03/02/2025
      PIKE ST COFFEE                                -10.00
      04/02/2025

      Date           Daily balance
      01/02/2025          1,500.00
      03/02/2025          1,440.00
    `),
  ).toEqual([
    '2025-02-01 500.00 PURCHASE RETURN GREEN GROCER',
    '2025-02-03 -60.00 MONTHLY SERVICE FEE 2012',
    '2025-02-04 -10.00 PIKE ST COFFEE',
  ]);
});

it('of two columns of dates without names the one that runs before and after the other is the value date', () => {
  expect(
    rowsOf(`
      Account number     12345678
      Statement period   01/02/2025 to 28/02/2025

      03/02/2025   04/02/2025   GREEN GROCER        -45.20
      05/02/2025   04/02/2025   SALARY            1,500.00
      07/02/2025   07/02/2025   RENT               -800.00
      09/02/2025   11/02/2025   CAFE                 -4.80
    `).map((row) => row.slice(0, 10)),
  ).toEqual(['2025-02-03', '2025-02-05', '2025-02-07', '2025-02-09']);
});

it('lists of two currencies below each other are two statements, though one of them prints no decimals', () => {
  const { statements } = readDocument(
    printPages(`
      Checking account: JPY
      Account number   12345678
      Opening balance       117857
      Closing balance       105038

      Date         Description                      Debit     Credit     Balance
      01/02/2025   GREEN GROCER                      2710                 115147
      09/02/2025   CAFE                             10109                 105038

      Checking account: USD
      Account number   12345678
      Opening balance    325904.74
      Closing balance    325604.46

      Date         Description              Debit       Credit       Balance
      02/02/2025   GREEN GROCER            280.24                  325624.50
      09/02/2025   CAFE                     20.04                  325604.46
    `),
    'Document',
  );
  expect(statements.map(({ openingBalance, transactions }) => [openingBalance, transactions.length])).toEqual([
    ['117857', 2],
    ['325904.74', 2],
  ]);
});

describe('accounts of one statement share what its head says of the time', () => {
  const accounts = `
    Savings Account      Account number   12345678
    Date      Description       Withdrawals    Deposits     Balance
    14 Dec    Opening Balance                                100.00
    20 Dec    GREEN GROCER           45.20                    54.80
    10 Jan    INTEREST                             0.20       55.00
    13 Jan    Closing Balance                                 55.00

    Current Account      Account number   87654321
    Date      Description       Withdrawals    Deposits     Balance
    14 Dec    Opening Balance                                500.00
    22 Dec    BAKERY                 12.10                   487.90
    12 Jan    SALARY                             900.00    1,387.90
    13 Jan    Closing Balance                              1,387.90
  `;
  const read = (head: string) => readDocument(printPages(`${head}\n${accounts}`), 'Document').statements;

  it.each([
    ['a period', 'Statement period   14 December 2023 to 13 January 2024', '2023-12-14'],
    ['its last day alone', 'Statement date     13 January 2024', null],
  ])('%s', (_, head, from) => {
    const statements = read(head);
    expect(statements.map(({ period }) => period)).toEqual([
      { from, to: '2024-01-13' },
      { from, to: '2024-01-13' },
    ]);
    expect(statements[1]!.transactions.map(({ date }) => date)).toEqual(['2023-12-22', '2024-01-12']);
  });
});

it('a section under a title that nobody knows has the sign of the total that names it', () => {
  const { statements } = readDocument(
    printPages(`
    First Bank          Account number  12345678
    Statement period  December 1, 2023 to December 31, 2023
    Opening balance   1,000.00
    Closing balance     930.00

    Deposits
    Date          Description                 Amount
    12/05/2023    SALARY GREEN GROCER         100.00
    Total Deposits                            100.00

    Xqzvb
    Date          Description                 Amount
    12/08/2023    RENT                        150.00
    12/19/2023    CARD GREEN                   20.00
    Total Withdrawals                         170.00
  `),
    'Document',
  );
  const { transactions, verification } = statements[0]!;
  expect(transactions.map(({ amount }) => amount)).toEqual(['100.00', '-150.00', '-20.00']);
  expect(verification.status).toBe('verified');
});

it('the total of a section is no total of the others, whatever it is called', () => {
  const statementWith = (fees: string) =>
    statusOf(`
        First Bank          Account number  12345678
        Statement period  December 1, 2023 to December 31, 2023
        Opening balance   1,000.00
        Closing balance     928.01

        Deposits
        Date          Description                 Amount
        12/05/2023    SALARY GREEN GROCER         100.00

        Electronic payments
        Date          Description                 Amount
        12/08/2023    RENT                        150.00
        12/19/2023    CARD GREEN                   20.00

        Fees
        Date          Description                 Amount
        12/29/2023    SERVICE                       1.99
        Total Fees                                  ${fees}
      `);
  expect(statementWith('1.99')).toBe('verified');
  expect(statementWith('1.98')).toBe('unverifiable');
});

it('a date that is misprinted in a list without a header is no missing one that the row above tells', () => {
  const statusWith = (date: string) =>
    statusOf(`
        Current Account     Account number  12345678
        Statement period  01/05/2021 - 31/05/2021

        Opening balance              01.05.21              1,000.00
        RENT                         03.05.21    -150.00     850.00
        CARD GREEN                   ${date}     -20.00     830.00
        CARD BLUE                                 -10.00     820.00
        SHOP                         12.05.21      -1.00     819.00
        GROCER                                     -2.00     817.00
        PARKING                      14.05.21      -3.00     814.00
        Closing balance              31.05.21                814.00
      `);
  expect(statusWith('06.05.21')).toBe('verified');
  expect(statusWith('06:05.21')).toBe('unverifiable');
});

it('a new balance under an unknown name, less the old one and the purchases, is not proved by a zero', () => {
  const { statements } = readDocument(
    printPages(`
      Credit card statement
      Account number     12345678
      Statement period   01/02/2025 - 28/02/2025
      Xqzvb                                     0.00

      Date         Description              Amount
      28/02/2025   Quodlibet                154.20
      11/02/2025   COFFEE                    -9.00
      03/02/2025   GREEN GROCER             -45.20
      01/02/2025   Previous balance         100.00
    `),
    'Document',
  );
  expect(statements[0]!.verification.status).not.toBe('verified');
});

it('a payment slip makes no card of an account whose totals hold as printed', () => {
  const { statements } = readDocument(
    printPages(`
      First Bank          Account number  12345678
      Statement period   01/02/2025 - 28/02/2025

      Date         Description          Amount    Balance
      01/02/2025   Opening balance                  100.00
      03/02/2025   GREEN GROCER         -45.20       54.80
      11/02/2025   SALARY              1,000.00    1,054.80
      12/02/2025   COFFEE                -9.00     1,045.80
                   Total credits       1,000.00
                   Total debits           54.20
      28/02/2025   Closing balance                 1,045.80

      Payment slip
      Minimum payment    20.00
      Payment due date   15/03/2025
    `),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ amount }) => amount)).toEqual(['-45.20', '1000.00', '-9.00']);
  expect(statements[0]!.account.type).toBeNull();
});

it('a name that nobody knows over two columns of amounts leaves it to their arithmetic which is the balance', () => {
  const { statements } = readDocument(
    printPages(`
      Savings Account     Account number  12345678
      Statement period   01/02/2025 - 28/02/2025

      Date         Description              -Xmquntsv-Bolunce
      01/02/2025   Opening balance                   1,000.00
      03/02/2025   GREEN GROCER              45.20     954.80
      11/02/2025   SALARY                   500.00 CR 1,454.80
      12/02/2025   COFFEE                     9.00   1,445.80
      28/02/2025   Closing balance                   1,445.80
    `),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['-45.20', '954.80'],
    ['500.00', '1454.80'],
    ['-9.00', '1445.80'],
  ]);
});

it('of two columns one with a currency beside few figures, and no known name, holds amounts abroad and no balances', () => {
  const [statement] = readDocument(
    printPages(`
      Credit card statement     Card number  4265 8840 1183 1705
      Statement period   01/02/2025 - 28/02/2025

      Date         Description            Bolunce Xm         Amount
                   Previous balance                          100.00
      03/02/2025   GREEN GROCER                               45.20
      11/02/2025   HOTEL                65.28 USD            147.03
      12/02/2025   PAYMENT                                  -100.00
      14/02/2025   BAKERY                                      5.00
                   New balance                               197.23
    `),
    'Document',
  ).statements;
  expect(statement!.transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['-45.20', null],
    ['-147.03', null],
    ['100.00', null],
    ['-5.00', null],
  ]);
  expect(statement!.verification.checks.filter(({ passed }) => !passed)).toEqual([]);
});

it('a column that is called the date of booking dates the rows, whatever dates stand beside it', () => {
  const { statements } = readDocument(
    printPages(`
      First Bank          Account number  12345678
      Statement period  01/09/2017 - 30/09/2017
      Opening balance   1,000.00
      Closing balance     830.00

      Posting Date   Xqzvb        Description                 Amount
      04/09/2017     05/09/2017   RENT                       -150.00
      06/09/2017     06/09/2017   CARD GREEN                  -20.00
    `),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ date }) => date)).toEqual(['2017-09-04', '2017-09-06']);
});

it('undated fees under a title that nobody knows take the last day of the period, whatever calendar stands below them', () => {
  const { statements } = readDocument(
    printPages(`
      Credit card statement
      Account number     12345678
      Statement period   01/02/2025 - 28/02/2025
      Previous balance   100.00
      New balance        157.20

      Purchases
      Date         Description              Amount
      03/02/2025   GREEN GROCER             -45.20
      11/02/2025   COFFEE                    -9.00
                   Total purchases           54.20

      Quodlibet
      Date         Description              Amount
                   SERVICE                   -1.00
                   POSTAGE                   -2.00
                   Total quodlibet            3.00

      Payment calendar
       1  2  3  4  5  6  7   08/03/2025       20.00
    `),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ['2025-02-03', '-45.20'],
    ['2025-02-11', '-9.00'],
    ['2025-02-28', '-1.00'],
    ['2025-02-28', '-2.00'],
  ]);
});

it.each([
  [
    'month first where the language writes it so',
    ['作成日', 'カード番号', '日付', 'お取引内容', '取引金額'],
    ['2023-02-07', '2023-02-06', '2023-02-05'],
  ],
  [
    'day first in all other languages',
    ['Erstellt am', 'Kartennummer', 'Datum', 'Buchungstext', 'Betrag'],
    ['2022-07-02', '2022-06-02', '2022-05-02'],
  ],
] as const)(
  'days without a year that fit either way are read with the %s',
  (_, [issued, number, date, text, amount], dates) => {
    const { statements } = readDocument(
      printPages(`
      ${issued}       2023/02/28
      ${number}       4929 5012 3456 5830

      ${date}     ${text}           ${amount}
      02/07     AMAZON            24,071
      02/06     SUICA             15,978
      02/05     LAWSON            44,404
    `),
      'Document',
    );
    expect(statements[0]!.transactions.map(({ date }) => date)).toEqual(dates);
  },
);

it('a list that prints the date of a day once goes on with it below words that belong to no row', () => {
  const { statements } = readDocument(
    printPages(`
      Current account statement
      Account number     12345678
      Statement period   01/02/2025 - 28/02/2025

      Date         Description              Amount
      03/02/2025   GREEN GROCER             -45.20
                   COFFEE                    -9.00
                   BOOKS                     -8.00
      11/02/2025   HOTEL                   -100.00

                   Quodlibet

                   PARKING                   -7.00
                   COFFEE                    -3.00
    `),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ date, amount }) => [date, amount]).slice(3)).toEqual([
    ['2025-02-11', '-100.00'],
    ['2025-02-11', '-7.00'],
    ['2025-02-11', '-3.00'],
  ]);
});

it('an undated fee under a title that nobody knows and a year, at the top of a page, takes the last day of the period', () => {
  const { statements } = readDocument(
    printPages(
      `
      Current account statement
      Account number     12345678
      Statement period   01/02/2025 - 28/02/2025

      Quodlibet
      Date    Description              Amount
      2025
      03/02   GREEN GROCER             -45.20
      11/02   COFFEE                    -9.00


      Quisquam
      Date    Description              Amount
      2025
      04/02   TAXI                     -17.00
      05/02   TAXI                     -18.00
      `,
      `
      Nullum
      Date    Description              Amount
      2025
             SERVICE                   -1.00

      Aliud
      Date    Description              Amount
      2025
      06/02   TRAIN                    -17.00
      `,
    ),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ date, amount }) => [date, amount]).slice(4)).toEqual([
    ['2025-02-28', '-1.00'],
    ['2025-02-06', '-17.00'],
  ]);
});

it('does not prove dates without a year by a year that stands elsewhere', () => {
  // December to January: the year of the head, under a name that nobody knows, would fit January alone
  const { statements, warnings } = readDocument(
    printPages(`
      Current account statement
      Account number     12345678
      Quodlibet          31/01/2020
      Opening balance    1,000.00
      Closing balance      930.80

      Date    Description       Amount     Balance
      28/12   GREEN GROCER      -45.20      954.80
      30/12   COFFEE             -9.00      945.80
      03/01   BOOKS             -15.00      930.80
    `),
    'Document',
  );
  expect(warnings.map(({ code }) => code)).toEqual(['year_inferred']);
  expect(statements[0]?.period).toEqual({ from: null, to: null });
  expect(statements[0]?.ambiguities).toEqual(['no period is printed that gives the dates their year']);
  expect(statements[0]?.verification.status).toBe('unverifiable');
});

describe('a list whose year nothing on the page says', () => {
  const pages = printPages(`
    Current account statement
    Account number     12345678
    Opening balance    1,000.00
    Closing balance      930.80

    Date    Description       Amount     Balance
    28/12   GREEN GROCER      -45.20      954.80
    30/12   COFFEE             -9.00      945.80
    03/01   BOOKS             -15.00      930.80
  `);
  const days = (year?: number) => {
    const { statements, warnings } = readDocument(pages, 'Document', { year });
    const [{ transactions, verification } = { transactions: [], verification: null }] = statements;
    const codes = warnings.map(({ code }) => code);
    return [transactions.map(({ date, dateWithoutYear }) => date ?? dateWithoutYear), verification?.status, codes];
  };

  it('has no year', () => {
    expect(days()).toEqual([['--12-28', '--12-30', '--01-03'], 'unverifiable', ['year_unknown']]);
  });

  it('ends in the year that the caller gives, and is proved', () => {
    expect(days(2026)).toEqual([['2025-12-28', '2025-12-30', '2026-01-03'], 'verified', []]);
  });
});

it('years are counted from the first of the republic', () => {
  expect(
    rowsOf(`
    帳號 012345678901
    對帳單期間     113/01/01 ~ 113/01/31
    交易日期       摘要        支出金額       存入金額        餘額
    113/01/05      現金        5,000.00                      95,000.00
    113/01/15      薪資                       200,000.00    295,000.00
    113/01/31      轉帳       80,000.00                     215,000.00
`),
  ).toEqual(['2024-01-05 -5000.00 現金', '2024-01-15 200000.00 薪資', '2024-01-31 -80000.00 轉帳']);
});

describe('dates on several lines of their cell', () => {
  it('the lower of two is the value date: it dates no row, and no text is lost beside it', () => {
    const { statements } = readDocument(
      printPages(`
        Checking Account     Account number   12345678

        Date
        Value date   Description                Amount     Balance

        31/12/2018   DIRECT DEBIT               -53.18      946.82
        02/01/2019   MOBILE PHONES
        02/01/2019   CARD GREEN GROCER          -10.00      936.82
        31/12/2018
        03/01/2019   TRANSFER                   100.00    1,036.82
        03/01/2019   JANE SAMPLE
      `),
      'Document',
    );
    expect(
      statements[0]!.transactions.map(({ date, valueDate, description }) => [date, valueDate, description]),
    ).toEqual([
      ['2018-12-31', '2019-01-02', 'DIRECT DEBIT MOBILE PHONES'],
      ['2019-01-02', '2018-12-31', 'CARD GREEN GROCER'],
      ['2019-01-03', '2019-01-03', 'TRANSFER JANE SAMPLE'],
    ]);
  });

  it('the lower of two opens a row of its own whose amount stands on its last line', () => {
    expect(
      rowsOf(`
    Checking Account     Account number   12345678

    Date         Description                   Debit     Credit    Balance
    02/01/2025   CHEQUE                        45.20                954.80
    03/01/2025   WAGES
                 GREEN GROCER                            100.00   1,054.80
    05/01/2025   CHEQUE                        54.80              1,000.00
    07/01/2025   TRANSFER
                 JANE SAMPLE                              50.00   1,050.00
`),
    ).toEqual([
      '2025-01-02 -45.20 CHEQUE',
      '2025-01-03 100.00 WAGES GREEN GROCER',
      '2025-01-05 -54.80 CHEQUE',
      '2025-01-07 50.00 TRANSFER JANE SAMPLE',
    ]);
  });

  it('the lower of two stays the value date where a fee of nothing stands beside it', () => {
    expect(
      rowsOf(`
    Current account   Account number   12345678
    Statement period  01/05/2024 to 31/05/2024
    Opening balance   1,000.00     Closing balance   1,060.00

    Booked            Counterparty        Amount
    Executed          Account number      Fee
    06/05/2024        ENERGY COMPANY       -20.00
    04/05/2024        115149281/0300         0.00
    11/05/2024        EMPLOYER             100.00
    10/05/2024        115339063/0300         0.00
    19/05/2024        LANDLORD             -20.00
    18/05/2024        171439658/0100         0.00
`),
    ).toEqual([
      expect.stringMatching(/^2024-05-06 -20.00 ENERGY COMPANY/),
      expect.stringMatching(/^2024-05-11 100.00 EMPLOYER/),
      expect.stringMatching(/^2024-05-19 -20.00 LANDLORD/),
    ]);
  });

  it('the lower of two stays the value date where the amount stands between their lines', () => {
    const lines: readonly (readonly [topPt: number, text: string])[] = [
      [40, 'Checking Account     Account number   12345678'],
      [70, 'Date         Description                Amount     Balance'],
      [100, '31/12/2018'],
      [106, '             DIRECT DEBIT               -53.18      946.82'],
      [112, '02/01/2019'],
      [130, '02/01/2019'],
      [136, '             CARD GREEN GROCER            0.00      946.82'],
      [142, '31/12/2018'],
      [160, '03/01/2019'],
      [166, '             TRANSFER                   100.00    1,046.82'],
      [172, '03/01/2019'],
    ];
    const page = printPage(lines[1]![1]);
    const words = lines.flatMap(([topPt, text]) => printWords(text, topPt));
    const { statements } = readDocument([{ ...page, heightPt: 800, words }], 'Document');
    expect(statements[0]!.transactions.map(({ date, valueDate, amount }) => [date, valueDate, amount])).toEqual([
      ['2018-12-31', '2019-01-02', '-53.18'],
      ['2019-01-02', '2018-12-31', '0.00'],
      ['2019-01-03', '2019-01-03', '100.00'],
    ]);
  });

  const TOP = `
        Checking Account     Account number   12345678
        Statement period     01/12/2023 to 31/01/2024

        Date    Description                Amount     Balance
`;

  it('day, month and year below each other are one date', () => {
    expect(
      rowsOf(`${TOP}
        30      DIRECT DEBIT               -53.18      946.82
        Dec     MOBILE PHONES
        2023
        12      CARD GREEN GROCER          -10.00      936.82
        Jan
        2024
      `),
    ).toEqual(['2023-12-30 -53.18 DIRECT DEBIT MOBILE PHONES', '2024-01-12 -10.00 CARD GREEN GROCER']);
  });

  it('a year below day and month is theirs, whether or not the list names months', () => {
    expect(
      rowsOf(`${TOP}
        30 Dec  DIRECT DEBIT               -53.18      946.82
        2022    MOBILE PHONES
        12 Jan  CARD GREEN GROCER          -10.00      936.82
        2023
      `),
    ).toEqual(['2022-12-30 -53.18 DIRECT DEBIT MOBILE PHONES', '2023-01-12 -10.00 CARD GREEN GROCER']);
    expect(
      rowsOf(`${TOP}
        30.12.  DIRECT DEBIT               -53.18      946.82
        2022    MOBILE PHONES
        12.01.  CARD GREEN GROCER          -10.00      936.82
        2023
      `),
    ).toEqual(['2022-12-30 -53.18 DIRECT DEBIT MOBILE PHONES', '2023-01-12 -10.00 CARD GREEN GROCER']);
  });

  it('a year that heads the rows below it is no part of the date above it', () => {
    expect(
      rowsOf(`${TOP}
        28 Dec  DIRECT DEBIT               -53.18      946.82
        29 Dec  TRANSFER                    -1.00      945.82
        30 Dec  TRANSFER                    -1.00      944.82
        2024
        12 Jan  CARD GREEN GROCER          -10.00      934.82
        13 Jan  TRANSFER                    -1.00      933.82
      `),
    ).toEqual([
      '2023-12-28 -53.18 DIRECT DEBIT',
      '2023-12-29 -1.00 TRANSFER',
      '2023-12-30 -1.00 TRANSFER',
      '2024-01-12 -10.00 CARD GREEN GROCER',
      '2024-01-13 -1.00 TRANSFER',
    ]);
  });
});

it('figures with signs between their digits that have no name leave nothing proved', () => {
  const statusWith = (reference: string) =>
    statusOf(`
        Checking Account      IBAN DE93 5005 0201 4910 7294 71
        Statement period      01.10.2017 - 31.10.2017
        Opening balance                           100.00

        Date          Details                          Amount
        03.10.2017    TRANSFER ${reference.padEnd(24)}-30.00
        28.10.2017    GREEN GROCER                     -10.00

        Closing balance                                 60.00
      `);
  expect(statusWith('A1')).toBe('verified');
  expect(statusWith('\ufffd7\ufffd,\ufffd0\ufffd6')).toBe('unverifiable');
});

it('a list whose header nobody knows is read beside a shorter one with a header', () => {
  expect(
    rowsOf(`
      Card statement       Account number     12345678
      Statement period     01/02/2025 - 28/02/2025
      Previous balance      100.00     New balance     145.20

      Xqzv      Wjkk                      Vbnq
      03/02/2025   GREEN GROCER            45.20
      11/02/2025   COFFEE                   9.00
      28/02/2025   REFUND BOOKS            -9.00

      Date         Details                Amount
      05/02/2025   INSTALMENT 2 OF 4       12.00
    `).slice(0, 3),
  ).toEqual(['2025-02-03 -45.20 GREEN GROCER', '2025-02-11 -9.00 COFFEE', '2025-02-28 9.00 REFUND BOOKS']);
});

it('pending rows above the list end below a name that stands as theirs does, whatever it says', () => {
  const { statements } = readDocument(
    [
      printPage(`
        Account 11223344
        1 Mar 2024 - 31 Mar 2024
        Opening balance 1,000.00
        Closing balance 1,963.30
        Pending
        30 Mar 2024   FUEL                  -50.00
                      HIGHWAY
        31 Mar 2024   HOTEL                -120.00
        Quisquam
        12 Mar 2024   GROCER                -33.50
        9 Mar 2024    COFFEE                 -3.20
        2 Mar 2024    SALARY              1,000.00
      `),
    ],
    'Document',
  );
  const { transactions, verification } = statements[0]!;
  expect([transactions.map(({ description }) => description), verification.status]).toEqual([
    ['GROCER', 'COFFEE', 'SALARY'],
    'verified',
  ]);
});

it('amounts on lines of their own leave the words beside the dates to the description', () => {
  const { statements } = readDocument(
    [
      printPage(`
        IBAN DE89370400440532013000
        Statement 01.03.2024 - 31.03.2024

        02.03.2024   SALARY ACME GMBH
        €2,000.00
        05.03.2024   RENT MARCH
        -€700.00
        09.03.2024   COFFEE HOUSE
        -€3.20
      `),
    ],
    'Document',
  );
  expect(statements[0]!.transactions.map(({ description }) => description)).toEqual([
    'SALARY ACME GMBH',
    'RENT MARCH',
    'COFFEE HOUSE',
  ]);
});

it('pending and reverted rows stay out, though their titles name a period', () => {
  const { statements } = readDocument(
    printPages(`
      Account number 1234567890

      Pending from 1 June 2024 to 30 June 2024
      Date           Description           Money out    Money in    Balance
      11 Jun 2024    HOTEL HOLD               200.00

      Transactions from 1 June 2024 to 30 June 2024
      Date           Description           Money out    Money in    Balance
      3 Jun 2024     CORNER CAFE                4.50                 495.50
      7 Jun 2024     PAYMENT FROM MILL                    2,000.00   2,495.50

      Reverted from 1 June 2024 to 30 June 2024
      Date           Description           Money out    Money in    Balance
      10 Jun 2024    BOOKING                    1.00
    `),
    'Document',
  );
  expect(statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    '-4.50',
    '2000.00',
  ]);
});

describe('a title of pending amounts above a list', () => {
  const readBelow = (line: string) =>
    readDocument(
      printPages(`
        Account number 1234567890
        Balance 8,204.58

        Pending transactions
        ${line}

        Date           Description                Amount       Balance
        28 Sep 2024    TAX REFUND               7,252.59      8,204.58
        22 Sep 2024    SAVINGS                   -500.00        951.99
        20 Sep 2024    CORNER CAFE               -500.00      1,451.99
      `),
      'Document',
    ).statements[0]!.transactions.map(({ description }) => description);

  it('titles the amounts between them', () => {
    expect(readBelow('Hold GREEN GARAGE     -349.00')).toEqual(['TAX REFUND', 'SAVINGS', 'CORNER CAFE']);
  });

  it('titles the list where the amount is a total', () => {
    expect(() => readBelow('Total     -349.00')).toThrow('no account activity');
  });
});

it('the title of a summary does not title the list below its figures', () => {
  const { statements } = readDocument(
    printPages(`
      Account number 1234567890   06/01/2024 to 06/30/2024
      Summary
      Opening     Closing
      500.00     2,495.50
      Date           Description           Withdrawals    Deposits
      06/03/2024     CORNER CAFE                  4.50
      06/07/2024     PAYMENT FROM MILL                    2,000.00
    `),
    'Document',
  );
  expect(statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    '-4.50',
    '2000.00',
  ]);
});

it('a sentence beside a title does not hide that the title heads a section', () => {
  const { statements } = readDocument(
    printPages(`
      Account number 1234567890   06/01/2024 to 06/30/2024
      Deposits and Other Additions     There were 2 deposits totaling $2,500.00.
      Date         Amount     Description
      06/03      2,000.00     PAYROLL MILL
      06/14        500.00     MOBILE DEPOSIT

      Card Withdrawals and Purchases     There were 2 withdrawals totaling $54.50.
      Date         Amount     Description
      06/03          4.50     CORNER CAFE
      06/07         50.00     GREEN GROCER
    `),
    'Document',
  );
  const amounts = statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
  expect(amounts).toEqual(['2000.00', '500.00', '-4.50', '-50.00']);
});

it('labelled days above rows with value dates book these rows', () => {
  const { statements } = readDocument(
    printPages(`
      IBAN DE21200400000447112000   Auszug vom 31.01.2024
      Angaben zu den Umsätzen          Valuta     zu Ihren Lasten    zu Ihren Gunsten
      Alter Kontostand vom 31.12.2023                                        100,00
      Buchungsdatum: 05.01.2024
      Kartenzahlung Markt              04.01                4,50-
      Gehalt Mühle                     06.01                               2.000,00
      Buchungsdatum: 09.01.2024
      Dauerauftrag Miete               08.01              500,00-
      Neuer Kontostand vom 31.01.2024                                      1.595,50
    `),
    'Document',
  );
  expect(
    statements.flatMap(({ transactions }) => transactions.map(({ date, valueDate }) => [date, valueDate])),
  ).toEqual([
    ['2024-01-05', '2024-01-04'],
    ['2024-01-05', '2024-01-06'],
    ['2024-01-09', '2024-01-08'],
  ]);
});

describe('totals above the rows of each day', () => {
  const page = (fee: string) => `
      Conta 48213377-9    01/09/2023 a 30/09/2023
      Saldo inicial                                          100,00
      Saldo final                                            346,50

      01 SET 2023    Total de entradas                     + 400,00
                     Transferência recebida                  400,00
                     Total de saídas                        - 53,50
                     Compra no mercado                        50,00
                     Compra na padaria                         3,50
      04 SET 2023    Total de saídas                       - 100,00
                     Pagamento de boleto                     ${fee}
      `;
  const amountsOf = (text: string) =>
    readDocument(printPages(text), 'Document').statements.flatMap(({ transactions }) =>
      transactions.map(({ date, amount }) => `${date} ${amount}`),
    );

  it('date the rows that they add up to and say which way they go', () => {
    expect(amountsOf(page('100,00'))).toEqual([
      '2023-09-01 400.00',
      '2023-09-01 -50.00',
      '2023-09-01 -3.50',
      '2023-09-04 -100.00',
    ]);
  });

  it('stay as they are where the rows below do not add up to one of them', () => {
    expect(amountsOf(page(' 99,00')).filter((row) => row === '2023-09-01 400.00')).toHaveLength(2);
  });
});

it('numbers of checks under their own header, with nothing beside them, are paid out', () => {
  expect(
    rowsOf(`
      Business checking     Account number 12345678
      Beginning April 1, 2024 through April 30, 2024
      Previous Balance  900.00
      Current Balance   630.00

      Check #        Amount        Date
      871            120.00        04/05
      872            150.00        04/11
    `),
  ).toEqual(['2024-04-05 -120.00 871', '2024-04-11 -150.00 872']);
});

it('figures under a name that nobody knows are no words of the description', () => {
  expect(
    rowsOf(`
      Credit card statement       June 1, 2024 to June 30, 2024

      Date           Description             Daily Cash         Amount
      06/01/2024     GREEN GROCER            2% $0.60           $30.00
      06/02/2024     TAXI                    1% $0.20           $20.00
      06/03/2024     TAXI                    1% $0.10           $10.00
    `),
  ).toEqual(['2024-06-01 -30.00 GREEN GROCER', '2024-06-02 -20.00 TAXI', '2024-06-03 -10.00 TAXI']);
});

describe('the total of a list that repeats its last balance', () => {
  const listOf = (total: string) => `
    Savings account   12345678
    Main account      Fixed deposits   Total balance
    1,400.00          500.00           1,900.00

    Date         Description       Deposits    Withdrawals     Balance
    01/02/2025   Balance B/F                                  1,000.00
    03/02/2025   SALARY              500.00                   1,500.00
    05/02/2025   GREEN GROCER                       100.00    1,400.00
                 ${total.padEnd(16)}    500.00      100.00    1,400.00
`;
  const closingOf = (total: string) =>
    readDocument(printPages(listOf(total)), 'Document').statements[0]!.closingBalance;

  it('is its closing balance, whatever sum of several accounts stands above', () => {
    expect(closingOf('Total')).toBe('1400.00');
  });

  it('but not the total of a page', () => {
    expect(closingOf('Page total')).not.toBe('1400.00');
  });
});

it('a total of debits beside a total of credits closes nothing, though what is owed has the same name', () => {
  expect(
    statusOf(`
    HESAP EKSTRESI
    Hesap No : 12345678
    DÖNEM : 01/05/2024 - 31/05/2024
    Tarih         Açıklama               Tutar       Bakiye
                  DEVREDEN BAKİYE                    100,00
    06/05/2024    ATM PARA ÇEKME        -20,00        80,00
    10/05/2024    MAAŞ                  500,00       580,00
    14/05/2024    POS MARKET            -30,00       550,00
                  TOPLAM BORÇ            50,00
                  TOPLAM ALACAK         500,00
`),
  ).toBe('verified');
});

describe('a day of a month that nobody can name', () => {
  const printed = (month: string) => `
    Checking Account     Account number   12345678
    Statement period     01/01/2024 to 29/02/2024
    Opening balance      1,000.00
    Closing balance        550.00

    29 Jan 24    GREEN GROCER          -45.20      954.80
    30 Jan 24    PIKE ST COFFEE         -4.80      950.00
                 RENT                 -400.00      550.00
    31 Jan 24    REFUND                 150.00     700.00
                 TOLL                  -50.00      650.00
    01 ${month} 24    REFUND                 50.00     700.00
                 TOLL                 -150.00      550.00
  `;

  it('is not proved to be the day above', () => {
    expect(statusOf(printed('Feb'))).toBe('verified');
    expect(statusOf(printed('Qzb'))).toBe('unverifiable');
  });
});

describe('lines below a list that its closing balance ends', () => {
  const printed = (notice: string) => `
    Checking Account     Account number   12345678
    Statement period     01/03/2025 to 31/03/2025

    Date         Description         Paid out    Paid in    Balance
                 Balance brought forward                  1,000.00
    02/03/2025   GREEN GROCER           45.20
                 PIKE ST COFFEE          4.80               950.00
    09/03/2025   SALARY                            500.00 1,450.00
    12/03/2025   RENT                  400.00
                 TOLL                   50.00             1,000.00
    14/03/2025   TOLL                   50.00               950.00
                 Balance carried forward                    950.00
    ${notice}
  `;

  it('is no row without a date', () => {
    const rows = rowsOf(printed('Account is kept for            20.00'));
    expect(rows).toHaveLength(6);
    expect(statusOf(printed('Account is kept for            20.00'))).toBe('verified');
  });

  it('may be one with a date, and is not passed over in silence', () => {
    expect(statusOf(printed('16/03/2025   TOLL                   20.00'))).not.toBe('verified');
  });
});

describe('two dates on each row that no known word heads', () => {
  const printed = (kind: string) => `
    ${kind}     Account number   12345678
    Statement period     01/03/2025 to 31/03/2025

    Qvanda       Plomish      Description        Trevo
    02/03/2025   03/03/2025   GREEN GROCER       45.20
    05/03/2025   06/03/2025   PIKE ST COFFEE      4.80
    09/03/2025   10/03/2025   RENT              500.00
  `;

  it.each([
    ['Checking Account', ['2025-03-02', '2025-03-05', '2025-03-09']],
    ['Credit Card     ', ['2025-03-03', '2025-03-06', '2025-03-10']],
  ])('book on the first of them, or on the later of a card: %s', (kind, days) => {
    expect(rowsOf(printed(kind)).map((row) => row.slice(0, 10))).toEqual(days);
  });
});

describe('words below the name of the booking date that are no dates to us', () => {
  const printed = (days: readonly [string, string, string, string]) => `
    Checking Account     Account number   12345678
    Statement period     01/03/2025 to 31/03/2025

    Date         Description         Value date    Paid out    Paid in    Balance
                 Balance brought forward                                1,000.00
    ${days[0]}   GREEN GROCER        02/03/2025       45.20                954.80
    ${days[1]}   PIKE ST COFFEE      05/03/2025        4.80                950.00
    ${days[2]}   SALARY              09/03/2025                 500.00   1,450.00
    ${days[3]}   RENT                12/03/2025      400.00              1,050.00
                 Balance carried forward                                1,050.00
  `;

  it('leave the value dates to the rows, and the day of their booking open', () => {
    const unread = printed(['P0203A    ', 'P0503K    ', 'P0903A    ', 'P1203X    ']);
    expect(rowsOf(unread).map((row) => row.slice(0, 10))).toEqual([
      '2025-03-02',
      '2025-03-05',
      '2025-03-09',
      '2025-03-12',
    ]);
    expect(statusOf(unread)).toBe('unverifiable');
    expect(statusOf(printed(['03/03/2025', '06/03/2025', '10/03/2025', '13/03/2025']))).toBe('verified');
  });
});
