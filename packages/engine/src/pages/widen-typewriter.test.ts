/** Type of one pitch keeps its spaces on a scan; any other type keeps its boxes. */
import type { Word } from '@extracto/model';
import { expect, it } from 'vitest';
import { widenTypewriter } from './widen-typewriter.ts';

const PITCH = 4.8;
/** Free at both ends of a word of one pitch. */
const BEARING = 0.6;
const NAMES = ['RETRAIT', 'PAIEMENT', 'REMISE', 'CHEQUE', 'PRELEVEMENT'];

function word(text: string, left: number, right: number, row: number): Word {
  return { text, box: [left, row, right, row + 7], font: { heightPt: 7 }, confidence: 90, alternatives: [] };
}

/** As a typewriter prints it: every letter in a cell of its own. */
function typed(text: string, column: number, row: number): Word {
  return word(text, column * PITCH + BEARING, (column + text.length) * PITCH - BEARING, row);
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => [
    typed('02', 0, row * 10),
    typed('08', 3, row * 10),
    ...NAMES.map((name, at) => typed(name, 7 + at * 12, row * 10)),
  ]).flat();

it('leaves one space between the figures of a date, and two before what follows', () => {
  const [day, month, name] = widenTypewriter(rows(6));
  expect(month!.box[0] - day!.box[2]).toBeCloseTo(PITCH, 1);
  expect(name!.box[0] - month!.box[2]).toBeCloseTo(2 * PITCH, 1);
});

it('keeps a word in larger type as it is', () => {
  const title = word('STATEMENT', 10, 110, -20);
  expect(widenTypewriter([title, ...rows(6)])[0]).toBe(title);
});

it.each([
  [
    'whose letters differ in width',
    rows(6).map((one, at) => word(one.text, one.box[0], one.box[2] + (at % 7), one.box[1])),
  ],
  ['with too few words to tell', rows(2)],
])('keeps the words of a page %s', (_, words) => {
  expect(widenTypewriter(words)).toBe(words);
});
