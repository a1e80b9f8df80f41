/**
 * A file that holds several documents → the pages of each, by the numbers that they print. Decides nothing: whether the rows add up
 * better document by document is for the caller to ask.
 *
 *   letter   Page 1 of 2   terms   Page 2 of 2   Page 1 of 1      →      letter | 1, 2 of 2 | terms | 1 of 1
 *
 * Pages without a number are documents of their own in `apart`; in `attached` they belong to the page before them. Known weakness:
 * documents without page numbers.
 */
import type { Page } from '@extracto/model';
import { numberThrough } from './number-through.ts';
import type { PrintedNumber, PrintedPage } from './page-number.ts';

export type Parts = readonly (readonly Page[])[];

interface Part {
  readonly pages: Page[];
  /** What the last numbered page says; `null` in a part without any. */
  last: PrintedNumber | null;
}

/** Pages without a number stand apart where the others are complete. Returns `attached` and `apart`, the pages of each part numbered from 1. Of one part where the numbers tell no documents apart. */
export function splitByNumbers(pages: readonly PrintedPage[]): readonly [attached: Parts, apart: Parts] {
  const attached: Part[] = [];
  const apart: Part[] = [];
  for (const { page, number } of pages) {
    const open = attached.at(-1);
    if (open !== undefined && (number === null || !startsAfter(open.last, number))) extend(open, page, number);
    else attached.push({ pages: [page], last: number });
    const numbered = apart.findLast(({ last }) => last !== null);
    const home = number === null ? apart.at(-1) : numbered;
    if (home !== undefined && (number === null ? home.last === null : !startsAfter(home.last, number)))
      extend(home, page, number);
    else apart.push({ pages: [page], last: number });
  }
  const number = (parts: readonly Part[]) => parts.map((part) => numberThrough(part.pages));
  return [number(attached), number(apart.every(isComplete) ? apart : attached)];
}

function extend(part: Part, page: Page, number: PrintedNumber | null): void {
  part.pages.push(page);
  part.last = number ?? part.last;
}

function isComplete({ pages, last }: Part): boolean {
  return last === null || (last.number === last.count && pages.length >= last.count);
}

/** The last document is complete, or has no numbers, and the next begins. */
function startsAfter(last: PrintedNumber | null, next: PrintedNumber): boolean {
  return next.number === 1 && (last === null || last.number === last.count);
}
