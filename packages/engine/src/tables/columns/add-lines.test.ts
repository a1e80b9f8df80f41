import { expect, it } from 'vitest';
import type { Header } from '../../lines/reading.ts';
import { addLines } from './add-lines.ts';
import { rolesOf } from './name-roles.ts';

/** Names with the left and right edge of each. */
function headerOf(line: number, names: readonly (readonly [text: string, x0: number, x1: number])[]): Header {
  const cells = names.map(([text, x0, x1]) => ({
    text,
    box: [x0, line * 10, x1, line * 10 + 8] as const,
    roles: rolesOf(text),
    currencies: [],
  }));
  return { lineIndexes: [line], pageNumber: 1, box: [0, line * 10, 500, line * 10 + 8], cells };
}

it('a name over both sides of the account leaves the amounts to these', () => {
  const upper = headerOf(0, [
    ['Posting', 0, 40],
    ['Amount', 200, 300],
    ['Description', 400, 460],
  ]);
  const lower = headerOf(1, [
    ['date', 5, 30],
    ['Credit', 210, 240],
    ['Debit', 270, 295],
  ]);
  const { cells, isStacked } = addLines(upper, lower);
  expect(cells.map(({ text, roles }) => `${text}: ${roles[0]}`)).toEqual([
    'Posting date: date',
    'Credit: credit',
    'Debit: debit',
    'Description: description',
  ]);
  expect(isStacked).toBeUndefined();
});

it('two names below each other are those of two lines of a row', () => {
  const { cells, isStacked } = addLines(
    headerOf(0, [
      ['Posted', 0, 40],
      ['Amount', 200, 300],
    ]),
    headerOf(1, [
      ['Value date', 0, 50],
      ['Balance', 200, 300],
    ]),
  );
  expect(cells.map(({ roles }) => roles[0])).toEqual(['date', 'amount']);
  expect(isStacked).toBe(true);
});
