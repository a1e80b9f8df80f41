/**
 * The pages that cost nothing, because they belong to contradicted statements alone. Charging by statement keeps a good
 * statement at its price, whatever is joined to it: a page that another statement stands on as well, or none, costs, unless
 * every statement of the document is contradicted.
 *
 *   pages 1-3 verified, 3-5 contradicted → 4 and 5
 */
import type { PageSpan, Verification } from '@extracto/model';

export interface JudgedStatement {
  readonly status: Verification['status'];
  readonly span: PageSpan | null;
}

/** 1-based page numbers, ascending. */
export function findContradictedPages(statements: readonly JudgedStatement[], pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const contradicted = statements.filter(({ status }) => status === 'mismatch');
  if (contradicted.length === 0) return [];
  const others = statements.filter(({ status }) => status !== 'mismatch');
  if (others.length === 0) return all;
  // A statement without a place may cover any of the pages.
  if (others.some(({ span }) => span === null)) return [];
  return all.filter(
    (page) => contradicted.some((one) => standsOn(one, page)) && !others.some((one) => standsOn(one, page)),
  );
}

function standsOn({ span }: JudgedStatement, page: number): boolean {
  return span !== null && span[0] <= page && page <= span[1];
}
