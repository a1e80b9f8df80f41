/**
 * Letters that are text objects of their own, drawn in no order → in the order in which they are read: line by line, from left
 * to right. Where letters mostly follow each other the order of the content stays: it tells columns apart that touch.
 */
import type { Glyphs } from './read-glyphs.ts';
import { reorderRuns } from './reorder-runs.ts';

/** Fewer letters are no page of text. */
const FEWEST = 40;
/** Least share of the runs that are one letter, and most of them that follow the one before. */
const MOSTLY_SINGLE = 0.9;
const MOST_FOLLOWING = 0.5;
/** In ems: how far the next letter of a line may be, and how far from the baseline. */
const REACH = 3;
const OTHER_LINE = 0.25;

/** The glyphs themselves come back where they are in order. */
export function orderScattered(glyphs: Glyphs): Glyphs {
  const { count, runs } = glyphs;
  if (runs.count < Math.max(FEWEST, count * MOSTLY_SINGLE)) return glyphs;
  let following = 0;
  for (let run = 1; run < runs.count; run++) if (follows(glyphs, run)) following++;
  if (following > runs.count * MOST_FOLLOWING) return glyphs;
  return reorderRuns(glyphs, listLines(glyphs).flat());
}

function follows({ left, runs }: Glyphs, run: number): boolean {
  const em = runs.em[run]!;
  const step = left[runs.from[run]!]! - left[runs.from[run - 1]!]!;
  return step > 0 && step < em * REACH && Math.abs(runs.baseline[run]! - runs.baseline[run - 1]!) < em * OTHER_LINE;
}

/** Runs of one baseline, the highest first. */
function listLines({ left, runs }: Glyphs): number[][] {
  const lines: number[][] = [];
  const { baseline, em, from } = runs;
  for (const run of [...baseline.keys()].sort((a, b) => baseline[b]! - baseline[a]!)) {
    const first = lines.at(-1)?.[0];
    if (first === undefined || baseline[first]! - baseline[run]! > em[run]! * OTHER_LINE) lines.push([run]);
    else lines.at(-1)!.push(run);
  }
  return lines.map((line) => line.sort((a, b) => left[from[a]!]! - left[from[b]!]!));
}
