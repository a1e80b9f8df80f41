import type { Page } from '@extracto/model';

/** Numbers of the pages that were read from their image. */
export function recognisedPages(pages: readonly Page[]): ReadonlySet<number> {
  return new Set(pages.filter(({ textLayer }) => textLayer === 'recognised').map(({ pageNumber }) => pageNumber));
}
