/**
 * Pages of any scale → the same pages with type of the usual size, so that a length in points means the same part of a letter
 * in every later stage. Some producers count in pixels, or print for a larger sheet.
 *
 *   figures of 36 pt  →  factor 0.25: 9 pt          figures of 8 pt  →  factor 1: the pages themselves
 *
 * A power of two changes no digit of a coordinate: a page printed at half, twice or four times its size gives the same pages.
 * Known weakness: pages of different scales in one document share a factor.
 */
import type { Box, Font, Page, Word } from '@extracto/model';
import { PAGES } from './thresholds.ts';

const { USUAL_PT } = PAGES.fitTypeSize;

export interface FittedPages {
  readonly pages: readonly Page[];
  /** Lengths on these pages per length on the pages as displayed. */
  readonly factor: number;
}

const FIGURE = /\d/;
const LARGEST_PT = USUAL_PT * Math.SQRT2;

/** `pages` is the list that came in where the factor is 1. */
export function fitTypeSize(pages: readonly Page[]): FittedPages {
  const factor = chooseFactor(pages);
  return { pages: factor === 1 ? pages : pages.map((page) => scalePage(page, factor)), factor };
}

/** By the median of words with a figure: legal text in small print may fill more pages than the list does. */
function chooseFactor(pages: readonly Page[]): number {
  const counts = new Map<number, number>();
  let total = 0;
  let [heightPt, factor] = [0, 1];
  for (const { words } of pages) {
    for (const { text, font } of words) {
      if (!FIGURE.test(text)) continue;
      if (font.heightPt !== heightPt) [heightPt, factor] = [font.heightPt, factorOf(font.heightPt)];
      counts.set(factor, (counts.get(factor) ?? 0) + 1);
      total++;
    }
  }
  let below = 0;
  for (const [candidate, count] of [...counts].sort(([a], [b]) => a - b)) {
    below += count;
    if (below * 2 > total) return candidate;
  }
  return 1;
}

function factorOf(heightPt: number): number {
  if (!(heightPt > 0 && Number.isFinite(heightPt))) return 1;
  let factor = 1;
  while (heightPt * factor > LARGEST_PT) factor /= 2;
  while (heightPt * factor * 2 <= LARGEST_PT) factor *= 2;
  return factor;
}

export function scalePage(page: Page, factor: number): Page {
  const fonts = new Map<Font, Font>();
  const { art } = page;
  return {
    ...page,
    widthPt: page.widthPt * factor,
    heightPt: page.heightPt * factor,
    words: page.words.map((word) => scaleWord(word, factor, fonts)),
    rulings: page.rulings.map((ruling) => ({ ...ruling, box: scaleBox(ruling.box, factor) })),
    ...(art?.images === undefined ? {} : { art: { ...art, images: art.images.map((box) => scaleBox(box, factor)) } }),
  };
}

/** Neighbours share their font, as they did. */
function scaleWord(word: Word, factor: number, fonts: Map<Font, Font>): Word {
  let font = fonts.get(word.font);
  if (font === undefined) {
    font = { heightPt: word.font.heightPt * factor };
    fonts.set(word.font, font);
  }
  return { ...word, box: scaleBox(word.box, factor), font };
}

export function scaleBox(box: Box, factor: number): Box {
  return [box[0] * factor, box[1] * factor, box[2] * factor, box[3] * factor];
}
