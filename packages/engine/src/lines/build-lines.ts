/**
 * Page of words → printed lines, top to bottom; boxes in points. Decides which words share a line: those that overlap
 * vertically by at least half of the smaller one's height, measured against the line's median band, so that a tall logo
 * does not swallow its neighbours.
 *
 *   05/03   GROCER   -450.00
 *            MAIN ST               two lines, though "MAIN ST" begins before "GROCER" has ended
 *
 * Known weakness: text set on a slope (a skewed scan) must be straightened before.
 */
import type { Page, Word } from '@extracto/model';
import { dropWatermark } from './drop-watermark.ts';
import { leftToRight, middleOf, topDown } from './in-order.ts';
import { joinHangingMarks } from './join-hanging-marks.ts';
import { joinSignsAbove } from './join-signs-above.ts';
import { joinStaircase } from './join-staircase.ts';
import type { Line } from './reading.ts';
import { splitAtBars } from './split-at-bars.ts';
import { splitAtLeaders } from './split-at-leaders.ts';
import { splitLabels } from './split-labels.ts';
import { LINES } from './thresholds.ts';

const { LEAST_OVERLAP, MOST_HIGHER, SHARED_WIDTH, SAME_MIDDLE } = LINES.buildLines;

interface Band {
  readonly words: Word[];
  /** Means of its words. */
  top: number;
  bottom: number;
  /** The box around them. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function buildLines(page: Page): Line[] {
  const words = topDown(splitLabels(splitAtLeaders(splitAtBars(dropWatermark(page))).filter(isText)));
  const bands: Band[] = [];
  for (const word of words) {
    const band = findBand(bands, word);
    if (band === null) bands.push(openBand(word));
    else addToBand(band, word);
  }
  const lines = bands.map((band) => toLine(band, page.pageNumber));
  return joinStaircase(
    joinSignsAbove(joinHangingMarks(lines.sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]))),
  );
}

/**
 * Nothing, an upright bar that line printers type between columns, the dashes that they type between lines, or dots that lead the
 * eye to an amount.
 */
const TYPED_RULING = /^(?:[|¦│┃║\s]*|[.…]{4,}|[-=_+]{8,})$/;

/** All but a sign, which may be typed again and again. */
const OPENS_TEXT = /^[\p{L}\d]/u;

function isText({ text }: Word): boolean {
  return OPENS_TEXT.test(text) || !TYPED_RULING.test(text);
}

/** Words arrive by their middle, so only the last few bands can still take one. */
function findBand(bands: readonly Band[], word: Word): Band | null {
  for (let index = bands.length - 1; index >= Math.max(0, bands.length - 4); index--) {
    const band = bands[index]!;
    const overlap = Math.min(band.bottom, word.box[3]) - Math.max(band.top, word.box[1]);
    const smaller = Math.min(band.bottom - band.top, word.box[3] - word.box[1]);
    if (overlap >= smaller * LEAST_OVERLAP && sizesFit(band, word) && !collides(band, word)) return band;
  }
  return null;
}

function sizesFit(band: Band, word: Word): boolean {
  const ratio = (band.bottom - band.top) / (word.box[3] - word.box[1]);
  return ratio < MOST_HIGHER && ratio > 1 / MOST_HIGHER;
}

/** Two words that cover the same place cannot be of one line: they are printed over each other or half a line apart. */
function collides(band: Band, word: Word): boolean {
  // beside all of them, as nearly every word is
  if (word.box[0] >= band.x1 || word.box[2] <= band.x0) return false;
  for (const other of band.words) {
    const shared = Math.min(other.box[2], word.box[2]) - Math.max(other.box[0], word.box[0]);
    if (shared <= Math.min(word.font.heightPt, other.font.heightPt) * SHARED_WIDTH) continue;
    if (Math.abs(middleOf(other) - middleOf(word)) > word.font.heightPt * SAME_MIDDLE) return true;
  }
  return false;
}

function openBand(word: Word): Band {
  const { 0: x0, 1: y0, 2: x1, 3: y1 } = word.box;
  return { words: [word], top: y0, bottom: y1, x0, y0, x1, y1 };
}

function addToBand(band: Band, word: Word): void {
  const { 0: x0, 1: y0, 2: x1, 3: y1 } = word.box;
  const weight = band.words.length;
  band.top = (band.top * weight + y0) / (weight + 1);
  band.bottom = (band.bottom * weight + y1) / (weight + 1);
  if (x0 < band.x0) band.x0 = x0;
  if (y0 < band.y0) band.y0 = y0;
  if (x1 > band.x1) band.x1 = x1;
  if (y1 > band.y1) band.y1 = y1;
  band.words.push(word);
}

function toLine({ words: own, x0, y0, x1, y1 }: Band, pageNumber: number): Line {
  // a list that grew has room for many more
  const words = leftToRight(own.slice());
  return { pageNumber, words, box: [x0, y0, x1, y1], heightPt: medianHeight(words) };
}

function medianHeight(words: readonly Word[]): number {
  const first = words[0]!.font.heightPt;
  if (areAll(words, first)) return first;
  const heights = words.map(({ font }) => font.heightPt).sort((a, b) => a - b);
  return heights[heights.length >> 1]!;
}

function areAll(words: readonly Word[], heightPt: number): boolean {
  for (const word of words) if (word.font.heightPt !== heightPt) return false;
  return true;
}
