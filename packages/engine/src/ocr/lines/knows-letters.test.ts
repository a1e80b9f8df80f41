import { expect, test } from 'vitest';
import type { RecognisedWord } from '../../adapters/recogniser.ts';
import { KNOWS_LETTERS } from './knows-letters.ts';

const word = (text: string, confidence = 0.95): RecognisedWord => ({
  text,
  box: [0, 0, 10, 10],
  lineIndex: 0,
  confidence,
  symbols: [],
});
const GREEK = ['Κίνηση', 'λογαριασμού', 'Ημερομηνία', 'Περιγραφή', 'Χρέωση'];

test('words that the network is sure of show that a page is in Latin letters', () => {
  expect(KNOWS_LETTERS.latin([word('Kontoauszug'), word('12.03.'), word('Façade', 0.6)])).toBe(true);
});

test('figures alone show no script', () => {
  expect(KNOWS_LETTERS.latin([word('12.03.2024'), word('45,20')])).toBe(false);
  expect(KNOWS_LETTERS.european([word('12.03.2024'), word('45,20')])).toBe(false);
});

test('letters that it does not know, or is not sure of, show another one', () => {
  expect(KNOWS_LETTERS.latin([word('Saldo'), word('\ufffd\ufffd\ufffd')])).toBe(false);
  expect(KNOWS_LETTERS.latin([word('Cnuco', 0.5), word('onepaunu', 0.6)])).toBe(false);
});

test('words that it is sure of do not hide that it cannot read the others', () => {
  const sure = ['PAYMENT', 'CARD', 'GOOGLE', 'ATM', 'FEE', 'POS'].map((text) => word(text, 0.99));
  expect(KNOWS_LETTERS.latin([...sure, word('aRnS', 0.4), word('fiIs', 0.3)])).toBe(true);
  expect(KNOWS_LETTERS.latin([...sure, ...['aRnS', 'fiIs', 'Qrtx', 'jlU'].map((text) => word(text, 0.3))])).toBe(false);
});

test('sure words in Greek or Cyrillic letters show that a page is in them, whatever else stands on it', () => {
  expect(KNOWS_LETTERS.european([...GREEK.map((text) => word(text, 0.75)), word('GRxlo', 0.2)])).toBe(true);
  expect(KNOWS_LETTERS.european(GREEK.map((text) => word(text, 0.4)))).toBe(false);
});

test('a few of them show nothing, and Latin words neither', () => {
  expect(KNOWS_LETTERS.european(GREEK.slice(0, 3).map((text) => word(text)))).toBe(false);
  expect(KNOWS_LETTERS.european(['Saldo', 'Betrag', 'Datum', 'Text', 'Konto'].map((text) => word(text)))).toBe(false);
});
