import { expect, test } from 'vitest';
import type { RecognisedWord } from '../../adapters/recogniser.ts';
import { foldLookAlikes } from './look-alikes.ts';
import { nameAlphabets } from './name-alphabets.ts';

/** As the network gives them, a line a text. */
const read = (...lines: string[]): RecognisedWord[] =>
  lines.flatMap((line, lineIndex) =>
    foldLookAlikes(line)
      .split(' ')
      .map((text) => ({
        text,
        box: [0, 0, 10, 10],
        lineIndex,
        confidence: 0.95,
        symbols: Array.from(text, (letter) => ({
          text: letter,
          left: 0,
          right: 10,
          confidence: 0.95,
          alternatives: ['o'],
        })),
      })),
  );
const named = (...lines: string[]) =>
  nameAlphabets(read(...lines))
    .map(({ text }) => text)
    .join(' ');

test.each([
  'ΤΟ ΥΠΟΛΟΙΠΟ ΑΝΑΛΗΨΗ ΑΤΜ 12,50 ΕΥΡΩ',
  'ПЕРЕВОД СРЕДСТВ НА СУММУ 1 250,00 ₽',
  'Рахунок їжа об’єкт ІПН',
  'Перевод Google YouTube 450,00',
  'Πληρωμή Spotify κάρτα 9,99€',
  'Überweisung EUR 12,00',
])('%s', (line) => {
  expect(named(line)).toBe(line);
});

test('a word whose letters all alphabets have is in the alphabet of those beside it, else of its page', () => {
  expect(named('Выписка по счету', 'ТОВ МОСТ')).toBe('Выписка по счету ТОВ МОСТ');
  expect(named('Κίνηση λογαριασμού', 'ΤΟΚΟΙ')).toBe('Κίνηση λογαριασμού ΤΟΚΟΙ');
  expect(named('Statement', 'TAX')).toBe('Statement TAX');
});

test('a currency at the end of its line says nothing of it', () => {
  expect(named('ЯНДЕКС ТАКСИ МОСКВА 27.08 RUB RUB', 'проверить выписку')).toBe(
    'ЯНДЕКС ТАКСИ МОСКВА 27.08 RUB RUB проверить выписку',
  );
});

test('a code with digits stays in Latin letters', () => {
  expect(named('Выписка по счету', 'TX12 AB7')).toBe('Выписка по счету TX12 AB7');
});

test('a letter that the network gives under two names is one', () => {
  const words = read('Залишок на початок періоду 646,40рн').map((word) => {
    const at = word.symbols.findIndex(({ text }) => text === 'p');
    if (!word.text.startsWith('646')) return word;
    const [r, g] = ['r', 'г'].map((text) => ({ ...word.symbols[at]!, text }));
    return { ...word, symbols: [...word.symbols.slice(0, at), r!, g!, ...word.symbols.slice(at)] };
  });
  expect(nameAlphabets(words).at(-1)!.text).toBe('646,40грн');
});

test('nor is one whose unit could be in Latin letters', () => {
  expect(named('Залишок на початок 718.64rpH Д')).toBe('Залишок на початок 718.64грН Д');
});

test('a figure with a word of the page glued to it is no code', () => {
  expect(named('Залишок на початок періоду 646,40грн')).toBe('Залишок на початок періоду 646,40грн');
});

test('the letters of a word, and what else they may be, are spelled as the word is', () => {
  const [word] = nameAlphabets(read('РОСТ ЦЕН'));
  expect(word!.symbols.map(({ text }) => text).join('')).toBe('РОСТ');
  expect(word!.symbols[0]!.alternatives).toEqual(['о']);
});

test('a page in Latin letters stays as it is', () => {
  const words = read('Balance TOTAL 12.00');
  expect(nameAlphabets(words)).toEqual(words);
});

test('a word that Latin and an alphabet of another page have in common is Latin', () => {
  expect(named('ΑΓΟΡΑ ΦΑΡΜΑΚΕΙΟ', 'POS ΣΚΛΑΒΕΝΙΤΗΣ', 'APS COSMOTE')).toBe(
    'ΑΓΟΡΑ ΦΑΡΜΑΚΕΙΟ POS ΣΚΛΑΒΕΝΙΤΗΣ APS COSMOTE',
  );
});

test('a letter of an alphabet that the page does not have is the likeliest of those that it has, and not sure', () => {
  const words = read('PAGO EN ZARA ΠOME SEVILLA');
  const misread = words.map((word) => ({
    ...word,
    symbols: word.symbols.map((symbol) =>
      symbol.text === 'Π' ? { ...symbol, alternatives: ['Η', 'H', 'N'] } : symbol,
    ),
  }));
  const home = nameAlphabets(misread)[3]!;
  expect(home.text).toBe('HOME');
  expect(home.confidence).toBeLessThan(0.5);
  expect(home.symbols[0]!.alternatives).toEqual(['N']);
});
