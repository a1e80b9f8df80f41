import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const FIRST = `
    Money market                    Account Number    30014471
    Previous Balance                41,000.00         Statement Dates  7/01/26 thru 7/31/26
    Current Balance                 42,400.00

    DEPOSITS AND ADDITIONS
    Date     Description                                    Amount
    7/03     Deposit                                      1,500.00
    7/07     Deposit                                        300.00

    WITHDRAWALS AND DEBITS
    Date     Description                                    Amount
    7/15     Withdrawal                                     400.00-
`;
const DAYS = (last: string) => `
    DAILY BALANCE SUMMARY
    Date               Balance     Date                Balance
    7/03             42,500.00     7/15              ${last}
    7/07             42,800.00
`;
const SECOND = `
    24 month certificate            Account Number    70028814
    Previous Balance                25,000.00
    Current Balance                 25,083.22

    Date         Description                       Amount        Balance
    7/01         Beginning Balance                             25,000.00
    7/14         Interest added                     83.22      25,083.22
    7/31         Ending Balance                                25,083.22
`;

const read = (...blocks: readonly string[]) =>
  readDocument(printPages(blocks.join('\n')), 'Document').statements.map(({ account, verification }) => [
    account.number,
    verification.checks.find(({ name }) => name === 'printed_figures')?.passed,
  ]);

it('balances of days above the opening balance of the next account are those of the list before them', () => {
  expect(read(FIRST, DAYS('42,400.00'), SECOND)).toEqual([
    ['30014471', true],
    ['70028814', true],
  ]);
  expect(read(FIRST, DAYS('42,450.00'), SECOND)).toEqual([
    ['30014471', false],
    ['70028814', true],
  ]);
});
