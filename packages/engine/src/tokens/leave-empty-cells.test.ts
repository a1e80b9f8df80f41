import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { leaveEmptyCells } from './leave-empty-cells.ts';

const amountsOf = (block: string) =>
  leaveEmptyCells(printLines(block)).flatMap(({ money }) => money.map(({ text, sign }) => [text, sign]));

const LIST = `
  621.72           -     42,950.68
       -    3,170.32     46,121.00
  100.00           -     46,021.00
       -       20.32     46,041.32
  200.00           -     45,841.32
       -      120.00     45,961.32
       - 118,692.88     164,654.20
`;

it('the dash of an empty cell is no minus of a long amount beside it', () => {
  expect(amountsOf(LIST).slice(-2)).toEqual([
    ['118,692.88', 0],
    ['164,654.20', 0],
  ]);
});

it('nor where all of these dashes stand close to an amount', () => {
  expect(
    amountsOf(`
  3,993.87           - 126,008.71
  8,622.33           - 130,002.58
     35.09           - 137,542.94
              3,540.93 129,549.64
                538.86 138,624.91
                151.90 138,086.05
`).slice(1, 2),
  ).toEqual([['126,008.71', 0]]);
});

it('nor of one in front of it, in columns that are set from the left', () => {
  expect(
    amountsOf(`
  621.72       -
  100.00       -
  20.00        -
  -            3,170.32
  -            170.32
  -            70.32
  1,118,692.88 -
`).at(-1),
  ).toEqual(['1,118,692.88', 0]);
});

it('a dash before amounts that no other cell stands at is their minus', () => {
  const lines = printLines(`
    - 621.72
    - 100.00
    -  20.00
    -          3.00
    -          4.00
    -          5.00
  `);
  expect(leaveEmptyCells(lines)).toBe(lines);
});
