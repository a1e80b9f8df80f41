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
  const candidates = lines.filter(mayNumber).map((line): Numbered => ({ line, text: textOf(line), figures: null }));
  const alike = Map.groupBy(candidates, ({ text }) => text.replace(FIGURES, '#'));
  for (const group of alike.values()) {
    for (const own of group) if (group.some((other) => countsPages(own, other))) found.add(own.line.index);
  }
  return found;
}

interface Numbered {
  readonly line: TokenLine;
  readonly text: string;
  /** Read when first asked for: most lines are like no other. */
  figures: readonly number[] | null;
}

const FIGURES = /\d+/g;

/** An amount with decimals or a date is on the page for another reason. */
function mayNumber({ money, dates, words }: TokenLine): boolean {
  return dates.length === 0 && !money.some(({ strong }) => strong) && words.some(({ text }) => /\d/.test(text));
}

/** They stand at one height of two pages, and one figure differs, by as much as the pages do. */
function countsPages(one: Numbered, other: Numbered): boolean {
  const pages = one.line.pageNumber - other.line.pageNumber;
  if (pages === 0 || Math.abs(one.line.box[1] - other.line.box[1]) > SAME_HEIGHT_PT) return false;
  const [here, there] = [figuresOf(one), figuresOf(other)];
  const steps = here.map((figure, at) => figure - there[at]!).filter((step) => step !== 0);
  return steps.length === 1 && steps[0] === pages;
}

function figuresOf(numbered: Numbered): readonly number[] {
  numbered.figures ??= numbered.text.match(FIGURES)?.map(Number) ?? [];
  return numbered.figures;
}

function textOf({ words }: TokenLine): string {
  return words.map(({ text }) => text).join(' ');
}
