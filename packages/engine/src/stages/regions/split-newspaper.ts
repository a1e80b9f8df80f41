/**
 * Two lists side by side on a page, read column by column: found where a strip without ink divides the page and full rows
 * (a date, words, an amount) stand on both sides of it. A grid of checks has no words between date and amount, and is
 * left to the grid. The right column is moved under the left one, so that both share one header.
 */
import type { Box } from '@extracto/model';
import { moveWords } from '../../move-line.ts';
import type { Line, TokenLine } from '../../reading.ts';

const LEAST_ROWS = 4;

/** Returns null when no page has two columns. */
export function splitNewspaper(lines: readonly TokenLine[]): readonly Line[] | null {
  const pages = Map.groupBy(lines, (line) => line.pageNumber);
  let found = false;
  const split = [...pages.values()].flatMap((page): readonly Line[] => {
    const gutter = findGutter(page);
    if (gutter === null) return page;
    found = true;
    return splitPage(page, gutter);
  });
  return found ? split : null;
}

interface Gutter {
  readonly x: number;
  readonly shift: number;
}

/** The left edge of the second date column, when the rows left and right of it are complete. */
function findGutter(page: readonly TokenLine[]): Gutter | null {
  const lefts = page.flatMap((line) =>
    line.dates
      .slice(0, 1)
      .filter((date) => date.from === 0)
      .map((date) => date.box[0]),
  );
  if (lefts.length < LEAST_ROWS) return null;
  const left = median(lefts);
  const candidates = page.flatMap((line) =>
    line.dates.filter((date) => date.box[0] > left + 120 && startsRow(line, date.from)).map((date) => date.box[0]),
  );
  if (candidates.length < LEAST_ROWS) return null;
  const x = median(candidates) - 3;
  const aligned = candidates.filter((candidate) => Math.abs(candidate - 3 - x) < 4).length;
  if (aligned < candidates.length * 0.8) return null;
  const sides = [(middle: number) => middle < x, (middle: number) => middle >= x];
  const isRow = (line: TokenLine) => sides.some((side) => isFullRow(line, side));
  const list = page.slice(page.findIndex(isRow), page.findLastIndex(isRow) + 1);
  const crossing = list.filter((line) => line.words.some((word) => word.box[0] < x - 1 && word.box[2] > x + 1)).length;
  if (crossing > list.length * 0.25) return null;
  if (!sides.every((side) => page.filter((line) => isFullRow(line, side)).length >= LEAST_ROWS)) return null;
  return { x, shift: x + 3 - left };
}

function startsRow(line: TokenLine, from: number): boolean {
  const [before, first] = [line.words[from - 1], line.words[from]!];
  return before === undefined || first.box[0] - before.box[2] > first.heightPt * 0.8;
}

function isFullRow(line: TokenLine, isInside: (middle: number) => boolean): boolean {
  const inside = (box: Box) => isInside((box[0] + box[2]) / 2);
  const isValue = (index: number) =>
    [...line.dates, ...line.money].some((token) => index >= token.from && index < token.to);
  const words = line.words.filter((word, index) => inside(word.box) && !isValue(index) && /\p{L}{2}/u.test(word.text));
  return (
    words.length > 0 &&
    line.dates.some((date) => inside(date.box)) &&
    line.money.some((token) => token.strong && inside(token.box))
  );
}

/** Lines that run over the gutter stay where they are, above the columns; what is below them flows left, then right. */
function splitPage(page: readonly TokenLine[], { x, shift }: Gutter): Line[] {
  const [full, left, right]: Line[][] = [[], [], []];
  for (const line of page) {
    if (line.words.some((word) => word.box[0] < x - 1 && word.box[2] > x + 1)) {
      full!.push(line);
      continue;
    }
    const parts = Map.groupBy(line.words, (word) => ((word.box[0] + word.box[2]) / 2 < x ? 'left' : 'right'));
    if (parts.has('left')) left!.push(moveWords(line, parts.get('left')!, 0));
    if (parts.has('right')) right!.push(moveWords(line, parts.get('right')!, -shift));
  }
  return [...full!, ...left!, ...right!];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
