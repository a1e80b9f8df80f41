import { expect, test } from 'vitest';
import type { RecognisedWord } from '../../adapters/ocr/recognised.ts';
import { regroupWords } from './regroup-words.ts';

const LETTER_PX = 10;

/** Letters of 10 pixels; a space is as wide. */
function words(line: string): RecognisedWord[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    box: [index * LETTER_PX, 0, (index + text.length) * LETTER_PX, 14],
    lineIndex: 0,
    confidence: 0.9,
    symbols: [...text].map((letter, at) => ({
      text: letter,
      left: (index + at) * LETTER_PX,
      right: (index + at + 1) * LETTER_PX,
      confidence: 0.9,
      alternatives: [],
    })),
  }));
}

test.each([
  ['a year behind a day is a word', 'Oct 1,2019 RENT', 'Oct 1, 2019 RENT'],
  ['a day behind a month is a word', 'Jan2 SELL', 'Jan 2 SELL'],
  ['a year behind a month is a word', '03 Φεβ2021', '03 Φεβ 2021'],
  ['a name with digits stays whole', 'REF NR2 A25', 'REF NR2 A25'],
  ['amounts of two columns come apart', '1,5012,34', '1,50 12,34'],
  ['an amount with a misread mark stays whole', '7.128.62', '7.128.62'],
  ['decimals are joined to their mark', 'VIR 1.943, 74€', 'VIR 1.943,74€'],
  ['not from another column', 'VIR 1.943,   74', 'VIR 1.943, 74'],
  ['a year gets its last digit back', '22/12/201 8RENTE', '22/12/2018 RENTE'],
  ['a year whose third digit looks like a bracket, too', '22/12/20] 8RENTE', '22/12/20]8 RENTE'],
  ['a whole year keeps the text apart', '22/12/2018 8RENTE', '22/12/2018 8RENTE'],
  ['letters before a month are its day', 'ΟΊ Φεβ 2021', '01 Φεβ 2021'],
  ['letters before anything else are a word', 'IO VIA ROMA', 'IO VIA ROMA'],
])('%s', (_, line, expected) => {
  const regrouped = regroupWords(words(line), ',');
  expect(regrouped.map(({ text }) => text).join(' ')).toBe(expected);
  for (const { text, symbols, box } of regrouped) {
    expect(symbols).toHaveLength(text.length);
    expect(box[2]).toBeGreaterThan(box[0]);
  }
});
