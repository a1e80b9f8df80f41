import type { Statement } from './result.ts';

/** First and last page, 1-based. */
export type PageSpan = readonly [first: number, last: number];

/** The pages that a statement stands on, from the first of its rows and figures to the last; `null` when none has a place. */
export function spanOf({ transactions, unassigned, sources, controls = [] }: Statement): PageSpan | null {
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  const add = (page: number) => {
    first = Math.min(first, page);
    last = Math.max(last, page);
  };
  for (const { page } of transactions) add(page);
  for (const { page } of unassigned) add(page);
  for (const { page } of Object.values(sources)) add(page);
  for (const { source } of controls) add(source.page);
  return last === 0 ? null : [first, last];
}
