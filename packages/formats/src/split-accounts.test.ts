import { expect, test } from 'vitest';
import { splitAccounts } from './split-accounts.ts';
import { resultOf, sampleStatement } from './testing/sample-result.ts';

test('every account is a result of its own, with a name that no other has', () => {
  const euro = sampleStatement([{}]);
  const dollar = sampleStatement([{}], { account: { currency: 'USD' } });
  const savings = sampleStatement([{}], { account: { type: 'savings' } });
  const bare = sampleStatement([], { account: { number: null, currency: null } });
  const later = sampleStatement([], { period: { from: '2025-01-01', to: '2025-01-31' } });
  const split = splitAccounts(resultOf(euro, dollar, savings, bare, later));
  expect(split.map(({ name, result }) => [name, result.statements])).toEqual([
    ['2051-EUR', [euro, later]],
    ['2051-USD', [dollar]],
    ['2051-EUR-2', [savings]],
    ['account4', [bare]],
  ]);
});
