import type { Transaction } from '@extracto/model';
import { makeTransaction } from '@extracto/model/testing/make-transaction';
import { expect, test } from 'vitest';
import type { PageWord } from '../../ui/document-pages/read-words.ts';
import { readDrawnRow } from './read-drawn-row.ts';

/** Lines of aligned text: 6 pt a letter, 12 pt a line. */
function print(...lines: readonly string[]): PageWord[] {
  return lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map(
      ({ 0: text, index: at }): PageWord => ({
        text,
        box: [at * 6, index * 12, (at + text.length) * 6, index * 12 + 10],
      }),
    ),
  );
}

const row = (line: number, date: string, amount: string, balance: string | null): Transaction =>
  makeTransaction({ id: String(line), date, amount, balance, box: boxOf(line), verified: true });
const boxOf = (line: number): Transaction['box'] => [0, line * 12 - 1, 600, line * 12 + 11];
const read = (words: readonly PageWord[], line: number, transactions: readonly Transaction[]) =>
  readDrawnRow({ page: 1, box: boxOf(line) }, { words, transactions, decimals: 2 });

const SIDES = print(
  '03/05/2026  RENT            950.00              1,204.10',
  '03/06/2026  SALARY                   2,500.00   3,704.10',
  '03/17/2026  COFFEE HOUSE      4.50              3,699.60',
  '03/08/2026  REFUND                      10.00   3,709.60',
);
const READ = [row(0, '2026-03-05', '-950.00', '1204.10'), row(1, '2026-03-06', '2500.00', '3704.10')];

test('figures belong to the columns of the rows that were read, with their signs', () => {
  expect(read(SIDES, 2, READ)).toMatchObject({
    date: '2026-03-17',
    description: 'COFFEE HOUSE',
    amount: '-4.50',
    balance: '3699.60',
  });
  expect(read(SIDES, 3, READ)).toMatchObject({ date: '2026-03-08', amount: '10.00', balance: '3709.60' });
});

test('commas are decimals where the rows say so, and a printed sign holds', () => {
  const words = print('05.03.  MIETE        -950,00', '06.03.  BACKEREI    -1.004,50');
  expect(read(words, 1, [row(0, '2026-03-05', '-950.00', null)])).toMatchObject({
    date: '2026-03-06',
    description: 'BACKEREI',
    amount: '-1004.50',
    balance: null,
  });
});

test('days in words, and payments that a bill prints with a minus', () => {
  const words = print('02 Mar 2026  GROCER       20.00', '05 Mar 2026  THANK YOU    -5.00');
  const charge = row(0, '2026-03-02', '-20.00', null);
  expect(read(words, 1, [charge])).toMatchObject({ date: '2026-03-05', description: 'THANK YOU', amount: '5.00' });
});

test.each([
  ['no row teaches how figures are written', SIDES, []],
  ['the box is on a scan', [], READ],
])('nothing is guessed when %s', (_, words, transactions) => {
  expect(read(words, 2, transactions)).toMatchObject({ date: null, amount: '0.00', balance: null });
});

test('an order of days and months that the rows leave open gives no date', () => {
  const words = print('05/05/2026  RENT  950.00', '06/07/2026  FOOD    9.00');
  expect(read(words, 1, [row(0, '2026-05-05', '-950.00', null)]).date).toBeNull();
});
