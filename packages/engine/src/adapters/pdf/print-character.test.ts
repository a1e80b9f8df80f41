import { expect, test } from 'vitest';
import { narrowFigures, printCharacter } from './print-character.ts';

test.each([0x2012, 0xfe63, 0xff0d])('a dash of its own width, U+%s, is a minus', (code) => {
  expect(printCharacter(code)).toBe('-');
});

test.each([
  ['＊１，２００', '*1,200'],
  ['０７－１２－０８', '07-12-08'],
  ['２０２５年１２月８日', '2025年12月8日'],
  ['ＡＴＭ', 'ＡＴＭ'],
  ['カ）ミライ', 'カ）ミライ'],
])('%s with wide figures is read as %s', (text, narrow) => {
  expect(narrowFigures(text)).toBe(narrow);
});
