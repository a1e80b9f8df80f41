/**
 * Recognised words of a page → those without the notes that run up or down its margin: form numbers and addresses of printers, of
 * which the recogniser reads each letter as a line of its own. Words of the text layer that run sideways are never read.
 *
 *   S |
 *   O |  Credits   3   1,638.42       →   Credits   3   1,638.42
 *   N |
 *
 * Decides by short words that stand upon each other in one column at an edge of the print, and not level with lines beside them, as
 * marks and numbers of rows are. Known weakness: notes of few letters, and those of which the recogniser makes longer words.
 */
import type { Word } from '@extracto/model';
import { PAGES } from './thresholds.ts';

const { LONGEST, LEAST_LETTERS, SAME_EDGE_PT, TOUCHING, FURTHEST, MOSTLY, LEVEL, MOST_LEVEL } = PAGES.dropSidewaysNotes;

/** `words` is the list that came in where there is no such note. */
export function dropSidewaysNotes(words: readonly Word[]): readonly Word[] {
  const short = words.filter(({ text }) => [...text].length <= LONGEST);
  const others = words.filter(({ text }) => [...text].length > LONGEST);
  const notes = groupByLeftEdge(short)
    .flatMap(cutWhereApart)
    .filter((part) => isNote(part) && isAtEdge(part, others) && !isLevel(part, others))
    .flat();
  if (notes.length === 0) return words;
  const dropped = new Set(notes);
  return words.filter((word) => !dropped.has(word));
}

function groupByLeftEdge(words: readonly Word[]): Word[][] {
  const columns: Word[][] = [];
  let last = -Infinity;
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    if (word.box[0] - last > SAME_EDGE_PT) columns.push([]);
    columns.at(-1)!.push(word);
    last = word.box[0];
  }
  return columns;
}

/** From the top of a column down, in parts between which more than some letters are missing. */
function cutWhereApart(column: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  let above: Word | null = null;
  for (const word of [...column].sort((a, b) => a.box[1] - b.box[1])) {
    if (above === null || word.box[1] - above.box[3] > FURTHEST * heightOf(word)) parts.push([]);
    parts.at(-1)!.push(word);
    above = word;
  }
  return parts;
}

function isNote(part: readonly Word[]): boolean {
  if (part.length < LEAST_LETTERS) return false;
  const touching = part.filter((word, at) => at > 0 && word.box[1] - part[at - 1]!.box[3] <= TOUCHING * heightOf(word));
  return touching.length >= MOSTLY * (part.length - 1);
}

/** Nothing stands on one side of it. */
function isAtEdge(part: readonly Word[], others: readonly Word[]): boolean {
  const [top, bottom] = [part[0]!.box[1], part.at(-1)!.box[3]];
  const beside = others.filter(({ box }) => box[3] > top && box[1] < bottom);
  const left = Math.min(...part.map(({ box }) => box[0]));
  const right = Math.max(...part.map(({ box }) => box[2]));
  return beside.every(({ box }) => box[0] > right) || beside.every(({ box }) => box[2] < left);
}

/** Rows have their marks level with them. */
function isLevel(part: readonly Word[], others: readonly Word[]): boolean {
  const level = part.filter((word) =>
    others.some((other) => Math.abs(middleOf(other) - middleOf(word)) <= LEVEL * heightOf(other)),
  );
  return level.length > MOST_LEVEL * part.length;
}

function middleOf({ box }: Word): number {
  return (box[1] + box[3]) / 2;
}

function heightOf({ box }: Word): number {
  return box[3] - box[1];
}
