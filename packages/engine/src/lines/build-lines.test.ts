import type { Word } from '@extracto/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printPage, printWord } from '../testing/page-fixture.ts';
import { buildLines } from './build-lines.ts';

const linesOf = (words: readonly Word[]) =>
  buildLines({ pageNumber: 3, widthPt: 600, heightPt: 800, words, rulings: [] });
const texts = (words: readonly Word[]) => linesOf(words).map((line) => line.words.map((word) => word.text).join(' '));

const PAGE = printPage(`
  Date         Description     Amount
  01/02/2025   GREEN GROCER    -45.20
               AUSTIN TX
  02/02/2025   SALARY        1,500.00
`);

describe('words of one printed line stand in one line', () => {
  it('top to bottom, left to right', () => {
    expect(texts(PAGE.words)).toEqual([
      'Date Description Amount',
      '01/02/2025 GREEN GROCER -45.20',
      'AUSTIN TX',
      '02/02/2025 SALARY 1,500.00',
    ]);
  });

  it('without the bars that line printers type between columns', () => {
    const page = printPage(`
      01/02/2025  |  GREEN GROCER  |  45.20 DR  |  100.00
    `);
    expect(texts(page.words)).toEqual(['01/02/2025 GREEN GROCER 45.20 DR 100.00']);
  });

  it('without the bars glued to words and the dashes between lines of a typed table', () => {
    const page = printPage(`
      ------------------------------------
      |01/02/2025|GREEN GROCER |  45.20- |
      |02/02/2025|RENT - MARCH | 800.00- |
      ====================================
      |03/02/2025|CAFE         |   4.80- |
    `);
    expect(texts(page.words)).toEqual([
      '01/02/2025 GREEN GROCER 45.20-',
      '02/02/2025 RENT - MARCH 800.00-',
      '03/02/2025 CAFE 4.80-',
    ]);
  });

  it('whatever the order in which the file draws them', () => {
    const expected = linesOf(PAGE.words);
    const anyOrder = fc.shuffledSubarray([...PAGE.words], { minLength: PAGE.words.length });
    fc.assert(fc.property(anyOrder, (words) => void expect(linesOf(words)).toEqual(expected)));
  });

  it('none is lost, none is doubled', () => {
    const anyWord = fc
      .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 700 }), fc.integer({ min: 5, max: 30 }))
      .map(([x, y, height]) => printWord(`${x}/${y}`, x, y, height * 2, height));
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 60 }), (words) => {
        const placed = linesOf(words).flatMap((line) => line.words);
        expect(new Set(placed)).toEqual(new Set(words));
        expect(placed).toHaveLength(words.length);
      }),
    );
  });

  it('a bold amount of another size and a raised baseline belong to it', () => {
    const words = [printWord('Total', 40, 40, 25, 10), printWord('45.20', 300, 38, 40, 13)];
    expect(texts(words)).toEqual(['Total 45.20']);
  });
});

describe('words of different lines stay apart', () => {
  it('a tall logo beside two small lines takes neither', () => {
    const words = [
      printWord('BANK', 40, 40, 120, 30),
      printWord('Page 1', 400, 42, 30, 8),
      printWord('of 2', 400, 56, 20, 8),
    ];
    expect(texts(words)).toEqual(['BANK', 'Page 1', 'of 2']);
  });

  it('lines that touch are two', () => {
    expect(texts([printWord('upper', 40, 40, 50), printWord('lower', 40, 50, 50)])).toEqual(['upper', 'lower']);
  });

  it('words over the same place are not of one line, even where their boxes overlap by half', () => {
    expect(texts([printWord('GROCER', 40, 40, 60), printWord('AUSTIN', 42, 45, 60)])).toEqual(['GROCER', 'AUSTIN']);
  });
});

it('a line says its page, its box and its usual height', () => {
  const words = [printWord('a', 40, 40, 5, 10), printWord('b', 60, 39, 5, 12), printWord('c', 80, 40, 5, 10)];
  expect(linesOf(words)).toEqual([{ pageNumber: 3, words, box: [40, 39, 85, 51], heightPt: 10 }]);
});

it('blank words make no line', () => {
  expect(linesOf([printWord(' ', 40, 40, 5), printWord('\u00a0', 40, 80, 5)])).toEqual([]);
});

it('looks at a bounded number of lines for each word', () => {
  let reads = 0;
  const counted = (text: string, line: number): Word => {
    const word = printWord(text, 40, line * 12, 40);
    const { box } = word;
    return Object.defineProperty({ ...word }, 'box', {
      enumerable: true,
      get: () => {
        reads++;
        return box;
      },
    });
  };
  const readsFor = (count: number) => {
    const words = Array.from({ length: count }, (_, line) => counted('word', line));
    reads = 0;
    linesOf(words);
    return reads;
  };
  const few = readsFor(500);
  // sorting costs a little more than proportionally
  expect(readsFor(4000)).toBeLessThan(few * 8 * 2);
});
