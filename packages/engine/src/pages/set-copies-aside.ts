/**
 * Sheets that are in a file twice, as after a bad merge or a second print: their rows must count once. Decides by what the pages
 * print, word for word and place for place, and returns each later copy without its words, under the number that it has.
 *
 *   page 1   page 2   page 2 again   page 3      →   page 1   page 2   (repeats 2)   page 3
 *
 * Two different sheets never print the same rows with the same balances and page numbers; where they print neither, the totals
 * tell. A sheet that was scanned twice is recognised a little differently each time: it must print the same amounts, many of
 * them, and nearly the same other figures, such as dates. Known weakness: one amount misread in either of them keeps both.
 */
import type { Page, Word } from '@extracto/model';
import { PAGES } from './thresholds.ts';

const { SAME_PLACE_PT, LEAST_AMOUNTS, SAME_FIGURES } = PAGES.setCopiesAside;

export function setCopiesAside(pages: readonly Page[]): readonly Page[] {
  if (pages.length < 2) return pages;
  const isScanned = pages.some(isRecognised);
  const earlier = new Map<string, Page[]>();
  let copies = 0;
  const kept = pages.map((page) => {
    if (page.words.length === 0) return page;
    const text = nameWords(page);
    const amounts = isScanned ? nameAmounts(page) : text;
    const original =
      earlier.get(text)?.find((other) => isSame(other, page)) ??
      earlier.get(amounts)?.find((other) => isReadAlike(other, page));
    for (const name of new Set([text, amounts])) earlier.set(name, [...(earlier.get(name) ?? []), page]);
    if (original === undefined) return page;
    copies++;
    return setAside(page, original);
  });
  return copies === 0 ? pages : kept;
}

function nameWords({ words }: Page): string {
  return words.map((word) => word.text).join(' ');
}

const AMOUNT = /\d[.,]\d{2,3}\P{N}?$/u;

/** A name of all amounts, in whatever order they were recognised; the text of a page with few of them. */
function nameAmounts(page: Page): string {
  const amounts = listFigures(page, true);
  return new Set(amounts).size < LEAST_AMOUNTS ? nameWords(page) : amounts.sort().join(' ');
}

function listFigures({ words }: Page, areAmounts: boolean): string[] {
  return words.map((word) => word.text).filter((text) => /\d/.test(text) && AMOUNT.test(text) === areAmounts);
}

function isRecognised({ textLayer }: Page): boolean {
  return textLayer === 'recognised';
}

function isReadAlike(one: Page, other: Page): boolean {
  if (!isRecognised(one) && !isRecognised(other)) return false;
  const [figures, others] = [listFigures(one, false), listFigures(other, false)];
  const left = Map.groupBy(others, (figure) => figure);
  const shared = figures.filter((figure) => left.get(figure)?.pop() !== undefined);
  return shared.length >= SAME_FIGURES * Math.max(figures.length, others.length);
}

function setAside({ art: _, ...page }: Page, { pageNumber }: Page): Page {
  return { ...page, words: [], rulings: [], repeats: pageNumber };
}

function isSame(one: Page, other: Page): boolean {
  return one.words.length === other.words.length && one.words.every((word, at) => isAtPlace(word, other.words[at]!));
}

function isAtPlace(one: Word, other: Word): boolean {
  return one.text === other.text && one.box.every((edge, at) => Math.abs(edge - other.box[at]!) <= SAME_PLACE_PT);
}
