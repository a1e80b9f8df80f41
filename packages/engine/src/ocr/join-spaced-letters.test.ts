import { expect, test } from 'vitest';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { joinSpacedLetters } from './join-spaced-letters.ts';

const LETTER_PX = 10;
const HEIGHT_PX = 14;

/** Letters of 10 pixels; each space of `line` is `spacePx` wide. */
function words(line: string, spacePx: number): RecognisedWord[] {
  let left = 0;
  return line.split(' ').flatMap((text) => {
    const from = left;
    const to = from + text.length * LETTER_PX;
    left = to + spacePx;
    const box = [from, 0, to, HEIGHT_PX] as const;
    return text === '' ? [] : [{ text, box, lineIndex: 0, confidence: 0.9, symbols: [] }];
  });
}

const read = (line: string, spacePx = 3) =>
  joinSpacedLetters(words(line, spacePx))
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['a spaced title', 'R E LE VE   D E   C O M P TE', 'RELEVE DE COMPTE'],
  [
    'spaced headings of columns',
    'D ate        Nature   d e s   o p érati o n s        Vale ur        D é bit',
    'Date Nature des opérations Valeur Débit',
  ],
])('%s is read as words', (_, line, expected) => {
  expect(read(line)).toBe(expected);
});

test.each([
  ['a plain line', 'BALANCE OF ALL ACCOUNTS'],
  ['initials beside names', 'J R Smith and A B Jones'],
  ['marks in columns', 'D C D C'],
  ['short words at the distance of words', 'as of to be in on at up'],
  ['figures', '1 2 3 4 5 6'],
])('%s stays as it is', (_, line) => {
  expect(read(line, line.length > 10 ? 3 : 30)).toBe(line);
});
