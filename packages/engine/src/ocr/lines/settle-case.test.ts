import { expect, test } from 'vitest';
import { settleCase } from './settle-case.ts';

function settled(text: string): string {
  const symbols = Array.from(text, (letter, at) => ({
    text: letter,
    left: at,
    right: at + 1,
    confidence: 0.9,
    alternatives: [],
  }));
  return settleCase({ text, box: [0, 0, 10, 10], lineIndex: 0, confidence: 0.9, symbols }).text;
}

test.each([
  ['ΔεΚ', 'Δεκ'],
  ['πΛΗΡΩΜή', 'πΛΗΡΩΜή'],
  ['ΚατάΘεΣη', 'ΚατάΘεΣη'],
  ['Υπόλοιπο', 'Υπόλοιπο'],
  ['ΠερΙγραφή', 'Περιγραφή'],
  ['пЛатеЖ', 'платеж'],
  ['ОПЛАТА', 'ОПЛАТА'],
  ['ОПлАТА', 'ОПЛАТА'],
  ['кВт', 'кВт'],
])('%s → %s', (read, meant) => {
  expect(settled(read)).toBe(meant);
});

test('words in Latin letters are left alone: units and brands mix cases', () => {
  expect(['kWh', 'PayPal', 'YouTube'].map(settled)).toEqual(['kWh', 'PayPal', 'YouTube']);
});
