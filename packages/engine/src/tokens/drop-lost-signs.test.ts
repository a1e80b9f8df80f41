/** Letters that stand where a font draws the sign of a currency. */
import { describe, expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { dropLostSigns } from './drop-lost-signs.ts';

function textsOf(block: string): string[] {
  return dropLostSigns(printPages(block)).flatMap(({ words }) => words.map(({ text }) => text));
}

describe('a letter before nearly all amounts', () => {
  it('is dropped, glued or a space away, and the sign before it stays', () => {
    expect(textsOf('C21,896.75   C1,100.00   -C23,727.42   + C 540.00   C 55.70   USD')).toEqual([
      '21,896.75',
      '1,100.00',
      '-23,727.42',
      '+',
      '540.00',
      '55.70',
      'USD',
    ]);
  });

  it('is dropped where it stands a space away from all of them', () => {
    expect(textsOf('C 1,250.00   − C 200.00   C 3.00')).toEqual(['1,250.00', '−', '200.00', '3.00']);
  });

  it.each([
    ['the letter of a currency', 'R1 250.00   R200.00   R3.00'],
    ['a mark that half of the amounts lack', 'C1,250.00   C200.00   C3.00   45.00   12.00   7.50'],
    ['a letter in front of two', 'C1,250.00   C200.00'],
    ['marks of two sides', 'C1,250.00   C200.00   C3.00   D45.00   D12.00   D7.50'],
  ])('keeps %s', (_, block) => {
    expect(textsOf(block)).toEqual(block.split(/ +/));
  });
});
