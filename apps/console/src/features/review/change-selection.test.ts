import type { ReviewedRows } from '@extracto/engine/review';
import type { Transaction } from '@extracto/model';
import { expect, test } from 'vitest';
import { mergeRows, removeRows, replaceInDescriptions, reverseSigns, shiftYears } from './change-selection.ts';

const row = (date: string, description: string, amount: string, balance: string | null) =>
  ({ date, description, amount, balance, type: amount.startsWith('-') ? 'debit' : 'credit' }) as Transaction;
const open = (...transactions: readonly Transaction[]): ReviewedRows =>
  transactions.map((transaction, origin) => ({ origin, transaction }));
const read = <K extends keyof Transaction>(rows: ReviewedRows | null, field: K) =>
  rows?.map(({ transaction }) => transaction[field]);

const FORWARD = open(
  row('2024-02-29', 'CARD *7 Baker', '-2.00', '98.00'),
  row('2025-01-02', 'Interest', '0.50', '98.50'),
  row('2025-01-03', 'Fee of card *7', '-1.25', '97.25'),
);

test('signs of the selected rows alone are turned', () => {
  const rows = reverseSigns(FORWARD, [0, 2], 2);
  expect(read(rows, 'amount')).toEqual(['2.00', '0.50', '1.25']);
  expect(read(rows, 'type')).toEqual(['credit', 'credit', 'credit']);
});

test('selected rows are removed, in whichever order they were selected', () => {
  expect(read(removeRows(FORWARD, [0, 2]), 'description')).toEqual(['Interest']);
  expect(read(removeRows(FORWARD, [2, 0]), 'description')).toEqual(['Interest']);
});

test('years are shifted; a day that the other year has not stays', () => {
  expect(read(shiftYears(FORWARD, [0, 1], 1), 'date')).toEqual(['2024-02-29', '2026-01-02', '2025-01-03']);
});

test('text is replaced literally, capitals or not, and nothing is left of a search for nothing', () => {
  const rows = replaceInDescriptions(FORWARD, [0, 1, 2], { wanted: 'card *7', replacement: '$&' });
  expect(read(rows, 'description')).toEqual(['$& Baker', 'Interest', 'Fee of $&']);
  expect(replaceInDescriptions(FORWARD, [0], { wanted: ' ', replacement: 'x' })).toBe(FORWARD);
});

test('neighbours are merged to their sum, with the balance after the last of them in time', () => {
  const merged = mergeRows(FORWARD, [2, 1], 2);
  expect(read(merged, 'amount')).toEqual(['-2.00', '-0.75']);
  expect(read(merged, 'type')).toEqual(['debit', 'debit']);
  expect(read(merged, 'balance')).toEqual(['98.00', '97.25']);
  expect(read(merged, 'description')).toEqual(['CARD *7 Baker', 'Interest Fee of card *7']);
  const newestFirst = open(...FORWARD.map(({ transaction }) => transaction).toReversed());
  expect(read(mergeRows(newestFirst, [0, 1], 2), 'balance')).toEqual(['97.25', '98.00']);
});

test.each([
  ['one row', [1]],
  ['rows that are no neighbours', [0, 2]],
  ['no row', []],
])('%s cannot be merged', (_, selected) => {
  expect(mergeRows(FORWARD, selected, 2)).toBeNull();
});
