import { writePdf } from '@extracto/samples/raw/write-pdf';
import { expect, test } from 'vitest';
import { readTexts } from './testing/read-first-page.ts';

const LINES = ['01/03/2026  GREEN GROCER   45.20', '02/03/2026  SALARY      1,500.00', 'CLOSING BALANCE  2,689.36'];

/** Courier at 10 points: every glyph is 6 points wide. */
const LETTERS = LINES.flatMap((line, at) =>
  [...line].flatMap((letter, place) =>
    letter === ' ' ? [] : [`BT /F2 10 Tf ${50 + place * 6} ${700 - at * 20} Td (${letter}) Tj ET`],
  ),
);

test.each([
  ['backwards', LETTERS.toReversed()],
  ['in the order of the alphabet', LETTERS.toSorted((a, b) => a.slice(-8).localeCompare(b.slice(-8)))],
  ['every seventh after each other', LETTERS.map((_, at) => LETTERS[(at * 7) % LETTERS.length]!)],
])('letters drawn one by one, %s, are the words that a reader sees', async (_, letters) => {
  expect(LETTERS.length % 7).not.toBe(0);
  const words = await readTexts(writePdf({ content: letters.join(' ') }));
  expect(words.toSorted()).toEqual(LINES.flatMap((line) => line.split(/ +/)).toSorted());
});
