/** Lines → where dates and amounts stand that open or close a cell: intervals in points, from which columns are made. */

import type { Box } from '@extracto/model';
import { median } from '../../geometry/median.ts';
import { isRowNumber } from '../../lines/is-row-number.ts';
import type { ColumnRole, HeaderCell, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { isCellGap, overlapX, splitSegments } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { adjoiningAmount } from '../adjoining-amount.ts';
import { isTime } from '../is-time.ts';
import { printsWholeUnits } from '../prints-whole-units.ts';
import { type Span, spanOf } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import type { SpanGroup } from './align-spans.ts';
import { addSpan, type SharedSpan, type SpanTally, spansOf } from './tally-spans.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { LEAST_BARE, LEAST_BARE_ROWS, BARE_EDGE_PT, MARK_GAP, LEAST_OF_MOST, LEAST_FULL, TWO_SPACES, LEAST_LABEL } =
  TABLES.valueSpans;
const { MOSTLY_FILLED } = TABLES.layoutColumns;

export const MONEY: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'amount', 'balance', 'originalAmount']);

export function isSameEdge(left: number, right: number): boolean {
  return Math.abs(left - right) <= SAME_EDGE_PT;
}

/** Dates that open a cell: a date within a description does not make a column. */
export function dateSpans(lines: readonly TokenLine[]): SharedSpan[] {
  const spans: SpanTally = new Map();
  for (const line of lines) {
    for (const date of line.dates) {
      if (opensCell(line, date.from) || isNumbered(line, date.from))
        addSpan(spans, date.box[0], endOfTime(line, date), line.index);
    }
  }
  return spansOf(spans);
}

/** "17 02.01.2024   31.12.2023": only a space parts the number of the row from its date. */
function isNumbered({ words }: TokenLine, from: number): boolean {
  return from === 1 && /^\d{1,4}$/.test(words[0]!.text);
}

/** The right edge of a date and of a time of day behind it. */
function endOfTime(line: TokenLine, date: { readonly to: number; readonly box: Box }): number {
  let x1 = date.box[2];
  for (let at = date.to; at < line.words.length && isTime(line.words[at]!.text); at++) x1 = line.words[at]!.box[2];
  return x1;
}

/** A gap before it, or a value of the column before: tight tables leave only a space between amount and value date, or behind a row's number. */
function opensCell(line: TokenLine, from: number): boolean {
  if (from === 0 || (from === 1 && isRowNumber(line.words[0]!.text))) return true;
  return isCellGap(line.words[from - 1]!, line.words[from]!) || closesValue(line, from);
}

function opensValue({ money, dates }: TokenLine, at: number): boolean {
  for (const { from, strong } of money) if (strong && from === at) return true;
  for (const { from } of dates) if (from === at) return true;
  return false;
}

function closesValue({ money, dates }: TokenLine, at: number): boolean {
  for (const { to, strong } of money) if (strong && to === at) return true;
  for (const { to, rest } of dates) if (to === at && rest === '') return true;
  return false;
}

/** A sure amount of several words: signs and currencies beside the figures are words of their own. */
export interface MarkedSpan extends Span {
  readonly printed: Span;
}

function toMarked({ words }: TokenLine, { box, from, to }: MoneyToken): MarkedSpan {
  return { x0: box[0], x1: box[2], printed: { x0: words[from]!.box[0], x1: words[to - 1]!.box[2] } };
}

export function withPrinted(groups: readonly SpanGroup[], marked: readonly MarkedSpan[]): SpanGroup[] {
  const printed = groups.map(({ x0, x1 }) => ({ x0, x1 }));
  for (const span of marked) {
    for (let at = 0; at < groups.length; at++) {
      const group = groups[at]!;
      if (span.x0 < group.x0 || span.x1 > group.x1) continue;
      const all = printed[at]!;
      all.x0 = Math.min(all.x0, span.printed.x0);
      all.x1 = Math.max(all.x1, span.printed.x1);
    }
  }
  return groups.map((group, at) => {
    const { x0, x1 } = printed[at]!;
    return x0 < group.x0 || x1 > group.x1 ? { ...group, printed: { x0, x1 } } : group;
  });
}

/**
 * A long mark behind some amounts pushes their figures out of the column of those without one: what ends at the same edge,
 * the mark included, is one column.
 *
 *   158,78 Débit
 *          17,71
 */
export function joinMarked(groups: readonly SpanGroup[]): SpanGroup[] {
  const joined: SpanGroup[] = [];
  for (const group of groups) {
    const left = joined.at(-1);
    const end = left?.printed?.x1;
    if (left === undefined || end === undefined || !isSameEdge(end, group.x1)) joined.push(group);
    else {
      const [x0, x1] = [Math.min(left.x0, group.x0), Math.max(left.x1, group.x1)];
      joined[joined.length - 1] = { ...left, x0, x1, count: left.count + group.count };
    }
  }
  return joined;
}

/** `touches`: the amount behind it begins where it ends, so that its edge may not be that of its column. */
type MoneySpan = SharedSpan & { readonly touches: boolean };

interface MoneyTally {
  readonly apart: SpanTally;
  readonly adjoining: SpanTally;
  count: number;
}

function spansOfMoney({ apart, adjoining }: MoneyTally): MoneySpan[] {
  return [
    ...spansOf(apart).map((span) => ({ ...span, touches: false })),
    ...spansOf(adjoining).map((span) => ({ ...span, touches: true })),
  ];
}

interface MoneySpans {
  readonly spans: MoneySpan[];
  /** Sure amounts of several words. */
  readonly marked: readonly MarkedSpan[];
}

/** Amounts that stand alone in their cell; when hardly any does, the table is tight and all count. */
export function moneySpans(lines: readonly TokenLine[]): MoneySpans {
  const isWhole = printsWholeUnits(
    lines,
    (line) => line,
    ({ money }) => money,
  );
  const [alone, crowded] = [0, 0].map((count): MoneyTally => ({ apart: new Map(), adjoining: new Map(), count }));
  const marked: MarkedSpan[] = [];
  for (const line of lines) {
    for (const token of line.money) {
      const { strong, box, from, to } = token;
      if (strong && from + 1 < to) marked.push(toMarked(line, token));
      if (!strong && !isWhole) continue;
      const tally = opensCell(line, from) && closesCell(line, to) ? alone! : crowded!;
      tally.count++;
      addSpan(adjoiningAmount(line, token) === null ? tally.apart : tally.adjoining, box[0], box[2], line.index);
    }
  }
  const shown = alone!.count >= crowded!.count ? [alone!] : [alone!, crowded!];
  return { spans: shown.flatMap(spansOfMoney), marked };
}

/**
 * Whole figures without any mark at the end of most dated rows, on one right edge below a name for money: yen beside amounts
 * of other currencies, which have decimals.
 */
export function bareSpans(cells: readonly HeaderCell[], lines: readonly TokenLine[]): MoneySpan[] {
  const heads = cells.filter(({ roles }) => roles.some((role) => role !== 'originalAmount' && MONEY.has(role)));
  const last: MoneySpan[] = [];
  let dated = 0;
  for (const line of lines) {
    if (line.dates[0]?.from !== 0) continue;
    dated++;
    const token = line.money.at(-1);
    if (token === undefined || token.strong || !opensCell(line, token.from) || !closesCell(line, token.to)) continue;
    if (!heads.some(({ box }) => Math.min(box[2], token.box[2]) > Math.max(box[0], token.box[0]))) continue;
    last.push({ x0: token.box[0], x1: token.box[2], rows: [line.index], touches: false });
  }
  const edge = median(last.map(({ x1 }) => x1));
  const aligned = last.filter(({ x1 }) => Math.abs(x1 - edge) <= BARE_EDGE_PT);
  return aligned.length >= Math.max(LEAST_BARE_ROWS, dated * LEAST_BARE) ? aligned : [];
}

/** A gap behind it, another value, or a short mark ("B", "CR") that a gap follows. */
function closesCell(line: TokenLine, to: number): boolean {
  const right = line.words[to];
  if (right === undefined) return true;
  const left = line.words[to - 1]!;
  if (right.box[0] - left.box[2] > left.font.heightPt * MARK_GAP) return true;
  const next = line.words[to + 1];
  if (opensValue(line, to)) return true;
  return (
    right.text.length <= 4 &&
    /^\D+$/.test(right.text) &&
    (next === undefined || next.box[0] - right.box[2] > right.font.heightPt * MARK_GAP)
  );
}

export function significant(groups: readonly SpanGroup[], lines: readonly TokenLine[]): SpanGroup[] {
  const most = Math.max(0, ...groups.map((group) => group.count));
  const least = lines.length > 40 ? Math.max(2, most * LEAST_OF_MOST) : 1;
  return groups.filter((group) => group.count >= least);
}

/**
 * The groups whose values mostly end their lines, or stand in front of other values. Below names of days and texts alone,
 * "1.244,18 H  30 Tage  9,750 %" of a scale of interest makes no columns across the texts.
 */
export function endingLines(groups: readonly SpanGroup[], lines: readonly TokenLine[]): readonly SpanGroup[] {
  return groups.filter((group) => {
    let [values, ending] = [0, 0];
    for (const line of lines) {
      const value = line.money.find(({ box }) => box[0] >= group.x0 - 1 && box[2] <= group.x1 + 1);
      if (value === undefined) continue;
      values++;
      if (value.to === line.words.length || opensValue(line, value.to)) ending++;
    }
    return ending * 2 > values;
  });
}

/**
 * The groups without those of values in texts beside the fullest one: "Paid At  36.00" two spaces behind the words of a row, and
 * "New this period  +8.70" behind words in the margin. `lines`: those of a list without a header, which would name the columns.
 */
export function withoutMentioned(groups: readonly SpanGroup[], lines: readonly TokenLine[]): readonly SpanGroup[] {
  const most = Math.max(0, ...groups.map(({ count }) => count));
  const fullest = groups.find(({ count }) => count === most);
  if (fullest === undefined || most < LEAST_FULL) return groups;
  return groups.filter((group) => {
    if (group.x0 > fullest.x1) return !lines.some((line) => isLabelled(line, group, fullest));
    return group.count > 1 || !lines.some((line) => isMentioned(line, group, fullest));
  });
}

function isMentioned(line: TokenLine, group: Span, fullest: Span): boolean {
  const value = valueIn(line, group);
  if (value === undefined || value.from === 0 || valueIn(line, fullest) === undefined) return false;
  const [left, first] = [line.words[value.from - 1]!, line.words[value.from]!];
  return first.box[0] - left.box[2] < first.font.heightPt * TWO_SPACES && /\p{L}/u.test(left.text);
}

/** Words of its own stand between the value of the row and it. */
function isLabelled(line: TokenLine, group: Span, fullest: Span): boolean {
  const [own, value] = [valueIn(line, fullest), valueIn(line, group)];
  if (own === undefined || value === undefined) return false;
  return line.words.slice(own.to, value.from).filter(({ text }) => /\p{L}{2}/u.test(text)).length >= LEAST_LABEL;
}

function valueIn(line: TokenLine, { x0, x1 }: Span) {
  return [...line.dates, ...line.money].find(
    ({ from, box }) => box[0] >= x0 - 1 && box[2] <= x1 + 1 && opensCell(line, from),
  );
}

/** Nothing below the name is a word: however few amounts there are, the column is theirs. */
export function isOverAmountsOnly({ box }: HeaderCell, lines: readonly TokenLine[]): boolean {
  const below = lines.flatMap(({ words, money }) => {
    const sure = money.filter(({ strong }) => strong);
    const own = words.flatMap((word, at) => (overlapX(word.box, box) > 0 ? [at] : []));
    return own.map((at) => sure.some(({ from, to }) => at >= from && at < to));
  });
  return below.length > 0 && !below.includes(false);
}

/**
 * Returns a name of amounts without its meaning where in most rows cells of words stand below it, no wider than it, and no amount does:
 * the form has an error. Marks and currencies are few.
 */
export function leaveWords(cell: HeaderCell, groups: readonly Span[], lines: readonly TokenLine[]): HeaderCell {
  const { x0, x1 } = spanOf(cell.box);
  const isUnder = (span: Span) => Math.min(x1, span.x1) > Math.max(x0, span.x0);
  if (!cell.roles.some((role) => MONEY.has(role)) || groups.some(isUnder)) return cell;
  const rows = lines.filter(({ money }) => money.length > 0);
  const worded = rows.flatMap(({ words }) => {
    const own = splitSegments(words).find(({ box }) => isUnder(spanOf(box)));
    return own !== undefined && own.box[0] >= x0 && own.box[2] <= x1 && /\p{L}{3}/u.test(own.text) ? [own.text] : [];
  });
  return worded.length * 2 > rows.length && new Set(worded).size > 2 ? { ...cell, roles: [] } : cell;
}

/** The last name, which nobody knows, has nothing below it and amounts of most rows right of it, as sheets set names and figures. */
export function headsNext({ box }: HeaderCell, money: readonly SpanGroup[], lines: readonly TokenLine[]): boolean {
  const most = Math.max(...money.map(({ count }) => count));
  const isBeside = money.some(({ x0, count }) => x0 > box[2] && count >= most * MOSTLY_FILLED);
  return isBeside && !lines.some(({ words }) => words.some((word) => overlapX(word.box, box) > 0));
}

/** A few of the values may reach under the next name, "15 Nov 2024" among "15 Nov": each group goes below the name that it shares most with. */
export function placeBelow(groups: readonly SpanGroup[], names: readonly HeaderCell[]): readonly SpanGroup[] {
  return groups.map((group) => {
    const under = names.filter((name) => sharedWidth(name, group) > 0);
    if (under.length < 2) return group;
    const { box } = under.reduce((best, name) => (sharedWidth(name, group) > sharedWidth(best, group) ? name : best));
    return { ...group, x0: box[0], x1: box[2] };
  });
}

function sharedWidth({ box }: HeaderCell, { x0, x1 }: SpanGroup): number {
  return Math.min(x1, box[2]) - Math.max(x0, box[0]);
}
