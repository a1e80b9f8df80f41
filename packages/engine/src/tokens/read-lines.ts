/**
 * Pages → lines with their tokens, before the document as a whole has its say. Page by page, while the words of a page are near:
 * of a long document each walk over all words waits for memory.
 */
import type { Page } from '@extracto/model';
import { buildLines } from '../lines/build-lines.ts';
import { pageLanguages } from '../lines/page-languages.ts';
import type { Line, TokenLine } from '../lines/reading.ts';
import { dropBullets } from './drop-bullets.ts';
import { dropLostSigns } from './drop-lost-signs.ts';
import { type BrokenDate, findBrokenDates } from './join-broken-dates.ts';
import { joinBrokenFigures } from './join-broken-figures.ts';
import { tokeniseLines } from './tokenise-lines.ts';

export interface DocumentLines {
  readonly languages: ReadonlySet<string>;
  /** From the first page to the last, each from top to bottom. */
  readonly lines: readonly TokenLine[];
  /** From the last page to the first. */
  readonly brokenDates: readonly BrokenDate[];
}

export function readLines(printed: readonly Page[]): DocumentLines {
  const pages = dropLostSigns(printed);
  const first = new Map<Page, readonly Line[]>();
  const languages = pageLanguages(firstLines(pages, first));
  const codes = [...languages];
  const lines: (readonly TokenLine[])[] = [];
  const brokenDates: (readonly BrokenDate[])[] = [];
  let index = 0;
  for (const page of pages) {
    const raw = dropBullets(joinBrokenFigures(first.get(page) ?? buildLines(page)));
    brokenDates.push(findBrokenDates(raw, index));
    lines.push(tokeniseLines(raw, codes, index));
    index += raw.length;
  }
  return { languages, lines: lines.flat(), brokenDates: brokenDates.reverse().flat() };
}

/** Line by line, as long as they are asked for; those of each page are kept in `built`. */
function* firstLines(pages: readonly Page[], built: Map<Page, readonly Line[]>): Generator<Line> {
  for (const page of pages) {
    const lines = buildLines(page);
    built.set(page, lines);
    yield* lines;
  }
}
