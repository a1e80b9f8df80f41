import { expect, test } from 'vitest';
import type { RecognisedWord } from '../../adapters/ocr/recognised.ts';
import { mendMonths } from './mend-months.ts';

const LETTER_PX = 10;

/** A line each; letters of 10 pixels. */
const words = (...lines: string[]): RecognisedWord[] =>
  lines.flatMap((line, lineIndex) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      box: [index * LETTER_PX, 30 * lineIndex, (index + text.length) * LETTER_PX, 30 * lineIndex + 14] as const,
      lineIndex,
      confidence: 0.95,
      symbols: [],
    })),
  );

test.each([
  ['without one of its letters', ['18 dic COOP', '26 dic BAR', '18 dc POS'], 'dic'],
  ['with another letter', ['18 Dez. COOP', '26 Dez. BAR', '18 Oez. POS'], 'Dez.'],
])('a month that was read %s is the one that the page prints, and doubtful', (_, lines, month) => {
  const mended = mendMonths(words(...lines)).at(-2)!;
  expect(mended.text).toBe(month);
  expect(mended.confidence).toBeLessThan(0.88);
});

test('a month within a date is mended as well, and the date is doubtful', () => {
  const [mended] = mendMonths(words('12-eb-23 BAR', '04-feb-23 COOP', '05-feb-23 POS'));
  expect(mended!.text).toBe('12-feb-23');
  expect(mended!.confidence).toBeLessThan(0.88);
});

test.each([
  ['it is glued to a number and stands below no date', ['COOP 12-eb-23', '04-feb-23 COOP']],
  ['it may be one of two', ['18 jun COOP', '26 jul BAR', '18 juj POS']],
  ['it stands behind no day', ['18 dic COOP', 'n. dc POS']],
  ['it stands in another column', ['18 dic COOP', '        18 di POS']],
  ['it names a month', ['18 mar COOP', '26 mar BAR', '18 mai POS']],
])('a word stays as it was read where %s', (_, lines) => {
  const given = words(...lines);
  expect(mendMonths(given)).toEqual(given);
});
