/** Pages in reading order → the same pages numbered from 1, each with its place in the file. */
import type { Page, PageSheet } from '@extracto/model';

export function numberThrough(pages: readonly Page[]): readonly Page[] {
  return pages.map((page, index) => ({ ...page, pageNumber: index + 1, sheet: sheetOf(page) }));
}

export function sheetOf({ pageNumber, sheet }: Page): PageSheet {
  return sheet ?? { pageNumber, leftPt: 0, topPt: 0 };
}
