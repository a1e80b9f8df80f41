import { expect, test } from 'vitest';
import type { RecognisedSymbol, RecognisedWord } from '../../adapters/recogniser.ts';
import { nameStrangeLetters } from './name-strange-letters.ts';

const word = (text: string, alternatives: readonly string[] = []): RecognisedWord => ({
  text,
  box: [0, 0, 10 * text.length, 20],
  lineIndex: 0,
  confidence: 0.95,
  symbols: [...text].map(
    (letter, at): RecognisedSymbol => ({
      text: letter,
      left: 10 * at,
      right: 10 * at + 10,
      confidence: 0.95,
      alternatives: letter === '\ufffd' ? alternatives : ['x'],
    }),
  ),
});

test('a letter that the network does not know is the likeliest one that it knows, and not sure', () => {
  const named = nameStrangeLetters(word('Sa\ufffddo', ['l', 'i']));
  expect(named.text).toBe('Saldo');
  expect(named.confidence).toBeLessThan(0.5);
  expect(named.symbols[2]).toMatchObject({ text: 'l', alternatives: ['i'] });
});

test('without another reading it stays', () => {
  expect(nameStrangeLetters(word('Sa\ufffddo')).text).toBe('Sa\ufffddo');
});

test('known letters stay as they are', () => {
  const known = word('Saldo');
  expect(nameStrangeLetters(known)).toBe(known);
});
