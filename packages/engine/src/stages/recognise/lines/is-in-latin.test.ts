import { expect, test } from 'vitest';
import type { RecognisedWord } from '../../../adapters/ocr/recognised.ts';
import { isInLatin } from './is-in-latin.ts';

const word = (text: string, confidence = 0.95): RecognisedWord => ({
  text,
  box: [0, 0, 10, 10],
  lineIndex: 0,
  confidence,
  symbols: [],
});

test('words that the network is sure of show that a page is in Latin letters', () => {
  expect(isInLatin([word('Kontoauszug'), word('12.03.'), word('Façade', 0.6)])).toBe(true);
});

test('figures alone show no script', () => {
  expect(isInLatin([word('12.03.2024'), word('45,20')])).toBe(false);
});

test('letters that it does not know, or is not sure of, show another one', () => {
  expect(isInLatin([word('Saldo'), word('\ufffd\ufffd\ufffd')])).toBe(false);
  expect(isInLatin([word('Cnuco', 0.5), word('onepaunu', 0.6)])).toBe(false);
});
