/**
 * Two lists side by side on a page, read column by column. A grid of checks has no words between date and amount, and is
 * left to the grid. The right column is moved under the left one, so that both share one header.
 */
import type { Box } from '@extracto/model';
import { moveWords } from '../../lines/move-line.ts';
import type { Line, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { isCellGap } from '../../lines/segments.ts';
import { printsWholeUnits } from '../prints-whole-units.ts';
import { TABLES } from '../thresholds.ts';
import { crosses, findGutter, findRowRange, type Gutter, hasRowsBeside } from './find-gutter.ts';

const { SET_OFF } = TABLES.unfoldGrids;

/** Returns null when no page has two columns. */
export function splitNewspaper(lines: readonly TokenLine[]): readonly Line[] | null {
  const pages = [...Map.groupBy(lines, (line) => line.pageNumber).values()]
    .map(trustWholeAmounts)
    .map((page) => ({ page, gutter: findGutter(page) }));
  const known = pages.find(({ gutter }) => gutter !== null)?.gutter;
  if (known === undefined || known === null) return null;
  return pages.flatMap(({ page, gutter }): readonly Line[] => {
    if (gutter !== null) return splitPage(page, gutter);
    return hasRowsBeside(page, known) ? splitPage(page, known) : page;
  });
}

/** If no row prints decimals, groups or a currency, a whole number in a cell of its own is an amount as sure as any. */
function trustWholeAmounts(page: readonly TokenLine[]): readonly TokenLine[] {
  const asPrinted = (line: TokenLine) => line;
  if (!printsWholeUnits(page, asPrinted, ({ money }) => money)) return page;
  return page.map((line) =>
    line.money.length === 0
      ? line
      : { ...line, money: line.money.map((token) => ({ ...token, strong: token.strong || isCell(line, token) })) },
  );
}

function isCell({ words }: TokenLine, { from, to }: MoneyToken): boolean {
  const [before, behind] = [words[from - 1], words[to]];
  return (
    (before === undefined || isCellGap(before, words[from]!)) &&
    (behind === undefined || isCellGap(words[to - 1]!, behind))
  );
}

/**
 * Lines that run over the gutter stay above the columns, or below them; between them it flows left, then right. Beyond such a line,
 * or a row of the page's whole width that has a gap at the same place, nothing is of the columns.
 */
function splitPage(page: readonly TokenLine[], { x, shift }: Gutter): Line[] {
  const [above, left, right, below]: Line[][] = [[], [], [], []];
  const [from, end] = findRowRange(page, x);
  const start = page.findLastIndex((line, at) => at < from && isWide(line, x)) + 1;
  const stop = findStop(page, end, x);
  for (const [at, line] of page.entries()) {
    if (at < start || at >= stop || crosses(line, x)) {
      (at < end ? above! : below!).push(line);
      continue;
    }
    const parts = Map.groupBy(line.words, (word) => ((word.box[0] + word.box[2]) / 2 < x ? 'left' : 'right'));
    if (parts.has('left')) left!.push(moveWords(line, parts.get('left')!, 0));
    if (parts.has('right')) right!.push(moveWords(line, parts.get('right')!, -shift));
  }
  return [...above!, ...left!, ...right!, ...below!];
}

/** A row over the whole width has its title and names above it, set off from the columns. */
function findStop(page: readonly TokenLine[], end: number, x: number): number {
  const after = page.findIndex((line, at) => at >= end && isWide(line, x));
  if (after < 0) return page.length;
  if (crosses(page[after]!, x)) return after;
  const title = page.findIndex(
    (line, at) => at > 0 && at >= end && line.box[1] - page[at - 1]!.box[3] > line.heightPt * SET_OFF,
  );
  return title < 0 ? after : Math.min(title, after);
}

function isWide(line: TokenLine, x: number): boolean {
  return crosses(line, x) || isRowAcross(line, x);
}

/** Its date stands left of the gutter, and its amounts right of it. */
function isRowAcross({ dates, money }: TokenLine, x: number): boolean {
  const amounts = money.filter(({ strong }) => strong);
  const isRight = ({ box }: { readonly box: Box }) => (box[0] + box[2]) / 2 > x;
  return dates[0]?.from === 0 && !dates.some(isRight) && amounts.length > 0 && amounts.every(isRight);
}
