/**
 * Sheets that page numbers speak of and that are not in the document. A list that begins on "Page 2 of 4" with a balance
 * brought forward adds up without what stood before it.
 *
 *     Page 2 of 4    Page 3 of 4                  one is lost in front of the first and one behind the last
 *     Page 1 of 4    Page 2 of 4    Page 4 of 4   one behind the second, in front of the last
 *     Page 1 of 2    Page 2 of 2    Page 1 of 3   two behind the last: another statement begins there
 */
import type { Page } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import {
  chooseNumber,
  listEdges,
  listNumberCells,
  type PageNumber,
  parsePageNumber,
} from '../../lines/sheets/page-number.ts';

export interface MissingPages {
  readonly before: boolean;
  readonly after: boolean;
}

export interface NumberedPage extends PageNumber {
  readonly pageNumber: number;
}

/** Around a list that begins and ends on these pages. Pages without a number may be any that is missing. */
export function findMissingPages(
  numbered: readonly NumberedPage[],
  firstPage: number,
  lastPage: number,
  pages: number,
): MissingPages {
  const [first, last] = [runAt(numbered, firstPage), runAt(numbered, lastPage)];
  const bare = (from: number, to: number) =>
    Math.max(0, to - from + 1) - numbered.filter(({ pageNumber }) => pageNumber >= from && pageNumber <= to).length;
  const [start, end] = [first?.[0], last?.at(-1)];
  /** After which the document goes on with a later sheet than the next. */
  const gaps = (run: readonly NumberedPage[]) =>
    run.filter((page, index) => {
      const next = run[index + 1];
      if (next === undefined) return false;
      return next.number - page.number - 1 > bare(page.pageNumber + 1, next.pageNumber - 1);
    });
  return {
    before:
      (start !== undefined && start.number - 1 > bare(1, start.pageNumber - 1)) ||
      gaps(first ?? []).some(({ pageNumber }) => pageNumber < firstPage),
    after:
      (end !== undefined && end.count - end.number > bare(end.pageNumber + 1, pages)) ||
      gaps(last ?? []).some(({ pageNumber }) => pageNumber >= firstPage),
  };
}

/** One a page, in order; none of a page that says two different things. A page that repeats another has its number. */
export function readPageNumbers(lines: readonly TokenLine[], pages: readonly Page[] = []): NumberedPage[] {
  const read = readOwnNumbers(lines);
  const copied = pages.flatMap(({ pageNumber, repeats }) =>
    read.filter((page) => page.pageNumber === repeats).map((page) => ({ ...page, pageNumber })),
  );
  return copied.length === 0 ? read : [...read, ...copied].sort((one, other) => one.pageNumber - other.pageNumber);
}

function readOwnNumbers(lines: readonly TokenLine[]): NumberedPage[] {
  return [...Map.groupBy(lines, ({ pageNumber }) => pageNumber).values()].flatMap((page) => {
    return chooseNumber(listEdges(page).flatMap(readNumber)) ?? [];
  });
}

function readNumber({ words, dates, pageNumber }: TokenLine) {
  // "7月29日" is a day
  const isDay = (from: number, to: number) => dates.some((date) => date.from === from && date.to === to);
  return listNumberCells(splitSegments(words)).flatMap(({ text, from, to }) => {
    if (/[月월]/.test(text) && isDay(from, to)) return [];
    const parsed = parsePageNumber(text);
    return parsed === null ? [] : [{ pageNumber, text, ...parsed }];
  });
}

/** The numbers of one statement, of which the last before this page is one: they rise, and count as many. */
function runAt(numbered: readonly NumberedPage[], pageNumber: number): readonly NumberedPage[] | null {
  const at = numbered.findLastIndex((page) => page.pageNumber <= pageNumber);
  if (at < 0) return null;
  const goesOn = (index: number) => {
    const [page, next] = [numbered[index]!, numbered[index + 1]];
    return next !== undefined && next.count === page.count && next.number >= page.number;
  };
  let [from, to] = [at, at];
  while (from > 0 && goesOn(from - 1)) from--;
  while (goesOn(to)) to++;
  return numbered.slice(from, to + 1);
}
