import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printCharacter } from './print-character.ts';
import { clearSpelling, makeSpelling, spell, textOf } from './spelling.ts';

const letter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aB19.,-é').map((text) => text.codePointAt(0)!) },
  fc.constantFrom(0x02, 0xfb03, 0x1f600, 0x660, 0xd800, 0xfe8d, 0),
);

describe('spelling', () => {
  test('gives what the letters print, whatever was spelt before', () => {
    const spelling = makeSpelling();
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 12 }), (codes) => {
        clearSpelling(spelling);
        for (const code of codes) spell(spelling, code);
        expect(textOf(spelling)).toBe(codes.map(printCharacter).join(''));
      }),
      { numRuns: 20_000 },
    );
  });

  test('of a word that goes on for pages', () => {
    const spelling = makeSpelling();
    for (let index = 0; index < 200_000; index++) spell(spelling, 0x61 + (index % 26));
    expect(textOf(spelling)).toBe('abcdefghijklmnopqrstuvwxyz'.repeat(7693).slice(0, 200_000));
  });

  test('in the middle of a word and at its end', () => {
    const spelling = makeSpelling();
    for (const code of [0x34, 0x31]) spell(spelling, code);
    expect(textOf(spelling)).toBe('41');
    spell(spelling, 0x2c);
    expect(textOf(spelling)).toBe('41,');
  });
});
