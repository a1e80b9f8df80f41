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

const { SAME_PLACE_PT, SHARED_WORDS, SHORTEST_WORD, MOST_PLACES, INSIDE_PT, EDGE } = LINES.cutSheets;

type Axis = 0 | 1;

/** Numbered through, with their place in the file as `sheet`; `pages` itself where no sheet is cut. */
export function cutSheets(pages: readonly Page[]): readonly Page[] {
  if (pages.some(({ repeats }) => repeats !== undefined)) return pages;
  const cut = cutAll(cutAll(pages, 0), 1);
  return cut === pages
    ? pages
    : numberThrough(cut.toSorted((one, other) => comparePlace(sheetOf(one), sheetOf(other))));
}

/** `axis` 0 cuts halves beside each other, 1 halves below each other. */
function cutAll(pages: readonly Page[], axis: Axis): readonly Page[] {
  if (!pages.some((page) => hasFreeMiddle(page, axis) && areTwoPages(page, axis))) return pages;
  return pages.flatMap((page) => (hasFreeMiddle(page, axis) ? halve(page, axis) : [page]));
}

/** As one reads a sheet: the upper pages first, each row of them from the left. */
function comparePlace(one: PageSheet, other: PageSheet): number {
  return one.pageNumber - other.pageNumber || one.topPt - other.topPt || one.leftPt - other.leftPt;
}

/** No word runs across the middle. */
function hasFreeMiddle({ widthPt, heightPt, turnedDeg, tilt, words }: Page, axis: Axis): boolean {
  if (turnedDeg !== undefined || tilt !== undefined || words.length === 0) return false;
  const middle = (axis === 0 ? widthPt : heightPt) / 2;
  return !words.some(({ box }) => box[axis] < middle - INSIDE_PT && box[axis + 2]! > middle + INSIDE_PT);
}

function partsOf({ widthPt, heightPt }: Page, axis: Axis): readonly [Box, Box] {
  const [right, bottom] = axis === 0 ? [widthPt / 2, heightPt] : [widthPt, heightPt / 2];
  return [
    [0, 0, right, bottom],
    [widthPt - right, heightPt - bottom, widthPt, heightPt],
  ];
}

/** The halves with words. */
function halve(page: Page, axis: Axis): readonly Page[] {
  return partsOf(page, axis)
    .map((part) => cutOut(page, part))
    .filter(({ words }) => words.length > 0);
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

function isWithin(box: Box, part: Box): boolean {
  const x = (box[0] + box[2]) / 2;
  const y = (box[1] + box[3]) / 2;
  return x >= part[0] && x < part[2] && y >= part[1] && y < part[3];
}

function areTwoPages(page: Page, axis: Axis): boolean {
  const parts = partsOf(page, axis);
  const [words, others] = parts.map((part) => page.words.filter(({ box }) => isWithin(box, part)));
  const number = readPrintedNumber(words!);
  const next = number === null ? null : readPrintedNumber(others!);
  if (number !== null && next !== null)
    return number.style === next.style && number.count === next.count && number.number !== next.number;
  return countShared(words!, others!, parts[1]) >= SHARED_WORDS;
}

/**
 * Words that both pages print at the same place, as a letterhead: on the first lines of both, or the last. Those of a list stand on many
 * lines, or on any.
 */
function countShared(words: readonly Word[], others: readonly Word[], [left, top]: Box): number {
  const twins = Map.groupBy(others, ({ text }) => text);
  const isTwin = ({ box: one }: Word, { box: other }: Word) =>
    one.every((edge, at) => Math.abs(other[at]! - (at % 2 === 0 ? left : top) - edge) <= SAME_PLACE_PT);
  const shared = new Set<string>();
  let isEdge = false;
  const [ofFirst, ofSecond] = [edgesOf(words), edgesOf(others)];
  for (const word of words) {
    const found = word.text.length >= SHORTEST_WORD ? twins.get(word.text) : undefined;
    const twin =
      found !== undefined && found.length <= MOST_PLACES ? found.find((one) => isTwin(word, one)) : undefined;
    if (twin === undefined) continue;
    shared.add(word.text);
    isEdge ||= ofFirst(word).some((at, edge) => at && ofSecond(twin)[edge]);
  }
  const isRare = (text: string) => words.filter((word) => word.text === text).length <= MOST_PLACES;
  return shared.size < SHARED_WORDS || !isEdge ? 0 : [...shared].filter(isRare).length;
}

/** Returns a test: whether a word is of the first lines, and whether of the last. */
function edgesOf(words: readonly Word[]): (word: Word) => readonly [isFirst: boolean, isLast: boolean] {
  let [top, bottom] = [Infinity, -Infinity];
  for (const { box } of words) [top, bottom] = [Math.min(top, box[1]), Math.max(bottom, box[3])];
  return ({ box: [, y0, , y1] }) => {
    const reach = (y1 - y0) * EDGE;
    return [y0 - top <= reach, bottom - y1 <= reach];
  };
}
