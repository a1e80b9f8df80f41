import { expect, test } from 'vitest';
import { settleZeros } from './settle-zeros.ts';

function settled(text: string): string {
  const symbols = Array.from(text, (letter, at) => ({
    text: letter,
    left: at,
    right: at + 1,
    confidence: 0.9,
    alternatives: [],
  }));
  const word = settleZeros({ text, box: [0, 0, 10, 10], lineIndex: 0, confidence: 0.9, symbols });
  expect(word.symbols.map((symbol) => symbol.text).join('')).toBe(word.text);
  return word.text;
}

test.each([
  ['327.6Oгрн', '327.60грн'],
  ['-1,083.O0', '-1,083.00'],
  ['12,ОО₽', '12,00₽'],
  ['45.20', '45.20'],
])('%s → %s', (read, meant) => {
  expect(settled(read)).toBe(meant);
});

test.each(['3.Oct', 'NO12.O5', '1.2O3.4', 'COMOO'])('%s stays', (text) => {
  expect(settled(text)).toBe(text);
});
