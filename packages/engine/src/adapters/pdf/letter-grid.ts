/**
 * Letters that are text objects of their own and begin at even distances, whatever their widths, as on a typewriter: a form
 * that prints a proportional typeface on a grid. A word goes on in the next cell of the grid; an empty cell parts words.
 *
 *   A  u  s  z  u  g     1  1        every 6 points: "Auszug" "11"
 */
import { isSpace } from './print-character.ts';
import { endOfRun, type Glyphs } from './read-glyphs.ts';

/** Least letters on a line whose distances show the grid, and the share of them that stand in neighbouring cells. */
const FEWEST = 12;
const MOST_BESIDE = 0.6;
/** Share of a cell by which a letter may begin beside its own. */
const UNEVEN = 0.04;
/** Cells between two letters of one line. */
const WIDEST = 3;
/** In ems. Below, letters stand as close as in any word. */
const NARROWEST = 0.3;

/** Width of the cells in which the letter of each run stands; `null` where no line of the page has such letters. */
export function findLetterGrid(glyphs: Glyphs, wanted: readonly boolean[]): Float64Array | null {
  const lines = listLetterLines(glyphs, wanted);
  const pitches = new Set(lines.flatMap((line) => pitchOf(line, glyphs) ?? []));
  if (pitches.size === 0) return null;
  const grid = new Float64Array(glyphs.runs.count);
  for (const line of lines) {
    const steps = stepsOf(line, glyphs);
    const pitch = [...pitches].find((own) => steps.every((step) => isOnGrid(step, own)));
    if (pitch !== undefined) for (const run of line) grid[run] = pitch;
  }
  return grid;
}

/** Runs of one letter that follow each other on one baseline in one size. */
function listLetterLines(glyphs: Glyphs, wanted: readonly boolean[]): readonly (readonly number[])[] {
  const { runs, left, code } = glyphs;
  const lines: number[][] = [];
  let line: number[] = [];
  for (let run = 0; run < runs.count; run++) {
    const at = runs.from[run]!;
    if (!wanted[run] || endOfRun(glyphs, run) - at !== 1 || isSpace(code[at]!)) continue;
    const last = line.at(-1);
    const step = last === undefined ? Infinity : left[at]! - left[runs.from[last]!]!;
    const em = runs.em[run]!;
    const isNext =
      last !== undefined &&
      runs.em[last] === em &&
      runs.baseline[last] === runs.baseline[run] &&
      step > 0 &&
      step < em * WIDEST;
    if (!isNext) {
      if (line.length > 1) lines.push(line);
      line = [];
    }
    line.push(run);
  }
  if (line.length > 1) lines.push(line);
  return lines;
}

function stepsOf(line: readonly number[], { runs, left }: Glyphs): number[] {
  return line.slice(1).map((run, at) => left[runs.from[run]!]! - left[runs.from[line[at]!]!]!);
}

function pitchOf(line: readonly number[], glyphs: Glyphs): number | null {
  if (line.length < FEWEST) return null;
  const steps = stepsOf(line, glyphs);
  const pitch = Math.min(...steps);
  const isGrid = pitch >= glyphs.runs.em[line[0]!]! * NARROWEST && steps.every((step) => isOnGrid(step, pitch));
  const beside = steps.filter((step) => step < pitch * (1 + UNEVEN)).length;
  return isGrid && beside >= steps.length * MOST_BESIDE ? Math.round(pitch * 100) / 100 : null;
}

function isOnGrid(step: number, pitch: number): boolean {
  const cells = Math.round(step / pitch);
  return cells >= 1 && Math.abs(step - cells * pitch) <= pitch * UNEVEN;
}

/** `step`: between the left edges of two letters. */
export function isInNextCell(step: number, pitch: number): boolean {
  return Math.abs(step - pitch) <= pitch * UNEVEN;
}
