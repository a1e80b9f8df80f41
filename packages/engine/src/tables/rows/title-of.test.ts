import { expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { titleOf } from './title-of.ts';

const titleIn = (text: string) => titleOf(printLines(text)[0]!);

it.each([
  ['Deposits and Additions', 'Deposits and Additions'],
  ['Pending from June 1, 2024 to June 30, 2024', 'Pending'],
  ['Deposits & Other Credits Account # 000009752', 'Deposits & Other Credits Account # 000009752'],
  ['Reverted vom 01.06.2024', 'Reverted'],
  ['TRANSAÇÕES DE 02 MAR A 02 ABR', 'TRANSAÇÕES'],
  ['Withdrawals and Purchases     There were 14 withdrawals totaling $2,381.12.', 'Withdrawals and Purchases'],
  ['Withdrawals and Purchases     There were 14 card purchases totaling', 'Withdrawals and Purchases'],
  ['Withdrawals / Debits      8 items totaling $450.93', 'Withdrawals / Debits'],
  ['ROBERT C LINDGREN #4417: Payments and Credits', 'Payments and Credits'],
  ['15 CHARGES/DEBITS', 'CHARGES/DEBITS'],
  ['Checks and Substitute Checks     * Gap in check sequence', 'Checks and Substitute Checks'],
])('%s: the title is %s', (line, title) => {
  expect(titleIn(line)).toBe(title);
});

it.each([
  'Deposits and Additions     $2,381.12',
  'Total withdrawals on this page 2,381.12',
  '01/02/2025   Withdrawals',
])('%s is no title', (line) => {
  expect(titleIn(line)).toBe('');
});
