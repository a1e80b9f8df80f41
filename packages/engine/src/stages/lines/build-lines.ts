/**
 * Words → printed lines, top to bottom. Words share a line when they overlap vertically by at least half of the
 * smaller one's height, measured against the line's median band, so that a tall logo does not swallow its neighbours.
 * Weakness: text set on a slope (a skewed scan) must be straightened before.
 */
import { type Page, unionBox, type Word } from '@extracto/model';
import type { Line } from '../../reading.ts';

interface Band {
  readonly words: Word[];
  top: number;
  bottom: number;
}

export function buildLines(page: Page): Line[] {
  const sorted = page.words.filter(isText).toSorted((a, b) => middle(a) - middle(b));
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

function isText({ text }: Word): boolean {
  return !TYPED_RULING.test(text);
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
  return band.words.some((other) => {
    const shared = Math.min(other.box[2], word.box[2]) - Math.max(other.box[0], word.box[0]);
    const apart = Math.abs(middle(other) - middle(word));
    return shared > Math.min(word.heightPt, other.heightPt) * 0.4 && apart > word.heightPt * 0.3;
  });
}

function addToBand(band: Band, word: Word): void {
  const weight = band.words.length;
  band.top = (band.top * weight + word.box[1]) / (weight + 1);
  band.bottom = (band.bottom * weight + word.box[3]) / (weight + 1);
  band.words.push(word);
}

function toLine(band: Band, pageNumber: number): Line {
  const words = band.words.toSorted((a, b) => a.box[0] - b.box[0]);
  const heights = words.map((word) => word.heightPt).sort((a, b) => a - b);
  return {
    pageNumber,
    words,
    box: unionBox(words.map((word) => word.box)),
    heightPt: heights[heights.length >> 1] ?? 0,
  };
}
