import { expect, test } from 'vitest';
import { describeChecks } from './describe-checks.ts';

const sum = { name: 'opening_plus_transactions_is_closing', passed: true };
const chain = { name: 'running_balance_chain', passed: false };
const dates = { name: 'dates_in_order', passed: true };

test.each([
  ['what passed', [sum], 'Passed: opening balance and rows add up to the closing balance.'],
  [
    'what failed comes first',
    [sum, chain],
    'Failed: each printed balance follows from the one before it. Passed: opening balance and rows add up to the closing balance.',
  ],
  ['dates prove no amount', [dates], null],
  ['nothing was checked', [], null],
  ['a check without a phrase has its name', [{ name: 'new_check', passed: true }], 'Passed: new_check.'],
])('%s', (_, checks, text) => {
  expect(describeChecks(checks)).toBe(text);
});
