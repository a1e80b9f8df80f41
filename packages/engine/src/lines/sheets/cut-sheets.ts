/**
 * Sheets on which a printer put several pages, two, four or more, as for a booklet → these pages, each of its own size.
 *
 *   ┌───────────┬───────────┐
 *   │  Page 1   │  Page 2   │     a free strip down the middle, and on both sides another page number of the same
 *   │  …        │  …        │     statement, or the same letterhead at the same place
 *   └───────────┴───────────┘
 *
 * Two columns of one page share no letterhead, and some line of the page runs across both. Once a sheet is cut, so are the others of
 * the file where nothing runs across. Known weakness: pages that are not in the middle of their half of the sheet, and sheets that
 * were read turned.
 */
import type { Box, Page, PageSheet, Word } from '@extracto/model';
import { LINES } from '../thresholds.ts';
import { numberThrough, sheetOf } from './number-through.ts';
import { readPrintedNumber } from './page-number.ts';

const { SAME_PLACE_PT, SHARED_WORDS, SHORTEST_WORD, MOST_PLACES, INSIDE_PT } = LINES.cutSheets;

type Halves = readonly [Page, Page];

/** Numbered through, with their place in the file as `sheet`; `pages` itself where no sheet is cut. */
export function cutSheets(pages: readonly Page[]): readonly Page[] {
  if (pages.some(({ repeats }) => repeats !== undefined)) return pages;
  const cut = cutAll(cutAll(pages, 0), 1);
  return cut === pages
    ? pages
    : numberThrough(cut.toSorted((one, other) => comparePlace(sheetOf(one), sheetOf(other))));
}

/** `axis` 0 cuts halves beside each other, 1 halves below each other. */
function cutAll(pages: readonly Page[], axis: 0 | 1): readonly Page[] {
  const halved = pages.map((page) => halve(page, axis));
  if (!halved.some((halves) => halves !== null && areTwoPages(halves))) return pages;
  return pages.flatMap((page, index) => halved[index]?.filter(({ words }) => words.length > 0) ?? [page]);
}

/** As one reads a sheet: the upper pages first, each row of them from the left. */
function comparePlace(one: PageSheet, other: PageSheet): number {
  return one.pageNumber - other.pageNumber || one.topPt - other.topPt || one.leftPt - other.leftPt;
}

/** `null` where a word runs across the middle. */
function halve(page: Page, axis: 0 | 1): Halves | null {
  const { widthPt, heightPt, turnedDeg, tilt, words } = page;
  if (turnedDeg !== undefined || tilt !== undefined || words.length === 0) return null;
  const middle = (axis === 0 ? widthPt : heightPt) / 2;
  const isAcross = ({ box }: Word) => box[axis] < middle - INSIDE_PT && box[axis + 2]! > middle + INSIDE_PT;
  if (words.some(isAcross)) return null;
  const [right, bottom] = axis === 0 ? [middle, heightPt] : [widthPt, middle];
  return [cutOut(page, [0, 0, right, bottom]), cutOut(page, [widthPt - right, heightPt - bottom, widthPt, heightPt])];
}

function cutOut(page: Page, part: Box): Page {
  const { art } = page;
  const sheet = sheetOf(page);
  const [left, top] = part;
  const move = (box: Box): Box => [box[0] - left, box[1] - top, box[2] - left, box[3] - top];
  const take = <T extends { readonly box: Box }>(all: readonly T[]): T[] =>
    all.filter(({ box }) => isWithin(box, part)).map((one) => ({ ...one, box: move(one.box) }));
  return {
    ...page,
    widthPt: part[2] - left,
    heightPt: part[3] - top,
    words: take(page.words),
    rulings: take(page.rulings),
    sheet: { ...sheet, leftPt: sheet.leftPt + left, topPt: sheet.topPt + top },
    ...(art?.images === undefined
      ? {}
      : { art: { ...art, images: art.images.filter((box) => isWithin(box, part)).map(move) } }),
  };
}

function isWithin(box: Box, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return x >= left && x < right && y >= top && y < bottom;
}

function areTwoPages([one, other]: Halves): boolean {
  const [number, next] = [readPrintedNumber(one), readPrintedNumber(other)];
  if (number !== null && next !== null)
    return number.style === next.style && number.count === next.count && number.number !== next.number;
  return countShared(one, other) >= SHARED_WORDS;
}

/** Words that both pages print at the same place, as a letterhead; those of a list stand on many lines. */
function countShared(one: Page, other: Page): number {
  const [places, others] = [one, other].map(({ words }) => Map.groupBy(words, ({ text }) => text));
  return [...places!].filter(([text, words]) => {
    const twins = others!.get(text) ?? [];
    const isRare = text.length >= SHORTEST_WORD && words.length <= MOST_PLACES && twins.length <= MOST_PLACES;
    return isRare && words.some(({ box }) => twins.some((twin) => isAtPlace(twin.box, box)));
  }).length;
}

function isAtPlace(one: Box, other: Box): boolean {
  return one.every((edge, at) => Math.abs(edge - other[at]!) <= SAME_PLACE_PT);
}
