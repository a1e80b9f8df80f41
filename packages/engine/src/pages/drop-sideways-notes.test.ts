/** Notes up the margin of a scan are no words of its lines; columns of marks are. */
import type { Word } from '@extracto/model';
import { expect, it } from 'vitest';
import { dropSidewaysNotes } from './drop-sideways-notes.ts';

const NOTE = 'ISSUED-BY-PRINTERS-00-41'.split('');

function word(text: string, left: number, top: number, heightPt: number): Word {
  const box = [left, top, left + 4 * text.length, top + heightPt] as const;
  return { text, box, font: { heightPt }, confidence: 90, alternatives: [] };
}

/** Letters below each other, each as high as it is wide when it stands. */
const note = (letters: readonly string[]) => letters.map((letter, at) => word(letter, 25, 400 + at * 4.3, 4.4));
/** Marks at the rows of a list in the tightest print. */
const marks = (texts: readonly string[]) => texts.map((text, at) => word(text, 25, 400 + at * 9, 5));
const LINES = [word('Credits', 45, 410, 7), word('1,638.42', 147, 410, 7), word('Debits', 45, 430, 7)];

it('drops the letters of a note that runs up the margin, and nothing else', () => {
  expect(dropSidewaysNotes([...note(NOTE), ...LINES])).toEqual(LINES);
});

it('drops it where some of its letters were not read', () => {
  const partly = note(NOTE).filter((_, at) => at !== 5 && at !== 6 && at !== 14);
  expect(dropSidewaysNotes([...LINES, ...partly])).toEqual(LINES);
});

it('keeps marks of rows whose boxes nearly touch', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    word('GROCER', 45, 400 + at * 9.5, 9),
    word(at % 3 === 0 ? 'Cr' : 'Db', 200, 400 + at * 9.5, 9.3),
  ]).flat();
  expect(dropSidewaysNotes(rows)).toBe(rows);
});

it('keeps letters between words', () => {
  const words = [...note(NOTE), ...LINES, word('Balance', 2, 420, 7)];
  expect(dropSidewaysNotes(words)).toBe(words);
});

it.each([
  ['marks of rows', marks(['C', 'D', 'D', 'D', 'C', 'D', 'D', 'D', 'C', 'D', 'CR'])],
  ['numbers of rows', marks(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])],
  ['a few letters', note(['A', 'B', 'C'])],
  ['nothing', []],
])('keeps %s', (_, column) => {
  const words = [...column, ...LINES];
  expect(dropSidewaysNotes(words)).toBe(words);
});
