/**
 * The lines that number the pages: the same words at the same height of several pages, with one figure that grows by one
 * from page to page. "Page 3 of 12" stands under the column of amounts as a whole number would.
 */
import type { TokenLine } from '../../reading.ts';

/** How far the baseline of a scan may wander. */
const SAME_HEIGHT_PT = 3;

/** Indexes of such lines; none in a document of one page. */
export function findPageNumbers(lines: readonly TokenLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  const alike = Map.groupBy(lines.filter(mayNumber), (line) => textOf(line).replace(FIGURES, '#'));
  for (const group of alike.values()) {
    for (const line of group) {
      const others = group.filter(({ pageNumber }) => pageNumber !== line.pageNumber);
      if (others.some((other) => isSameHeight(line, other) && countsPages(line, other))) found.add(line.index);
    }
  }
  return found;
}

const FIGURES = /\d+/g;

/** An amount with decimals or a date is on the page for another reason. */
function mayNumber({ money, dates, words }: TokenLine): boolean {
  return words.some(({ text }) => /\d/.test(text)) && dates.length === 0 && !money.some(({ strong }) => strong);
}

function isSameHeight(line: TokenLine, other: TokenLine): boolean {
  return Math.abs(line.box[1] - other.box[1]) <= SAME_HEIGHT_PT;
}

/** One figure differs, by as much as the pages do. */
function countsPages(line: TokenLine, other: TokenLine): boolean {
  const [here, there] = [figuresOf(line), figuresOf(other)];
  const steps = here.map((figure, at) => figure - there[at]!).filter((step) => step !== 0);
  return steps.length === 1 && steps[0] === line.pageNumber - other.pageNumber;
}

function figuresOf(line: TokenLine): number[] {
  return textOf(line).match(FIGURES)?.map(Number) ?? [];
}

function textOf({ words }: TokenLine): string {
  return words.map(({ text }) => text).join(' ');
}
