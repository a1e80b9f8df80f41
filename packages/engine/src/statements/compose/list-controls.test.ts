/** Figures beside the rows: which of them bear witness, and what becomes of the statement when one says something else. */
import { describe, expect, it } from 'vitest';
import { printPage, printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function judge(block: string) {
  return readDocument([printPage(block)], 'Document').statements[0]!.verification;
}

const ACCOUNT = `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening Balance        100.00
  Closing Balance      1,549.80
`;
const LIST = `
  Date         Description                    Amount     Balance
  15/01/2025   GREEN GROCER                   -45.20       54.80
  16/01/2025   SALARY                       1,500.00    1,554.80
  17/01/2025   CAR PARK                        -5.00    1,549.80
`;
const SECTIONS = `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening Balance        100.00
  Closing Balance      1,549.80

  Deposits
  Date         Description                    Amount
  16/01/2025   SALARY                       1,500.00
  Total Deposits                            1,500.00

  Card purchases
  Date         Description                    Amount
  15/01/2025   GREEN GROCER                    45.20
  17/01/2025   CAR PARK                         5.00
  Total Card purchases                         50.20
`;
const DAYS_BETWEEN = LIST.replace(
  '  16/01/2025',
  '               End of day balance                           54.80\n  16/01/2025',
);
const EACH_DAY = `${DAYS_BETWEEN.trimEnd()}
  17/01/2025   Saldo al final del día                    1,549.80
               Saldo final                               1,549.80
`;
const DAYS = `
  Daily balances
  Date         Balance
  15/01/2025      54.80
  16/01/2025   1,554.80
  17/01/2025   1,549.80
`;

const CHECKS = `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening Balance                 1,000.00
  Deposits and additions          1,500.00
  Withdrawals and subtractions      850.20
  Closing Balance                 1,649.80

  Deposits
  Date         Description                    Amount
  16/01/2025   SALARY                       1,500.00

  Card purchases
  Date         Description                    Amount
  15/01/2025   GREEN GROCER                    45.20
  17/01/2025   CAR PARK                         5.00

  Checks Paid
  Check No.   Date         Amount      Check No.   Date         Amount
  2178        12/01/2025   321.86      3114        13/01/2025   224.00
  1231        14/01/2025   254.14
`;
const BELOW_CHECKS = `${CHECKS}  Totals Checks Paid                                             800.00\n`;
const ABOVE_CHECKS = CHECKS.replace('  Closing', '  Checks paid                       800.00\n  Closing');

const TWO_SIDES = `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening Balance        100.00
  Closing Balance      1,549.80

  Date         Description           Debit      Credit     Balance
  15/01/2025   GREEN GROCER          45.20                   54.80
  16/01/2025   SALARY                         1,500.00    1,554.80
  17/01/2025   CAR PARK               5.00                1,549.80
               Pagina fecit          50.20    1,500.00
`;
const DAYS_ACROSS = `
  Daily balances
  Date         Balance      Date           Balance
  15/01/2025      54.80     17/01/2025    1,549.80
  16/01/2025   1,554.80
`;

const CHECKS_AGAIN = `

  Checks paid
  Check number        Date paid           Amount
  158                 15/01/2025           45.20
  Total (1)                                45.20
`;

describe('a figure that agrees with the rows leaves them proved', () => {
  it.each([
    ['sums of both sides under words that nobody knows', TWO_SIDES],
    ['sums of which one counts the opening balance', TWO_SIDES.replace('50.20    1,500.00', '50.20    1,600.00')],
    ['balances of the days, two across', ACCOUNT + LIST + DAYS_ACROSS],
    ['no figure at all', ACCOUNT + LIST],
    ['the total below a grid of checks', BELOW_CHECKS],
    ['a line of the summary that is called as the heading of a list', ABOVE_CHECKS],
    ['a subtotal of each section', SECTIONS],
    ['balances of the days', ACCOUNT + LIST + DAYS],
    ['the balance of a day below its rows', ACCOUNT + DAYS_BETWEEN],
    ['the balance of the last day below the last row', ACCOUNT + EACH_DAY],
    [
      'numbers of rows in brackets',
      `${ACCOUNT}  Total deposits (1)   1,500.00\n  Total withdrawals (2)   50.20\n${LIST}`,
    ],
    ['the total of checks that are listed once more', ACCOUNT + LIST + CHECKS_AGAIN],
    [
      'a day and amounts in sentences and in a table of rates',
      `${ACCOUNT}  15/01/2025, the fee for domestic outgoing wires will be 25.00 and the fee for checks
${LIST}
  Interest rate detail
  15/01/2025  0.00 and above     0.10%`,
    ],
    ['what is pending', `${ACCOUNT}${LIST}\n\n  Pending Debit     51.00`],
  ])('%s', (_, page) => {
    expect(judge(page)).toMatchObject({ status: 'verified', breaks: [], missing: [] });
  });
});

describe('a figure that the rows contradict is named', () => {
  it.each([
    [
      'the balance of a day in the second pair of columns',
      ACCOUNT + LIST + DAYS_ACROSS.replace('1,549.80', '1,549.70'),
      '1549.70',
      '1549.80',
    ],
    [
      'the balance of the last day below the last row',
      ACCOUNT + EACH_DAY.replace('día                    1,', 'día                    0,'),
      '549.80',
      '1549.80',
    ],
    ['the balance of a day', ACCOUNT + LIST + DAYS.replace('2025      54.80', '2025      64.80'), '64.80', '54.80'],
    [
      'the balance of a day that another day has',
      ACCOUNT + LIST + DAYS.replace('1,554.80', '1,549.80'),
      '1549.80',
      '1554.80',
    ],
    [
      'the balance of a day below its rows',
      ACCOUNT + DAYS_BETWEEN.replace('       54.80\n  16', '       64.80\n  16'),
      '64.80',
      '54.80',
    ],
  ])('%s', (_, page, printed, computed) => {
    const { status, breaks, checks } = judge(page);
    expect(status).toBe('mismatch');
    expect(checks.find(({ name }) => name === 'printed_figures')).toMatchObject({ passed: false });
    expect(breaks[0]!.explanation).toContain(`Page 1 prints ${printed}`);
    expect(breaks[0]!.explanation).toContain(`the rows come to ${computed}`);
  });

  it.each([
    ['below a grid of checks', BELOW_CHECKS],
    ['in the summary', ABOVE_CHECKS],
  ])('the total of the rows below one heading, %s', (_, page) => {
    const misprinted = judge(page.replace(' 800.00', ' 807.00'));
    expect(misprinted.status).toBe('unverifiable');
    expect(misprinted.missing).toEqual([expect.stringContaining("don't add up to the 807.00")]);
    // it may be of other rows as well
    expect(judge(page.replace(' 800.00', ' 312.00')).status).toBe('verified');
  });

  it('a balance below zero in whole units without separators', () => {
    const page = (balance: string) => `
      ローンご返済明細
      口座番号   204-1530794
      期間   2023-12-26 ～ 2024-01-25
      前回ご請求額        -28543803
      ご入金額              176931
      ご利用額               17369
      今回ご請求額        ${balance}

      取引日         お取引内容          お支払金額      お預り金額         残高
      2023-12-29    利息               17369                 -28561172
      2023-12-31    お支払い                       71447     -28489725
      2024-01-05    口座引落                       49852     -28439873
      2024-01-25    お支払い                       55632     -28384241
    `;
    expect(judge(page('-28384241')).status).toBe('verified');
    expect(judge(page('-28884241')).status).toBe('mismatch');
  });

  it('a subtotal of a section', () => {
    expect(judge(SECTIONS.replace('         50.20', '         50.30'))).toMatchObject({ status: 'unverifiable' });
  });

  it('an opening balance of whole units below its list, in front of an account with decimals', () => {
    const page = `
      Checking Account       Account number   12345678   JPY
      Opening Balance        100,000
      Closing Balance        101,350

      Date         Description                    Amount         Balance
      31/01/2025   Closing balance                               101,350
      17/01/2025   CAR PARK                          -50         101,350
      16/01/2025   SALARY                          1,500         101,400
      15/01/2025   GREEN GROCER                     -100          99,900
      01/01/2025   Opening balance                               100,000

      Checking Account       Account number   87654321   EUR
      Opening Balance        150.00
      Closing Balance      1,550.00

      Date         Description                    Amount         Balance
      31/01/2025   Closing balance                              1,550.00
      16/01/2025   SALARY                       1,500.00        1,550.00
      15/01/2025   GREEN GROCER                  -100.00           50.00
      01/01/2025   Opening balance                                150.00
    `;
    const verdicts = (block: string) =>
      readDocument([printPage(block)], 'Document').statements.map(({ verification }) => verification.status);
    expect(verdicts(page)).toEqual(['verified', 'verified']);
    expect(
      verdicts(
        page.replace('balance                               100,000', 'balance                               700,000'),
      ),
    ).toContain('unverifiable');
  });

  it('a number of rows', () => {
    const { status, missing } = judge(
      `${ACCOUNT}  Total deposits (2)   1,500.00\n  Total withdrawals (2)   50.20\n${LIST}`,
    );
    expect(status).toBe('unverifiable');
    expect(missing).toEqual(["The rows don't add up to the (2) printed beside “Total deposits” on page 1."]);
  });

  it('a total of no money in whole units', () => {
    const page = `
      Checking Account       Account number   12345678   JPY
      Opening Balance        10,000
      Closing Balance         9,455

      Date         Description           Debit      Credit     Balance
      15/01/2025   GREEN GROCER            452                   9,548
      17/01/2025   CAR PARK                 93                   9,455
                   Total                   545           0
    `;
    expect(judge(page)).toMatchObject({ status: 'verified' });
    expect(judge(page.replace('545           0', '545           4'))).toMatchObject({ status: 'unverifiable' });
  });

  it('a number of rows that one page comes to, and the list does not', () => {
    const rows = (page: number) => `
      Date         Description                    Amount     Balance
      ${page}1/01/2025   GREEN GROCER                   -45.20   ${page === 1 ? '  954.80' : '  849.60'}
      ${page}2/01/2025   CAR PARK                       -30.00   ${page === 1 ? '  924.80' : '  819.60'}
      ${page === 1 ? '12/01/2025   KIOSK                          -30.00     894.80' : ''}
    `;
    const summary = (count: number) => `
      Checking Account       Account number   12345678
      Statement period       01/01/2025 to 31/01/2025
      Opening Balance      1,000.00
      Total withdrawals (${count})   180.40
      Closing Balance        819.60
    `;
    const pages = (count: number) => [printPage(summary(count) + rows(1)), printPage(rows(2), 2)];
    const statusOf = (count: number) => readDocument(pages(count), 'Document').statements[0]!.verification.status;
    expect(statusOf(5)).toBe('verified');
    expect(statusOf(2)).toBe('unverifiable');
  });

  it('a number of rows that became none, of the other kind than the list at the end', () => {
    const counted = SECTIONS.replace('  Deposits\n', '  Total deposits (0)   1,500.00\n\n  Deposits\n');
    expect(judge(counted.replace('(0)', '(1)'))).toMatchObject({ status: 'verified' });
    expect(judge(counted)).toMatchObject({ status: 'unverifiable' });
  });
});

describe('a figure that may honestly say something else proves nothing', () => {
  it.each([
    [
      'a row printed again',
      `${ACCOUNT}${LIST}\n\n  15/01/2025   GREEN GROCER   -46.20`,
      '-46.20 printed beside “GREEN GROCER”',
    ],
    [
      'a sum of one side under words that nobody knows',
      TWO_SIDES.replace('50.20    1', '50.30    1'),
      '50.30 printed beside “Pagina fecit”',
    ],
    [
      'a row of few letters printed again among others',
      `${ACCOUNT}${LIST.replace('SALARY', 'WAGE  ')}\n\n  15/01/2025   GREEN GROCER   -45.20\n  15/01/2025   GROCER   -45.20\n  16/01/2025   WAGE   1,510.00`,
      '1,510.00 printed beside “WAGE”',
    ],
    [
      'a row printed again that ends in a sigma',
      `${ACCOUNT}${LIST.replace('GREEN GROCER     ', 'ΑΒ ΓΕΩΡΓΙΟΣ ΠΑΤΡΑ')}\n\n  15/01/2025   ΑΒ ΓΕΩΡΓΙΟΣ   -46.20`,
      '-46.20 printed beside “ΑΒ ΓΕΩΡΓΙΟΣ”',
    ],
    [
      'a row with a date in its words printed again',
      `${ACCOUNT}${LIST.replace('GREEN GROCER      ', 'CARD 14.01. GROCER')}\n\n  15/01/2025   CARD 14.01. GROCER   -46.20`,
      '-46.20 printed beside “CARD 14.01. GROCER”',
    ],
    [
      'a row printed again with its figures in another order',
      `${ACCOUNT}${LIST.replace('GREEN GROCER      ', 'GREEN 5512 GROCER ')}\n\n  15/01/2025   GREEN GROCER 5512   -46.20`,
      '-46.20 printed beside “GREEN GROCER 5512”',
    ],
    ['nearly the closing balance', `${ACCOUNT}\n  Bonum finale       1,549.90\n${LIST}`, 'differs in one digit'],
    [
      'both sides of a row filled in',
      `
      Checking Account       Account number   12345678
      Opening Balance        100.00
      Closing Balance      1,554.80

      Date         Description           Debit      Credit     Balance
      15/01/2025   GREEN GROCER          45.20        5.00       54.80
      16/01/2025   SALARY                 0.00    1,500.00    1,554.80
      `,
      'the columns of both sides',
    ],
  ])('%s', (_, page, says) => {
    const { status, missing } = judge(page);
    expect(status).toBe('unverifiable');
    expect(missing.join()).toContain(says);
  });
});

it('a closing balance that is available contradicts no rows that the booked one agrees with', () => {
  const page = `${ACCOUNT}${LIST}               Closing Book Balance                        1,549.80
               Closing Available Balance                   1,349.80`;
  expect(judge(page)).toMatchObject({ status: 'unverifiable' });
});

it('a deposit below the closing balance, in its columns, says nothing of the rows', () => {
  const page = `
    Savings account No. 019100448307 USD
    Date        Value Dt     Details                      Debit       Credit      Balance
                             OPENING BALANCE                                    3,100.00
    01MAR24     01MAR24      INTEREST                                   4.42    3,104.42
    07MAR24     07MAR24      TRANSFER                    454.19                 2,650.23
                             CLOSING BALANCE                                    2,650.23

    Deposit No               Start       Maturity        Rate %    Principal      Accrued
    0199-10448291-FD1        01JAN24     27OCT24           4.35    50,000.00       541.23`;
  expect(readDocument(printPages(page), 'Document').statements[0]?.verification.status).toBe('verified');
});

it('what a limit makes of the closing balance is no misprint of it', () => {
  expect(judge(`${ACCOUNT}\n  Limes certa      10.00\n  Bonum finale       1,559.80\n${LIST}`).status).toBe('verified');
  expect(judge(`${ACCOUNT}\n  Limes certa      11.00\n  Bonum finale       1,559.80\n${LIST}`).status).toBe(
    'unverifiable',
  );
});

it('the new balance of the summary, repeated at the foot of a page, is no balance of the rows above it', () => {
  const first = `
    Credit card statement      Card number   4929 5012 3456 5830
    Previous balance        100.00
    New balance             119.00

    Date         Description             Amount
    15/01/2025   GREEN GROCER             39.00

                 NEW BALANCE             119.00
  `;
  const second = `
    Date         Description             Amount
    16/01/2025   HARBOUR BOOKS            30.00
    17/01/2025   PAYMENT THANK YOU       -50.00
  `;
  const judged = (balance: string) =>
    readDocument(printPages(first.replace(/119.00\n {2}$/, `${balance}\n  `), second), 'Document').statements[0]!;
  expect(judged('119.00').verification.status).toBe('verified');
  expect(judged('141.00').verification.status).not.toBe('verified');
});

it('the old balance of the summary, repeated at the head of a page, is no balance of the rows above it', () => {
  const page = (opening: string, rows: string) => `
    Account statement
    Name             MARA HOLLOWAY                   Period             :   01 Jan 2025 - 31 Jan 2025
    Branch           HARBOUR STREET                  Issued on          :   02 Feb 2025
    Savings                                          Opening balance    :              ${opening}
    Account number   12345678                        Deposits           :              99.00
    Currency         USD                             Withdrawals        :            - 80.00
                                                     Closing balance    :             119.00
    No   Tanggal       Keterangan                                 Nominal              Saldo
    No   Date          Remarks                                     Amount            Balance
${rows}`;
  const judged = (opening: string) =>
    readDocument(
      printPages(
        page(
          '100.00',
          `
                       Transfer
    1    15 Jan 2025   GREEN GROCER                                -39.00              61.00
         10:15:25      26765
    2    15 Jan 2025   HARBOUR BOOKS                               -11.00              50.00
         12:15:25
`,
        ),
        page(
          opening,
          `
                       Transfer
    3    16 Jan 2025   SALARY                                      +99.00             149.00
         10:15:25      67165
    4    17 Jan 2025   CAR PARK                                    -30.00             119.00
         10:15:25
`,
        ),
      ),
      'Document',
    ).statements[0]!;
  expect(judged('100.00').verification.status).toBe('verified');
  expect(judged('103.00').verification.status).not.toBe('verified');
});

it('balances below their names are no totals of the columns of the list that they stand under', () => {
  const list = `
    Account Statement
    Mara Holloway                                       Account No.     12345678

    Savings Account Transactions
    #    Date            Description      Chq/Ref. No.       Withdrawal      Deposit       Balance
    -    -               Opening Balance  -                           -            -        100.00
    1    11 Sep 2025     GREEN GROCER     716477259769            45.20                      54.80
    2    12 Sep 2025     SALARY           361368515677                      1,500.00      1,554.80
    3    19 Sep 2025     CAR PARK         690281401450             5.00                   1,549.80

    Account Summary
    Particulars                                         Opening Balance            Closing Balance
    Savings Account (SA):                                        100.00                   1,549.80
  `;
  expect(judge(list).status).toBe('verified');
  expect(judge(list.replace(/100.00( +1,549.80\n *)$/, '101.00$1')).status).not.toBe('verified');
});

it('a total line below a list prints the closing balance, or what its sums come to', () => {
  const judged = (balance: string) =>
    judge(`
    Everyday account       Account number   12345678
    Opening Balance        100.00
    Closing Balance      1,544.80

    Date         Description           Money out     Money in     Balance
    18/01/2025   HARBOUR BOOKS            -10.00                 1,544.80
    16/01/2025   SALARY                              1,500.00    1,554.80
    15/01/2025   GREEN GROCER             -45.20                    54.80
                 Total                    -55.20     1,500.00    ${balance}
    `);
  expect(judged('1,544.80').status).toBe('verified');
  expect(judged('1,444.80').status).toBe('verified');
  expect(judged('1,545.80').status).not.toBe('verified');
});

it('a total of fees below the totals of all rows is said of some of them', () => {
  const list = `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025

  Date         Description                     Debit      Credit
               Opening balance                            100.00
  15/01/2025   GREEN GROCER                    45.20
  16/01/2025   SALARY                                   1,500.00
  17/01/2025   ACCOUNT FEE                      7.20
  18/01/2025   CAR PARK                         5.00
               Total                           57.40    1,500.00
               Closing balance                          1,542.60
               Total bank fees                              7.20`;
  expect(judge(list)).toMatchObject({ status: 'verified', missing: [] });
  expect(judge(list.replace('  57.40', '  57.50')).status).not.toBe('verified');
  const above = list.replace(
    '  15/01/2025',
    '               Total bank fees                              9.20\n  15/01/2025',
  );
  expect(judge(above).status).not.toBe('verified');
});

it('totals of interest below all rows are said of some of them, unless interest has a heading', () => {
  const list = `
  Savings account        Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening balance        100.00
  Closing balance        1,570.03

  Date         Description                  Money out    Money in     Balance
  15/01/2025   GREEN GROCER                    45.20                    54.80
  16/01/2025   SALARY                                   1,490.00     1,544.80
  17/01/2025   INTEREST                                    25.23     1,570.03

  Interest summary
  Standard rate as at 31/01/2025                            0.55% p.a.
  Total interest paid this statement period                25.23
  Total interest paid this financial year                 379.46`;
  expect(judge(list)).toMatchObject({ status: 'verified', missing: [] });
  const headed = list
    .replace('  17/01/2025', '  Interest paid\n  17/01/2025')
    .replace('period                25.23', 'period                25.24');
  expect(judge(headed).status).not.toBe('verified');
});

it('the word that ends a sentence names no figure of the next one', () => {
  const page = `
    Checking account     Account number   12345678
    Opening balance      100.00

    Date         Description           Debit      Credit     Balance
    15/01/2025   GREEN GROCER          45.20                   54.80
    16/01/2025   SALARY                         1,500.00    1,554.80

    Si en 30 dias no recibimos observaciones daremos por conforme el
    saldo. Deposito asegurado por ley hasta USD 32,000.00.
  `;
  expect(readDocument([printPage(page)], 'Document').statements[0]!.closingBalance).toBeNull();
});

describe('a figure with a weak label beside a proof of all rows is a note', () => {
  it.each([
    ['a sentence', 'Deposits are insured up to the limit of 250,000.00 by law', null],
    ['the name of a column alone', 'Deposits       5,000,000.00', '5,000,000.00'],
    ['a balance of no account', 'Balance        10,412.77', null],
    ['a number of checks, which are a part of the debits', 'Number of checks paid     3', null],
    ['what is available', 'Kullanılabilir bakiye    2.310,10', null],
  ])('%s', (_, line, figure) => {
    const { status, notes } = judge(`${ACCOUNT}\n  ${line}\n${LIST}`);
    expect(status).toBe('verified');
    expect(notes ?? []).toEqual(figure === null ? [] : [expect.stringContaining(`add up to the ${figure} printed`)]);
  });

  it('and an ambiguity where it differs from the rows in one digit', () => {
    const page = `${ACCOUNT}\n  Deposits       1,500.10\n${LIST}`;
    expect(judge(page)).toMatchObject({ status: 'unverifiable' });
  });

  it('and no total of the result', () => {
    const page = `${ACCOUNT}\n  Deposits are insured up to the limit of 250,000.00 by law\n${LIST}`;
    expect(readDocument([printPage(page)], 'Document').statements[0]!.totals).toBeNull();
  });
});

describe('a figure of something else contradicts nothing', () => {
  it.each([
    [
      'the balance of another account, behind its number',
      'Savings account NL21 RABO 3311 8802 14: balance on 31-01-2025  6,310.44',
    ],
    ['a fee that a sentence tells', 'The fee for withdrawals at machines of other banks is $2.00 in this country'],
    ['the total of the fees among the rows', 'Total service fees     7.20'],
    [
      'what the accounts of an overview come to',
      'Checking       12345678       1,549.80\n  Total Deposits                1,549.80',
    ],
  ])('%s', (_, line) => {
    expect(judge(`${ACCOUNT}\n${LIST}\n  ${line}\n`).status).toBe('verified');
  });

  const FEES = (carried: string, closing: string) => `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025

  Date         Description              Fees      Money Out     Money In      Balance
               Opening Balance                                                 100.00
  15/01/2025   GREEN GROCER                          45.20                      54.80
  16/01/2025   SALARY                                            1,500.00    1,554.80
               Subtotal / carried forward to page 2                          ${carried}
  17/01/2025   Service fee              5.00                                 1,549.80
               Closing Balance          5.00         45.20       1,500.00    ${closing}
`;

  it('sums in front of the closing balance, in its line', () => {
    expect(judge(FEES('1,554.80', '1,549.80')).status).toBe('verified');
  });

  it('but a balance that is carried forward as a subtotal is one of these rows', () => {
    expect(judge(FEES('1,454.80', '1,549.80')).status).toBe('mismatch');
    expect(judge(FEES('1,554.80', '1,549.90')).status).toBe('mismatch');
  });
});

describe('balances of days in whole numbers', () => {
  const print = (balance: string) => `
    普通預金    口座番号 9484804

    日付           内容                            金額
                  前月繰越                       805855
    2025-05-04    電気料                        (42593)
    2025-05-09    ローソン                       (2314)
    2025-05-11    カード                         (9895)
    2025-05-13    利息                              39
                  翌月繰越                       751092

    日別残高
    日付             差引残高
    2025-05-04      763262
    2025-05-09      ${balance}
    2025-05-11      751053
    2025-05-13      751092
  `;
  it.each([
    ['760948', 'verified'],
    ['730948', 'mismatch'],
  ])('%s is compared with the rows: %s', (balance, status) => expect(judge(print(balance)).status).toBe(status));
});

describe('a figure below the balances on a line of sums', () => {
  const print = (figure: string) => `
    Statement from 01/01/2025 to 31/12/2026

    Date         Particulars              Withdrawal     Deposit          Balance
    01/01/2025   Balance b/f                                              88,400.00
    02/05/2025   By cash                                  5,000.00        93,400.00
    18/06/2025   Withdrawal                50,000.00                      43,400.00
    31/12/2025   Interest                                 6,278.00        49,678.00
                 TOTAL                     50,000.00     11,278.00    ${figure}
    04/04/2026   By cash                                 12,500.00        62,178.00
    31/12/2026   Interest                                 9,000.00        71,178.00
  `;
  it.each([
    ['    49,678.00', []],
    ['    61,235.00', ["The rows don't add up to the 61,235.00 printed beside “TOTAL” on page 1."]],
    [' INT 6,278.00', []],
  ])('%s is the balance unless words of its own name it', (figure, missing) => {
    expect(judge(print(figure)).missing).toEqual(missing);
  });
});

describe('figures of whole units without separators', () => {
  const judgeAll = (...blocks: readonly string[]) =>
    readDocument(printPages(...blocks), 'Document').statements.map(({ verification }) => verification.status);

  it('the third of three totals in a row is no number of pages', () => {
    const page = (debits: string) => `
      ご利用明細
      口座番号   普通 6186115       JPY
      期間   2018-08-01 ～ 2018-08-31
      前回残高           お預り合計          お支払合計
      97750          306115         ${debits}
      最終残高
      371795

      取引日          摘要                      金額
      2018-08-01   電気料 日本生命              -32070
      2018-08-08   給与 東京電力               244786
      2018-08-16   振込入金 山田 花子            59522
      2018-08-24   取消 アマゾン                1807
    `;
    expect(judge(page('32070')).status).toBe('verified');
    expect(judge(page('32870')).missing.join()).toContain('32870');
  });

  it('rows that are printed again bear witness', () => {
    const list = `
      ご利用明細
      口座番号   普通 6186115       JPY
      期間   2019-12-01 ～ 2020-02-28
      前回残高    20000
      最終残高    11870

      取引日          摘要                          金額         残高
      2019-12-02   口座振替 日本生命                 -5335       14665
      2019-12-10   ユニクロ 札幌                     -866       13799
      2020-01-25   電気料 水道局                    -1929       11870
    `;
    const kinds = (amount: string) => `
      カテゴリ別のご利用
      口座振替
       2019-12-02   口座振替 日本生命      -5335
      デビット
       2019-12-10   ユニクロ 札幌           ${amount}
      公共料金
       2020-01-25   電気料 水道局          -1929
    `;
    expect(judgeAll(list, kinds('-866'))).toEqual(['verified']);
    expect(judgeAll(list, kinds('-861'))).toEqual(['unverifiable']);
  });

  it.each([
    ['as they are', '130050', '395759', ['verified', 'verified']],
    ['a balance in the table of all accounts', '180050', '395759', ['verified', 'mismatch']],
    ['a balance below a title below that table', '130050', '395753', ['mismatch', 'verified']],
  ])('balances of several accounts: %s', (_, ofSecond, ofFirst, statuses) => {
    const page = `
      お取引概要
      口座番号                          前回残高            最終残高
      普通 9694752 JPY                 395759           594753
      普通 5231622 JPY                 ${ofSecond}           123870

      お取引概要
      口座番号   普通 9694752
      前回残高                         ${ofFirst}
      最終残高                         594753

      取引日          内容                         金額           残高
      2018.06.22   手数料                      -6235         389524
      2018.06.25   給与                     205229         594753

      口座番号   普通 5231622
      前回残高                         130050
      最終残高                         123870

      取引日          内容                         金額           残高
      2018.06.23   ローソン                     -6837         123213
      2018.06.26   利息                           657         123870
    `;
    expect(judgeAll(page)).toEqual(statuses);
  });
});

it('the names of columns go on below the title of their list, which says which way its rows go', () => {
  const page = (income: string) => `
    Выписка по договору
    Расчётный счёт                         RUB
    Период         с 15 дек 2021 по 14 янв 2022
    Остаток на начало периода      191 635,80
    Остаток на конец периода       173 706,64

    Поступления
    Дата            Описание           Сумма
    операции        операции           операции
    26 дек 2021     Оплата товаров       160,02
                    Всего Поступления  ${income}

    Расходы
    Дата            Описание           Сумма
    операции        операции           операции
    10 янв 2022     Автоплатёж           850,75
    13 янв 2022     Автоплатёж        ${income.trim() === '0,00' ? '16 918,39' : '17 238,43'}
                    Всего Расходы     ${income.trim() === '0,00' ? '17 929,16' : '18 089,18'}
  `;
  expect(judge(page('  160,02')).status).toBe('verified');
  expect(judge(page('    0,00')).status).not.toBe('verified');
});

describe('totals of both sides', () => {
  const TWO_PAGES = (carried: string) => [
    `
    COMPTE CHEQUES       RIB : 007 780 0004418000300771 24
    DATE         LIBELLE                          DEBIT        CREDIT
                 SOLDE DEPART AU 31/12/2024                    100,00
    15/01/2025   GREEN GROCER                     45,20
    16/01/2025   SALAIRE                                     1 500,00
    17/01/2025   PARKING                           6,00
                 TOTAL A REPORTER                 ${carried}      1 600,00
    `,
    `
    DATE         LIBELLE                          DEBIT        CREDIT
                 REPORT                           ${carried}      1 600,00
    18/01/2025   PARKING                           5,00
    19/01/2025   AVOIR                                           7,00
                 SOLDE FINAL AU 31/01/2025                   1 550,80
    `,
  ];
  const statusOf = (carried: string) =>
    readDocument(printPages(...TWO_PAGES(carried)), 'Document').statements[0]!.verification.status;

  it('that are carried over the page are no balance', () => {
    expect(statusOf('51,20')).toBe('verified');
    expect(statusOf('52,20')).not.toBe('verified');
  });

  const CARD = (total: string) => `
    Credit Card Statement     Card number 4444 5555 6666 7777
    Date         Description                    Amount
                 Previous balance               482.00
    18/04/2025   PAYMENT THANK YOU             -482.00

    19/04/2025   GREEN GROCER                    45.20
    20/04/2025   CAFE                            24.80
    20/04/2025   REFUND                         -10.00
    21/04/2025   TAXI                            40.00
                 Total purchases                ${total}

    22/04/2025   ANNUAL FEE                       7.90
                 New balance                    107.90
  `;

  it('of a card leave out what paid the last month', () => {
    expect(judge(CARD('100.00')).status).toBe('verified');
    expect(judge(CARD('101.00')).status).not.toBe('verified');
  });
});

it('a total of what is available adds up no rows', () => {
  const list = `
    Checking Account       Account number   12345678
    Data         Descriere                       Debit      Credit
                 SOLD ANTERIOR                               100.00
    15/01/2025   GREEN GROCER                     45.20
    16/01/2025   SALARY                                    1,500.00
                 SOLD FINAL CONT                           1,554.80
                 TOTAL DISPONIBIL                          7,921.80
  `;
  expect(judge(list).status).toBe('verified');
});

it('two figures of a footer without a name do not part the rows of a total', () => {
  const pages = [
    `
    Checking Account       Account number   12345678
    Data         Descriere                       Debit      Credit
                 SOLD ANTERIOR                              100.00
    15/01/2025   GREEN GROCER                    45.20
    15/01/2025   RULAJ ZI                        45.20
                 SOLD FINAL ZI                                54.80
    16/01/2025   CAR PARK                         4.80
                 BANK S.A. capital            7,582.15         3.20
    `,
    `
    Data         Descriere                       Debit      Credit
    16/01/2025   RULAJ ZI                         4.80
                 SOLD FINAL ZI                                50.00
                 SOLD FINAL CONT                              50.00
    `,
  ];
  expect(readDocument(printPages(...pages), 'Document').statements[0]!.verification.status).toBe('verified');
});

it.each([
  ['555,65', 'verified'],
  ['556,65', 'mismatch'],
])('a balance at the end of a month is compared with the rows above it: %s', (balance, status) => {
  const page = `
    Kontonummer 1234567890     Zeitraum 29.11.2024 bis 31.12.2024

    Buchung     Vorgang                                    Betrag
                Alter Kontostand vom 28.11.2024           612,18+
    29.11.      Gutschrift Atelier                         12,03+
    30.11.      Kartenzahlung Markt                        68,56-
                Zwischensaldo Monatsende                  ${balance}+
    02.12.      Dauerauftrag Sparplan                      68,34-
    03.12.      Gutschrift Atelier                        610,77+
                Neuer Kontostand vom 31.12.2024         1.098,08+
  `;
  expect(readDocument(printPages(page), 'Document').statements[0]!.verification.status).toBe(status);
});

it('the total of a month is compared with its rows on both sides of the total of a page', () => {
  const first = `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 28/02/2025

    Date         Description                    Amount
    15/01/2025   GREEN GROCER                   -45.20
    16/01/2025   SALARY                       1,500.00
                 Total for January            1,454.80
    03/02/2025   CAR PARK                        -5.00
    04/02/2025   SHOES                          -20.00
                 Total this page              1,429.80
  `;
  const second = (total: string) => `
    Date         Description                    Amount
    05/02/2025   BAKERY                          -3.00
    06/02/2025   RENT                          -700.00
                 Total for February           ${total}
  `;
  const judgePages = (total: string) =>
    readDocument(printPages(first, second(total)), 'Document').statements[0]!.verification.status;
  expect(judgePages('-728.00')).not.toBe('mismatch');
  expect(judgePages('-729.00')).toBe('mismatch');
});

describe('a total of a page', () => {
  const pages = (debits: string) =>
    printPages(
      `
        Checking Account       Account number   12345678
        Statement period       01/01/2025 to 31/01/2025
        Opening Balance        100.00
        Closing Balance      1,541.80

        Date         Description                 Withdrawal     Deposit      Balance
        01/01/2025   Brought Forward                                          100.00
        15/01/2025   GREEN GROCER                     45.20                    54.80
        16/01/2025   SALARY                                    1,500.00     1,554.80
                     Carried Forward                  45.20    1,500.00     1,554.80
      `,
      `
        Date         Description                 Withdrawal     Deposit      Balance
                     Brought Forward                                        1,554.80
        17/01/2025   CAR PARK                          5.00                 1,549.80
        18/01/2025   BAKERY                           10.00                 1,539.80
        19/01/2025   BAKERY REFUND                                  2.00    1,541.80
                     Total of this page         ${debits.padStart(11)}         2.00     1,541.80
      `,
    );

  it('sums its rows in a list that goes on over the page', () => {
    expect(readDocument(pages('15.00'), 'Document').statements[0]!.verification).toMatchObject({ status: 'verified' });
  });

  it('contradicts them where it is no sum of theirs', () => {
    const { status, missing } = readDocument(pages('16.00'), 'Document').statements[0]!.verification;
    expect(status).not.toBe('verified');
    expect(missing.join()).toContain('16.00');
  });
});

const CARD = `
  Credit Card            Account ending   71004
  Previous Balance         322.90
  New Balance               66.62
  Minimum Payment Due       40.00

  Date         Description                    Amount
  07/05/2025   MOBILE PAYMENT - THANK YOU    -322.90
  10/05/2025   STREAMING REFUND               -20.00
  15/05/2025   GREEN GROCER                    86.62

  Payment coupon   Amount Due  40.00
`;

it('what a slip calls the amount due is the minimum payment once more', () => {
  expect(judge(CARD).status).toBe('verified');
  expect(judge(CARD.replace('Amount Due  40.00', 'Amount Due  66.63')).status).not.toBe('verified');
});

it('a total of new transactions that holds what was owed before contradicts no row', () => {
  const page = (total: string) => `
    Credit Card Statement     Card number 5232 65XX XXXX 1594
    Payment due date 22/09/2025     Minimum payment due 50.00

    Date         Description              Amount
                 Last month's balance     322.90
    07/05/2025   Payment received        (322.90)
    10/05/2025   CORNER CAFE               20.00
    15/05/2025   GREEN GROCER              86.62
    TOTAL NEW TRANSACTIONS                ${total}
    TOTAL AMOUNT DUE                      106.62
  `;
  expect(judge(page('429.52')).status).toBe('verified');
  expect(judge(page('429.53')).status).not.toBe('verified');
});
