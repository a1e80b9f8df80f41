/** Accounts that a summary names, and whose lists have no number and no opening balance of their own. */
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const STATEMENT = `
  All statements
  Account Number: 20088012275
  01/09/2025 - 30/09/2025

  Type               Opening Balance     Money In     Money Out     Closing Balance
  Spend Account            18,502.30    65,600.00      8,469.00           75,633.30
  Save                      5,000.00     3,112.09          0.00            8,112.09

  Spend Account

  Date         Money In      Money out     Description               Balance
  05/09/2025                  6,369.00     Green Grocer            12,133.30
  07/09/2025                  2,100.00     Airtime                 10,033.30
  11/09/2025   65,600.00                   Bello Yusuf             75,633.30

  Save

  Date         Money In      Money out     Description               Balance
  01/09/2025       12.09                   Interest                 5,012.09
  09/09/2025    3,100.00                   From the other account   8,112.09
`;

function read(page: string) {
  return readDocument(printPages(page), 'Document').statements.map((statement) => [
    statement.transactions.length,
    statement.openingBalance,
    statement.closingBalance,
    statement.verification.status,
  ]);
}

it('each list below the name of an account runs between the balances that the summary gives this name', () => {
  expect(read(STATEMENT)).toEqual([
    [3, '18502.30', '75633.30', 'verified'],
    [2, '5000.00', '8112.09', 'verified'],
  ]);
});

it('the number that the summary prints behind a name may follow it in the title', () => {
  const numbered = STATEMENT.replace('Spend Account         ', 'Spend    3588214407    ')
    .replace('Save              ', 'Save     3588214399')
    .replace(/^ {2}Spend Account\n/m, '  Spend - 3588214407\n')
    .replace(/^ {2}Save\n/m, '  Save - 3588214399\n')
    .replace('  Account Number: 20088012275\n', '');
  expect(read(numbered)).toEqual([
    [3, '18502.30', '75633.30', 'verified'],
    [2, '5000.00', '8112.09', 'verified'],
  ]);
});

it('names of the columns of the summary may come as close as words', () => {
  expect(
    read(
      STATEMENT.replace('Opening Balance     Money In     Money Out', ' Opening Balance  Money & Transfers In  Out'),
    ),
  ).toEqual([
    [3, '18502.30', '75633.30', 'verified'],
    [2, '5000.00', '8112.09', 'verified'],
  ]);
});

it('an account without a row has the period of the statement that names it', () => {
  const still = STATEMENT.replace(
    '  Save           ',
    '  Pot                       500.00         0.00          0.00              500.00\n$&',
  ).replace(/^ {2}Save\n/m, '  Pot\n  No activity this period\n\n$&');
  const { statements } = readDocument(printPages(still), 'Document');
  expect(statements.map(({ transactions, period }) => [transactions.length, period.from])).toEqual([
    [3, '2025-09-01'],
    [0, '2025-09-01'],
    [2, '2025-09-01'],
  ]);
});

it('where one of them leads to another balance, the names part nothing and nothing is verified', () => {
  expect(read(STATEMENT.replace('0.00            8,112.09', '0.00            8,112.90'))).toEqual([
    [5, '18502.30', '75633.30', 'mismatch'],
  ]);
});

it('titles may go on alike behind the names, which the summary tells more of, above its total', () => {
  const pots = STATEMENT.replace(
    /^ {2}Spend Account\n/m,
    '  Spend transactions from 1 September 2025 to 30 September 2025\n',
  )
    .replace(/^ {2}Save\n/m, '  Save transactions from 1 September 2025 to 30 September 2025\n')
    .replace('Spend Account    ', 'Spend (Main)     ')
    .replace('Save         ', 'Save (Trip)  ')
    .replace(
      /(Save \(.*\n)/,
      '$1  Total                    23,502.30    68,712.09      8,469.00           83,745.39\n',
    );
  expect(read(pots)).toEqual([
    [3, '18502.30', '75633.30', 'verified'],
    [2, '5000.00', '8112.09', 'verified'],
  ]);
});

it('names may hold the numbers of the accounts, which their titles set apart by a dash', () => {
  const page = `
    Statement Period: 04/01/2023 - 04/30/2023

    Account                        Beginning     Withdrawals     Deposits     Ending Balance
    Main Savings 3590411827         1,204.11         (28.19)       289.09           1,465.01
    Main Checking 3591660243          861.54        (248.55)        25.51             638.50

    Main Savings - 3590411827
    Deposits
    Date           Amount     Description
    04/15          288.81     Transfer from checking
    04/30            0.28     Dividend
    Withdrawals
    Date           Amount     Description
    04/19          (28.19)    Transfer to checking

    Main Checking - 3591660243
    Deposits
    Date           Amount     Description
    04/27           25.51     Green Grocer return
    Withdrawals
    Date           Amount     Description
    04/01         (248.55)    Withdrawal at a machine
  `;
  expect(read(page)).toEqual([
    [3, '1204.11', '1465.01', 'verified'],
    [2, '861.54', '638.50', 'verified'],
  ]);
});

it('the card of a payment that was reverted is not the number of the list above it', () => {
  const { statements } = readDocument(
    printPages(`${STATEMENT}
  Reverted

  Date         Money In      Money out     Description               Balance
  01/09/2025                     11.09     Music
                                           Card: 416598******2212
`),
    'Document',
  );
  expect(statements.map(({ account }) => account.number)).toEqual(['20088012275', '20088012275']);
});
