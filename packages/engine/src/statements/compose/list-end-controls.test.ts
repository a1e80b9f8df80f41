/** A list without a closing balance ends with its last row only where nothing on the page could be another one. */
import type { Page } from '@extracto/model';
import { expect, it, test } from 'vitest';
import { printPage, printPages } from '../../testing/page-fixture.ts';
import { parseLedgerBlock } from '../../verify/testing/parse-ledger-block.ts';
import { verifyStatement } from '../../verify/verify-statement.ts';
import { readDocument } from '../read-document.ts';

const judge = (pages: readonly Page[]) => readDocument(pages, 'Document').statements[0]!.verification.status;

const LIST = (behind = '', first = '04/03/2025   BALANCE FORWARD                        40.50') => `
  Current Account        Account number   12345678

  Date         Description       Debit      Credit      Balance
  ${first}
  05/03/2025   CORNER CAFE       12.50                    28.00
  07/03/2025   SALARY                     2,100.00     2,128.00
  10/03/2025   ENERGY            88.45                 2,039.55
  ${behind}
`;

it('a list whose balances lead from the opening balance to the last row is proved', () => {
  expect(judge([printPage(LIST('Overdrawn balances are marked dr'))])).toBe('verified');
});

test.each([
  ['in a sentence of the notes', '\n\n\n\n\n\n\n  Savings are insured up to EUR 100,000.00 per depositor'],
  ['right behind its name', 'Monthly min. balance $1,438.02     Daily average $99.00'],
])('an amount %s is no row of it', (_, behind) => {
  expect(judge([printPage(LIST(behind))])).toBe('verified');
});

it('where amounts of the list close up on words themselves, one in the notes may be a row', () => {
  const tight = LIST('KIOSK 3.00').replaceAll(/ {3,}(?=[\d,]+\.\d\d {3})/g, ' ');
  expect(judge([printPage(tight)])).toBe('unverifiable');
});

it('the same list newest first is proved', () => {
  const page = printPage(`
    Current Account        Account number   12345678

    Date         Description       Debit      Credit      Balance
    10/03/2025   ENERGY            88.45                 2,039.55
    07/03/2025   SALARY                     2,100.00     2,128.00
    05/03/2025   CORNER CAFE       12.50                    28.00
    04/03/2025   BALANCE FORWARD                            40.50
  `);
  expect(judge([page])).toBe('verified');
});

test.each([
  ['an amount stands behind the list', LIST('Late fee on this account   15.00')],
  ['no opening balance is printed', LIST('', '')],
  ['the last row prints no balance', LIST('11/03/2025   KIOSK              3.00')],
])('nothing is proved where %s', (_, block) => {
  expect(judge([printPage(block)])).toBe('unverifiable');
});

it('a list that goes on over a page that is not there is not proved', () => {
  expect(judge([printPage(LIST('Page 1 of 2'))])).toBe('unverifiable');
  expect(judge(printPages(LIST('Page 1 of 2'), 'Terms of use   Page 2 of 2'))).toBe('verified');
});

it('a recognised page proves no end, for a faint row may not have been seen', () => {
  const page = printPage(LIST());
  const words = page.words.map((word) => ({ ...word, confidence: 0.99 }));
  expect(judge([{ ...page, words }])).toBe('unverifiable');
});

test.each([
  ['a changed amount', '2024-01-02 -21.00 80.00\n 2024-01-03 5.00 85.00\n end 85.00', 'mismatch'],
  ['a row taken away in review', '2024-01-02 -20.00 80.00\n end 85.00', 'unverifiable'],
  [
    'a row added in review',
    '2024-01-02 -20.00 80.00\n 2024-01-03 5.00 85.00\n 2024-01-04 1.00 ·\n end 85.00',
    'unverifiable',
  ],
  ['all rows', '2024-01-02 -20.00 80.00\n 2024-01-03 5.00 85.00\n end 85.00', 'verified'],
])('the checker believes the end with %s accordingly', (_, rows, status) => {
  expect(verifyStatement(parseLedgerBlock(`opening 100.00\n ${rows}`)).verification.status).toBe(status);
});
