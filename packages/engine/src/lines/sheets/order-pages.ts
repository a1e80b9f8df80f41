/**
 * Pages that a file holds in another order than they were printed in, as after a scan of a turned stack → the order that
 * their numbers say. Decides by page numbers alone; whether the rows add up better so is for the caller to ask.
 *
 *   Page 3 of 3   Page 2 of 3   Page 1 of 3   Page 2 of 2   Page 1 of 2      →   1, 2, 3 of 3, then 1, 2 of 2
 *
 * A page without a number goes with the page before it, as its back. Only statements with all their pages are put in order.
 */
import type { PrintedNumber, PrintedPage } from './page-number.ts';

/** A numbered page and those without a number behind it. */
interface Leaf extends PrintedNumber {
  readonly pages: readonly PrintedPage[];
}

/** The pages in the new order; `null` where the file is in order. */
export function orderPages(pages: readonly PrintedPage[]): readonly PrintedPage[] | null {
  if (pages.length < 2 || pages.some(({ page }) => page.repeats !== undefined)) return null;
  const { front, leaves } = listLeaves(pages);
  const ordered = [...front, ...orderLeaves(leaves).flatMap((leaf) => leaf.pages)];
  return ordered.every((page, index) => page === pages[index]) ? null : ordered;
}

function listLeaves(pages: readonly PrintedPage[]): { front: PrintedPage[]; leaves: Leaf[] } {
  const front: PrintedPage[] = [];
  const leaves: { number: PrintedNumber; pages: PrintedPage[] }[] = [];
  for (const page of pages) {
    const { number } = page;
    if (number !== null) leaves.push({ number, pages: [page] });
    else (leaves.at(-1)?.pages ?? front).push(page);
  }
  return { front, leaves: leaves.map((leaf) => ({ ...leaf.number, pages: leaf.pages })) };
}

/** Statements that are in order stay; of the others, all pages must stand together. */
function orderLeaves(leaves: readonly Leaf[]): Leaf[] {
  const ordered: Leaf[] = [];
  for (let at = 0; at < leaves.length; ) {
    const whole = wholeAt(leaves, at);
    const isShuffled = whole !== null && !hasWholeWithin(leaves, at, whole.length);
    ordered.push(...(isShuffled ? whole.toSorted((one, other) => one.number - other.number) : [leaves[at]!]));
    at += isShuffled ? whole.length : 1;
  }
  return ordered;
}

/** The pages from here on that are all pages of one statement, in any order. */
function wholeAt(leaves: readonly Leaf[], at: number): readonly Leaf[] | null {
  const { count, style } = leaves[at]!;
  const whole = leaves.slice(at, at + count);
  const isOne = whole.every((leaf) => leaf.count === count && leaf.style === style);
  return isOne && new Set(whole.map(({ number }) => number)).size === count ? whole : null;
}

/** Another statement begins on one of these pages and is whole and in order: the pages before it have lost theirs. */
function hasWholeWithin(leaves: readonly Leaf[], from: number, length: number): boolean {
  for (let at = from + 1; at < from + length; at++) {
    const { number } = leaves[at]!;
    if (number === 1 && wholeAt(leaves, at)?.every((leaf, index) => leaf.number === index + 1)) return true;
  }
  return false;
}
