import { expect, test } from 'vitest';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { regroupWords } from './regroup-words.ts';

const LETTER_PX = 10;

/** Letters of 10 pixels; a space is as wide, and so is the paper inside a word that "·" stands for. */
function words(line: string): RecognisedWord[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: print, index }) => ({
    text: print.replaceAll('·', ''),
    box: [index * LETTER_PX, 0, (index + print.length) * LETTER_PX, 14],
    lineIndex: 0,
    confidence: 0.9,
    symbols: [...print].flatMap((letter, at) => {
      const [left, right] = [(index + at) * LETTER_PX, (index + at + 1) * LETTER_PX];
      return letter === '·' ? [] : [{ text: letter, left, right, confidence: 0.9, alternatives: [] }];
    }),
  }));
}

test.each([
  ['a year behind a day is a word', 'Oct 1,2019 RENT', 'Oct 1, 2019 RENT'],
  ['a day behind a month is a word', 'Jan2 SELL', 'Jan 2 SELL'],
  ['a year behind a month is a word', '03 Φεβ2021', '03 Φεβ 2021'],
  ['an hour behind a day is a word', '03/0108:13 DEPOSIT', '03/01 08:13 DEPOSIT'],
  ['an hour behind a whole date, too', '03/01/202008:13 DEPOSIT', '03/01/2020 08:13 DEPOSIT'],
  ['what is no hour stays whole', '03/0188:13 DEPOSIT', '03/0188:13 DEPOSIT'],
  ['a figure far behind a mark of debit is a word', 'D··2.762,99', 'D 2.762,99'],
  ['a reference stays whole', 'A·27629', 'A27629'],
  ['a name with digits stays whole', 'REF NR2 A25', 'REF NR2 A25'],
  ['amounts of two columns come apart', '1,5012,34', '1,50 12,34'],
  ['an amount with a misread mark stays whole', '7.128.62', '7.128.62'],
  ['an amount whose groups have one misread mark stays whole', '29.479,400,00', '29.479,400,00'],
  ['two amounts that print like one such come apart at their paper', '29.479,40·0,00', '29.479,40 0,00'],
  ['a mark of debit apart from the currency is a word', '225,77Р·Д', '225,77Р Д'],
  ['a mark of credit apart from a currency sign, too', '4,31€·C', '4,31€ C'],
  ['also where the decimal mark is lost', '431€·C', '431€ C'],
  ['a currency of three letters stays whole', '225,77EUR', '225,77EUR'],
  ['a minus before the currency is joined to it', 'ATM - IDR 20,00', 'ATM -IDR 20,00'],
  ['a dash before a text is a word', 'ATM - VISA 20,00', 'ATM - VISA 20,00'],
  ['groups of an amount are one word', 'LOYER   -1 234 567,89   3 062,02', 'LOYER -1234567,89 3062,02'],
  ['a number in the text stays there', 'RUE 12 345,60', 'RUE 12 345,60'],
  ['a group far from the next is of another column', 'LOYER     12   345,60', 'LOYER 12 345,60'],
  ['where groups have points paper parts amounts', '1.062,02   12 345,60', '1.062,02 12 345,60'],
  ['decimals are joined to their mark', 'VIR 1.943, 74€', 'VIR 1.943,74€'],
  ['not from another column', 'VIR 1.943,   74', 'VIR 1.943, 74'],
  ['a year gets its last digit back', '22/12/201 8RENTE', '22/12/2018 RENTE'],
  ['a year whose third digit looks like a bracket, too', '22/12/20] 8RENTE', '22/12/20]8 RENTE'],
  ['a whole year keeps the text apart', '22/12/2018 8RENTE', '22/12/2018 8RENTE'],
  ['letters before a month are its day', 'ΟΊ Φεβ 2021', '01 Φεβ 2021'],
  ['a letter before a month is its first day', 'Ist Aug 2lst Aug', '1st Aug 21st Aug'],
  ['before anything else it is a word', 'Ist Bank', 'Ist Bank'],
  ['letters before anything else are a word', 'IO VIA ROMA', 'IO VIA ROMA'],
])('%s', (_, line, expected) => {
  const regrouped = regroupWords(words(line), ',');
  expect(regrouped.map(({ text }) => text).join(' ')).toBe(expected);
  for (const { text, symbols, box } of regrouped) {
    expect(symbols).toHaveLength(text.length);
    expect(box[2]).toBeGreaterThan(box[0]);
  }
});

test('amounts of two columns that touch come apart without paper, where a page prints several', () => {
  const page = ['698,181.426,69', '1.419,712.846,40', '202,573.045,73'].flatMap(words);
  const texts = regroupWords(page, ',').map(({ text }) => text);
  expect(texts).toEqual(['698,18', '1.426,69', '1.419,71', '2.846,40', '202,57', '3.045,73']);
  expect(regroupWords(page.slice(1), ',')).toHaveLength(2);
});
