import { expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
import { addRepeatAmbiguities } from './add-repeat-ambiguities.ts';

const FIRST = `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening Balance        100.00
  Closing Balance      1,549.80

  Date         Description                    Amount     Balance
  15/01/2025   GREEN GROCER                   -45.20       54.80
  15/01/2025   KIOSK                           -4.80       50.00
               Carried forward                             50.00
`;
const LAST = `
  Date         Description                    Amount     Balance
               Brought forward                             50.00
  16/01/2025   SALARY                       1,504.80    1,554.80
  17/01/2025   CAR PARK                        -5.00    1,549.80
               Closing Balance                          1,549.80
`;

function judge(...blocks: readonly string[]) {
  const { statements } = readDocument(
    blocks.map((block, index) => printPage(block, index + 1)),
    'Document',
  );
  return statements.every(({ verification }) => verification.status === 'verified')
    ? statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))
    : null;
}

it('proves no row twice when a sheet is there twice', () => {
  expect(judge(FIRST, LAST)).toEqual(['-45.20', '-4.80', '1504.80', '-5.00']);
  expect(judge(FIRST, LAST, LAST) ?? judge(FIRST, LAST)).toEqual(judge(FIRST, LAST));
});

it('proves no whole statement twice', () => {
  const whole = FIRST.replace(/ +Carried.*\n/, '').replace('1,549.80', '50.00');
  expect(judge(whole)).toEqual(['-45.20', '-4.80']);
  expect(judge(whole, whole) ?? judge(whole)).toEqual(judge(whole));
});

it('judges a later statement again when an earlier one of the account has all of its rows', () => {
  const { statements } = readDocument([printPage(FIRST), printPage(LAST, 2)], 'Document');
  const [whole] = statements;
  const part = { ...whole!, openingBalance: '50.00', controls: [], transactions: whole!.transactions.slice(2) };
  const other = { ...part, account: { ...part.account, number: '87654321' } };
  const [first, second, third] = addRepeatAmbiguities([whole!, part, other]);
  expect(first).toBe(whole);
  expect(second!.verification.status).toBe('unverifiable');
  expect(second!.verification.missing.join()).toContain('the same rows stand in an earlier statement');
  expect(third).toBe(other);
});
