/**
 * Erases bars typed between the cells of a table: short vertical strokes, one per line, below each other. A recogniser reads
 * them as "|", "l", "1" or not at all, and joins them to the words beside them.
 *
 *   Date  |Text      |  Debit|Credit        Date   Text         Debit Credit
 *   03.01 |Bakery    |  12,00|         →    03.01  Bakery       12,00
 *   04.01 |Salary    |       |900,00        04.01  Salary             900,00
 *
 * A bar is thin, has paper on both sides, and spans the full height of the letters beside it. The stem of an "l" ends at the
 * baseline; that of a "j" begins lower, or is separated from its dot at the same height in each line. A bracket is bowed.
 */
import type { Raster, Ruling } from '@extracto/model';
import { OCR } from './thresholds.ts';

const { POINTS_PER_INCH, PAPER } = OCR.shared;
const {
  INK_BELOW,
  FAINT_BELOW,
  LEAST_HEIGHT_INCHES,
  MOST_HEIGHT_INCHES,
  MOST_WIDTH_INCHES,
  DRIFT_INCHES,
  RAGGED_PX,
  GAP_INCHES,
  SAME_HEIGHT,
  LEAST_BARS,
  MARGIN,
  MOST_IN_MARGIN,
  GRAINS,
  MOST_BROKEN,
  BOW_INCHES,
  BEYOND_INCHES,
  LEAST_REACHING,
} = OCR.eraseBars;

/** Range, in heights of the letter, of the gap below its dot. */
const DOT = [0.1, 0.4] as const;

/** Pixels; right and bottom are exclusive. */
interface Stroke {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ErasedBars {
  readonly raster: Raster;
  readonly rulings: readonly Ruling[];
}

/** `raster` has white paper, level rows and no long rulings. Returns one ruling, in points, per column of bars. */
export function eraseBars(raster: Raster): ErasedBars {
  const strokes = findStrokes(raster);
  const apart = strokes.filter((stroke) => isApart(raster, stroke));
  const aligned = alignStrokes(apart, raster.dpi);
  if (aligned.length === 0) return { raster, rulings: [] };
  const beside = eraseStrokes(raster, apart);
  const columns = aligned.filter(
    (column) => standsOut(beside, column) && !isDotted(raster, column) && !isBowed(raster, column),
  );
  if (columns.length === 0) return { raster, rulings: [] };
  const bars = strokes.filter((stroke) => columns.some((column) => isOfColumn(stroke, column, raster.dpi)));
  return { raster: eraseStrokes(raster, bars), rulings: columns.map((column) => toRuling(column, raster.dpi)) };
}

/** Vertical strokes from top to bottom of the page, including those that touch other ink. */
function findStrokes({ width, height, gray, dpi }: Raster): Stroke[] {
  const [least, most] = [LEAST_HEIGHT_INCHES * dpi, MOST_HEIGHT_INCHES * dpi];
  const gap = Math.round(GAP_INCHES * dpi);
  const begun = new Int32Array(width).fill(-1);
  const ended = new Int32Array(width);
  const closed: Stroke[] = [];
  let open: Stroke[] = [];
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      const top = begun[x]!;
      if (y < height && gray[y * width + x]! < FAINT_BELOW) {
        if (top < 0) begun[x] = y;
        ended[x] = y + 1;
      } else if (top >= 0 && (y === height || y - ended[x]! >= gap)) {
        begun[x] = -1;
        const bottom = ended[x]!;
        if (bottom - top >= least && bottom - top <= most) open = joinRun(open, { left: x, right: x + 1, top, bottom });
      }
    }
    if (open.length === 0) continue;
    closed.push(...open.filter(({ bottom }) => bottom + gap + RAGGED_PX <= y));
    open = open.filter(({ bottom }) => bottom + gap + RAGGED_PX > y);
  }
  return [...closed, ...open].filter(({ left, right }) => right - left <= MOST_WIDTH_INCHES * dpi);
}

/** A run beside a stroke that it overlaps for most of its height belongs to it. */
function joinRun(open: readonly Stroke[], run: Stroke): Stroke[] {
  const joined = open.filter((stroke) => isBeside(stroke, run));
  const whole = [...joined, run];
  return [
    ...open.filter((stroke) => !joined.includes(stroke)),
    {
      left: Math.min(...whole.map(({ left }) => left)),
      right: Math.max(...whole.map(({ right }) => right)),
      top: Math.min(...whole.map(({ top }) => top)),
      bottom: Math.max(...whole.map(({ bottom }) => bottom)),
    },
  ];
}

function isBeside(one: Stroke, other: Stroke): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const shorter = Math.min(one.bottom - one.top, other.bottom - other.top);
  return other.left <= one.right && other.right >= one.left && shared * 2 > shorter;
}

/** True when the stroke has paper on both sides, apart from dust. */
function isApart({ width, gray }: Raster, { left, right, top, bottom }: Stroke): boolean {
  let touched = 0;
  for (let y = top; y < bottom; y++)
    for (const x of [left - 2, right + 1]) if (x >= 0 && x < width && gray[y * width + x]! < INK_BELOW) touched += 1;
  return touched <= (bottom - top) * GRAINS;
}

/** Groups strokes of equal height below each other, top to bottom. */
function alignStrokes(strokes: readonly Stroke[], dpi: number): Stroke[][] {
  const columns: Stroke[][] = [];
  for (const stroke of strokes.toSorted((one, other) => one.top - other.top)) {
    const column = columns.find((candidate) => isBelow(stroke, candidate.at(-1)!, dpi));
    if (column === undefined) columns.push([stroke]);
    else column.push(stroke);
  }
  return columns.filter((column) => column.length >= LEAST_BARS);
}

function isBelow(stroke: Stroke, above: Stroke, dpi: number): boolean {
  return stroke.top >= above.bottom && isAlike(stroke, above, dpi);
}

/** True when both have the same horizontal position and the same height. */
function isAlike(one: Stroke, other: Stroke, dpi: number): boolean {
  const height = other.bottom - other.top;
  return (
    Math.abs(one.left + one.right - other.left - other.right) / 2 <= DRIFT_INCHES * dpi &&
    Math.abs(one.bottom - one.top - height) <= SAME_HEIGHT * height
  );
}

/** Bars that touch a letter belong to the column too. */
function isOfColumn(stroke: Stroke, column: readonly Stroke[], dpi: number): boolean {
  const next = column.findIndex(({ top }) => top >= stroke.top);
  return [column[next], column.at(next < 0 ? -1 : Math.max(0, next - 1))].some(
    (bar) => bar !== undefined && isAlike(stroke, bar, dpi),
  );
}

/** True when most strokes span the letters beside them. `beside` is the page without the strokes. */
function standsOut(beside: Raster, column: readonly Stroke[]): boolean {
  const shares = column.map((stroke) => shareInMargins(beside, stroke)).filter((share) => share !== null);
  const reaching = shares.filter((share) => share <= MOST_IN_MARGIN);
  return shares.length > 0 && reaching.length >= shares.length * LEAST_REACHING;
}

/** True for a column of dotted letters. Strokes broken by a fax have gaps at varying heights instead. */
function isDotted(raster: Raster, column: readonly Stroke[]): boolean {
  return column.filter((stroke) => hasDot(raster, stroke)).length > column.length * MOST_BROKEN;
}

function hasDot({ width, gray }: Raster, { left, right, top, bottom }: Stroke): boolean {
  const [from, to] = DOT.map((part) => Math.round(top + part * (bottom - top))) as [number, number];
  for (let y = from; y <= to; y++) if (gray.subarray(y * width + left, y * width + right).every(isPaper)) return true;
  return false;
}

function isBowed(raster: Raster, column: readonly Stroke[]): boolean {
  const bows = column.map((stroke) => bowOf(raster, stroke)).filter((bow) => bow !== null);
  const mean = bows.reduce((sum, bow) => sum + bow, 0) / Math.max(1, bows.length);
  return Math.abs(mean) >= BOW_INCHES * raster.dpi;
}

/** Pixels between the middle fifth and the mean of the upper and lower fifth; `null` when one has no ink. */
function bowOf(raster: Raster, stroke: Stroke): number | null {
  const fifth = (stroke.bottom - stroke.top) / 5;
  const [upper, middle, lower] = [0, 2, 4].map((at) =>
    placeOfInk(raster, stroke, Math.floor(stroke.top + at * fifth), Math.ceil(stroke.top + (at + 1) * fifth)),
  );
  return upper == null || middle == null || lower == null ? null : middle - (upper + lower) / 2;
}

/** Searches beyond the stroke, which covers only part of a bowed one. */
function placeOfInk({ width, gray, dpi }: Raster, { left, right }: Stroke, top: number, bottom: number): number | null {
  const beyond = Math.round(BEYOND_INCHES * dpi);
  let [ink, moment] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = Math.max(0, left - beyond); x < Math.min(width, right + beyond); x++) {
      const weight = PAPER - gray[y * width + x]!;
      ink += weight;
      moment += weight * x;
    }
  return ink === 0 ? null : moment / ink;
}

function isPaper(gray: number): boolean {
  return gray >= FAINT_BELOW;
}

/**
 * Ink across the page in the foot of a stroke, or above its head if there is more, against the mean of as many rows of its
 * height; 1 is as much. `null` where nothing is printed beside it.
 */
function shareInMargins(beside: Raster, { top, bottom }: Stroke): number | null {
  const margin = Math.max(1, Math.round((bottom - top) * MARGIN));
  const mean = countInk(beside, top, bottom) / (bottom - top);
  const most = Math.max(countInk(beside, top - margin, top), countInk(beside, bottom - margin, bottom));
  return mean === 0 ? null : most / margin / mean;
}

function countInk({ width, gray }: Raster, top: number, bottom: number): number {
  let count = 0;
  for (let at = Math.max(0, top) * width; at < bottom * width; at++) if (gray[at]! < INK_BELOW) count += 1;
  return count;
}

/** With the pixels around them, which fade into the paper. */
function eraseStrokes(raster: Raster, strokes: readonly Stroke[]): Raster {
  const { width, height } = raster;
  const gray = new Uint8Array(raster.gray);
  for (const { left, right, top, bottom } of strokes)
    for (let y = Math.max(0, top - 1); y < Math.min(height, bottom + 1); y++)
      gray.fill(PAPER, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 1));
  return { ...raster, gray };
}

function toRuling(column: readonly Stroke[], dpi: number): Ruling {
  const scale = POINTS_PER_INCH / dpi;
  const [first, last] = [column[0]!, column.at(-1)!];
  const [left, right] = [Math.min(first.left, last.left), Math.max(first.right, last.right)];
  return { orientation: 'vertical', box: [left * scale, first.top * scale, right * scale, last.bottom * scale] };
}
