/** Pages whose sums agree with what was read, and with something else too. */
import { describe, expect, it } from 'vitest';
import { printPage, printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function judge(block: string): { status: string; ambiguities: readonly string[] } {
  const { statements } = readDocument([printPage(block)], 'Document');
  const { verification, ambiguities } = statements[0]!;
  return { status: verification.status, ambiguities };
}

const PROVED = `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening Balance        100.00
  Closing Balance      1,554.80

  Date         Description                    Amount     Balance
  15/01/2025   GREEN GROCER                   -45.20       54.80
  16/01/2025   SALARY                       1,500.00    1,554.80
`;

it('a page without another reading is verified', () => {
  expect(judge(PROVED)).toEqual({ status: 'verified', ambiguities: [] });
});

describe('the direction of the amounts', () => {
  const UNSIGNED = PROVED.replace('-45.20', ' 45.20')
    .replace('   54.80', '  145.20')
    .replace(/1,554.80/g, '1,645.20');

  it('is the account’s where the page states its kind', () => {
    expect(judge(UNSIGNED)).toMatchObject({ status: 'verified' });
  });

  it('is a guess where nothing states it and no sign, mark or column shows it', () => {
    const { status, ambiguities } = judge(
      UNSIGNED.replace('Checking Account', '                ').replace('SALARY ', 'J MARSH'),
    );
    expect(status).toBe('unverifiable');
    expect(ambiguities).toEqual(["we can't tell whether these are charges or payments"]);
  });

  it('is shown by a plus', () => {
    const signed = PROVED.replace('Checking Account', '                ').replace(' 1,500.00 ', '+1,500.00 ');
    expect(judge(signed)).toMatchObject({ status: 'verified' });
  });

  it('is shown by most rows, which lower a balance beside a printed minus', () => {
    const list = (minus: string, plus: string) =>
      `
      Account number   12345678
      Opening Balance        100.00
      Closing Balance        ${minus === '-' ? ' 86.00' : '114.00'}

      Date         Description                    Amount     Balance
      15/01/2025   GREEN GROCER                   ${minus}10.00       ${minus === '-' ? ' 90.00' : '110.00'}
      16/01/2025   HARBOUR BOOKS                  ${minus} 4.00       ${minus === '-' ? ' 86.00' : '114.00'}
      17/01/2025   SALARY                         ${plus}20.00       ${minus === '-' ? '106.00' : ' 94.00'}
      18/01/2025   RENT                           ${minus}20.00       ${minus === '-' ? ' 86.00' : '114.00'}
    `.replaceAll('- 4', ' -4');
    expect(judge(list('-', ' '))).toEqual({ status: 'verified', ambiguities: [] });
    expect(judge(list(' ', '-')).status).toBe('unverifiable');
  });

  it('is shown by totals of both sides, though columns elsewhere are called the same', () => {
    expect(
      judge(`
        Rekening   Vakantie        IBAN   NL39 BUNQ 2103 3499 81
        Beginsaldo        Totaal bij        Totaal af        Eindsaldo
            500,00             85,20             0,00           585,20

        Datum         Omschrijving          Bedrag
        16-01-2025    D Okafor               40,00
        15-01-2025    D Okafor               45,20
      `),
    ).toEqual({ status: 'verified', ambiguities: [] });
  });

  it('is shown by columns that are named', () => {
    expect(
      judge(`
        Account number   12345678
        Opening Balance        100.00
        Closing Balance      1,554.80

        Date         Description           Debit      Credit     Balance
        15/01/2025   GREEN GROCER          45.20                   54.80
        16/01/2025   SALARY                         1,500.00    1,554.80
      `),
    ).toMatchObject({ status: 'verified' });
  });
});

it('a debt is no guess: debits that raise a balance may stand below the wrong header', () => {
  const exchanged = (title: string) => `
    ${title}
    Account number   12345678
    Opening Balance        100.00
    Closing Balance      1,554.80

    Date         Description           Credit     Debit      Balance
    15/01/2025   GREEN GROCER          45.20                   54.80
    16/01/2025   SALARY                         1,500.00    1,554.80
  `;
  expect(judge(exchanged(''))).toEqual({
    status: 'unverifiable',
    ambiguities: ["we can't tell whether these are charges or payments"],
  });
  expect(judge(exchanged('Loan statement')).status).toBe('verified');
});

describe('a minus that the balances need to mean money in', () => {
  const TURNED = `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Opening Balance      1,554.80
    Closing Balance        100.00

    Date         Description                    Amount
    15/01/2025   GREEN GROCER                   -45.20
    16/01/2025   SALARY                       1,500.00
  `;

  it('leaves the direction open on an account that holds money', () => {
    expect(judge(TURNED)).toEqual({
      status: 'unverifiable',
      ambiguities: ['amounts with a minus are read as money in'],
    });
  });

  it('is what a card prints', () => {
    expect(
      judge(`
        Credit card statement      Card number   4929 5012 3456 5830
        Previous balance        100.00
        New balance             119.00

        Date         Description             Amount
        15/01/2025   GREEN GROCER             69.00
        16/01/2025   PAYMENT THANK YOU       -50.00
      `),
    ).toEqual({ status: 'verified', ambiguities: [] });
  });
});

describe('a figure that the page names and the rows do not explain', () => {
  it.each([
    ['another opening balance', '  Opening Balance        110.00'],
    ['another closing balance', '  Closing Balance      1,554.81'],
    ['a total of money in', '  Total deposits       1,500.01'],
    ['a total of money out', '  Total withdrawals       45.21'],
  ])('%s', (_, line) => {
    expect(judge(`${PROVED}\n\n${line}`).status).not.toBe('verified');
  });

  it.each([
    ['the opening balance again', '  Opening Balance        100.00'],
    ['the total of money in', '  Total deposits       1,500.00'],
    ['a rate of interest on credits', '  Credits   3.75 %     711.42     0.09'],
  ])('but not %s', (_, line) => {
    expect(judge(`${PROVED}\n\n${line}`)).toEqual({ status: 'verified', ambiguities: [] });
  });
});

describe('dates that could be others', () => {
  it('two columns of one name', () => {
    const { status, ambiguities } = judge(`
      Checking Account       Account number   12345678
      Opening Balance        100.00
      Closing Balance      1,554.80

      Date         Date         Description                    Amount     Balance
      15/01/2025   14/01/2025   GREEN GROCER                   -45.20       54.80
      16/01/2025   16/01/2025   SALARY                       1,500.00    1,554.80
    `);
    expect(status).toBe('unverifiable');
    expect(ambiguities).toEqual([
      'two dates stand on each row, and nothing says which of them is the day of the booking',
    ]);
  });

  it.each(['"', '″', '- " -'])('%s in place of a date repeats the one above', (mark) => {
    const { status, ambiguities } = judge(`
      Checking Account       Account number   12345678
      Opening Balance        100.00
      Closing Balance      1,550.00

      Date         Description                    Amount     Balance
      15/01/2025   GREEN GROCER                   -45.20       54.80
      ${mark.padEnd(10)}   GREEN GROCER                    -4.80       50.00
      16/01/2025   SALARY                       1,500.00    1,550.00
    `);
    expect({ status, ambiguities }).toEqual({ status: 'verified', ambiguities: [] });
  });

  it('a word in place of a date', () => {
    const { status, ambiguities } = judge(`
      Checking Account       Account number   12345678
      Opening Balance        100.00
      Closing Balance      1,550.00

      Date         Description                    Amount     Balance
      15/01/2025   GREEN GROCER                   -45.20       54.80
      15 Foo 25    GREEN GROCER                    -4.80       50.00
      16/01/2025   SALARY                       1,500.00    1,550.00
    `);
    expect(status).toBe('unverifiable');
    expect(ambiguities).toEqual(['the dates of some rows were not found']);
  });
});

describe('marks of currencies', () => {
  const MARKED = PROVED.replace('Opening Balance        100.00', 'Opening Balance       €100.00').replace(
    ' -45.20',
    '-€45.20',
  );

  it('of the account say nothing against it', () => {
    expect(judge(MARKED)).toEqual({ status: 'verified', ambiguities: [] });
  });

  it.each([
    ['an amount', MARKED.replace(' 1,500.00', '$1,500.00')],
    ['a balance of a row', MARKED.replace(' 54.80', '$54.80')],
    ['the closing balance', MARKED.replace(' 1,554.80', '$1,554.80')],
  ])('leave %s open that is not of the account’s', (_, page) => {
    expect(judge(page.replace('Account number', 'Currency EUR   Account number'))).toEqual({
      status: 'unverifiable',
      ambiguities: ['a figure bears the mark of another currency than the account'],
    });
  });
});

describe('amounts with three digits behind their only mark', () => {
  const THOUSANDS = (currency: string) => `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    ${currency}
    Opening Balance        100.000
    Closing Balance         49.800

    Date         Description                    Amount
    15/01/2025   GREEN GROCER                  -45.200
    16/01/2025   CAR PARK                       -5.000
  `;

  it.each([
    ['are thousands of a currency that prints none', 'Currency IDR', 'verified'],
    ['are decimals of a currency that has three', 'Currency KWD', 'verified'],
    ['are the one or the other where no currency is named', '', 'unverifiable'],
  ])('%s', (_, currency, status) => {
    expect(judge(THOUSANDS(currency)).status).toBe(status);
  });
});

describe('days without a year', () => {
  const YEARLESS = PROVED.replaceAll(/(1[56]\/01)\/2025/g, '$1     ');

  it('have the year of the period', () => {
    expect(judge(YEARLESS)).toEqual({ status: 'verified', ambiguities: [] });
  });

  it.each([
    ['longer than a year', '01/12/2023 to 31/01/2025'],
    ['of which a year is misprinted', '01/01/2021 to 31/01/2025'],
  ])('may be of two years in a period %s', (_, period) => {
    expect(judge(YEARLESS.replace('01/01/2025 to 31/01/2025', period))).toEqual({
      status: 'unverifiable',
      ambiguities: ['the year of the dates can be read in two ways'],
    });
  });
});

describe('the order of the days in a list without running balances', () => {
  const list = (...days: readonly string[]) => `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Opening Balance        100.00
    Closing Balance         ${(100 - days.length).toFixed(2)}

    Date         Description                    Amount
    ${days.map((day) => `${day}/01/2025   GREEN GROCER                    -1.00`).join('\n    ')}
  `;

  it.each([
    ['is kept', ['02', '03', '03', '05', '08', '09', '11']],
    ['is kept the other way round', ['11', '09', '08', '05', '03', '02']],
    ['is none where days are few', ['09', '02', '03', '05']],
    ['is none where more than one day stands out', ['11', '02', '03', '05', '08', '09', '04']],
  ])('%s', (_, days) => {
    expect(judge(list(...days))).toEqual({ status: 'verified', ambiguities: [] });
  });

  it.each([
    ['the first day', ['22', '03', '05', '08', '09', '11']],
    ['the last day', ['02', '03', '05', '08', '09', '01']],
  ])('is broken by %s', (_, days) => {
    expect(judge(list(...days))).toEqual(OUTLIER);
  });

  const OUTLIER = {
    status: 'unverifiable',
    ambiguities: ['the first or the last day of a list stands out of the order that its other days keep'],
  };
  const yearless = (month: string) => `
    Checking Account       Account number   12345678     Statement date 31/03/2021
    Opening balance   100.00
    Closing balance   40.00

    Date     Description      Amount
    10/${month}    GREEN GROCER     -10.00
    15/01    CAFE             -10.00
    20/01    TAXI             -10.00
    02/02    CAFE             -10.00
    09/03    BOOKS            -10.00
    16/03    CAFE             -10.00
  `;

  it('is broken by a first day without a year that lies farther off than the others from each other', () => {
    expect(judge(yearless('01'))).toEqual({ status: 'verified', ambiguities: [] });
    expect(judge(yearless('09'))).toEqual(OUTLIER);
  });

  const cut = (line: string) => list('02', '03', '05', '08', '09', '01').replace(/(?=05\/01)/, `${line}\n    `);

  it('is broken by the last day below a remark that heads nothing', () => {
    expect(judge(cut('A remark of the bank that heads nothing at all'))).toEqual(OUTLIER);
  });

  it('begins again below a heading', () => {
    expect(judge(cut('Withdrawals'))).toEqual({ status: 'verified', ambiguities: [] });
  });

  it.each([
    ['is broken by the last day where it goes on', ['02', '03', '05', '08', '09', '11', '01'], OUTLIER],
    [
      'is another where it does not',
      ['12', '13', '05', '08', '09', '11', '01'],
      { status: 'verified', ambiguities: [] },
    ],
  ])('%s below a heading', (_, days, expected) => {
    expect(judge(list(...days).replace(/(?=05\/01)/, 'Withdrawals\n    '))).toEqual(expected);
  });

  it.each([
    ['is kept', '13/01/2025', { status: 'verified', ambiguities: [] }],
    ['is broken by the last day', '01/01/2025', OUTLIER],
  ])('%s on a page whose columns stand elsewhere', (_, last, expected) => {
    const next = `
      Date                Description                              Amount
      12/01/2025          GREEN GROCER                              -1.00
      ${last}          GREEN GROCER                              -1.00
    `;
    const first = list('02', '03', '05', '08', '09', '11').replace('94.00', '92.00');
    const { verification, ambiguities } = readDocument(printPages(first, next), 'Document').statements[0]!;
    expect({ status: verification.status, ambiguities }).toEqual(expected);
  });
});

describe('dates at the foot of small blocks', () => {
  const BLOCKS = `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Opening Balance        100.00
    Closing Balance      1,550.00

    GREEN GROCER                        -45.20
    15/01/2025

    CASH WITHDRAWAL                      -4.80
    15/01/2025 10:08
    15/01/2025

    SALARY                            1,500.00
    16/01/2025
  `;

  it('prove nothing against them where the time of a purchase repeats the day', () => {
    expect(judge(BLOCKS)).toEqual({ status: 'verified', ambiguities: [] });
  });

  it('are two different days on one row', () => {
    expect(judge(BLOCKS.replace('10:08\n    15/', '10:08\n    12/'))).toEqual({
      status: 'unverifiable',
      ambiguities: ['a row prints two different days where the others print one'],
    });
  });
});

it('a row of zero that was not read, which no sum misses', () => {
  const { statements } = readDocument(
    [
      printPage(`
        Savings Account        Account number   12345678
        Opening Balance     100
        Closing Balance   1,555

        Date         Description           Amount     Balance
        15/01/2025   GREEN GROCER             -45          55
        3O/01/2025   CARD CHECK                 0
        16/01/2025   SALARY                 1,500       1,555
      `),
    ],
    'Document',
  );
  expect(statements[0]!.transactions).toHaveLength(2);
  expect(statements[0]!.verification.status).toBe('unverifiable');
});

it('the first row of a list follows no row whose date it could take', () => {
  const { status, ambiguities } = judge(
    PROVED.replace('  15/01/2025 ', '  01/01/2025   Opening Balance                            100.00\n             '),
  );
  expect(status).toBe('unverifiable');
  expect(ambiguities).toEqual(['the dates of some rows were not found']);
});

it('an undated row right below the name of a card holder takes the closing date, which proves nothing', () => {
  const { statements } = readDocument(
    [
      printPage(
        PROVED.replace(
          '  16/01/2025   SALARY ',
          '  JANE Q SAMPLE XXXX-1128\n               CARD FEE                        -1.00       53.80\n  16/01/2025   SALARY ',
        ).replaceAll('1,554.80', '1,553.80'),
      ),
    ],
    'Document',
  );
  expect(statements[0]!.transactions.map(({ date }) => date)).toEqual(['2025-01-15', '2025-01-31', '2025-01-16']);
  expect(statements[0]!.verification.status).toBe('unverifiable');
});

it('a row with a date that no calendar has is read, and its date proves nothing', () => {
  const { status, ambiguities } = judge(PROVED.replace('16/01/2025', '30/02/2025'));
  expect(status).toBe('unverifiable');
  expect(ambiguities).toEqual(['the dates of some rows were not found']);
});

it('a date that dates no row may be the date of the undated row above it', () => {
  expect(
    judge(`
      Checking Account       Account number   12345678
      Statement period       01/02/2025 to 28/02/2025
      Opening Balance        100.00
      Closing Balance      1,549.00

      PARKING                                   -1.00
      22/02/2025
      SALARY                                 1,500.00
      21/02/2025
      GREEN GROCER                             -45.20
      Cards
      Deposits
      16/02/2025
      CAFE                                      -4.80
      15/02/2025
    `),
  ).toMatchObject({ status: 'unverifiable', ambiguities: ['the dates of some rows were not found'] });
});

describe('rows that the balances agree without, apart from the list by a line of text alone', () => {
  const list = (...rows: string[]) => `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Opening Balance        100.00
    Closing Balance      1,554.80

    Date         Description                    Amount
    ${rows.join('\n    ')}
  `;
  const NOTE = 'A remark of the bank that heads nothing at all';

  it.each([
    [
      'a row that is there twice',
      [
        '15/01/2025   SALARY                       1,500.00',
        '16/01/2025   GREEN GROCER                   -45.20',
        NOTE,
        '16/01/2025   GREEN GROCER                   -45.20',
      ],
    ],
    [
      'a row between others',
      [
        '15/01/2025   SALARY                       1,500.00',
        NOTE,
        '15/01/2025   PIKE ST COFFEE                  -9.30',
        NOTE,
        '16/01/2025   GREEN GROCER                   -45.20',
      ],
    ],
  ])('%s', (_, rows) => {
    expect(judge(list(...rows)).status).not.toBe('verified');
  });
});

describe('a statement without transactions', () => {
  const empty = (deposits: string) => `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Opening Balance        100.00
    ${deposits}
    Closing Balance        100.00

    No transactions in this period.
  `;

  it.each([
    ['is proved by equal balances and numbers of none', 'Total deposits (0)       0.00', 'verified'],
    ['is not, where a number of rows is printed that are not there', 'Total deposits (4)       0.00', 'unverifiable'],
    ['is not, where money came in by nothing', 'Total deposits       6.00', 'unverifiable'],
  ])('%s', (_, line, status) => {
    expect(judge(empty(line)).status).toBe(status);
  });
});

describe('where some amounts print a sign or a mark, those without one run the other way', () => {
  const AMBIGUITY = ['a sign or a mark that some amounts print is read as none'];

  it('a plus that the sums need to mean nothing leaves the direction of its row open', () => {
    expect(
      judge(`
        Credit card statement      Card number   4929 5012 3456 5830
        Previous balance        100.00
        Purchases                19.00
        New balance             119.00

        Date         Description             Amount
        15/01/2025   GREEN GROCER             10.00
        16/01/2025   PIKE ST COFFEE            4.00 +
        17/01/2025   BOOKS                     5.00
      `),
    ).toEqual({ status: 'unverifiable', ambiguities: AMBIGUITY });
  });

  it('the dash of an empty cell is none, however near the next figure stands', () => {
    expect(
      judge(`
        Account number   12345678
        Opening balance      100.00

        Date         Description         Debit       Credit    Balance
        15/01/2025   SALARY                  - 2,111,500.00   2,111,600.00
        16/01/2025   GREEN GROCER        10.00            -   2,111,590.00
        17/01/2025   PIKE ST COFFEE       4.00            -   2,111,586.00
        18/01/2025   BOOKS                5.00            -   2,111,581.00
        19/01/2025   REFUND                  -         5.00   2,111,586.00
        20/01/2025   REFUND                  -         4.00   2,111,590.00
      `),
    ).toEqual({ status: 'verified', ambiguities: [] });
  });

  const SECTIONS = (fee: string, second: string) => `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Beginning balance       100.00
    Ending balance           83.00

    Withdrawals
    Date         Description             Amount
    15/01/2025   GREEN GROCER             10.00
    16/01/2025   PIKE ST COFFEE       ${second}
    Total withdrawals                     14.00

    Fees
    Date         Description             Amount
    17/01/2025   MONTHLY FEE          ${fee}
    Total fees                            3.00
  `;

  it.each([
    ['headings tell them apart, where each list prints signs or none', '   -3.00', '    4.00', 'verified'],
    ['nothing does within a list', '    3.00', '   -4.00', 'mismatch'],
  ])('%s', (_, fee, second, status) => {
    expect(judge(SECTIONS(fee, second)).status).toBe(status);
  });

  const MARKED = (mark: string) => `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Opening Balance        100.00 CR
    Closing Balance         81.00 CR

    Date         Description             Amount         Balance
    15/01/2025   GREEN GROCER             10.00 DR      90.00 CR
    16/01/2025   PIKE ST COFFEE            4.00 ${mark}      86.00 CR
    17/01/2025   BOOKS                     5.00 DR      81.00 CR
  `;

  it.each([
    ['with the mark of the others it is as they are', 'DR', { status: 'verified', ambiguities: [] }],
    ['without one only the balances make it money out', '  ', { status: 'unverifiable', ambiguities: AMBIGUITY }],
  ])('%s', (_, mark, verdict) => {
    expect(judge(MARKED(mark))).toEqual(verdict);
  });

  const LISTS = (title: string) => `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Opening Balance        100.00
    Closing Balance         81.00

    Withdrawals
    Date         Description             Amount
    15/01/2025   GREEN GROCER             10.00-
    16/01/2025   PIKE ST COFFEE            4.00-

    ${title}
    Date         Check No                Amount
    17/01/2025   3391                      5.00
  `;

  it('a list without marks has the direction that its title says', () => {
    expect(judge(LISTS('Checks paid'))).toEqual({ status: 'verified', ambiguities: [] });
    expect(judge(LISTS('Deposits').replace('Check No', 'Slip No')).status).not.toBe('verified');
  });
});

describe('amounts in one of two named columns, above a table with others', () => {
  const list = (...names: readonly string[]) => `
    Checking Account       Account number   12345678
    Opening Balance        100.00
    Closing Balance     10,170.00

      Balance  ${names[0]}     ${names[1]}         Date         Description
    10,100.00         10,000.00         15/01/2025   SALARY
    10,150.00             50.00         16/01/2025   REFUND
    10,170.00             20.00         17/01/2025   CASH DEPOSIT

    Interest rates
     Interest                    Balance         %
        12.23                     871.26   23.28 %   Purchases
        11.72                     180.42   13.33 %   Refunds
  `;

  it('are of its side', () => {
    expect(judge(list('Debit ', 'Credit'))).toEqual({ status: 'verified', ambiguities: [] });
  });

  it('are not proved to be of the other side by balances alone', () => {
    expect(judge(list('Credit', ' Debit'))).toEqual({
      status: 'unverifiable',
      ambiguities: ['amounts below the name of one side are read as those of the other'],
    });
  });
});

describe('an amount in one of two tight columns', () => {
  const list = (amount: string) => `
    Checking Account       Account number   12345678
    Opening Balance      4,935.07
    Closing Balance      3,160.05

    Date         Description          Debit   Credit Balance
    01/04/2019   Opening Balance                     4,935.07
    04/04/2019   SHOP                       0.00     4,935.07
    05/04/2019   TRANSFER TO LEVY     390.79         4,544.28
    07/04/2019   FUEL STATION         52.44          4,491.84
    12/04/2019   TRANSFER TO COHEN    ${amount}    4,392.67
    21/04/2019   CASH JERUSALEM       688.88         3,703.79
    23/04/2019   STANDING ORDER       271.87         3,431.92
    24/04/2019   STANDING ORDER       271.87         3,160.05
    Total                             1,775.02 0.00
  `;

  it('is of the side whose amounts it stands below', () => {
    expect(judge(list('99.17      '))).toEqual({ status: 'verified', ambiguities: [] });
  });

  it('is not proved to be of the other side by balances and totals', () => {
    expect(judge(list('      99.17'))).toEqual({
      status: 'unverifiable',
      ambiguities: ['amounts below the name of one side are read as those of the other'],
    });
  });
});

it('a figure beside a row that repeats its balance is listed like any other, for it may be an amount as large as the balance', () => {
  const { statements } = readDocument(
    [
      printPage(`
        Savings Account        Account number   12345678
        Opening Balance    100.00
        Closing Balance  1,555.00

        Date         Description           Amount     Balance
        15/01/2025   GREEN GROCER          -45.00       55.00
        16/01/2025   SALARY              1,500.00    1,555.00        1,555.00
      `),
    ],
    'Document',
  );
  expect(statements[0]!.unassigned.map(({ text }) => text)).toEqual(['1,555.00']);
});

describe('amounts in two columns without names', () => {
  const list = (row: string, closing: string) => `
    Checking Account       Account number   12345678
    Summary
    Opening Balance        575,590.71
    Closing Balance        ${closing}

    Account activity
    01.10    Opening Balance                                                 575,590.71
    06.10    HARBOUR BOOKS                        9,877.21                   565,713.50
    06.10    GREEN GROCER 8789 06.10.2017        12,138.29                   553,575.21
    ${row}
    14.10    CAR PARK                            14,390.29                   ${closing}
    31.10    Closing Balance                                                 ${closing}
  `;

  it('prove a list of which each goes one way', () => {
    const row = '07.10    SALARY                                          66,368.12       619,943.33';
    expect(judge(list(row, '605,553.04')).ambiguities).not.toContain(SIDES);
  });

  it('prove nothing where both go the same way', () => {
    const row = '07.10    TRANSFER                                        66,368.12       487,207.09';
    expect(judge(list(row, '472,816.80')).ambiguities).toContain(SIDES);
  });

  const SIDES = 'amounts below the name of one side are read as those of the other';
});

it('amounts below the name of the other side prove nothing, wherever the other names stand', () => {
  const page = (left: string, right: string) => `
    Checking Account       Account number   12345678
    Period   01.05.2021 - 31.07.2021

    Summary
    Opening Balance                                                                        6,384.63
    Closing Balance                                                                       10,136.47

    Account activity
                 Transaction                                                                   Book
    Date         description                       ${left} Value      ${right}         Balance

    17.05.2021   HARBOUR BOOKS                              17.05.2021        75.50        6,309.13
    17.05.2021   GREEN GROCER                               17.05.2021       102.36        6,206.77
    22.05.2021   SALARY                            2,605.10 22.05.2021                     8,811.87
    22.05.2021   CAR PARK                                   22.05.2021         1.82        8,810.05
    23.05.2021   TRANSFER FROM J MARSH             1,326.42 23.05.2021                    10,136.47
  `;
  expect(judge(page('Credit', ' Debit'))).toMatchObject({ status: 'verified' });
  expect(judge(page(' Debit', 'Credit')).status).not.toBe('verified');
});

it('amounts that all go the other way than the heading above them prove nothing, though they print a sign', () => {
  const card = (payment: string, refund: string) => `
    Credit Card Statement     Card number 4444 5555 6666 7777
    Statement date   24/04/2025
    Previous balance        482.00
    New balance             ${payment.includes('-') ? '612.00' : '572.00'}

    Payments received
    Date         Description                    Amount
    07/04/2025   HARBOUR BOOKS                  ${payment}

    Purchases
    Date         Description                    Amount
    11/03/2025   GREEN GROCER                    50.00
    14/03/2025   TAXI                            ${refund}
  `;
  const sides = { ambiguities: ['amounts below the name of one side are read as those of the other'] };
  expect(judge(card(' 20.00', ' 60.00'))).toMatchObject({ status: 'verified' });
  expect(judge(card('-20.00', ' 60.00'))).toMatchObject(sides);
});

it('a payment in front of the purchases of a card may be of a later day, unless what comes in further below is called alike', () => {
  const card = (first: string) => `
    Credit Card Statement     Card number 4444 5555 6666 7777
    Statement date   24/04/2025
    Previous balance        482.00
    New balance             200.00

    Date         Description                    Amount
    ${first}
    11/03/2025   GREEN GROCER                    45.20
    14/03/2025   CAFE                             4.80
    03/04/2025   TAXI                            50.00
    08/04/2025   BOOKS                           60.00
    10/04/2025   CAFE                            20.00
    12/04/2025   CAFE                            20.00
  `;
  expect(judge(card('07/04/2025   PAYMENT THANK YOU             -482.00'))).toMatchObject({ ambiguities: [] });
  const ambiguous = {
    ambiguities: ['the first or the last day of a list stands out of the order that its other days keep'],
  };
  const paid = card('07/04/2025   PAYMENT THANK YOU             -482.00')
    .replace(' 4.80\n', '-4.80\n')
    .replace('200.00', '190.40');
  expect(judge(paid)).toMatchObject({ ambiguities: [] });
  expect(judge(paid.replace('CAFE   ', 'PAYMENT'))).toMatchObject(ambiguous);
  const bought = card('07/04/2025   GREEN GROCER                   482.00').replace('200.00', '1,164.00');
  expect(judge(bought)).toMatchObject(ambiguous);
});

it('a Finnish bill of a card states that money is owed by what is to be paid at least', () => {
  expect(
    judge(`
      Kortti Visa LASKU / TAPAHTUMAERITTELY           15.04.2025
      Luottotilin numero       5541 220 887
      Kortin numero            4920 12** **** 3307
      Eräpäivä                 02.05.2025
      Maksettava vähintään     46,24
      Edellisen laskun saldo                100,00
      Luoton saldo 15.04.2025               119,00

      Kirjauspäivä     Selite                  Määrä
      25.03.2025       TOKMANNI                69,00
      28.03.2025       SUORITUS, KIITOS       -50,00
    `),
  ).toEqual({ status: 'verified', ambiguities: [] });
});
