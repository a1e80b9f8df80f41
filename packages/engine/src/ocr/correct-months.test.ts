import { expect, test } from 'vitest';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { correctMonths } from './correct-months.ts';

const LETTER_PX = 10;

/** A line each; letters of 10 pixels. */
const words = (...lines: string[]): RecognisedWord[] =>
  lines.flatMap((line, lineIndex) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      box: [index * LETTER_PX, 30 * lineIndex, (index + text.length) * LETTER_PX, 30 * lineIndex + 14] as const,
      lineIndex,
      confidence: 0.95,
      symbols: [...text].map((letter, at) => ({
        text: letter,
        left: (index + at) * LETTER_PX,
        right: (index + at + 1) * LETTER_PX,
        confidence: 0.95,
        alternatives: [],
      })),
    })),
  );

test.each([
  ['without one of its letters', ['18 dic COOP', '26 dic BAR', '18 dc POS'], 'dic'],
  ['with another letter', ['18 Dez. COOP', '26 Dez. BAR', '18 Oez. POS'], 'Dez.'],
  ['with a mark for a thin letter', ['18 jul COOP', '26 jul BAR', '28 ju! POS'], 'jul'],
])('a month that was read %s is the one that the page prints, and uncertain', (_, lines, month) => {
  const corrected = correctMonths(words(...lines)).at(-2)!;
  expect(corrected.text).toBe(month);
  expect(corrected.confidence).toBeLessThan(0.88);
});

test.each([
  ['printed elsewhere, in its language', ['28 dez. COOP', '30 dez. BAR', '01 an” POS'], '01 jan POS'],
  ['behind its connecting word', ['28 de dez. COOP', '30 de dez. BAR', '01 de an” POS'], '01 de jan POS'],
  ['grown together with it', ['28 de dez. COOP', '29 de dez. BAR', '30 de dez. BAR', '01 dejan, POS'], '01 de jan POS'],
])('a month that no other row prints is found %s', (_, lines, expected) => {
  const corrected = correctMonths(words(...lines));
  const last = corrected.filter(({ lineIndex }) => lineIndex === lines.length - 1);
  expect(last.map(({ text }) => text).join(' ')).toBe(expected);
});

test.each([
  ['12dejan, POS', '12 de jan POS'],
  ['12 dejan—  POS', '12 de jan POS'],
  ['12demar POS', '12 de mar POS'],
  ['12 Dejan POS', '12 Dejan POS'],
  ['12deal POS', '12deal POS'],
  ['45dejan POS', '45dejan POS'],
])('of a day, a connecting word and a month without paper between them %s is %s', (line, expected) => {
  const corrected = correctMonths(words(line, '30 jan COOP'));
  expect(corrected.filter(({ lineIndex }) => lineIndex === 0).map(({ text }) => text)).toEqual(expected.split(' '));
});

test('marks behind a month are wiped off', () => {
  expect(correctMonths(words('28 dez COOP', '01 jan"— POS')).map(({ text }) => text)).toContain('jan');
});

test('a month within a date is corrected as well, and the date is ambiguous', () => {
  const [corrected] = correctMonths(words('12-eb-23 BAR', '04-feb-23 COOP', '05-feb-23 POS'));
  expect(corrected!.text).toBe('12-feb-23');
  expect(corrected!.confidence).toBeLessThan(0.88);
});

test.each([
  ['it is glued to a number and stands below no date', ['COOP 12-eb-23', '04-feb-23 COOP']],
  ['it may be one of two', ['18 jun COOP', '26 jul BAR', '18 juj POS']],
  ['it stands behind no day', ['18 dic COOP', 'n. dc POS']],
  ['it stands in another column', ['18 dic COOP', '        18 di POS']],
  ['it names a month', ['18 mar COOP', '26 mar BAR', '18 mai POS']],
])('a word stays as it was read where %s', (_, lines) => {
  const given = words(...lines);
  expect(correctMonths(given)).toEqual(given);
});
