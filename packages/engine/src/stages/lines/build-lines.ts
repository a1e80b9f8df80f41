/**
 * Words → printed lines, top to bottom. Words share a line when they overlap vertically by at least half of the
 * smaller one's height, measured against the line's median band, so that a tall logo does not swallow its neighbours.
 * Weakness: text set on a slope (a skewed scan) must be straightened before.
 */
import { boxAround, type Page, type Word } from '@extracto/model';
import type { Line } from '../../reading.ts';
import { dropWatermark } from './drop-watermark.ts';

interface Band {
  readonly words: Word[];
  top: number;
  bottom: number;
}

export function buildLines(page: Page): Line[] {
  const sorted = dropWatermark(page)
    .filter(isText)
    .sort((a, b) => middle(a) - middle(b));
  const bands: Band[] = [];
  for (const word of sorted) {
    const band = findBand(bands, word);
    if (band === null) bands.push({ words: [word], top: word.box[1], bottom: word.box[3] });
    else addToBand(band, word);
  }
  return bands.map((band) => toLine(band, page.pageNumber)).sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

/** Nothing, or an upright bar that line printers type between columns. */
const TYPED_RULING = /^[|¦│┃║\s]*$/;

const FIRST_LETTER = 0x30;
const LAST_LETTER = 0x7a;

function isText({ text }: Word): boolean {
  const first = text.charCodeAt(0);
  return (first >= FIRST_LETTER && first <= LAST_LETTER) || !TYPED_RULING.test(text);
}

function middle(word: Word): number {
  return (word.box[1] + word.box[3]) / 2;
}

/** Words arrive by their middle, so only the last few bands can still take one. */
function findBand(bands: readonly Band[], word: Word): Band | null {
  for (let index = bands.length - 1; index >= Math.max(0, bands.length - 4); index--) {
    const band = bands[index]!;
    const overlap = Math.min(band.bottom, word.box[3]) - Math.max(band.top, word.box[1]);
    const smaller = Math.min(band.bottom - band.top, word.box[3] - word.box[1]);
    if (overlap >= smaller * 0.5 && sizesFit(band, word) && !collides(band, word)) return band;
  }
  return null;
}

function sizesFit(band: Band, word: Word): boolean {
  const ratio = (band.bottom - band.top) / (word.box[3] - word.box[1]);
  return ratio < 2.4 && ratio > 1 / 2.4;
}

/** Two words that cover the same place cannot be of one line: they are printed over each other or half a line apart. */
function collides(band: Band, word: Word): boolean {
  for (const other of band.words) {
    const shared = Math.min(other.box[2], word.box[2]) - Math.max(other.box[0], word.box[0]);
    if (shared <= Math.min(word.heightPt, other.heightPt) * 0.4) continue;
    if (Math.abs(middle(other) - middle(word)) > word.heightPt * 0.3) return true;
  }
  return false;
}

function addToBand(band: Band, word: Word): void {
  const weight = band.words.length;
  band.top = (band.top * weight + word.box[1]) / (weight + 1);
  band.bottom = (band.bottom * weight + word.box[3]) / (weight + 1);
  band.words.push(word);
}

function toLine(band: Band, pageNumber: number): Line {
  const words = isLeftToRight(band.words) ? band.words : band.words.sort((a, b) => a.box[0] - b.box[0]);
  return { pageNumber, words, box: boxAround(words), heightPt: medianHeight(words) };
}

/** Most producers print a line in its order. */
function isLeftToRight(words: readonly Word[]): boolean {
  for (let at = 1; at < words.length; at++) if (words[at]!.box[0] < words[at - 1]!.box[0]) return false;
  return true;
}

function medianHeight(words: readonly Word[]): number {
  const first = words[0]!.heightPt;
  if (words.every(({ heightPt }) => heightPt === first)) return first;
  const heights = words.map(({ heightPt }) => heightPt).sort((a, b) => a - b);
  return heights[heights.length >> 1]!;
}
