/** Accounts, pots and cards below each other in one document, which no number or period parts. */
import { AMBIGUITIES, type DraftStatement } from '@extracto/model';
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function listsOf(...blocks: readonly string[]): [opening: string | null, closing: string | null, amounts: string[]][] {
  return statementsOf(...blocks).map(({ openingBalance, closingBalance, transactions }) => [
    openingBalance,
    closingBalance,
    transactions.map(({ amount }) => amount),
  ]);
}

function statementsOf(...blocks: readonly string[]): readonly DraftStatement[] {
  return readDocument(printPages(...blocks), 'Document').statements;
}

const MAIN = `
    Date         Description               Amount
    17/12/2024   Grocer                    -11.43
    20/12/2024   Salary                    567.21
    28/12/2024   To holiday                -60.00`;
const SPACE = `
    Date         Description               Amount
    19/12/2024   From main account          50.00
    07/01/2025   To main account           -30.00`;
const OF_MAIN = `
    Opening balance     1,998.74
    Closing balance     2,494.52`;
const OF_SPACE = `
    Opening balance       517.23
    Closing balance       537.23`;
const READ = [
  ['1998.74', '2494.52', ['-11.43', '567.21', '-60.00']],
  ['517.23', '537.23', ['50.00', '-30.00']],
];

it('lists are parted by the summary below each of them', () => {
  expect(listsOf(`${MAIN}\n`, `${OF_MAIN}\n`, `${SPACE}\n`, `${OF_SPACE}\n`)).toEqual(READ);
});

it('lists are parted by the summary above each of them', () => {
  expect(listsOf(`${OF_MAIN}\n${MAIN}\n`, `${OF_SPACE}\n${SPACE}\n`)).toEqual(READ);
});

const NUMBERED = `
    Statement period 01/12/2024 - 31/12/2024
    Account number 0330921754
    Opening balance     1,998.74
${MAIN}
    Closing balance     2,494.52
`;
const NUMBERED_READ = ['1998.74', '2494.52', ['-11.43', '567.21', '-60.00']];

it.each([
  ['a balance', 'Balance brought forward   120,000.00\n    Closing balance   120,000.00', '120000.00'],
  ['its end', 'Closing balance   120,000.00', null],
])(
  'an account whose list is said to be empty below %s is a statement of the same period',
  (_case, balances, opening) => {
    const empty = `
    Account number 0330921772
    ${balances}

    No transactions in this period
  `;
    expect(listsOf(`${NUMBERED}${empty}`)).toEqual([NUMBERED_READ, [opening, '120000.00', []]]);
    expect(statementsOf(`${NUMBERED}${empty}`)[1]!.period).toEqual({ from: '2024-12-01', to: '2024-12-31' });
    expect(listsOf(NUMBERED.replace('    Account number', `${empty}\n    Account number`))).toEqual([
      [opening, '120000.00', []],
      NUMBERED_READ,
    ]);
  },
);

it('an account without a balance or without such a notice is none', () => {
  expect(listsOf(`${NUMBERED}\n    Account number 0330921772\n\n    No transactions in this period`)).toHaveLength(1);
  expect(listsOf(`${NUMBERED}\n    Account number 0330921772\n    Closing balance   120,000.00`)).toHaveLength(1);
});

it('the total below a list is of that list, though the summary of the next one stands below it', () => {
  const total = '\n    Total withdrawals            -71.43';
  const [main, space] = statementsOf(`${OF_MAIN}\n${MAIN}${total}\n`, `${OF_SPACE}\n${SPACE}\n`);
  expect([main, space].map((one) => one!.controls!.some(({ source }) => source.text.includes('71.43')))).toEqual([
    true,
    false,
  ]);
});

it('lists whose summaries they do not lead to are left together', () => {
  const wrong = OF_SPACE.replace('537.23', '538.23');
  expect(listsOf(`${MAIN}\n`, `${OF_MAIN}\n`, `${SPACE}\n`, `${wrong}\n`)).toHaveLength(1);
});

it('an account below the others that says it had no bookings is a statement without rows', () => {
  const account = (number: string, ...rows: readonly string[]) => `
    Kontoutskrift nr. 12 for konto ${number} i perioden 01.12.2025 - 31.12.2025 Sparekonto

    Forklaring                              Rentedato    Ut av konto   Inn på konto    Bokført
    Saldo fra kontoutskrift 30.11.2025                                     450,00
    ${rows.join('\n    ')}`;
  const [first, empty] = statementsOf(
    `${account(
      '4202.51.90087',
      'OVERFØRSEL                              17.12.2025                     500,00    17.12.2025',
      'GIRO                                    30.12.2025        50,00                  30.12.2025',
      'Saldo i Deres favør                                                    900,00',
    )}\n${account('4202.52.00316', 'Ingen bevegelser i perioden', '', 'Saldo i Deres favør                                                    450,00')}`,
  );
  expect([first, empty].map((one) => one?.verification.status)).toEqual(['verified', 'verified']);
  expect(empty).toMatchObject({
    account: { number: '4202.52.00316' },
    openingBalance: '450.00',
    closingBalance: '450.00',
    transactions: [],
  });
});

const PERSONAL = `
    1,348.66
    Personal account

    Date         Description               Amount      Balance
    31/01/2025   Rail                      -54.30     1,348.66
    30/01/2025   To pot                    -10.00     1,402.96
    27/01/2025   Films                     -10.72     1,412.96
`;
const POT = `
    921.32
    Pot

    Date         Description               Amount      Balance
    31/01/2025   Interest                    2.04       921.32
    30/01/2025   From personal account      10.00       919.28
    03/01/2025   From personal account      10.00       909.28
`;

it('lists of cards are parted where a previous balance follows the total of the list above', () => {
  const cards = `
    CREDIT CARD STATEMENT
    Statement Date      January 09, 2025
    Current Balance       $173.25

    YOUR CARD             PREVIOUS BALANCE     PAYMENTS     CURRENT BALANCE
    REWARDS CARD                    179.53       179.53              100.00
    MILES CARD                       63.25        50.00               73.25

    Date         Description                          Amount
                 REWARDS CARD 5425 5030 XXXX 4013
                 PREVIOUS BALANCE                     179.53
    10/12/2024   Grocer                                45.47
    12/12/2024   Payment - thank you                 (179.53)
    13/12/2024   Bookshop                              54.53
                 SUB-TOTAL                            100.00
                 GRAND TOTAL                          100.00

    Date         Description                          Amount
                 MILES CARD 4147 4631 XXXX 0740
                 PREVIOUS BALANCE                      63.25
    11/12/2024   Esso                                  40.00
    14/12/2024   Payment - thank you                  (50.00)
    15/12/2024   Lazada                                20.00
                 SUB-TOTAL                             73.25
                 GRAND TOTAL                           73.25
  `;
  expect(listsOf(cards)).toEqual([
    ['179.53', '100.00', ['-45.47', '179.53', '-54.53']],
    ['63.25', '73.25', ['-40.00', '50.00', '-20.00']],
  ]);
});

it('lists with running balances are parted where each stands below the balance that it ends with', () => {
  expect(statementsOf(PERSONAL, POT).map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    ['-54.30', '-10.00', '-10.72'],
    ['2.04', '10.00', '10.00'],
  ]);
});

it('a break in running balances below another figure parts nothing', () => {
  expect(statementsOf(PERSONAL, POT.replace('921.32\n    Pot', '777.77\n    Pot'))).toHaveLength(1);
});

it('a lost page whose neighbours print the balance brought forward parts nothing', () => {
  const overleaf = POT.replace('921.32\n    Pot', '911.32\n    Balance brought forward');
  expect(statementsOf(PERSONAL, overleaf)).toHaveLength(1);
});

const CURRENT = `
    Current account 100-8800-1
    Date         Description               Debit       Credit      Balance
                 Balance brought forward                         10,000.00
    03/02/2026   Transfer to savings    2,000.00                  8,000.00
    10/02/2026   Salary                             9,000.00     17,000.00
                 Balance carried forward                         17,000.00`;
const SAVINGS = `
    Savings account 200-9911-2
    Date         Description               Debit       Credit      Balance
                 Balance brought forward                          5,000.00
    03/02/2026   From current account               2,000.00      7,000.00
    28/02/2026   Interest                              10.00      7,010.00
                 Balance carried forward                          7,010.00`;

function verdicts(...blocks: readonly string[]): string[] {
  return statementsOf(...blocks).map(({ verification }) => verification.status);
}

it('a balance carried forward below its rows belongs to the list above, and both lists are proved', () => {
  const statements = statementsOf(`${CURRENT}\n${SAVINGS}\n`);
  expect(statements.map(({ closingBalance }) => closingBalance)).toEqual(['17000.00', '7010.00']);
  expect(verdicts(`${CURRENT}\n${SAVINGS}\n`)).toEqual(['verified', 'verified']);
});

const OVERVIEW = `
    Account               Account no.        Balance
    Current account       100-8800-1       17,000.00
    Savings account       200-9911-2        7,010.00
    Total deposits                         24,010.00
`;

it('the sum of all accounts contradicts none of them', () => {
  expect(verdicts(OVERVIEW, `${CURRENT}\n`, `${SAVINGS}\n`)).toEqual(['verified', 'verified']);
});

it('nor does the balance of all of them, in a head that names neither', () => {
  const head = `
    Statement period   01/02/2026 - 28/02/2026
    Total balance      24,010.00
`;
  const lists = [CURRENT, SAVINGS].map((list, at) =>
    list
      .replace(/(Current|Savings) account [\d-]+/, ['Everyday', 'Online call'][at]!)
      .replace('Balance brought forward', 'Opening account balance')
      .replace('Balance carried forward', 'Closing account balance'),
  );
  expect(verdicts(`${head}\n${lists.join('\n\n')}\n`)).toEqual(['verified', 'verified']);
});

it('a total of credits below one account alone is still compared with its rows', () => {
  const alone = OVERVIEW.replace(/ +Savings.*\n/, '');
  expect(verdicts(alone, `${CURRENT}\n`)).not.toEqual(['verified']);
});

it('a summary behind the last account that names the end of another contradicts nothing', () => {
  const ends = [CURRENT, SAVINGS].map((list) => list.replace(/ +Balance carried.*/, ''));
  const summary = (end: string) => `
    Summary
    Current account  closing balance     ${end}
    Savings account  closing balance       7,010.00
`;
  expect(verdicts(`${ends.join('\n')}\n${summary('17,000.00')}`)).toEqual(['verified', 'verified']);
  expect(verdicts(`${ends.join('\n')}\n${summary('17,500.00')}`)).not.toEqual(['verified', 'verified']);
});

it('a summary in front of the first account that names the ends of another contradicts nothing', () => {
  const head = (closing: string) => `
    Summary
    Current account 100-8800-1
      Opening balance     10,000.00
      Closing balance     17,000.00
    Savings account 200-9911-2
      Opening balance      7,000.00
      Closing balance     ${closing}
`;
  expect(verdicts(`${head(' 7,010.00')}\n${CURRENT}\n`, `${SAVINGS}\n`)).toEqual(['verified', 'verified']);
  expect(verdicts(`${head(' 7,110.00')}\n${CURRENT}\n`, `${SAVINGS}\n`)).not.toEqual(['verified', 'verified']);
});

it('lists are told apart by the numbers above them', () => {
  const heads = ['Go plan 06-0936-0211294-00', 'Serious plan 06-0936-0211294-01'];
  const [first, second] = [CURRENT, SAVINGS].map((list, at) => list.replace(/\w+ account [\d-]+/, heads[at]!));
  const lists = [`Account number\n${first}\n`, `${second}\n`];
  expect(verdicts(...lists)).toEqual(['verified', 'verified']);
});

it('two accounts that end with the same balance lend each other no proof', () => {
  const same = SAVINGS.replaceAll('7,010.00', '17,000.00').replace('   10.00 ', '10,000.00 ');
  expect(verdicts(`${CURRENT}\n${same}\n`)).toEqual(['verified', 'verified']);
  const lacking = same.replace(/ +28\/02.*\n/, '');
  expect(verdicts(`${CURRENT}\n${lacking}\n`)).not.toEqual(['verified', 'verified']);
});

it('a list of accounts says what each of them is', () => {
  const list = `
    Total Checking     000000388550524       17,000.00
    Chase Savings      000003227164676        7,010.00
`;
  const [first, second] = [CURRENT, SAVINGS].map((block, at) =>
    block.replace(/\w+ account [\d-]+/, `Account number: ${['000000388550524', '000003227164676'][at]}`),
  );
  expect(statementsOf(list, `${first}\n`, `${second}\n`).map(({ account }) => account.type)).toEqual([
    'checking',
    'savings',
  ]);
});

it('a list that opens below the pending amounts of the account before it is read', () => {
  const lists = listsOf(
    `
    Date         Description               Debit      Credit
                 Opening balance                      500.00
    02/12/2025   Grocer                    20.00
    03/12/2025   Salary                               700.00
                 Closing balance                    1,180.00

    Pending transactions
    12.00 at the cinema on 30/12/2025
`,
    `
    Statement of account 2

    Date         Description               Debit      Credit
                 Opening balance                      806.75
    10/12/2025   Transfer                 297.22
    15/12/2025   Rail                      46.90
                 Closing balance                      462.63
`,
  );
  expect(lists).toEqual([
    ['500.00', '1180.00', ['-20.00', '700.00']],
    ['806.75', '462.63', ['-297.22', '-46.90']],
  ]);
});

it('an account below has the period above, though its opening balance is of the day before', () => {
  const page = `
    Statement period 01.12.2024 - 31.01.2025

    GIRO ACCOUNT 7950999438 EUR
    Date     Description        Debit      Credit     Balance
    30.11.   Opening balance                          3,173.73
    04.12.   Grocer              74.69                3,099.04
    15.01.   Salary                         607.36    3,706.40
    31.01.   Closing balance                          3,706.40

    SAVINGS ACCOUNT 1117239435 EUR
    Date     Description        Debit      Credit     Balance
    30.11.   Opening balance                         13,069.79
    11.12.   Transfer                       700.00   13,769.79
    31.01.   Closing balance                         13,769.79
`;
  expect(statementsOf(page).map(({ transactions }) => transactions.map(({ date }) => date))).toEqual([
    ['2024-12-04', '2025-01-15'],
    ['2024-12-11'],
  ]);
});

it('lists are parted where the closing balance of one stands above the opening balance of the next', () => {
  expect(
    listsOf(`
      Credit Card Statement           Statement date  12 January 2026
      CARD ONE 5453-5601-2255-5451
      Date         Description                         Amount
                   BALANCE FROM PREVIOUS STATEMENT     914.75
      12/12/2025   SHELL                               136.67
      26/12/2025   PAYMENT                             914.75CR
      28/12/2025   GRAB                                 56.73
                   NEW BALANCE                         193.40
                   MINIMUM PAYMENT DUE                  50.00
      CARD TWO 7218-8647-8814-2891
      Date         Description                         Amount
                   BALANCE FROM PREVIOUS STATEMENT     302.18
      15/12/2025   FAIRPRICE                            15.23
      26/12/2025   PAYMENT                             302.18CR
      28/12/2025   AGODA                                78.00
                   NEW BALANCE                          93.23
    `),
  ).toEqual([
    ['914.75', '193.40', ['-136.67', '914.75', '-56.73']],
    ['302.18', '93.23', ['-15.23', '302.18', '-78.00']],
  ]);
});

const OF_CARDS = `
    Your balances                    IBAN                              Balance
    Giro account                     DE57 2004 1133 1560 0261 80     +3,802.50
    Savings pot                      DE84 2004 1133 3767 9536 44     +2,955.17
    Visa card (credit card)          2612                              +165.49
    Total                                                            +6,923.16

    Giro account

    Posting date  Details                                            Paid out
    Value date    Reference                                          Paid in
    Old balance                                                     +4,026.14
    05.11.2024    Grocer                                              -223.64
    05.11.2024
    New balance                                                     +3,802.50
`;
const OF_POT = `
    Savings pot

    Posting date  Details                                            Paid out
    Value date    Reference                                          Paid in
    Old balance                                                       +955.17
    14.11.2024    Transfer                                          +2,000.00
    14.11.2024
    New balance                                                     +2,955.17
`;

it('lists between an opening and a closing balance have the number that the list of accounts gives to their title', () => {
  const lists = statementsOf(OF_CARDS, OF_POT);
  expect(lists.map(({ account, openingBalance }) => [account.number, openingBalance])).toEqual([
    ['DE57 2004 1133 1560 0261 80', '4026.14'],
    ['DE84 2004 1133 3767 9536 44', '955.17'],
  ]);
  expect(lists.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([['-223.64'], ['2000.00']]);
});

const ACCOUNTS = `
    Statement date: 30/01/2026
    Current account 066-001954/7
    Date      Details           Debit        Credit        Balance
              OPENING BALANCE                               903.10
    10/12     CARD               -50.00                     853.10
    29/01     WAGES                          100.00         953.10
              CLOSING BALANCE                               953.10
    Number of debits: 1

    Savings account 066-405001/3
    Date      Details           Debit        Credit        Balance
              OPENING BALANCE                               812.50
    12/12     CURRENCY SOLD      -50.00                     762.50
    31/12     CURRENCY SOLD     -150.00                     612.50
              CLOSING BALANCE                               612.50

    Time Deposit
    Deposit No.     Effective Date     Maturity Date     Principal
    001             01/03/2026         30/05/2027        50,000.00`;

it('accounts below each other share the two months that one list takes, whatever a deposit behind them prints', () => {
  const dates = statementsOf(`${ACCOUNTS}\n`).map(({ transactions }) => transactions.map(({ date }) => date));
  expect(dates).toEqual([
    ['2025-12-10', '2026-01-29'],
    ['2025-12-12', '2025-12-31'],
  ]);
});

it('a number of rows behind a list is of that list', () => {
  const [first, second] = statementsOf(`${ACCOUNTS}\n`);
  expect([first!.counts?.debits, second!.counts?.debits ?? null]).toEqual([1, null]);
});

it('an account whose summary prints the day of a contract has the period of the account above it', () => {
  const loan = (name: string, number: string, until: string, [opening, row, closing]: readonly string[]) => `
    ${name}
    Account number     ${number}     ${until}
    Opening balance    ${opening}
    Closing balance    ${closing}

    Date         Transaction               Amount      Balance
    01 Dec       OPENING BALANCE                     ${opening}
    ${row}
    14 Jan       LOAN PAYMENT              100.00    ${closing}
    31 May       CLOSING BALANCE                     ${closing}
`;
  const page = `
    Statement period 1 December 2023 to 31 May 2024
${loan('Variable Loan', '12-3456-7890123-01', '', ['8,000.00', '15 Dec       LOAN PAYMENT               50.00    8,050.00', '8,150.00'])}
${loan('Fixed Loan', '12-3456-7890123-02', 'Fixed until 20 Aug 2025', ['9,000.00', '16 Dec       LOAN PAYMENT               70.00    9,070.00', '9,170.00'])}`;
  const [, fixed] = statementsOf(page);
  expect(fixed?.period).toEqual({ from: '2023-12-01', to: '2024-05-31' });
  expect(fixed?.transactions.map(({ date }) => date)).toEqual(['2023-12-16', '2024-01-14']);
});

it('cards are told apart by the numbers above them, whatever stands below the end of the list before', () => {
  const card = (number: string, rows: string, opening: string, closing: string) => `
    GOLD CARD                     ${number}
    Post Date     Description               Amount
                  Previous Balance        ${opening}
${rows}
                  Ending Balance          ${closing}
                  Unbilled Amount             0.00`;
  const first = `
    July 3, 2025  Grocer                     20.00
    July 4, 2025  Parcels                    30.50`;
  const second = `
    July 5, 2025  Grocer                    100.00
    July 8, 2025  Cinema                     11.00`;
  const [, other] = statementsOf(
    `${card('5521-00XX-XXXX-4417', first, '1,000.00', '1,050.50')}${card('5520-91XX-XXXX-0082', second, '  490.00', '  601.00')}`,
  );
  expect(other!.account.number).toBe('5520-91XX-XXXX-0082');
  expect(other!.ambiguities).not.toContain(AMBIGUITIES.accounts_parted);
});

it('interest accrued in the currency of the account above is no balance of the one below', () => {
  const listOf = (currency: string, opening: string, interest: string) => `
    ${currency} Statement Savings 774-208136-${currency === 'HKD' ? '882' : '201'}
    Date            Transaction Details         Deposit     Withdrawal      Balance
    04 Mar 2025     B/F BALANCE                                             ${opening}
    18 Mar 2025     TRANSFER                     320.00                     1,850.44
    19 Mar 2025     CREDIT INTEREST                0.88                     1,851.32
                    C/F BALANCE                                             1,851.32
    Credit Interest Accrued                                                 ${interest}
  `;
  const page = `${listOf('HKD', '1,530.44', 'HKD 0.37')}\n${listOf('USD', '1,530.44', 'USD 0.12')}`;
  const ambiguities = statementsOf(page).flatMap((statement) => statement.ambiguities);
  expect(ambiguities).not.toContain(AMBIGUITIES.foreign_mark);
});
