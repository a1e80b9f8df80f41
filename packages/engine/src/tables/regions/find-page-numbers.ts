/**
 * The lines that number the pages: the same words at the same height of several pages, with one figure that grows by one
 * from page to page. "Page 3 of 12" stands under the column of amounts as a whole number would. So do the lines that a browser
 * prints around each page: "11/30/26, 9:27 PM   Transactions" at its head, and "https://bank.example/list   3/12" at its foot.
 */

import { hasDigit } from '../../knowledge/letters.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { isTime } from '../is-time.ts';
import { TABLES } from '../thresholds.ts';

const { SAME_HEIGHT_PT } = TABLES.findPageNumbers;

/** Indexes of lines that number or date the pages; none in a document of one page. */
export function findPageNumbers(lines: readonly TokenLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  const pages = new Set(lines.map(({ pageNumber }) => pageNumber)).size;
  const candidates = lines.filter(mayNumber).map((line): Candidate => ({ line, text: textOf(line.words) }));
  const alike = Map.groupBy(candidates, ({ text }) => text.replace(FIGURES, '#'));
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    for (const counting of groupByCounting(group)) {
      for (const { line } of counting) {
        if (counting.some((other) => isSamePlaceElsewhere(line, other.line)) && countPages(group, line) * 2 > pages)
          found.add(line.index);
      }
    }
  }
  for (const group of Map.groupBy(lines.filter(stampsPage), ({ words }) => textOf(words)).values())
    for (const line of group)
      if (pages > 1 && group.filter((other) => isSamePlaceElsewhere(line, other)).length === pages - 1)
        found.add(line.index);
  return found;
}

/** A day and the time of day, when the page was printed. */
function stampsPage({ money, dates: [day], words }: TokenLine): boolean {
  return day?.from === 0 && isTime(words[day.to]?.text ?? '') && !hasSureAmount({ money });
}

interface Candidate {
  readonly line: TokenLine;
  readonly text: string;
}

const FIGURES = /\d+/g;

/** An amount with decimals or a date is on the page for another reason, unless the date is "3/12" at the end of the line. */
function mayNumber({ money, dates, words }: TokenLine): boolean {
  const areNumbers = dates.every(({ text, to }) => to === words.length && OF_PAGES.test(text));
  return areNumbers && !hasSureAmount({ money }) && hasFigure(words);
}

const OF_PAGES = /^\d{1,2}\/\d{1,2}$/;

/**
 * Lines of which one figure is as far from the number of the page as in the others, and all other figures are the same. A
 * line is in a group for each of its figures: to compare each with each would take the square of a long document.
 */
function groupByCounting(lines: readonly Candidate[]): Iterable<readonly Candidate[]> {
  const groups = new Map<string | number, Candidate[]>();
  for (const candidate of lines) {
    const figures = candidate.text.match(FIGURES)?.map(Number) ?? [];
    for (let at = 0; at < figures.length; at++) {
      const counted = figures[at]! - candidate.line.pageNumber;
      // most lines have one figure
      const key = figures.length === 1 ? counted : `${at}:${figures.with(at, counted).join(' ')}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [candidate]);
      else group.push(candidate);
    }
  }
  return groups.values();
}

/** Pages with such a line at this height: lines of two rows may happen to count the same way on two pages of a long list. */
function countPages(alike: readonly Candidate[], at: TokenLine): number {
  const here = alike.filter(({ line }) => line === at || isSamePlaceElsewhere(at, line));
  return new Set(here.map(({ line }) => line.pageNumber)).size;
}

function isSamePlaceElsewhere(line: TokenLine, other: TokenLine): boolean {
  return line.pageNumber !== other.pageNumber && Math.abs(line.box[1] - other.box[1]) <= SAME_HEIGHT_PT;
}

function hasFigure(words: TokenLine['words']): boolean {
  for (const { text } of words) if (hasDigit(text)) return true;
  return false;
}
