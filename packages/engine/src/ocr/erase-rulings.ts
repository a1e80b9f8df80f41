/**
 * Drawn lines are found and painted over, so that no letter hangs on one: long runs of ink that are thin across. They come
 * back as rulings, which the columns are read from.
 *
 * A run may have gaps of a few pixels (scans and faxes break lines), and drifts by a pixel are followed row by row.
 */
import type { Box, Raster, Ruling } from '@extracto/model';
import { OCR } from './thresholds.ts';

const { POINTS_PER_INCH, PAPER } = OCR.shared;
const { INK_BELOW, LEAST_LENGTH_INCHES, MOST_THICKNESS_INCHES, MOST_GAP_PX, SAME_RULING_PT } = OCR.eraseRulings;

export interface ErasedRulings {
  readonly raster: Raster;
  readonly rulings: readonly Ruling[];
}

/** Boxes of the rulings are points. */
export function eraseRulings(raster: Raster): ErasedRulings {
  const gray = new Uint8Array(raster.gray);
  const scale = POINTS_PER_INCH / raster.dpi;
  const rulings: Ruling[] = [];
  for (const orientation of ['horizontal', 'vertical'] as const) {
    const view = viewOf(raster, orientation);
    for (const { line, from, to } of findRuns(view)) {
      eraseRun(gray, view, line, from, to);
      const place: Box = orientation === 'horizontal' ? [from, line, to, line + 1] : [line, from, line + 1, to];
      rulings.push({ orientation, box: place.map((value) => value * scale) as unknown as Box });
    }
  }
  return { raster: { ...raster, gray }, rulings: mergeRulings(rulings) };
}

/** The raster as lines to be walked along: rows for horizontal rulings, columns for vertical ones. */
interface View {
  readonly ink: Uint8Array;
  readonly lines: number;
  readonly length: number;
  readonly lineStep: number;
  readonly alongStep: number;
  readonly leastPx: number;
  readonly thickPx: number;
}

interface Run {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

function viewOf({ width, height, gray, dpi }: Raster, orientation: Ruling['orientation']): View {
  const isHorizontal = orientation === 'horizontal';
  return {
    ink: gray,
    lines: isHorizontal ? height : width,
    length: isHorizontal ? width : height,
    lineStep: isHorizontal ? width : 1,
    alongStep: isHorizontal ? 1 : width,
    leastPx: Math.round(LEAST_LENGTH_INCHES * dpi),
    thickPx: Math.max(3, Math.round(MOST_THICKNESS_INCHES * dpi)),
  };
}

/** In the order of their lines. The page is walked through as it lies in memory, along all lines at once. */
function findRuns(view: View): Run[] {
  const { ink, lines, length, alongStep, leastPx } = view;
  const [begun, seen] = [new Int32Array(lines).fill(-1), new Int32Array(lines)];
  const runs: Run[] = [];
  const close = (line: number) => {
    const [from, to] = [begun[line]!, seen[line]! + 1];
    if (from >= 0 && to - from >= leastPx && isThin(view, line, from, to)) runs.push({ line, from, to });
  };
  const isAlong = alongStep === 1;
  const width = isAlong ? length : lines;
  for (let y = 0, index = 0; index < ink.length; y++)
    for (let x = 0; x < width; x++, index++) {
      if (ink[index]! >= INK_BELOW) continue;
      const line = isAlong ? y : x;
      const at = isAlong ? x : y;
      if (begun[line]! < 0 || at - seen[line]! > MOST_GAP_PX + 1) {
        close(line);
        begun[line] = at;
      }
      seen[line] = at;
    }
  for (let line = 0; line < lines; line++) close(line);
  return runs.sort((one, other) => one.line - other.line || one.from - other.from);
}

/** Paper on both sides within a line's thickness at most places: a filled band or a picture is no ruling. */
function isThin({ ink, lines, lineStep, alongStep, thickPx }: View, line: number, from: number, to: number): boolean {
  const step = Math.max(1, Math.floor((to - from) / 40));
  let [thin, seen] = [0, 0];
  for (let at = from; at < to; at += step) {
    let thickness = 1;
    for (const side of [-1, 1])
      for (let other = line + side; other >= 0 && other < lines && thickness <= thickPx; other += side) {
        if (ink[other * lineStep + at * alongStep]! >= INK_BELOW) break;
        thickness += 1;
      }
    seen += 1;
    if (thickness <= thickPx) thin += 1;
  }
  return thin >= seen * 0.7;
}

/** If ink goes on across the line, a letter touches it and keeps its part. */
function eraseRun(gray: Uint8Array, view: View, line: number, from: number, to: number): void {
  const { ink, lines, lineStep, alongStep, thickPx } = view;
  const paint = (other: number, at: number) => {
    if (other >= 0 && other < lines) gray[other * lineStep + at * alongStep] = PAPER;
  };
  for (let at = from; at < to; at++) {
    let [first, last] = [line, line];
    while (first > 0 && line - first <= thickPx && ink[(first - 1) * lineStep + at * alongStep]! < INK_BELOW) first--;
    while (last < lines - 1 && last - line <= thickPx && ink[(last + 1) * lineStep + at * alongStep]! < INK_BELOW)
      last++;
    if (last - first + 1 > thickPx) continue;
    for (let other = first - 1; other <= last + 1; other++) paint(other, at);
  }
}

/** A line that is several pixels thick was found once for each of its rows. */
function mergeRulings(rulings: readonly Ruling[]): Ruling[] {
  const merged: Ruling[] = [];
  for (const ruling of rulings) {
    const at = merged.findLastIndex((other) => other.orientation === ruling.orientation && touches(other, ruling));
    if (at < 0) merged.push(ruling);
    else merged[at] = { ...ruling, box: join(merged[at]!.box, ruling.box) };
  }
  return merged;
}

function touches({ box: a }: Ruling, { box: b }: Ruling): boolean {
  return (
    a[0] - SAME_RULING_PT <= b[2] &&
    b[0] - SAME_RULING_PT <= a[2] &&
    a[1] - SAME_RULING_PT <= b[3] &&
    b[1] - SAME_RULING_PT <= a[3]
  );
}

function join(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
