import type { Raster } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import { findMinus, type SignedSpan } from './find-minus.ts';

/** One character is one pixel; the digit is 14 pixels high, so an em is 20. The figure is where the letters are. */
function draw(picture: string): {
  raster: Raster;
  place: SignedSpan;
} {
  const rows = picture.split('\n').filter((row) => row.trim() !== '');
  const width = Math.max(...rows.map((row) => row.length)) + 40;
  const gray = new Uint8Array(width * (rows.length + 10)).fill(255);
  for (const [y, row] of rows.entries())
    for (const [x, mark] of [...row].entries()) if (mark !== ' ') gray[(y + 5) * width + x + 20] = 20;
  const digits = rows.flatMap((row) => [...row].flatMap((mark, x) => (mark === '#' ? [x + 20] : [])));
  return {
    raster: { width, height: rows.length + 10, gray, dpi: 200 },
    place: {
      left: Math.min(...digits),
      right: Math.max(...digits) + 1,
      baseline: rows.length + 5,
      em: 20,
      isWide: { first: false, last: false },
    },
  };
}

const ZERO = [
  '  ####  ',
  ' ##  ## ',
  '##    ##',
  '##    ##',
  '##    ##',
  '##    ##',
  '##    ##',
  '##    ##',
  '##    ##',
  '##    ##',
  '##    ##',
  '##    ##',
  ' ##  ## ',
  '  ####  ',
];
const beside = (before: string, behind: string) =>
  ZERO.map((row, index) =>
    index === 8 || index === 9
      ? `${before}${row}${behind}`
      : `${' '.repeat(before.length)}${row}${' '.repeat(behind.length)}`,
  ).join('\n');

/** A nine, whose left edge is short. */
const NINE = [
  '   #### ',
  '  ##  ##',
  ' ##   ##',
  '##    ##',
  '##    ##',
  '##    ##',
  ' ##  ###',
  '  #### #',
  '       #',
  '      ##',
  '      ##',
  '     ## ',
  '    ##  ',
  '  ###   ',
];
/** Its left edge has faded. */
const besideFaded = NINE.map(
  (_, at) => `${at === 8 || at === 9 ? '-----' : '     '} ${at > 2 && at < 10 ? '######' : '      '}##`,
).join('\n');
const besideNine = NINE.map((row, index) => `${index === 8 || index === 9 ? '-----' : '     '}  ${row}`).join('\n');

describe('a dash beside a figure', () => {
  test.each([
    ['apart in front', beside('-----  ', ''), 'before'],
    ['grown together with the digit', beside('-----', ''), 'before'],
    ['before a digit that begins with a tip', besideNine, 'before'],
    ['behind', beside('', '  -----'), 'behind'],
    ['no dash', beside('', ''), null],
    ['a speck', beside('-  ', ''), null],
    ['a dash of the column before', beside(`-----${' '.repeat(14)}`, ''), null],
    ['a line that goes on', beside('-'.repeat(19), ''), null],
  ])('%s', (_, picture, expected) => {
    const { raster, place } = draw(picture);
    expect(findMinus(raster, place)).toBe(expected);
  });
});

test('a dash counts before a faded digit where the recogniser took both for one wide digit', () => {
  const { raster, place } = draw(besideFaded);
  expect(findMinus(raster, place)).toBeNull();
  expect(findMinus(raster, { ...place, isWide: { first: true, last: false } })).toBe('before');
});
