/**
 * Minus signs that the recogniser passed over: a thin stroke of a pixel or two beside a figure, often grown together with its
 * first digit. Read column by column towards the figure: paper, then ink that is flat and lies half way up a digit for at
 * least a sixth of an em, then, at once or after a small gap, a digit.
 *
 *   ▂42.16    →  'before'      42.16▂    →  'behind'      a dash further away is an empty cell of another column
 */
import type { Raster } from '@extracto/model';
import type { FigureSpan } from './crop-figure.ts';
import { OCR } from './thresholds.ts';

const { INK_BELOW, REACH, INSIDE, GAP, CLEARANCE, THICKNESS, TALL, TIP } = OCR.findMinus;

export type MinusPlace = 'before' | 'behind' | null;

/** A dash that touches the digit must be longer: the bar of a 4 begins with a tip like one. */
const WIDTH = { least: 0.17, leastTouching: 0.23, most: 0.75 };
const RISE = { least: 0.16, most: 0.46 };

/** The figure, and whether its first and its last digit are far wider than the others: something stands there beside them. */
export interface SignedSpan extends FigureSpan {
  readonly isWide: { readonly first: boolean; readonly last: boolean };
}

/** `raster` has white paper and no rulings. */
export function findMinus(raster: Raster, place: SignedSpan): MinusPlace {
  const { left, right, em, isWide } = place;
  const before = readColumns(raster, place, left - REACH * em, left + INSIDE * em);
  if (leadsWithDash(before, em, isWide.first)) return 'before';
  const behind = readColumns(raster, place, right - INSIDE * em, right + REACH * em);
  return leadsWithDash(behind.toReversed(), em, isWide.last) ? 'behind' : null;
}

/** Runs of ink in a column of pixels between the foot and the head of a digit. */
type Column = 'paper' | 'flat' | 'tall' | 'other';

function leadsWithDash(columns: readonly Column[], em: number, isWide: boolean): boolean {
  // whatever stands further out counts as ink until paper shows that it ended
  let [clear, flat, gap] = [0, 0, 0];
  for (const [index, column] of columns.entries()) {
    if (column === 'flat' && (gap === 0 || flat === 0)) {
      if (flat === 0 && clear < CLEARANCE * em) clear = 0;
      else flat += 1;
      gap = 0;
    } else if (column === 'paper') {
      clear += 1;
      gap += 1;
      if (flat > 0 && gap > GAP * em) flat = 0;
    } else {
      const least = gap > 0 ? WIDTH.least : WIDTH.leastTouching;
      if (flat >= least * em && flat <= WIDTH.most * em) return gap === 0 || isWide || beginsDigit(columns, index, em);
      [clear, flat, gap] = [0, 0, 0];
    }
  }
  return false;
}

/** A 9 or a 2 begins with a tip. */
function beginsDigit(columns: readonly Column[], from: number, em: number): boolean {
  const tip = columns.slice(from, from + Math.ceil(TIP * em));
  const tall = tip.indexOf('tall');
  return tall >= 0 && !tip.slice(0, tall).includes('paper');
}

function readColumns(
  { width, height, gray }: Raster,
  { baseline, em }: FigureSpan,
  from: number,
  to: number,
): Column[] {
  const top = Math.max(0, Math.round(baseline - 0.75 * em));
  const bottom = Math.min(height, Math.round(baseline + 0.05 * em));
  const columns: Column[] = [];
  for (let x = Math.max(0, Math.round(from)); x < Math.min(width, Math.round(to)); x++) {
    let [first, last] = [-1, -1];
    for (let y = top; y < bottom; y++) {
      if (gray[y * width + x]! >= INK_BELOW) continue;
      if (first < 0) first = y;
      last = y;
    }
    columns.push(first < 0 ? 'paper' : judgeColumn(first, last + 1, baseline, em));
  }
  return columns;
}

function judgeColumn(top: number, bottom: number, baseline: number, em: number): Column {
  const [thickness, rise] = [bottom - top, baseline - (top + bottom) / 2];
  if (thickness >= TALL * em) return 'tall';
  return thickness <= THICKNESS * em && rise >= RISE.least * em && rise <= RISE.most * em ? 'flat' : 'other';
}
