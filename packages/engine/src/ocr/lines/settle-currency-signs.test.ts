import { expect, test } from 'vitest';
import { settleCurrencySigns } from './settle-currency-signs.ts';

function settled(...texts: string[]): string[] {
  const words = texts.map((text) => ({
    text,
    box: [0, 0, 10, 10] as const,
    lineIndex: 0,
    confidence: 0.9,
    symbols: Array.from(text, (letter, at) => ({
      text: letter,
      left: at,
      right: at + 1,
      confidence: 0.9,
      alternatives: [],
    })),
  }));
  const result = settleCurrencySigns(words);
  for (const { text, symbols } of result) expect(symbols.map((symbol) => symbol.text).join('')).toBe(text);
  return result.map(({ text }) => text);
}

test('a letter that looks like the sign of all other figures is that sign', () => {
  expect(settled('1,889.11₽', '-4,157.04₽', '-182.50P', '79.10₽', '0.00Р')).toEqual([
    '1,889.11₽',
    '-4,157.04₽',
    '-182.50₽',
    '79.10₽',
    '0.00₽',
  ]);
  expect(settled('€12,00', '€7,50', 'E3,10')).toEqual(['€12,00', '€7,50', '€3,10']);
});

test.each([
  [['5.80H', '12.00P', '7.10S']],
  [['12,00€', '5,80P', '7,10€']],
  [['12,00€', 'E3', 'E']],
  [['12,00€', '5,80€', 'ATM7']],
])('%j stays', (texts) => {
  expect(settled(...texts)).toEqual(texts);
});
