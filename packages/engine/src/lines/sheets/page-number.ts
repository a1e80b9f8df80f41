/**
 * What a page says of its number: "Page 2 of 4", "2 / 4", "第 2 頁，共 4 頁", alone in its cell, among the lines at the head or at the
 * foot. "02/04", "2.04" and "21-Jun-25" are none. Known weakness: pages that are numbered without saying how many there are.
 */
import type { Page, Word } from '@extracto/model';
import { monthReadings } from '../../knowledge/lexicon.ts';
import { mentions } from '../../knowledge/mentions.ts';
import { leftToRight, middleOf, topDown } from '../in-order.ts';
import { splitSegments } from '../segments.ts';
import { LINES } from '../thresholds.ts';

const { EDGE_LINES } = LINES.pageNumber;

export interface PageNumber {
  readonly number: number;
  /** As many pages as there are. */
  readonly count: number;
}

/** With the words around the figures, `#` for each of these: "Page # of #". */
export interface PrintedNumber extends PageNumber {
  readonly style: string;
}

/** A page with what it says of its number; `null` where it says none, or two different ones. */
export interface PrintedPage {
  readonly page: Page;
  readonly number: PrintedNumber | null;
}

/** Behind more words "1/8" may be a day, and "1 / 8" is not. */
const PAGE_OF =
  /^(?:\P{N}{0,16}|\P{N}{0,40}(?=\d+ ))(?<!\d)([1-9]\d{0,2})(?=\P{N}*[\p{L}/(])\P{N}{1,24}([1-9]\d{0,2})(?!\p{Script=Latin})\P{N}{0,10}$/u;

/** Only such a text may number a page; most cells print no figure, or several. */
const TWO_FIGURES = /^\D*\d{1,3}\D+\d{1,3}\D*$/;

/** "CUST ID 5XXXXXX72" */
const MASK = /[Xx*•#]{3}/;

/** The cells of a line that may number a page: on a line with an amount "12/16" is a day. */
export function listNumberCells<Cell extends { readonly text: string }>(cells: readonly Cell[]): readonly Cell[] {
  return cells.some(({ text }) => AMOUNT.test(text)) ? cells.filter(({ text }) => /\p{L}/u.test(text)) : cells;
}

const AMOUNT = /\d[.,]\d{2}\D{0,4}$/;

/** `text` of one cell; `null` where it is no page number. */
export function parsePageNumber(text: string): PageNumber | null {
  if (!TWO_FIGURES.test(text) || MASK.test(text)) return null;
  const [number, count] = (PAGE_OF.exec(text) ?? []).slice(1).map(Number);
  if (number === undefined || count === undefined || number > count || namesMonth(text)) return null;
  return numbersForm(text) || numbersDoor(text) ? null : { number, count };
}

/** "Kivikatu 5 B 12" is an address, and "Strana 1 z 3" says what it counts. */
function numbersDoor(text: string): boolean {
  return BETWEEN.exec(text)?.[1]?.length === 1 && /^\p{Script=Latin}/u.test(text) && !mentions(text, 'page');
}

/** "CAMP2 Page 3": the first figure is of the name of the form, and behind the second nobody counts the pages. */
function numbersForm(text: string): boolean {
  return mentions(FORM.exec(text)?.[1] ?? '', 'page');
}

const FORM = /\p{Script=Latin}\d+\P{L}+(\p{L}+)\P{L}*$/u;

/** Between the two figures. */
const BETWEEN = /\d[^\p{L}\d]*(\p{L}+)[^\p{L}\d]*\d/u;

function namesMonth(text: string): boolean {
  const word = BETWEEN.exec(text)?.[1];
  return word !== undefined && monthReadings(word).length > 0;
}

/** Returns the number that all of them say, else the one beside a word for a page: a house has the number 3/5. `null` for two. */
export function chooseNumber<Found extends PageNumber>(found: readonly (Found & { readonly text: string })[]) {
  const isOne = (some: readonly Found[]) => new Set(some.map(({ number, count }) => `${number}/${count}`)).size === 1;
  if (isOne(found)) return found[0]!;
  const named = found.filter(({ text }) => mentions(text, 'page'));
  return isOne(named) ? named[0]! : null;
}

/** The lines of a page among which its number stands. */
export function listEdges<Line>(lines: readonly Line[]): readonly Line[] {
  return [...new Set([...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)])];
}

export function readPrintedNumbers(pages: readonly Page[]): PrintedPage[] {
  return pages.map((page) => ({ page, number: readPrintedNumber(page.words) }));
}

/** `null` where the words say none, or two different ones. */
export function readPrintedNumber(words: readonly Word[]): PrintedNumber | null {
  const found = listEdges(listRows(words)).flatMap((row) =>
    listNumberCells(splitSegments(leftToRight(row))).flatMap(({ text }) => {
      const parsed = parsePageNumber(text);
      return parsed === null ? [] : [{ ...parsed, text, style: text.replace(/\d+/g, '#') }];
    }),
  );
  return chooseNumber(found);
}

/** Words side by side, from the top of the page to its bottom. */
function listRows(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const word of topDown(words)) {
    const middle = middleOf(word);
    if (middle > lowest) {
      rows.push([]);
      lowest = middle + word.font.heightPt / 2;
    }
    rows.at(-1)!.push(word);
  }
  return rows;
}
