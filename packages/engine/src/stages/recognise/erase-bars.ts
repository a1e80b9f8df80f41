/**
 * Bars typed between the cells of a table are found and painted over: in each line a short stroke, all of them at one place.
 * A recogniser reads them as "|", "l", "1" or not at all, and joins them to the words beside them.
 *
 *   Date  |Text      |  Debit|Credit        Date   Text         Debit Credit
 *   03.01 |Bakery    |  12,00|         →    03.01  Bakery       12,00
 *   04.01 |Salary    |       |900,00        04.01  Salary             900,00
 *
 * A bar is thin, has paper on both sides, and begins as high as any letter beside it and ends as low: the stem of an "l" stands
 * on the line, and that of a "j" begins lower, or is parted from its dot at the same height in each line. A bracket is bowed.
 */
import type { Raster, Ruling } from '@extracto/model';

const INK_BELOW = 160;
/** A bar is hardly wider than a pixel, and lies between two of them in places. */
const FAINT_BELOW = 190;
const WHITE = 255;
const POINTS_PER_INCH = 72;
const LEAST_HEIGHT_INCHES = 0.07;
const MOST_HEIGHT_INCHES = 0.3;
const MOST_WIDTH_INCHES = 0.025;
/** From one bar to the next: what the page is still askew, and the reach of a stroke that a scan has blurred. */
const DRIFT_INCHES = 0.012;
/** Where the columns of one stroke end, and the rows that it reaches into on either side. */
const RAGGED_PX = 4;
/** Paper inside a stroke that a fax has sent in pieces, exclusive. */
const GAP_INCHES = 0.015;
/** Of its own height, between bars of one column. */
const SAME_HEIGHT = 0.12;
const LEAST_BARS = 5;
/** Of the height of a bar: in its lowest part, and in as much above it, hardly anything is printed. */
const MARGIN = 0.12;
/** Ink there, against as many rows of the bar's height: typed bars had 0.12 at most nearly everywhere, a column of "zł" 0.29 and more. */
const MOST_IN_MARGIN = 0.2;
/** Of a stroke's height, on either side. */
const GRAINS = 0.1;
/** Of the height of a letter, where the paper below its dot may be. */
const DOT = [0.1, 0.4] as const;
/** Of the bars of a column, there. */
const MOST_BROKEN = 0.5;
/** How far the middle of a stroke stands beside its ends, in the mean of a column: a bar does by chance alone. */
const BOW_INCHES = 0.002;
const BEYOND_INCHES = 0.015;
/** Of the bars with anything printed beside them. */
const LEAST_REACHING = 0.7;

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

/** `raster` has white paper, level rows and no long rulings. Boxes of the rulings are points, one for each column of bars. */
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

/** Upright strokes from the top of the page to its bottom, whatever touches them. */
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

/** Paper on both sides, but for grains. */
function isApart({ width, gray }: Raster, { left, right, top, bottom }: Stroke): boolean {
  let touched = 0;
  for (let y = top; y < bottom; y++)
    for (const x of [left - 2, right + 1]) if (x >= 0 && x < width && gray[y * width + x]! < INK_BELOW) touched += 1;
  return touched <= (bottom - top) * GRAINS;
}

/** Strokes below each other, as tall as each other; from the top. */
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

/** At the same place across the page, and as tall. */
function isAlike(one: Stroke, other: Stroke, dpi: number): boolean {
  const height = other.bottom - other.top;
  return (
    Math.abs(one.left + one.right - other.left - other.right) / 2 <= DRIFT_INCHES * dpi &&
    Math.abs(one.bottom - one.top - height) <= SAME_HEIGHT * height
  );
}

/** A bar that touches a letter is one of the column as well. */
function isOfColumn(stroke: Stroke, column: readonly Stroke[], dpi: number): boolean {
  const next = column.findIndex(({ top }) => top >= stroke.top);
  return [column[next], column.at(next < 0 ? -1 : Math.max(0, next - 1))].some(
    (bar) => bar !== undefined && isAlike(stroke, bar, dpi),
  );
}

/** Whether most of the strokes reach as far as what is printed beside them in `beside`, which has no strokes. */
function standsOut(beside: Raster, column: readonly Stroke[]): boolean {
  const shares = column.map((stroke) => shareInMargins(beside, stroke)).filter((share) => share !== null);
  const reaching = shares.filter((share) => share <= MOST_IN_MARGIN);
  return shares.length > 0 && reaching.length >= shares.length * LEAST_REACHING;
}

/** A column of letters with a dot: what a fax has broken is broken here and there. */
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

/** Pixels from the mean place of its upper and lower fifth to that of the middle one; `null` where one of them has no ink. */
function bowOf(raster: Raster, stroke: Stroke): number | null {
  const fifth = (stroke.bottom - stroke.top) / 5;
  const [upper, middle, lower] = [0, 2, 4].map((at) =>
    placeOfInk(raster, stroke, Math.floor(stroke.top + at * fifth), Math.ceil(stroke.top + (at + 1) * fifth)),
  );
  return upper == null || middle == null || lower == null ? null : middle - (upper + lower) / 2;
}

/** What is bowed reaches beyond the stroke that was found. */
function placeOfInk({ width, gray, dpi }: Raster, { left, right }: Stroke, top: number, bottom: number): number | null {
  const beyond = Math.round(BEYOND_INCHES * dpi);
  let [ink, moment] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = Math.max(0, left - beyond); x < Math.min(width, right + beyond); x++) {
      const weight = WHITE - gray[y * width + x]!;
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
      gray.fill(WHITE, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 1));
  return { ...raster, gray };
}

function toRuling(column: readonly Stroke[], dpi: number): Ruling {
  const scale = POINTS_PER_INCH / dpi;
  const [first, last] = [column[0]!, column.at(-1)!];
  const [left, right] = [Math.min(first.left, last.left), Math.max(first.right, last.right)];
  return { orientation: 'vertical', box: [left * scale, first.top * scale, right * scale, last.bottom * scale] };
}
