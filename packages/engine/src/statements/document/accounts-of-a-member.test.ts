/** Shares and loans of a credit union's member, each in a list of its own under the number of the member. */
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const HEAD = `
    STATEMENT OF ACCOUNT                                       MEMBER NUMBER ****38417
    PERIOD 02/01/26 THRU 02/28/26`;
const SHARE = `
    SHARE 01 REGULAR SHARE
    DATE           DESCRIPTION                     AMOUNT              BALANCE
    02/01/26       BALANCE FORWARD                                      512.44
    02/13/26       DEPOSIT TRANSFER                 25.00               537.44
    02/28/26       ENDING BALANCE                                       537.44`;
const LOAN = `
    LOAN 61 USED AUTO
    DATE       DESCRIPTION          PAYMENT    INTEREST      LATE    PRINCIPAL        LOAN
                                     AMOUNT     CHARGED    CHARGE                  BALANCE
    02/01/26   PREVIOUS BALANCE                                                  11,842.33
    02/15/26   PAYMENT RECEIVED      287.55       57.92      0.00      229.63-   11,612.70
    02/22/26   PAYMENT RECEIVED      100.00       10.00      0.00       90.00-   11,522.70
    02/28/26   NEW BALANCE                                                       11,522.70`;

function statementsOf(block: string) {
  return readDocument(printPages(block), 'Document').statements;
}

it('each has the number of the member with its own suffix, and the type that its title says', () => {
  const accounts = statementsOf(`${HEAD}\n${SHARE}\n${LOAN}`).map(({ account }) => [account.number, account.type]);
  expect(accounts).toEqual([
    ['****38417 SHARE 01', 'savings'],
    ['****38417 LOAN 61', 'loan'],
  ]);
});

it('each is a statement, though only one prints balances', () => {
  const lists = `
    SHARE DRAFT CHECKING - Suffix 01
    DATE           DESCRIPTION                     AMOUNT
    02/01/26       GREEN GROCER                    -17.81
    02/13/26       DEPOSIT TRANSFER                 25.00

    AUTO LOAN - Suffix L49
    DATE           DESCRIPTION                     AMOUNT              BALANCE
    02/06/26       PAYMENT                        -441.75             3,130.54
    02/12/26       LATE FEE                          2.43             3,132.97
    02/18/26       PAYMENT                        -126.66             3,006.31

    PREVIOUS BALANCE                             3,572.29
    NEW BALANCE                                  3,006.31`;
  const read = statementsOf(`${HEAD}\n${lists}`);
  expect(read.map(({ account: { type }, verification: { status } }) => [type, status])).toEqual([
    ['checking', 'unverifiable'],
    ['loan', 'verified'],
  ]);
  expect(read[1]?.transactions.map(({ amount }) => amount)).toEqual(['441.75', '-2.43', '126.66']);
});

it('each has the number that its title prints whole, with that of the member in it', () => {
  const titled = `${HEAD}\n${SHARE}\n${LOAN}`
    .replace('SHARE 01', '---- SHARE ****38417-01')
    .replace('LOAN 61 USED AUTO', '---- LOAN ****38417-61 USED AUTO ANNUAL PERCENTAGE RATE 4.89%');
  const accounts = statementsOf(titled).map(({ account }) => [account.number, account.type]);
  expect(accounts).toEqual([
    ['****38417-01', 'savings'],
    ['****38417-61', 'loan'],
  ]);
});

it('each has the number at the beginning of its title that goes on behind that of the member', () => {
  const titled = `${HEAD}\n${SHARE}\n${LOAN}`
    .replace('****38417', '0000418822')
    .replace('SHARE 01 REGULAR SHARE', '0000418822-0001     PRIMARY SAVINGS')
    .replace('LOAN 61 USED AUTO', '0000418822-0061     USED AUTO LOAN');
  expect(statementsOf(titled).map(({ account }) => [account.number, account.type])).toEqual([
    ['0000418822-0001', 'savings'],
    ['0000418822-0061', 'loan'],
  ]);
});

it('each has the number and the type that the row of its opening balance says, in one list for all', () => {
  const list = `
    DATE       DESCRIPTION                                       AMOUNT     BALANCE
    02/01      ID 0001 SAVINGS            BALANCE FORWARD                    505.12
    02/28      DIVIDEND                                            0.04      505.16
    02/28      ENDING BALANCE                                                505.16
    02/01      ID 0010 VACATION CLUB      BALANCE FORWARD                    910.00
    02/09      DEPOSIT                                            25.00      935.00
    02/11      WITHDRAWAL                                          5.00-     930.00
    02/28      ENDING BALANCE                                                930.00`;
  const read = statementsOf(`${HEAD}\n${list}`);
  expect(read.map(({ account, verification }) => [account.number, account.type, verification.status])).toEqual([
    ['****38417 ID 0001', 'savings', 'verified'],
    ['****38417 ID 0010', 'savings', 'verified'],
  ]);
});

it('a loan is paid off by what its balance falls by, not by the payment with its interest', () => {
  const [, loan] = statementsOf(`${HEAD}\n${SHARE}\n${LOAN}`);
  expect(loan!.transactions.map(({ amount }) => amount)).toEqual(['229.63', '90.00']);
  expect(loan!.verification.status).toBe('verified');
});

it('a fee of zero that no column takes leaves nothing open beside the amount of its row', () => {
  const single = `
    LOAN 61 USED AUTO
    POST       DESCRIPTION           TOTAL    INTEREST     FEES     PRINCIPAL      BALANCE
    02/01      PREVIOUS BALANCE                                                  18,604.11
    02/20      PAYMENT BY TRANSFER  412.55       75.81     0.00        336.74    18,267.37
    02/28      NEW BALANCE                                                       18,267.37`;
  const [, loan] = statementsOf(`${HEAD}\n${SHARE}\n${single}`);
  expect([loan!.unassigned, loan!.verification.status]).toEqual([[], 'verified']);
});

it('what other accounts are called does not tell payments of a nameless one from withdrawals', () => {
  const nameless = LOAN.replace('LOAN 61 USED AUTO', 'USED AUTO')
    .replace('LOAN', '    ')
    .replace('PRINCIPAL', 'REDUCTION');
  const last = statementsOf(`${HEAD}\n${SHARE}\n${nameless}`).at(-1)!;
  expect(last.transactions.map(({ amount }) => amount)).toContain('-229.63');
  expect(last.verification.status).not.toBe('verified');
});
