/**
 * Puts the letters of a turned page into reading order. PDFium may return them last to first, within a text object or, when
 * each letter is an object of its own, across objects.
 */
import { isRightToLeft, isSpace } from './print-character.ts';
import { endOfRun, type Glyphs } from './read-glyphs.ts';
import { reorderRuns } from './reorder-runs.ts';

/** Smallest difference between the baselines of two lines, in em. */
const OTHER_LINE = 0.25;

export function turnRunsBack(glyphs: Glyphs): Glyphs {
  for (let run = 0; run < glyphs.runs.count; run++) turnLettersBack(glyphs, run);
  const order = orderOfRuns(glyphs);
  return order.every((run, at) => run === at) ? glyphs : reorderRuns(glyphs, order);
}

/** In place: the columns are those of the one page that is being read. */
function turnLettersBack(glyphs: Glyphs, run: number): void {
  const [from, end] = [glyphs.runs.from[run]!, endOfRun(glyphs, run)];
  if (!runsBackwards(glyphs, from, end)) return;
  for (const column of [glyphs.code, glyphs.left, glyphs.right]) column.subarray(from, end).reverse();
}

/** True when every letter is left of the one before, and the script is read left to right. */
function runsBackwards({ code, left }: Glyphs, from: number, end: number): boolean {
  let steps = 0;
  let last = Number.POSITIVE_INFINITY;
  for (let at = from; at < end; at++) {
    if (isRightToLeft(code[at]!)) return false;
    if (isSpace(code[at]!)) continue;
    if (left[at]! >= last) return false;
    last = left[at]!;
    steps++;
  }
  return steps > 1;
}

/** Runs of one baseline that follow each other to the left change places; where that matters, they touch. */
function orderOfRuns(glyphs: Glyphs): number[] {
  const order: number[] = [];
  let group: number[] = [];
  for (let run = 0; run < glyphs.runs.count; run++) {
    if (group.length > 0 && !isLeftOf(glyphs, run, group.at(-1)!)) {
      order.push(...group.reverse());
      group = [];
    }
    group.push(run);
  }
  return [...order, ...group.reverse()];
}

function isLeftOf(glyphs: Glyphs, run: number, before: number): boolean {
  const { runs, left, code } = glyphs;
  const [from, other] = [runs.from[run]!, runs.from[before]!];
  if (isRightToLeft(code[from]!) || isRightToLeft(code[other]!)) return false;
  const isOneLine = Math.abs(runs.baseline[run]! - runs.baseline[before]!) <= OTHER_LINE * runs.em[run]!;
  return isOneLine && left[from]! < left[other]!;
}
