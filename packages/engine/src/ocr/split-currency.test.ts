import { expect, test } from 'vitest';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import type { DecimalMark } from './read-figure.ts';
import { splitCurrencies } from './split-currency.ts';

function split(texts: string, mark: DecimalMark): string {
  const words = texts.split(' ').map((text): RecognisedWord => {
    const symbols = [...text].map((letter, index) => ({
      text: letter,
      left: index * 10,
      right: index * 10 + 9,
      confidence: 0.9,
      alternatives: [],
    }));
    return { text, box: [0, 0, symbols.length * 10, 12], lineIndex: 0, confidence: 0.9, symbols };
  });
  return splitCurrencies(words, mark)
    .map(({ text }) => text)
    .join(' ');
}

test.each([
  ['a code before an amount is a word, with its sign', '-BRL5.13245', '-BRL 5.13245'],
  ['an abbreviation before an amount is one, too', 'Rs4,06,440.41-', 'Rs 4,06,440.41-'],
  ['with its point', 'Rs.73.162.15', 'Rs. 73.162.15'],
  ['with a sign of several currencies', 'R$1.234,56', 'R$ 1.234,56'],
  ['and a mark behind the amount', 'Rs560.00CR', 'Rs 560.00CR'],
  ['letters that are no currency stay', 'NR159,80', 'NR159,80'],
  ['a reference stays whole', 'NR159809 ABC123', 'NR159809 ABC123'],
  ['so does one that begins like a currency', 'RS159809', 'RS159809'],
  ['an amount alone stays whole', '1,234.56', '1,234.56'],
  [
    'letters among amounts of a currency are its own',
    'Rs1.00 Rs2.00 Rs3.00 Rg6,488.71-',
    'Rs 1.00 Rs 2.00 Rs 3.00 Rs 6,488.71-',
  ],
  ['not if they begin otherwise', 'Rs1.00 Rs2.00 Rs3.00 Nr6,488.71-', 'Rs 1.00 Rs 2.00 Rs 3.00 Nr6,488.71-'],
])('%s', (_, texts, expected) => {
  expect(split(texts, null)).toBe(expected);
});

test.each([
  ['behind an amount it is a word, and the amount has the mark of the page', '44.89zł', '44,89 zł'],
  ['groups get the other mark', 'Rs1,914.89', 'Rs 1.914,89'],
  ['a mark of credit is none', '44.89CR', '44.89CR'],
  ['a day before a unit is no amount', '12.07kW', '12.07kW'],
])('%s', (_, texts, expected) => {
  expect(split(texts, ',')).toBe(expected);
});
