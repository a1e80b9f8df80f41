import { expect, test } from 'vitest';
import type { Transaction } from '../result.ts';
import { bookTransactions } from './apply-rules.ts';

const row = (description: string) => ({ description, amount: '-1.00' }) as Transaction;
const rule = (contains: string, category: string | null, payee: string | null = null) => ({
  contains,
  category,
  payee,
});
const book = (description: string, ...rules: Parameters<typeof bookTransactions>[1]) => {
  const [{ category, payee } = row('')] = bookTransactions([row(description)], rules);
  return [category ?? null, payee ?? null];
};

test.each([
  ['POS GREEN  GROCER 12', 'green grocer', true],
  ['GREENGROCER', 'green grocer', false],
  ['PAYPAL *STEAM (1)', '*steam (', true],
  ['anything', ' ', false],
])('a rule looks for words, whatever capitals and blanks: %s, %s', (description, contains, fits) => {
  expect(book(description, rule(contains, 'Food'))).toEqual([fits ? 'Food' : null, null]);
});

test('the first rule that names a category gives it, the first that names a payee gives that', () => {
  const rules = [rule('pos', null, 'Shop'), rule('grocer', 'Food', 'Grocer'), rule('green', 'Garden')];
  expect(book('POS GREEN GROCER', ...rules)).toEqual(['Food', 'Shop']);
});

test('a row that no rule fits stays as it was read', () => {
  const read = row('RENT');
  expect(bookTransactions([read], [rule('grocer', 'Food')])[0]).toBe(read);
});
