/** What on the page settles an ambiguity, and what leaves it. */
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function judge(...blocks: readonly string[]) {
  const [statement] = readDocument(printPages(...blocks), 'Document').statements;
  const { status, reasons = [] } = statement!.verification;
  return [status, ...new Set(reasons.map(({ code }) => code))];
}

const listOf = (salary: string, fee: string, amounts: readonly string[]) => `
    Statement period 01/06/2026 - 30/06/2026
    Opening balance                     1,000.00
    Date         Description               Amount      Balance
    02/06/2026   ${salary.padEnd(24)}${amounts[0]}     1,500.00
    10/06/2026   ${fee.padEnd(24)}${amounts[1]}     1,496.00
    12/06/2026   Corner shop             ${amounts[2]}     1,400.00
    Closing balance                     1,400.00
`;

it.each([
  ['a salary that raises the balance says that it is held', 'Salary June', 'Corner shop', ['verified']],
  ['so does a fee that lowers it', 'J Marsh', 'Monthly fee', ['verified']],
  ['names alone say nothing', 'J Marsh', 'Corner shop', ['unverifiable', 'liability_sign_open']],
  ['a fee that raises it contradicts the salary', 'Salary June', 'Salary May', ['unverifiable', 'liability_sign_open']],
  ['a reversal goes either way', 'Reversal of 30/05', 'Corner shop', ['unverifiable', 'liability_sign_open']],
])('%s', (_, salary, fee, verdict) => {
  expect(judge(listOf(salary, fee, ['500.00', '  4.00', ' 96.00']))).toEqual(verdict);
});

const totalled = (total: string, balance = '1,190.00') => `
    Date         Description               Debit       Credit      Balance
    03/06/2026   Corner shop               20.00                     980.00
    04/06/2026   Salary June                           500.00      1,480.00
    09/06/2026   Rent                     300.00                   1,180.00
    12/06/2026   Refund                                 10.00      ${balance}
                 ${total}
`;

it.each([
  ['prove all rows', 'Total                    320.00      510.00', 'verified'],
  ['contradict them when one differs', 'Total                    320.00      511.00', 'mismatch'],
  ['prove nothing when they are of a page', 'Page total               320.00      510.00', 'unverifiable'],
])('totals of both sides below a list of running balances %s', (_, total, verdict) => {
  expect(judge(totalled(total))[0]).toBe(verdict);
});

it('totals of both sides prove no sides where no balance tells money in from money out', () => {
  const bare = totalled('Total                    320.00      510.00', '').replace(
    / {5,}(?:Balance|[\d,]+80\.00)$/gm,
    '',
  );
  expect(judge(bare)[0]).toBe('unverifiable');
});

it('payments that a summary names and no row lists are missing, where they lead from balance to balance', () => {
  const card = (payments: string) => `
    Credit card statement 01/06/2026 - 30/06/2026
    Card number                  XXXX XXXX XXXX 5678
    Previous Balance             456.00
    Payments/Credits            -${payments}
    Purchases/Debits             187.00
    Total Amount Due             393.00

    Date         Description               Amount
    03/06/2026   Corner shop               20.00
    04/06/2026   Book shop                100.00
    09/06/2026   Petrol pump               67.00
`;
  expect(judge(card('250.00'))).toContain('side_not_listed');
  expect(judge(card('251.00'))[0]).toBe('mismatch');
});

const FEES = `
    Current account statement 01/06/2026 - 30/06/2026
    Date         Code   Description               Fees        Debit       Credit      Balance
                        Opening balance                                              1,000.00
    02/06/2026   SAL    Salary                                            500.00     1,500.00
    10/06/2026   FEE    Service                 OTHER        45.00                   1,455.00
    12/06/2026   POS    Corner shop                          55.00                   1,400.00
    14/06/2026   POS    Book shop                            20.00                   1,380.00
                        Closing balance                                              1,380.00
`;

it('a figure in another column may be a row that was missed, unless it is the amount of its own row', () => {
  expect(judge(FEES.replace('OTHER', '55.00'))[0]).toBe('unverifiable');
  expect(judge(FEES.replace('OTHER', '45.00'))[0]).toBe('verified');
});

it('figures below a row are payments that it is made of where they come to its amount, and not to that of another', () => {
  const orders = (books: string, shop: string) => `
    Current account statement 01/06/2026 - 30/06/2026
    Date         Description                              Debit       Credit      Balance
                 Opening balance                                                 1,000.00
    02/06/2026   Salary                                              500.00      1,500.00
    10/06/2026   Payment order (2 payments)              145.00                  1,355.00
                 Insurance                   130.00
                 Electricity                  15.00
    12/06/2026   Payment order (2 payments)               55.00                  1,300.00
                 Book shop                    ${books}
                 Corner shop                  ${shop}
                 Closing balance                                                 1,300.00
`;
  expect(judge(orders('20.00', '35.00'))).toEqual(['verified']);
  expect(judge(orders('95.00', '50.00'))[0]).toBe('unverifiable');
});

const CARDS = [
  `
    Credit card statement 01/06/2026 - 30/06/2026
    Previous balance      100.00
    New balance           110.00
    Minimum payment        10.00
    Date         Description               Amount
    02/06/2026   Payment received          -100.00
    Mr A Grange card ending 50897
    03/06/2026   Corner shop                 20.00
    04/06/2026   Tea rooms                   30.00
`,
  `
    Date         Description               Amount
    05/06/2026   Bookshop                    25.00
    Total new spend for Mr A Grange          SPEND
    Ms B Grange card ending 52352
    06/06/2026   Garage                      35.00
    Total new spend for Ms B Grange          35.00
`,
] as const;

it('a total of one card covers its rows on both pages', () => {
  expect(judge(CARDS[0], CARDS[1].replace('SPEND', '75.00'))).toEqual(['verified']);
  expect(judge(CARDS[0], CARDS[1].replace('SPEND', '76.00'))[0]).not.toBe('verified');
});

const OVERDRAWN = `
    Current account statement 01/06/2026 - 30/06/2026
    Date         Description               Debit       Credit
                 Previous balance         238.17
    02/06/2026   Salary                                500.00
    10/06/2026   Corner shop              655.00
    12/06/2026   Book shop                 62.52
                 New balance              455.69
`;

it('balances below zero in the column of debits are the ends of the rows', () => {
  const [statement] = readDocument(printPages(OVERDRAWN), 'Document').statements;
  expect(statement).toMatchObject({ openingBalance: '-238.17', closingBalance: '-455.69' });
  expect(judge(OVERDRAWN)).toEqual(['verified']);
});

it('a figure without a label below the last balance contradicts nothing', () => {
  expect(
    judge(`
    Current account statement 01/06/2026 - 30/06/2026
    Date         Description               Debit       Credit      Balance
    01/06/2026   Opening balance                                  1,000.00
    02/06/2026   Salary                                500.00     1,500.00
    10/06/2026   Corner shop               45.00                  1,455.00
    12/06/2026   Book shop                 55.00                  1,400.00
                                          100.00       500.00
    Credits   1   500.00                Monthly minimum balance      $900.00
    Debits    2   100.00                Transactions included 2 at     $1.25
    `),
  ).toEqual(['verified']);
});

it('a total of the year is none of the list', () => {
  const ofYear = CARDS[1]
    .replace('SPEND', '75.00')
    .replace(/\n$/, '\n    Total fees charged in 2026              441.00\n');
  expect(judge(CARDS[0], ofYear)).toEqual(['verified']);
});

it('totals of days are no rows in place of the rows that they add up, though the sums hold', () => {
  const verdict = judge(`
    MARIA SILVA                 Extrato de 01 MAR 2026 a 31 MAR 2026
    Saldo inicial                                  R$ 100,00
    Saldo final do período                         R$ 330,00
    Movimentações
    02 MAR 2026   Total de entradas                     + 500,00
                  Transferência recebida pelo Pix   JOAO PEREIRA               500,00
    05 MAR 2026   Total de saídas                       - 270,00
                  Compra no débito   MERCADO CENTRAL                           150,00
                  Transferência enviada pelo Pix   ANA COSTA                   120,00
  `);
  expect(verdict[0]).toBe('unverifiable');
});

it.each([
  ['a round figure is near to a total by chance', '900.00', 'verified'],
  ['one that differs in one of many digits is a total, misprinted', '1,501.27', 'unverifiable'],
])('%s', (_, figure, status) => {
  const list = `
    Checking account   Account number 12345678
    Statement period 01/06/2026 - 30/06/2026
    Opening balance    100.00
    Closing balance  1,400.00
    Whatever           FIGURE

    Date         Description               Amount      Balance
    02/06/2026   Salary                  1,500.27     1,600.27
    10/06/2026   Corner shop              -200.27     1,400.00
`;
  expect(judge(list.replace('FIGURE', figure))[0]).toBe(status);
});

it.each(['Direct debit, thank you', 'Card payment, thank you', 'Transfer, thank you'])(
  'what pays a debt leaves it open whether the balance is owed: %s',
  (payment) => {
    const amounts = ['500.00', '  4.00', ' 96.00'] as const;
    expect(judge(listOf('J Marsh', payment, amounts))).toEqual(['unverifiable', 'liability_sign_open']);
  },
);

const ENDS = `
    Checking account   Account number 12345678
    Statement period 01/06/2026 - 30/06/2026
    Opening balance    100.00
    Closing balance  1,400.00
`;
const HEAD = '    Date         Description               Amount';
const BOOKED = `
    02/06/2026   Salary                  1,500.27
    10/06/2026   Corner shop              -200.27
`;
const CANCELS = `
    11/06/2026   Hotel Adria hold         -731.19
    12/06/2026   Hotel Adria hold          731.19
`;

it.each([
  ['a second list', [`${ENDS}\n${HEAD}${BOOKED}`, `    Returned this month\n${HEAD}${CANCELS}`]],
  ['a section', [`${ENDS}\n${HEAD}${BOOKED}\n    Examples\n${CANCELS}`]],
])('rows that cancel each other in %s are not proved by the others', (_, blocks) => {
  const { transactions, verification } = readDocument(printPages(...blocks), 'Document').statements[0]!;
  expect([transactions.length, verification.status]).not.toEqual([4, 'verified']);
});

const BESIDE_SUMMARY = `
    OLD BANK                                                           ACCOUNT #
    P.O. Box 11007                                                    0091187740
                                                                    Enclosures 0
    LIFE CHECKING
    August 19, 2025 through September 17, 2025

    SUMMARY
    Beginning Balance              $602.14     Minimum Daily Balance           $88
    Deposits & Credits           $1,713.90 +   Average Statement Balance      $811
    Withdrawals                    $463.37 -
    Checks                         $600.00 -
    Ending Balance               $1,252.67

    DEPOSITS & CREDITS
    08/22    County Payroll                                               1,713.90
                                            Total Deposits & Credits     $1,713.90

    WITHDRAWALS
    08/26    Card Purchase Trader                                            75.20
    09/01    PIN Purchase Air                                               387.17
    09/02    Item Paid                                                        1.00
                                                   Total Withdrawals       $463.37

    CHECKS
    Date     Check No.     Amount        Date     Check No.    Amount
    09/03    5249          300.00        09/08    5250         300.00
                                                        Total Checks       $600.00
`;

it('a summary of two columns above a list without a header, and the total below its grid of checks, are none of its rows', () => {
  expect(judge(BESIDE_SUMMARY)).toEqual(['verified']);
});

it('an average of the balances is none of them', () => {
  const printed = 'Average Monthly Statement Balance  $811.42';
  expect(judge(BESIDE_SUMMARY.replace('Average Statement Balance      $811', printed))).toEqual(['verified']);
});

it.each([
  ['321.89', ['verified', []]],
  ['321.88', ['unverifiable', ['321.88']]],
])('a check of %s in a list of checks is the row of that day printed again', (amount, expected) => {
  const block = `
    Business Checking                                          212380917
    Statement period 01-01-2026 to 01-31-2026
    Beginning balance on January 01, 2026                      $3,512.40

    WITHDRAWALS
    Date           Description                                    Amount
    01-03-2026     Debit card QT 4047 BUDA TX                     141.16
    01-18-2026     Check 2219                                     321.89
    01-31-2026     Check 2220                                     970.41
                   TOTAL WITHDRAWALS                           $1,433.46

    Checks Paid
    01-18-2026     Check 2219                ${amount}
    01-31-2026     Check 2220                970.41

    Ending balance on January 31, 2026                         $2,078.94
`;
  const { verification, unassigned } = readDocument(printPages(block), 'Document').statements[0]!;
  expect([verification.status, unassigned.map(({ text }) => text)]).toEqual(expected);
});

const PRICES = (title: string) => `
    Checking statement 07/01/2024 - 07/31/2024
    Beginning balance                     100.00
    Ending balance                        140.00

    Deposits this statement period
    Date             Amount       Activity                                Customer ref. no.         Bank reference no.
    07/02/2024        45.00       Deposit                                                               5348388307
    07/03/2024        15.00       Deposit                                                               5348388308
    Total deposits: 60.00                                                 Total number of items: 2

    Fees and service charges this statement period
    Date             Amount       Activity                                Customer ref. no.         Bank reference no.
    07/15/2024       -20.00       Service charge                                                        1098188333
    Total fees and service charges: -20.00                                Total number of items: 1

    ${title}
    Service description                   Volume       Unit price         Charge      Balance required
    Account maintenance                        1       20.00               20.00              4,860.00
    Checks paid                                5        0.18                0.90                218.70
    Total charges                                                          20.90
`;

it.each([
  ['prices below a title sum up no rows', 'Account analysis - charge of the next month', ['verified']],
  ['below another they may', 'Westward', ['unverifiable', 'figure_differs']],
])('%s', (_, title, verdict) => {
  expect(judge(PRICES(title))).toEqual(verdict);
});

it.each([
  ['cash back that rows earn', 'Total Daily Cash this month', ['verified']],
  ['nothing known', 'Total Westward this month', ['unverifiable', 'figure_differs']],
])('a total of %s is none of the rows', (_, label, verdict) => {
  expect(
    judge(`
    Credit card statement     Statement period 07/01/2024 - 07/31/2024
    Previous balance          0.00
    Purchases                90.00
    New balance              90.00

    Transactions
    Date         Description               Amount
    07/02/2024   GREEN GROCER               60.00
    07/05/2024   BAKERY                     30.00
    ${label.padEnd(40)}0.90
    Total charges                           90.00
`),
  ).toEqual(verdict);
});

it('an amount behind the name of another currency, and what is past due, are no rows of a card', () => {
  const block = `
    GOLD REWARDS CARD                  5521-00XX-XXXX-4417
    Statement Date           January 12, 2025
    Total Amount Due                 8,442.77
    Minimum Amount Due                 850.00
    Credit Limit                   250,000.00

    Transaction Date    Post Date      Description                                   Amount
                                       Previous Balance                            5,020.15
    December 13         December 14    CITY PHARMACY                               1,205.00
    December 28         December 29    ONLINE BOOKS
                                         U.S.Dollar             30.00              1,692.38
    January 2           January 3      PARCEL SHOP                                   525.24
                                       Past Due                                        0.00
                                       Ending Balance                              8,442.77
  `;
  const { verification, transactions } = readDocument(printPages(block), 'Document').statements[0]!;
  expect([verification.status, transactions.length]).toEqual(['verified', 3]);
});

it('the sum of the fees, in a summary of charges and in front of the closing balance, is no total of the rows', () => {
  const block = `
    Current account 1187204563
    Statement period 01/03/2024 - 28/03/2024
    Opening balance      3,120.44
    Closing balance      2,495.36
    Bank charges summary: total charges incl VAT 9.50

    Date         Description           Fees      Debits     Credits      Balance
    01/03/2024   Opening balance                                        3,120.44
    06/03/2024   Rent                            896.58                 2,223.86
    07/03/2024   Transfer                                    371.42     2,595.28
    07/03/2024   Payment fee           7.00                             2,588.28
    08/03/2024   Grocer                           90.42                 2,497.86
    11/03/2024   Payment fee           2.50                             2,495.36
    28/03/2024   Closing balance       9.50                             2,495.36
  `;
  expect(judge(block)).toEqual(['verified']);
});

it('names above the columns of a summary are those of the sums at their feet', () => {
  const block = `
    Statement period  01 Apr 2024 - 14 Apr 2024
    SUMMARY
    TRANSACTION TYPE                 PAID IN        PAID OUT
    SEND MONEY:                         0.00        3,293.09
    RECEIVED MONEY:                 1,260.00            0.00
    AGENT WITHDRAWAL:                   0.00        2,345.00
    TOTAL:                          1,260.00        5,638.09

    Date          Details                    Paid in     Withdrawn     Balance
    2024-04-11    Funds received            1,260.00                  5,112.96
    2024-04-09    Withdrawal at agent                    -2,345.00    3,852.96
    2024-04-02    Customer transfer                      -3,293.09    6,197.96
  `;
  expect(judge(block)).toEqual(['verified']);
});

it.each([
  ['90.00', []],
  ['89.10', ['0.90', '89.10']],
])('a charge beside the balance of the row before it moves nothing; beside %s it may', (balance, expected) => {
  const block = `
    Cheque account 40-6120-8834
    Statement period 01/05/2024 - 31/05/2024
    Balance brought forward      100.00
    Balance on 31/05/2024        140.00

    Date         Description              Charge     Debit     Credit     Balance
    01/05/2024   Balance brought forward                                   100.00
    03/05/2024   Grocer                              10.00                  90.00
    04/05/2024   Proof of payment          0.90 A                           ${balance}
    09/05/2024   Salary                                         70.00      160.00
    10/05/2024   Cinema                              20.00                 140.00
  `;
  const { unassigned } = readDocument(printPages(block), 'Document').statements[0]!;
  expect(unassigned.map(({ text }) => text)).toEqual(expected);
});

const BESIDE = (figure: string) => `
    Current account 1187204563
    Statement period 01/03/2024 - 28/03/2024
    Opening balance      3,120.44
    Total deposits         371.42
    Total withdrawals      987.00
    Closing balance      2,504.86
    ${figure}

    Date         Description           Amount
    06/03/2024   Rent                 -896.58
    07/03/2024   Transfer              371.42
    08/03/2024   Grocer                -90.42
`;

it.each([
  ['Total balance across all accounts    9,871.32'],
  ['Balance as of today     2,112.09'],
  ['Saldo föregående år     1,408.77'],
  ['Total for all your accounts          9,871.32'],
])('another balance than those of the ends contradicts no row: %s', (figure) => {
  expect(judge(BESIDE(figure))).toEqual(['verified']);
});

it.each([
  ['Closing balance         9,871.32', ['unverifiable', 'figure_differs']],
  ['Total balance across all accounts    2,504.88', ['unverifiable', 'figure_differs']],
])('a balance that may be of the rows does: %s', (figure, verdict) => {
  expect(judge(BESIDE(figure))[0]).toEqual(verdict[0]);
});

it('the sum of the accounts of an overview is no total of the list above it, whatever it is called', () => {
  const overview = `
    Product              Account                        Balance
    Giro                 DE58 0396 0216 1169 7718 33    2,504.86
    Savings              1187204571                     7,366.46
    Gesamtsaldo                                         9,871.32
  `;
  expect(judge(`${BESIDE('')}\n${overview}`)).toEqual(['verified']);
});

it.each([
  ['30/04/2024', ['55.07']],
  ['31/03/2024', []],
])('an amount of 04/04/2024 below the balances of days may be a row of a statement until %s', (until, expected) => {
  const block = `
    Current account 1187204563
    Statement period 01/03/2024 - ${until}
    Opening balance      3,120.44
    Closing balance      2,595.28

    Date         Description           Amount
    06/03/2024   Rent                 -896.58
    07/03/2024   Transfer              371.42

    Daily balances
    Date         Balance
    06/03/2024   2,223.86
    07/03/2024   2,595.28
    Westward
    04/04/2024   Energy Ltd                                     55.07
  `;
  const { unassigned } = readDocument(printPages(block), 'Document').statements[0]!;
  expect(unassigned.map(({ text }) => text)).toEqual(expected);
});

it('words end with a day and name the opening balance in a list without running balances', () => {
  const block = `
    Kontoauszug                   Kontonummer 1187204563
    Zeitraum: 01.05.2025 - 31.05.2025
    Umsatzübersicht
    Summe Gutschriften            371,42
    Summe Belastungen             896,58

    Datum        Verwendungszweck                   Betrag
                 Alter Saldo am 1. Mai 2025       3.120,44 H
    06.05.2025   Miete                              896,58 S
    07.05.2025   Gutschrift                         371,42 H
                 Neuer Saldo am 31. Mai 2025      2.595,28 H
  `;
  const { openingBalance, verification } = readDocument(printPages(block), 'Document').statements[0]!;
  expect([openingBalance, verification.status]).toEqual(['3120.44', 'verified']);
});

const RUNNING = (above: string, below: string) => `
    Current account 1187204563
    Statement period 01/03/2024 - 31/03/2024
    Balance at start of period      3,120.44
    Balance carried forward         2,595.28
    ${above}

    Date         Description           Amount      Balance
    06/03/2024   Rent                 -896.58     2,223.86
    07/03/2024   Transfer              371.42     2,595.28
    ${below}
`;

it.each([
  ['Balance as of today             2,541.09', ''],
  ['Closing balance on 31', ''],
  ['', 'Daily balance (04/04/2024)                    2,541.09'],
])('a balance of a later day, or a day alone, closes no list and contradicts none: %s%s', (above, below) => {
  expect(judge(RUNNING(above, below))).toEqual(['verified']);
});

it('a balance of the day of the rows must be theirs', () => {
  expect(judge(RUNNING('', 'Daily balance 07/03/2024                      2,541.09'))[0]).not.toBe('verified');
});
