/**
 * Lines and headers → regions: what stands below a table header up to the next one. Decides where a table begins, and whether
 * a header on a later page continues it: one that repeats with the same columns does, and the lines above it are the page's
 * furniture, not rows. A document without any header is one region.
 *
 *   Date   Details   Amount        region 1
 *   01/03  GROCER     45.20
 *   Page 2 of 2                    furniture
 *   Date   Details   Amount        region 1, continued
 *   Daily balances
 *   Date   Balance                 region 2
 *
 * Known weakness: where a list ends inside its region is told by the rows and by the balances, not here.
 */

import type { Header, TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { isDatedRow } from '../is-dated-row.ts';
import type { Region } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { alignPages, moveLine } from './align-pages.ts';
import { findUnheadedRows } from './find-unheaded-rows.ts';
import { listLines } from './list-lines.ts';
import { takeTitle } from './take-title.ts';

const { ALIKE_PT } = TABLES.shared;
const { MOST_TITLE_WORDS, FAR_BELOW, DRIFT_PT, MOST_ABOVE, SET_OFF, LEAST_GAP } = TABLES.findRegions;

export interface DocumentRegions {
  readonly regions: readonly HeadedRegion[];
  /** Lines before the first table, where rows may stand. */
  readonly preamble: readonly TokenLine[];
}

export interface HeadedRegion extends Region {
  /** Up to three lines right above the header, nearest first: a section title may be among them. */
  readonly above: readonly TokenLine[];
  /** Pages on which the header is printed: text at the top of these may continue a row of the page before. */
  readonly headedPages: ReadonlySet<number>;
  /** Its header is the one of the region before, printed again below another title: a section of the same list. */
  readonly isSection?: boolean;
}

interface Draft {
  header: Header;
  /** Page by page. */
  pages: TokenLine[][];
  above: readonly TokenLine[];
  headedPages: Set<number>;
  isSection: boolean;
  /** Offset of the current page's list to the right of the first page's. */
  driftPt: number;
}

/** Classifies the lines that are not rows, by their looks and their place. */
export interface LineKinds {
  readonly isHeading: (line: TokenLine) => boolean;
  /** No number of a page. */
  readonly isContent: (line: TokenLine) => boolean;
}

/** The lines of regions are content; those of the preamble are all that stand there. */
export function findRegions(
  lines: readonly TokenLine[],
  headers: readonly Header[],
  { isHeading, isContent }: LineKinds,
): DocumentRegions {
  if (headers.length === 0) {
    const listed = listLines(lines);
    const region = { header: null, lines: listed.filter(isContent), above: [], headedPages: new Set<number>() };
    return { regions: [region], preamble: listed };
  }
  const drafts: Draft[] = [];
  const starts = new Map(headers.map((header) => [header.lineIndexes[0]!, header]));
  const preamble: TokenLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const header = starts.get(at);
    const line = lines[at]!;
    if (header !== undefined) {
      open(drafts, header, linesAbove(lines, at, isHeading), isHeading);
      at = header.lineIndexes.at(-1)!;
    } else if (drafts.length === 0) preamble.push(line);
    else if (isContent(line)) take(drafts.at(-1)!, line);
  }
  const [first, ...others] = drafts.map((draft) => takeTitle(toRegion(draft), lines, isHeading));
  const { region, before } = takeUnheaded(first!, preamble, { isHeading, isContent });
  return { regions: [region, ...others], preamble: listLines(before) };
}

function toRegion({ header, pages, above, headedPages, isSection }: Draft): HeadedRegion {
  return { header, lines: alignPages(pages, headedPages), above, headedPages, isSection };
}

/** The list below the first header may begin in the preamble, which is without its lines then. */
function takeUnheaded(first: HeadedRegion, preamble: readonly TokenLine[], { isHeading, isContent }: LineKinds) {
  const from = findUnheadedRows(preamble, first.lines);
  if (from < 0) return { region: first, before: preamble };
  const lines = [...preamble.slice(from).filter(isContent), ...first.lines];
  return { region: { ...first, above: linesAbove(preamble, from, isHeading), lines }, before: preamble.slice(0, from) };
}

function take({ pages, driftPt }: Draft, line: TokenLine): void {
  const placed = Math.abs(driftPt) < 1 ? line : moveLine(line, -driftPt);
  const page = pages.at(-1);
  if (page?.[0]?.pageNumber === line.pageNumber) page.push(placed);
  else pages.push([placed]);
}

/** Columns that drift from page to page carry their header along. */
function drift(first: Header, here: Header): number {
  const shifts = here.cells.map((cell, index) => cell.box[0] - first.cells[index]!.box[0]).sort((a, b) => a - b);
  return shifts[shifts.length >> 1]!;
}

/**
 * Nearest first, without notes in the right half that stand beside the title on lines of their own. A title may be centred over
 * rows that are wider than the names of their columns.
 */
function linesAbove(lines: readonly TokenLine[], at: number, isHeading: (line: TokenLine) => boolean): TokenLine[] {
  const { pageNumber: page, box } = lines[at]!;
  const middle = (box[0] + box[2]) / 2;
  return lines
    .slice(Math.max(0, at - 2 * MOST_ABOVE), at)
    .filter((line) => line.pageNumber === page && (line.box[0] < middle || (line.box[0] < box[2] && isHeading(line))))
    .toReversed()
    .slice(0, MOST_ABOVE);
}

function open(drafts: Draft[], header: Header, above: TokenLine[], isHeading: (line: TokenLine) => boolean): void {
  const current = drafts.at(-1);
  const isTitle = (line: TokenLine) => isHeading(line) || isNewTitle(line, header, above, current);
  const titled = above.slice(0, 2).some(isTitle);
  const isAlike = current !== undefined && isSameHeader(current.header, header) && standsAlike(current, header);
  if (isAlike && (!titled || sameTitle(current, above, isTitle)) && dropFurniture(current, header.pageNumber)) {
    if (current.headedPages.has(header.pageNumber)) dropNames(current, header);
    current.headedPages.add(header.pageNumber);
    current.driftPt = drift(current.header, header);
    return;
  }
  if (current !== undefined) dropTitle(current, above, isTitle);
  const headedPages = new Set([header.pageNumber]);
  drafts.push({ header, pages: [], above, headedPages, isSection: isAlike && titled, driftPt: 0 });
}

/**
 * A header printed again on a page heads another list when words stand over it where the table begins, set off from what
 * is above them, whatever they mean: no page break asks for the header there.
 */
function isNewTitle(line: TokenLine, header: Header, above: readonly TokenLine[], current: Draft | undefined): boolean {
  const last = above[1];
  if (line !== above[0] || last === undefined || current?.headedPages.has(header.pageNumber) !== true) return false;
  const hasFigures = line.money.length > 0 || line.dates.length > 0 || line.words.some(({ text }) => /\d/.test(text));
  if (hasFigures || line.words.length > MOST_TITLE_WORDS || Math.abs(line.box[0] - header.box[0]) > ALIKE_PT)
    return false;
  const [gapAbove, gapBelow] = [line.box[1] - last.box[3], header.box[1] - line.box[3]];
  return gapBelow >= 0 && gapBelow < line.heightPt * FAR_BELOW && gapAbove >= gapBelow - 1;
}

/** The title that stands above the header stood above the region's own, apart from "continued" and its figures. */
function sameTitle(current: Draft, above: readonly TokenLine[], isTitle: (line: TokenLine) => boolean): boolean {
  const nameOf = ({ words }: TokenLine) =>
    textOf(words)
      .replace(/\W?continued\W?|\d/gi, '')
      .trim();
  const title = nameOf(above.slice(0, 2).find(isTitle)!);
  return current.above.slice(0, 2).some((line) => nameOf(line) === title);
}

/** On a page with a repeated header nothing above it belongs to the list; rows above it say that a new list begins. */
function dropFurniture(draft: Draft, pageNumber: number): boolean {
  const page = draft.pages.at(-1);
  if (draft.headedPages.has(pageNumber) || page?.[0]?.pageNumber !== pageNumber) return true;
  if (page.some(isDatedRow)) return false;
  draft.pages.pop();
  return true;
}

function dropTitle(draft: Draft, above: readonly TokenLine[], isTitle: (line: TokenLine) => boolean): void {
  const title = above.slice(0, 2).find(isTitle);
  const page = draft.pages.at(-1);
  if (title === undefined || page === undefined) return;
  const at = page.indexOf(title);
  if (at === 0) draft.pages.pop();
  else if (at > 0) page.splice(at);
}

/** Where the header is printed again on its page, lines right above it that stand off the row before name what follows: another holder, a card. */
function dropNames({ pages }: Draft, header: Header): void {
  const page = pages.at(-1);
  if (page === undefined) return;
  let widest = page.at(-1)!.heightPt * LEAST_GAP;
  let below = header.box[1];
  for (let at = page.length - 1; at > Math.max(0, page.length - 1 - MOST_ABOVE); at--) {
    const { box, money } = page[at]!;
    if (hasSureAmount({ money })) return;
    widest = Math.max(widest, below - box[3]);
    below = box[1];
    if (below - page[at - 1]!.box[3] < widest * SET_OFF) continue;
    page.splice(at);
    return;
  }
}

/** Columns drift together, from page to page: a header of the same names whose columns stand otherwise heads another list. */
function standsAlike({ header, headedPages, driftPt }: Draft, here: Header): boolean {
  const shift = headedPages.has(here.pageNumber) ? driftPt : drift(header, here);
  return here.cells.every((cell, index) => Math.abs(cell.box[0] - header.cells[index]!.box[0] - shift) < ALIKE_PT);
}

function isSameHeader(a: Header, b: Header): boolean {
  if (a.cells.length !== b.cells.length) return false;
  return a.cells.every((cell, index) => {
    const other = b.cells[index]!;
    return cell.text.toLowerCase() === other.text.toLowerCase() && Math.abs(cell.box[0] - other.box[0]) < DRIFT_PT;
  });
}
