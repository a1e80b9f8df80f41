/**
 * Sheets that are in a file twice, as after a bad merge or a second print: their rows must count once. Decides by what the pages
 * print, word for word and place for place, and returns each later copy without its words, under the number that it has.
 *
 *   page 1   page 2   page 2 again   page 3      →   page 1   page 2   (repeats 2)   page 3
 *
 * Two different sheets never print the same rows with the same balances and page numbers; where they print neither, the totals
 * tell. Known weakness: a sheet that was scanned twice is recognised a little differently each time.
 */
import type { Page, Word } from '@extracto/model';
import { PAGES } from './thresholds.ts';

const { SAME_PLACE_PT } = PAGES.setCopiesAside;

export function setCopiesAside(pages: readonly Page[]): readonly Page[] {
  if (pages.length < 2) return pages;
  const earlier = new Map<string, Page[]>();
  let copies = 0;
  const kept = pages.map((page) => {
    if (page.words.length === 0) return page;
    const text = page.words.map((word) => word.text).join(' ');
    const alike = earlier.get(text) ?? [];
    const original = alike.find((other) => isSame(other, page));
    earlier.set(text, [...alike, page]);
    if (original === undefined) return page;
    copies++;
    return setAside(page, original);
  });
  return copies === 0 ? pages : kept;
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
