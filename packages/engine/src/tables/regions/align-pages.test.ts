import { expect, it } from 'vitest';
import type { TokenLine } from '../../lines/reading.ts';
import { printLines } from '../../testing/page-fixture.ts';
import { alignPages } from './align-pages.ts';

const FIRST = `
Bank
01/03/2025  10/03/2025  GROCER              45.20
02/03/2025  12/03/2025  SALARY           1,500.00
`;

/** Left edges of the dates, and the right edge of the last amount, of each row of the second page. */
function edgesOf(second: string, headed: readonly number[] = [1]) {
  const pages = [...Map.groupBy(printLines(FIRST, second), ({ pageNumber }) => pageNumber).values()];
  const lines = alignPages(pages, new Set(headed)).filter((line) => line.pageNumber === 2 && line.dates.length > 0);
  const edges = ({ dates, money }: TokenLine) => [...dates.map(({ box }) => box[0]), money.at(-1)?.box[2]];
  return lines.map(edges);
}

const AMOUNT_EDGE = 285;

it('rows overleaf stand where those of the first page do, whether all of them moved or their left part alone', () => {
  const moved = `
Bank
   05/03/2025  10/03/2025  FARMACIA            12.00
   06/03/2025  12/03/2025  WATER                3.10
`;
  const narrowed = moved.replaceAll(/ {3}(?=12\.00|3\.10)/g, '');
  const there = [
    [40, 100, AMOUNT_EDGE],
    [40, 100, AMOUNT_EDGE],
  ];
  expect(edgesOf(moved)).toEqual(there);
  expect(edgesOf(narrowed)).toEqual(there);
});

it('rows stay where a header is printed again, or where they stand further off than a margin is wide', () => {
  const far = `
Bank
           05/03/2025  10/03/2025  FARMACIA    12.00
           06/03/2025  12/03/2025  WATER        3.10
`;
  expect(edgesOf(far).map(([left]) => left)).toEqual([95, 95]);
  expect(edgesOf(far.replaceAll(/^ {8}/gm, ''), [1, 2]).map(([left]) => left)).toEqual([55, 55]);
});
