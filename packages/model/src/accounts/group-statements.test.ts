import { expect, test } from 'vitest';
import { type AccountHead, groupStatements } from './group-statements.ts';

const head = (number: string | null, change: Partial<AccountHead['account']> = {}, bankId: string | null = null) => ({
  account: { type: 'checking' as const, number, holder: null, currency: 'EUR', ...change },
  bank: { id: bankId, name: null },
});
const numbersOf = (...heads: AccountHead[]) =>
  groupStatements(heads).map((account) => account.map((statement) => heads.indexOf(statement)));

test.each([
  ['the same number, however it is spaced', [head('DE02 1203 0000'), head('DE0212030000')], [[0, 1]]],
  ['a masked number and the whole one that ends so', [head('**** 7890'), head('1234567890')], [[0, 1]]],
  ['masked numbers of one bank', [head('XXXX7890', {}, 'a'), head('****7890', {}, 'a')], [[0, 1]]],
  ['others in between', [head('11112222'), head('33334444'), head('11112222')], [[0, 2], [1]]],
])('together: %s', (_, heads, expected) => {
  expect(numbersOf(...heads)).toEqual(expected);
});

test.each([
  ['other numbers', [head('11112222'), head('11112223')]],
  ['other currencies', [head('11112222'), head('11112222', { currency: 'USD' })]],
  ['a card and a deposit of one number', [head('11112222'), head('11112222', { type: 'credit_card' })]],
  ['a masked number that two whole ones end with', [head('11117890'), head('22227890'), head('**7890')]],
  ['a masked number at another bank', [head('11117890', {}, 'a'), head('**7890', {}, 'b')]],
  ['masked numbers of two banks', [head('**7890', {}, 'a'), head('**7890', {}, 'b')]],
  ['no numbers', [head(null), head(null)]],
  ['numbers of which too little is seen', [head('**90'), head('**90')]],
])('apart: %s', (_, heads) => {
  expect(numbersOf(...heads)).toEqual(heads.map((_, index) => [index]));
});
