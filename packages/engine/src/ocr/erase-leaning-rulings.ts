/**
 * Paints over the upright borders of cells that a photograph or a feed leaves leaning, bent or pale, which are read as ones,
 * bars and letters of the words beside them. A border is followed from row to row, a pixel to either side; it is long, almost
 * straight, has paper on both sides, and small gaps between the cells if any. Letters below each other have wider ones.
 */
import type { Raster } from '@extracto/model';
import { median } from '../geometry/median.ts';
import { OCR } from './thresholds.ts';

const { PAPER } = OCR.shared;
const {
  FAINT_BELOW,
  LEAST_LENGTH_INCHES,
  MOST_THICKNESS_INCHES,
  MOST_GAP_INCHES,
  LEAST_INKED,
  MOST_BENT,
  MOST_LEANING,
  LEAST_THIN,
} = OCR.eraseLeaningRulings;

/** A column of pixels for each row from `top` on. */
interface Path {
  readonly top: number;
  readonly columns: readonly number[];
}

/** With the last row that has ink, and where each piece of ink begins in `columns`. */
interface Following {
  readonly top: number;
  readonly columns: number[];
  readonly pieces: { from: number; to: number }[];
  seen: number;
}

/** `raster` has level rows and white paper; the borders are painted over in `erased`, where some parts of them may be gone. */
export function eraseLeaningRulings(raster: Raster, erased: Raster): Raster {
  const thickPx = Math.round(MOST_THICKNESS_INCHES * raster.dpi);
  const leastPx = Math.round(LEAST_LENGTH_INCHES * raster.dpi);
  const paths = followDown(raster, leastPx)
    .flatMap((path) => leaveLetters(raster, path, thickPx) ?? [])
    .filter((path) => path.columns.length >= leastPx && isStraight(path) && isThin(raster, path, thickPx));
  if (paths.length === 0) return erased;
  const gray = new Uint8Array(erased.gray);
  for (const path of paths) erasePath(gray, raster, path);
  return { ...erased, gray };
}

function followDown({ width, height, gray, dpi }: Raster, leastPx: number): Following[] {
  const gapPx = Math.round(MOST_GAP_INCHES * dpi);
  let following: Following[] = [];
  const found: Following[] = [];
  const taken = new Int32Array(width).fill(-1);
  const end = (path: Following) => {
    if (path.seen + 1 - path.top >= leastPx) found.push(path);
  };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const goingOn: Following[] = [];
    for (const path of following) {
      const last = path.columns.at(-1)!;
      const x = darkestNear(gray, row, last, width);
      const isSeen = gray[row + x]! < FAINT_BELOW && taken[x] !== y;
      if (!isSeen && y - path.seen > gapPx) {
        end(path);
        continue;
      }
      path.columns.push(isSeen ? x : last);
      goingOn.push(path);
      if (!isSeen) continue;
      const at = y - path.top;
      if (path.seen < y - 1) path.pieces.push({ from: at, to: at });
      path.pieces.at(-1)!.to = at + 1;
      path.seen = y;
      for (let near = x - 1; near <= x + 1; near++) taken[near] = y;
    }
    for (let x = 1; x < width - 1; x++) {
      const own = gray[row + x]!;
      if (own >= FAINT_BELOW || taken[x] === y || own > gray[row + x - 1]! || own > gray[row + x + 1]!) continue;
      goingOn.push({ top: y, columns: [x], pieces: [{ from: 0, to: 1 }], seen: y });
      taken[x] = y;
    }
    following = goingOn;
  }
  following.forEach(end);
  return found;
}

/** Without what is no border above the first gap and below the last; `null` where too little ink is left for one. */
function leaveLetters(raster: Raster, { top, columns, pieces }: Following, thickPx: number): Path | null {
  const isBorder = ({ from, to }: { from: number; to: number }) =>
    isThin(raster, { top: top + from, columns: columns.slice(from, to) }, thickPx);
  const [first, last] = [pieces.findIndex(isBorder), pieces.findLastIndex(isBorder)];
  if (first < 0) return null;
  const [from, to] = [pieces[first]!.from, pieces[last]!.to];
  const inked = pieces.slice(first, last + 1).reduce((sum, piece) => sum + piece.to - piece.from, 0);
  return inked < (to - from) * LEAST_INKED ? null : { top: top + from, columns: columns.slice(from, to) };
}

function darkestNear(gray: Uint8Array, row: number, x: number, width: number): number {
  let darkest = x;
  for (const near of [x - 1, x + 1])
    if (near > 0 && near < width - 1 && gray[row + near]! < gray[row + darkest]!) darkest = near;
  return darkest;
}

/** Letters below each other wander. */
function isStraight({ columns }: Path): boolean {
  const [first, last] = [columns[0]!, columns.at(-1)!];
  const slope = (last - first) / columns.length;
  if (Math.abs(slope) > MOST_LEANING) return false;
  const most = MOST_BENT * columns.length;
  return columns.every((x, at) => Math.abs(x - first - slope * at) <= most);
}

/** Paper on both sides within a border's thickness in nearly all rows. */
function isThin(raster: Raster, path: Path, thickPx: number): boolean {
  let thin = 0;
  for (let at = 0; at < path.columns.length; at++) {
    const [first, last] = spanOf(raster, path, at);
    if (last - first + 1 <= thickPx) thin++;
  }
  return thin >= path.columns.length * LEAST_THIN;
}

/** The ink across the path in one of its rows. */
function spanOf({ width, gray }: Raster, { top, columns }: Path, at: number): readonly [number, number] {
  const row = (top + at) * width;
  let [first, last] = [columns[at]!, columns[at]!];
  while (first > 0 && gray[row + first - 1]! < FAINT_BELOW) first--;
  while (last < width - 1 && gray[row + last + 1]! < FAINT_BELOW) last++;
  return [first, last];
}

/** As wide as it is in most rows, so that a letter that touches it keeps its part. */
function erasePath(gray: Uint8Array, raster: Raster, path: Path): void {
  const spans = path.columns.map((_, at) => spanOf(raster, path, at));
  const half = Math.ceil(median(spans.map(([first, last]) => last - first + 1)) / 2);
  for (const [at, [first, last]] of spans.entries()) {
    const [row, x] = [(path.top + at) * raster.width, path.columns[at]!];
    gray.fill(PAPER, row + Math.max(first, x - half), row + Math.min(last, x + half) + 1);
  }
}
