import { describe, expect, it } from 'vitest';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { correctGreek } from './correct-greek.ts';

/** Words of a line with two pixels of paper between them, letters of ten by twenty. */
function printLine(lineIndex: number, ...texts: readonly string[]): RecognisedWord[] {
  let left = 0;
  return texts.map((text) => {
    const from = left;
    const letters = [...text];
    left += letters.length * 10 + 12;
    return {
      text,
      box: [from, lineIndex * 40, from + letters.length * 10, lineIndex * 40 + 20],
      lineIndex,
      confidence: 0.95,
      symbols: letters.map((letter, at) => ({
        text: letter,
        left: from + at * 10 + 1,
        right: from + at * 10 + 9,
        confidence: 0.95,
        alternatives: [],
      })),
    };
  });
}

function correct(...lines: readonly (readonly string[])[]): string[] {
  const words = correctGreek(lines.flatMap((texts, lineIndex) => printLine(lineIndex, ...texts)));
  return [...Map.groupBy(words, ({ lineIndex }) => lineIndex).values()].map((line) =>
    line.map(({ text }) => text).join(' '),
  );
}

describe('a month in Latin letters behind its day is Greek', () => {
  it.each([
    ['lav', 'Ιαν'],
    ['Amp', 'Απρ'],
    ['lovv', 'Ιουν'],
    ['Avy', 'Αυγ'],
    ['Aek', 'Δεκ'],
  ])('%s', (latin, greek) => {
    expect(correct(['04', latin, '2020'])).toEqual([`04 ${greek} 2020`]);
  });

  it('but not one that may be any word, or that is a month already', () => {
    expect(correct(['04', 'SHELL'], ['lav', '2020'], ['04', 'Mar'])).toEqual(['04 SHELL', 'lav 2020', '04 Mar']);
  });

  it('and is ambiguous', () => {
    expect(correctGreek(printLine(0, '04', 'lav'))[1]!.confidence).toBeLessThan(0.88);
  });
});

describe('marks of credit and debit behind amounts are Greek', () => {
  it('alone, and in one word with the amount', () => {
    expect(correct(['4,90€MN'], ['56,03€', 'X'], ['1.413,38', '1M'], ['462X'])).toEqual([
      '4,90€ Π',
      '56,03€ Χ',
      '1.413,38 Π',
      '462 Χ',
    ]);
  });

  it('but a letter behind one or two amounts is none', () => {
    expect(correct(['56,03€', 'X'], ['4,90€', 'M'], ['POS', 'N'])).toEqual(['56,03€ X', '4,90€ M', 'POS N']);
  });
});

it('letters that mask a number are Latin, and a word of them is not', () => {
  expect(correct(['8598', '42ΧΧ', 'ΧΧΧΧ', '8658'], ['Χρέωση', 'Χ'])).toEqual(['8598 42XX XXXX 8658', 'Χρέωση Χ']);
});
