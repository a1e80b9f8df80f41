/** Balances of all accounts in a table in front of them: one that is misprinted contradicts its account. */
import { describe, expect, it } from 'vitest';
import { findFields } from '../../fields/find-fields.ts';
import { printLines, printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
import { findOverview, leaveOthersFigures } from './find-overview.ts';

const account = (currency: string, opening: string, closing: string, amount: string) => `
  Geschäftskonto       ${currency}
  Konto-Nr.            CH63 0076 2011 6658 2725 7
  Auszugszeitraum      01.01.2017 - 31.03.2017

  Kontoübersicht
  Kontostand              Schlusssaldo
  ${opening}                ${closing}

  Kontobewegungen
  Buchungsdatum     Vorgang                     Betrag ${currency}     Kontostand
  12.01.2017        ERSTATTUNG DENNER          ${amount}       ${closing}
`;
const statusOfSecond = (opening: string) =>
  readDocument(
    printPages(`
  Kontoübersicht
  Konto-Nr.                           Kontostand       Schlusssaldo
  CH63 0076 2011 6658 2725 7 CHF        7 234.90           7 287.35
  CH63 0076 2011 6658 2725 7 EUR        ${opening}           9 767.50
${account('CHF', '7 234.90', '7 287.35', ' +52.45')}
${account('EUR', '9 359.05', '9 767.50', '+408.45')}
    `),
    'Document',
  ).statements[1]!.verification.status;

describe('a table of all accounts that names the opening balance by no word of its own', () => {
  it('agrees with each account', () => {
    expect(statusOfSecond('9 359.05')).toBe('verified');
  });

  it('contradicts the account of which it misprints the opening balance', () => {
    expect(statusOfSecond('9 959.05')).toBe('mismatch');
  });
});

describe('a table of products that share one number and print an average behind their balances', () => {
  const read = (closing: string) =>
    readDocument(
      printPages(`
  Account statement                           Period: 01/03/2025 to 31/03/2025

  Product                              Opening balance    Closing balance    Average balance
  EVERYDAY 47-63064450-8                        100.00             ${closing}             132.10
  GROWING POT 47-63064450-8                     500.00             520.00             510.00

  Everyday account 47-63064450-8
  Date          Description            Debit     Credit     Balance
                Opening balance                              100.00
  03/03/2025    SALARY                           100.00      200.00
  05/03/2025    GREEN GROCER           45.00                 155.00
                Total                  45.00     100.00      155.00

  Growing pot account 47-63064450-8
  Date          Description            Debit     Credit     Balance
                Opening balance                              500.00
  08/03/2025    TRANSFER                          20.00      520.00
                Total                   0.00      20.00      520.00
`),
      'Document',
    ).statements.map(({ closingBalance, verification }) => `${closingBalance} ${verification.status}`);

  it('agrees with each of them', () => {
    expect(read('155.00')).toEqual(['155.00 verified', '520.00 verified']);
  });

  it('and not where a balance is misprinted', () => {
    expect(read('165.00')[0]).not.toBe('155.00 verified');
  });
});

it('the headings have no figures of the line below them where another line is of the account', () => {
  const lines = printLines(`
  YOUR ACCOUNTS                                      OPENING        CLOSING
  MEMBERSHIP EQUITY SHARES                              5.00           5.00
  CHEQUING, DEBIT AND MORE ACCOUNT 576187882          741.10         658.82
  `);
  const fields = findFields(lines);
  const [overview] = findOverview(lines, fields, [{ endLine: 90, number: '576187882', currency: 'CAD' }]);
  expect(overview!.map(({ token }) => token.text)).toEqual(['741.10', '658.82']);
  const textsOf = (found: typeof fields) =>
    found.filter(({ label }) => label.endsWith('Balance')).map(({ text }) => text);
  expect(textsOf(fields)).toEqual(['5.00', '5.00']);
  expect(textsOf([...leaveOthersFigures(fields, overview!)])).toEqual([]);
  expect(leaveOthersFigures(fields, [])).toBe(fields);
});
