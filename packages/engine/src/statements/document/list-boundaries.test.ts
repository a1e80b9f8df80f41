import { expect, test } from 'vitest';
import { findFields } from '../../fields/find-fields.ts';
import { Cells, NO_CELLS } from '../../tables/cells.ts';
import { printLines, printPages } from '../../testing/page-fixture.ts';
import type { Table } from '../read-table.ts';
import { readTokens } from '../read-tokens.ts';
import { listBoundaries } from './list-boundaries.ts';

const NOTATION = { mark: 'dot', scale: 2 } as const;
const BALANCES = 1;
const token = printLines('80.00')[0]!.money[0]!;

/** A table whose transactions end on these lines; those of `balanced` print 80.00 as their balance. */
function tableOf(lines: readonly number[], balanced: readonly number[] = []): Table {
  const rows = lines.map((line) => ({
    kind: 'transaction',
    lines: [line],
    firstLine: line,
    money: balanced.includes(line) ? Cells.from([[BALANCES, token]]) : NO_CELLS,
  }));
  return { rows, use: { balance: BALANCES }, region: { lines: [] } } as unknown as Table;
}

test('transactions between which nothing is told are one boundary, with the last line and the last balance', () => {
  expect(listBoundaries([tableOf([3, 4, 7], [4]), tableOf([9])], [], NOTATION)).toEqual([
    { kind: 'transaction', line: 9, balance: 8000 },
  ]);
});
test('a balance that is told on a line between two of them parts them', () => {
  const fields = findFields(printLines('\n\n\n\n\nClosing balance 80.00').map((line) => ({ ...line, index: 5 })));
  expect(listBoundaries([tableOf([3, 4, 7])], fields, NOTATION)).toEqual([
    { kind: 'transaction', line: 4, balance: null },
    { kind: 'transaction', line: 7, balance: null },
    { kind: 'closing', line: 5, value: 8000 },
  ]);
});
test('of tables whose lines are not in order each transaction is a boundary', () => {
  expect(listBoundaries([tableOf([3, 8]), tableOf([5])], [], NOTATION)).toHaveLength(3);
});
test.each([
  ['Account Number   2322065', ['account']],
  ['Paid to account number 2322065', []],
  ['Account Number   23220', []],
])('a short number is of an account where its label opens the line: %s', (line, kinds) => {
  expect(listBoundaries([], findFields(printLines(line)), NOTATION).map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ['Period: Apr 2026\n\nPeriod: May 2026', ['4/2026', '5/2026']],
  ['Period: 01/04/2026 - 30/04/2026\n\nPeriod: Apr 2026', ['01/04/2026 30/04/2026']],
])('a month is the period of a list where no period is printed by its days: %s', (block, periods) => {
  const told = listBoundaries([], findFields(printLines(block)), NOTATION);
  expect(told.flatMap((boundary) => (boundary.kind === 'period' ? [boundary.text] : []))).toEqual(periods);
});

test('the number of a member on top of each page is told once where the lists have numbers of their own', () => {
  const head = 'Member number 8285542';
  const pages = [
    `${head}\nFREE AND MORE ACCOUNT 576187882`,
    `${head}\n\nFREE AND MORE ACCOUNT 576187882`,
    `${head}\n\nFREE AND MORE ACCOUNT 880558817`,
  ];
  const numbersOf = (printed: readonly string[], row: number) =>
    listBoundaries([tableOf([row])], findFields(readTokens(printPages(...printed)).lines), NOTATION).flatMap(
      (boundary) => (boundary.kind === 'account' ? [boundary.text] : []),
    );
  expect(numbersOf(pages, 2)).toEqual(['8285542', '576187882', '576187882', '880558817']);
});

test('a number in a sentence below the head, as of a line to call, begins no statement', () => {
  const page = [
    'Conta nº 1008844120',
    ...Array.from({ length: 40 }, () => 'Texto'),
    '4. Perda de cartão: 808 200 500.',
  ];
  const fields = findFields(printLines(page.join('\n')));
  const accounts = listBoundaries([], fields, NOTATION).filter(({ kind }) => kind === 'account');
  expect(accounts.map((boundary) => 'text' in boundary && boundary.text)).toEqual(['1008844120']);
});
