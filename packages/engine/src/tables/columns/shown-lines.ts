/** Lines of a region → those that show where its columns are. */

import type { Box } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { isDatedRow } from '../is-dated-row.ts';
import type { Region, Span } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { groupSpans } from './align-spans.ts';
import { moneySpans } from './value-spans.ts';

const { SHORT_LIST, DATE_REACH } = TABLES.shownLines;

export type LineTest = (line: TokenLine) => boolean;

/**
 * Returns, for a short list with other amounts below it, the lines up to its last date, and then all lines. The columns of a
 * fee table weigh as much as those of three rows, and undated rows may have a column that no dated row fills.
 */
export function shownLines(
  { header }: Region,
  lines: readonly TokenLine[],
  headsNonTransactions: LineTest,
): (readonly TokenLine[])[] {
  if (header === null || lines.length > SHORT_LIST) return [lines];
  const title = lines.findIndex(headsNonTransactions);
  const above = title < 0 ? lines : lines.slice(0, title);
  const end = above.findLastIndex(isDatedRow) + 1;
  if (end === 0 || !lines.slice(end).some(hasSureAmount)) return [lines];
  return [lines.slice(0, end), lines];
}

/** If no header names the amounts, only lines with a date and an amount show where the columns are. */
export function rowLines(lines: readonly TokenLine[]): readonly TokenLine[] {
  const dated = lines.filter(isDatedRow);
  if (dated.length >= 2) return dated;
  const blocks = blockLines(lines);
  return blocks.size > 0 ? lines.filter((line) => blocks.has(line) || isValued(line)) : lines;
}

/** A day stands between its texts and its amount, in whichever column that is. */
function isValued({ dates, money }: TokenLine): boolean {
  return dates.some(({ to }) => money.some(({ strong, from }) => strong && from === to));
}

/**
 * Dates on lines of their own, and the amounts near them, of the column that has most of these: a summary, with amounts
 * beside each other or far from any date, shows no columns.
 */
function blockLines(lines: readonly TokenLine[]): ReadonlySet<TokenLine> {
  const blocks = groupSpans(moneySpans(lines).spans).map((group) => linesOfBlocks(lines, group));
  return blocks.reduce((most, other) => (other.size > most.size ? other : most), new Set());
}

function linesOfBlocks(lines: readonly TokenLine[], group: Span): ReadonlySet<TokenLine> {
  const found = new Set<TokenLine>();
  let amount: { readonly line: TokenLine; readonly at: number } | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.money.some(({ strong, box }) => strong && isWithin(box, group))) amount = { line, at };
    else if (line.dates[0]?.from === 0 && amount !== null && at - amount.at <= DATE_REACH)
      found.add(amount.line).add(line);
  }
  return found;
}

export function isWithin(box: Box, { x0, x1 }: Span): boolean {
  return box[0] >= x0 - 1 && box[2] <= x1 + 1;
}
