/**
 * Header and body lines → columns. Money and date columns come from the values themselves (they stand under each
 * other), header cells name them; what is left are text columns, whose borders run where the fewest words are cut.
 * Weakness: one layout for all pages of a table; columns that drift by more than half a column need a split before.
 */

import type { Box } from '@extracto/model';
import type { ColumnRole, HeaderCell, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { isDatedRow } from '../is-dated-row.ts';
import { printsWholeUnits } from '../prints-whole-units.ts';
import { type Region, type Span, spanOf, type TableColumn, type TableLayout } from '../table.ts';
import { touchingAmount } from '../touching-amount.ts';
import { groupSpans, pairHeaders, SKIP_COSTS, type SkipCosts, type SpanGroup } from './align-spans.ts';
import { findTextBorder } from './find-text-border.ts';
import { addSpan, type SharedSpan, type SpanTally, spansOf } from './tally-spans.ts';

const MONEY: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'amount', 'balance', 'originalAmount']);
const DATE: ReadonlySet<ColumnRole> = new Set(['date', 'transactionDate', 'valueDate']);
type LineTest = (line: TokenLine) => boolean;

const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?:[AP]M)?$|^[AP]\.?M\.?$/i;

/**
 * Every layout that a pairing of headers and values gives, the loyal pairing's first; most tables have one, and a layout
 * is as dear as reading all rows with it, so equal ones are given once. `headsLookAlike`: the line is a title of rows that
 * look like those of the list and are none.
 */
export function layoutColumns(region: Region, headsLookAlike: LineTest = () => false): TableLayout[] {
  const cells = region.header?.cells ?? [];
  const lines = region.header === null ? rowLines(region.lines) : region.lines;
  const typed = shownLines(region, lines, headsLookAlike).flatMap((shown) => typeColumns(cells, shown));
  const distinct = new Map(typed.toReversed().map((layout) => [JSON.stringify(layout), layout]));
  return [...distinct.values()]
    .reverse()
    .map(({ columns, texts }) => ({ columns: placeTexts(columns, texts, region) }));
}

/** The columns of dates and amounts, in every pairing of headers and values, and the headers that are left to the texts. */
function typeColumns(cells: readonly HeaderCell[], lines: readonly TokenLine[]) {
  const dateGroups = significant(groupSpans(dateSpans(lines)), lines);
  const { spans: sure, marked } = moneySpans(lines);
  const spans = sure.concat(bareSpans(cells, lines));
  const typed = typeWith(cells, lines, marked, dateGroups, spans);
  if (cells.length === 0 || !spans.some(({ touches }) => touches)) return typed;
  const apart = spans.filter(({ touches }) => !touches);
  return [...typed, ...typeWith(cells, lines, marked, dateGroups, apart)];
}

function typeWith(
  headings: readonly HeaderCell[],
  lines: readonly TokenLine[],
  marked: readonly MarkedSpan[],
  dateGroups: readonly SpanGroup[],
  spans: readonly SharedSpan[],
) {
  const moneyGroups = joinMarked(withPrinted(significant(groupSpans(spans), lines), marked));
  const split = headings.flatMap((cell) =>
    cell.names !== undefined &&
    !cell.names.some(isMark) &&
    (areApart(cell.names, moneyGroups) || areDated(cell.names, dateGroups))
      ? cell.names
      : [cell],
  );
  const cells = nameBookings(
    split.flatMap((cell) => partUnknown(cell, moneyGroups)),
    lines,
  );
  const kinds = cells.map((cell) => chooseKind(cell, dateGroups, moneyGroups));
  const dateCells = cells.filter((_, index) => kinds[index] === 'date');
  const moneyCells = cells.filter((_, index) => kinds[index] === 'money');
  const texts = cells.filter((cell) => !dateCells.includes(cell) && !moneyCells.includes(cell));
  const days = findDayColumns(dateCells, dateGroups, lines);
  return SKIP_COSTS.map((costs) => ({
    columns: [
      ...days,
      ...pairKind('date', dateCells, dateGroups, costs),
      ...pairKind('money', moneyCells, moneyGroups, costs),
    ],
    texts,
  }));
}

/** Where value dates alone are named, dates alone on their lines are the booking days of the rows below them. */
function findDayColumns(
  cells: readonly HeaderCell[],
  groups: readonly SpanGroup[],
  lines: readonly TokenLine[],
): TableColumn[] {
  if (cells.length === 0 || cells.some(({ roles }) => roles[0] !== 'valueDate')) return [];
  const alone = lines.flatMap(({ words, dates: [date] }) =>
    date?.from === 0 && date.to === words.length ? [date] : [],
  );
  return groups
    .filter((group) => alone.filter(({ box }) => isWithin(box, group)).length * 2 > group.count)
    .map((group) => toColumn('date', null, group));
}

/**
 * Where value dates alone are named, the dates left of them in the same rows are those of the bookings, whatever stands over
 * them: "Operation", of which a fax lost "Date of", or a word that nobody knows.
 */
function nameBookings(cells: readonly HeaderCell[], lines: readonly TokenLine[]): readonly HeaderCell[] {
  const dated = cells.filter(({ roles }) => roles[0] !== undefined && DATE.has(roles[0]));
  const [valued, ...others] = dated;
  if (valued?.roles[0] !== 'valueDate' || others.length > 0) return cells;
  const rows = lines.filter((line) => hasDateUnder(line, valued));
  const at = cells.findIndex((cell) => {
    if (cell.box[2] > valued.box[0] || cell.roles.some((role) => MONEY.has(role))) return false;
    return rows.filter((line) => hasDateUnder(line, cell)).length >= Math.max(1, rows.length * MOSTLY_DATED);
  });
  return at < 0 ? cells : cells.with(at, { ...cells[at]!, roles: ['date'] });
}

function hasDateUnder({ dates }: TokenLine, { box }: HeaderCell): boolean {
  return dates.some((date) => Math.min(date.box[2], box[2]) > Math.max(date.box[0], box[0]));
}

/** A name that nobody knows over several columns of amounts is several names that run together; arithmetic tells which they are. */
function partUnknown(cell: HeaderCell, money: readonly SpanGroup[]): readonly HeaderCell[] {
  if (cell.roles.length > 0) return [cell];
  const middle = ({ x0, x1 }: SpanGroup) => (x0 + x1) / 2;
  const under = money.filter((group) => middle(group) > cell.box[0] && middle(group) < cell.box[2]);
  const most = Math.max(...money.map(({ count }) => count));
  if (under.filter(({ count }) => count >= most * MOSTLY_FILLED).length < 2) return [cell];
  const [, y0, , y1] = cell.box;
  return under.map(({ x0, x1 }) => ({ ...cell, box: [x0, y0, x1, y1] }));
}

/** Share of the fullest column's values that makes a column; a few unassigned amounts make none. */
const MOSTLY_FILLED = 0.5;

/** "(Cr)" after a name belongs to the name, wherever the amounts end. */
function isMark({ text }: HeaderCell): boolean {
  return text.startsWith('(');
}

/** Amounts end where a name before the last one ends: it heads a column of its own. */
function areApart(names: readonly HeaderCell[], money: readonly SpanGroup[]): boolean {
  return names
    .slice(0, -1)
    .some(({ box }) => money.some(({ x1, printed }) => [x1, printed?.x1 ?? x1].some((end) => isSameEdge(end, box[2]))));
}

/** Dates stand under the first name and end before the second one, which texts follow: "Buchung Verwendungszweck". */
function areDated([first, second]: readonly HeaderCell[], dates: readonly SpanGroup[]): boolean {
  if (first === undefined || second === undefined || !first.roles.some((role) => DATE.has(role))) return false;
  return (
    countBelow(
      first,
      dates.filter(({ x1 }) => x1 <= second.box[0] + SAME_EDGE_PT),
    ) >= MOSTLY_DATED
  );
}

const MOSTLY_DATED = 0.8;

function isSameEdge(left: number, right: number): boolean {
  return Math.abs(left - right) <= SAME_EDGE_PT;
}

/**
 * Returns, for a short list with other amounts below it, the lines up to its last date, and then all lines. The columns of a
 * fee table weigh as much as those of three rows, and undated rows may have a column that no dated row fills.
 */
function shownLines(
  { header }: Region,
  lines: readonly TokenLine[],
  headsLookAlike: LineTest,
): (readonly TokenLine[])[] {
  if (header === null || lines.length > SHORT_LIST) return [lines];
  const title = lines.findIndex(headsLookAlike);
  const above = title < 0 ? lines : lines.slice(0, title);
  const end = above.findLastIndex(isDatedRow) + 1;
  if (end === 0 || !lines.slice(end).some(hasSureAmount)) return [lines];
  return [lines.slice(0, end), lines];
}

const SHORT_LIST = 40;

/** Without a header, only lines with a date and an amount show where the columns are. */
function rowLines(lines: readonly TokenLine[]): readonly TokenLine[] {
  const dated = lines.filter(isDatedRow);
  if (dated.length >= 2) return dated;
  const blocks = blockLines(lines);
  return blocks.length > 0 ? blocks : lines;
}

/** Most lines between the amount and the date of a block. */
const DATE_REACH = 4;

/**
 * Dates on lines of their own, and the amounts near them, of the column that has most of these: a summary, with amounts
 * beside each other or far from any date, shows no columns.
 */
function blockLines(lines: readonly TokenLine[]): TokenLine[] {
  const blocks = groupSpans(moneySpans(lines).spans).map((group) => linesOfBlocks(lines, group));
  return blocks.reduce((most, other) => (other.length > most.length ? other : most), []);
}

function linesOfBlocks(lines: readonly TokenLine[], group: Span): TokenLine[] {
  const found = new Set<TokenLine>();
  let amount: { readonly line: TokenLine; readonly at: number } | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.money.some(({ strong, box }) => strong && isWithin(box, group))) amount = { line, at };
    else if (line.dates[0]?.from === 0 && amount !== null && at - amount.at <= DATE_REACH)
      found.add(amount.line).add(line);
  }
  return [...found];
}

function isWithin(box: Box, { x0, x1 }: Span): boolean {
  return box[0] >= x0 - 1 && box[2] <= x1 + 1;
}

/** What a header cell stands over: by its words, and by the values below it where the words are open or unknown. */
function chooseKind(cell: HeaderCell, dates: readonly SpanGroup[], money: readonly SpanGroup[]): TableColumn['kind'] {
  if (cell.roles.includes('sign') && countBelow(cell, money) < 0.8) return 'text';
  const mayDate = cell.roles.some((role) => DATE.has(role));
  const mayMoney = cell.roles.some((role) => MONEY.has(role));
  const isTextFirst = cell.roles[0] !== undefined && !DATE.has(cell.roles[0]) && !MONEY.has(cell.roles[0]);
  if (isTextFirst && countBelow(cell, mayDate ? dates : money) < 0.5) return 'text';
  // "Transaction" heads dates in some lists, and what was transacted in others
  if (mayDate && cell.roles.includes('description') && countBelow(cell, dates) < FEW_DATES) return 'text';
  if (mayDate !== mayMoney) return mayDate ? 'date' : 'money';
  if (cell.roles[0] === 'ignored' && countBelow(cell, money) > 0) return 'money';
  if (!mayDate && cell.roles.length > 0) return 'text';
  const [overDates, overMoney] = [countBelow(cell, dates), countBelow(cell, money)];
  if (overDates === 0 && overMoney === 0) return mayMoney ? 'money' : 'text';
  const kind = overDates > overMoney ? 'date' : 'money';
  const unknown = cell.roles.length === 0 && kind === 'money' ? 0.05 : 0.3;
  return mayDate || Math.max(overDates, overMoney) >= unknown ? kind : 'text';
}

/** Share of the table's dates that may be mentioned in descriptions. */
const FEW_DATES = 0.3;

/** Share of the values of a kind below the cell. */
function countBelow(cell: HeaderCell, groups: readonly SpanGroup[]): number {
  const most = Math.max(1, ...groups.map((group) => group.count));
  const below = groups.filter((group) => Math.min(group.x1, cell.box[2]) > Math.max(group.x0, cell.box[0]));
  return below.reduce((sum, group) => sum + group.count, 0) / most;
}

/** Dates that open a cell: a date within a description does not make a column. */
function dateSpans(lines: readonly TokenLine[]): SharedSpan[] {
  const spans: SpanTally = new Map();
  for (const line of lines) {
    for (const date of line.dates) {
      if (opensCell(line, date.from)) addSpan(spans, date.box[0], endOfTime(line, date), line.index);
    }
  }
  return spansOf(spans);
}

/** The right edge of a date and of a time of day behind it. */
function endOfTime(line: TokenLine, date: { readonly to: number; readonly box: Box }): number {
  let x1 = date.box[2];
  for (let at = date.to; at < line.words.length && isTime(line.words[at]!.text); at++) x1 = line.words[at]!.box[2];
  return x1;
}

/** Most words are neither short nor hold a colon, and need no expression. */
function isTime(text: string): boolean {
  return (text.length <= 4 || text.includes(':')) && TIME.test(text);
}

/** A gap before it, or a value of the column before: tight tables leave only a space between amount and value date. */
function opensCell(line: TokenLine, from: number): boolean {
  if (from === 0) return true;
  const left = line.words[from - 1]!;
  const right = line.words[from]!;
  return right.box[0] - left.box[2] > right.font.heightPt * 0.8 || closesValue(line, from);
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
interface MarkedSpan extends Span {
  readonly printed: Span;
}

function toMarked({ words }: TokenLine, { box, from, to }: MoneyToken): MarkedSpan {
  return { x0: box[0], x1: box[2], printed: { x0: words[from]!.box[0], x1: words[to - 1]!.box[2] } };
}

function withPrinted(groups: readonly SpanGroup[], marked: readonly MarkedSpan[]): SpanGroup[] {
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

/** In points. */
const SAME_EDGE_PT = 1.5;

/**
 * A long mark behind some amounts pushes their figures out of the column of those without one: what ends at the same edge,
 * the mark included, is one column.
 *
 *   158,78 Débit
 *          17,71
 */
function joinMarked(groups: readonly SpanGroup[]): SpanGroup[] {
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
  readonly touching: SpanTally;
  count: number;
}

function spansOfMoney({ apart, touching }: MoneyTally): MoneySpan[] {
  return [
    ...spansOf(apart).map((span) => ({ ...span, touches: false })),
    ...spansOf(touching).map((span) => ({ ...span, touches: true })),
  ];
}

interface MoneySpans {
  readonly spans: MoneySpan[];
  /** Sure amounts of several words. */
  readonly marked: readonly MarkedSpan[];
}

/** Amounts that stand alone in their cell; when hardly any does, the table is tight and all count. */
function moneySpans(lines: readonly TokenLine[]): MoneySpans {
  const isWhole = printsWholeUnits(
    lines,
    (line) => line,
    ({ money }) => money,
  );
  const [alone, crowded] = [0, 0].map((count): MoneyTally => ({ apart: new Map(), touching: new Map(), count }));
  const marked: MarkedSpan[] = [];
  for (const line of lines) {
    for (const token of line.money) {
      const { strong, box, from, to } = token;
      if (strong && from + 1 < to) marked.push(toMarked(line, token));
      if (!strong && !isWhole) continue;
      const tally = opensCell(line, from) && closesCell(line, to) ? alone! : crowded!;
      tally.count++;
      addSpan(touchingAmount(line, token) === null ? tally.apart : tally.touching, box[0], box[2], line.index);
    }
  }
  const shown = alone!.count >= crowded!.count ? [alone!] : [alone!, crowded!];
  return { spans: shown.flatMap(spansOfMoney), marked };
}

/** Share of the rows with a date that have such a figure. */
const LEAST_BARE = 0.6;
const LEAST_BARE_ROWS = 3;

/**
 * Whole figures without any mark at the end of most dated rows, on one right edge below a name for money: yen beside amounts
 * of other currencies, which have decimals.
 */
function bareSpans(cells: readonly HeaderCell[], lines: readonly TokenLine[]): MoneySpan[] {
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

const BARE_EDGE_PT = 2;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** A gap behind it, another value, or a short mark ("B", "CR") that a gap follows. */
function closesCell(line: TokenLine, to: number): boolean {
  const right = line.words[to];
  if (right === undefined) return true;
  const left = line.words[to - 1]!;
  if (right.box[0] - left.box[2] > left.font.heightPt * 0.5) return true;
  const next = line.words[to + 1];
  if (opensValue(line, to)) return true;
  return (
    right.text.length <= 4 &&
    /^\D+$/.test(right.text) &&
    (next === undefined || next.box[0] - right.box[2] > right.font.heightPt * 0.5)
  );
}

function significant(groups: readonly SpanGroup[], lines: readonly TokenLine[]): SpanGroup[] {
  const most = Math.max(0, ...groups.map((group) => group.count));
  const least = lines.length > 40 ? Math.max(2, most * 0.02) : 1;
  return groups.filter((group) => group.count >= least);
}

function pairKind(
  kind: 'date' | 'money',
  cells: readonly HeaderCell[],
  groups: readonly SpanGroup[],
  costs: SkipCosts,
): TableColumn[] {
  const paired = pairHeaders(
    cells.map((cell) => spanOf(cell.box)),
    groups,
    costs,
  );
  const named = cells.map((cell, index) => {
    const group = paired[index] === null ? undefined : groups[paired[index]!];
    return toColumn(kind, cell, group ?? spanOf(cell.box));
  });
  // where no header names the kind, every group is a column; else a group beside the named ones is text
  const unnamed = cells.length > 0 ? [] : groups.filter((_, index) => !paired.includes(index));
  return [...named, ...unnamed.map((group) => toColumn(kind, null, group))];
}

function toColumn(kind: TableColumn['kind'], cell: HeaderCell | null, span: Span): TableColumn {
  return {
    kind,
    candidates: cell?.roles ?? [],
    headerText: cell?.text ?? null,
    currencies: cell?.currencies ?? [],
    span: { x0: span.x0, x1: span.x1 },
  };
}

/** Text columns fill the room between typed ones; a text column without a header is a description. */
export function placeTexts(typed: readonly TableColumn[], cells: readonly HeaderCell[], region: Region): TableColumn[] {
  const fixed = typed.toSorted((a, b) => a.span.x0 - b.span.x0);
  const columns: TableColumn[] = [];
  for (let at = 0; at <= fixed.length; at++) {
    const room: Span = { x0: fixed[at - 1]?.span.x1 ?? -Infinity, x1: fixed[at]?.span.x0 ?? Infinity };
    const inside = cells
      .filter((cell) => isInside(cell, room, fixed[at - 1], fixed[at]))
      .sort((a, b) => a.box[0] - b.box[0]);
    columns.push(...splitRoom(room, inside, region));
    if (fixed[at] !== undefined) columns.push(fixed[at]!);
  }
  return columns;
}

/** A header belongs to the room that holds its middle; one above its neighbour's values goes to the nearer side. */
function isInside(
  cell: HeaderCell,
  room: Span,
  left: TableColumn | undefined,
  right: TableColumn | undefined,
): boolean {
  const middle = (cell.box[0] + cell.box[2]) / 2;
  if (opensUnder(cell, right)) return false;
  if (opensUnder(cell, left) && middle < room.x0) return true;
  const from = left === undefined ? -Infinity : (left.span.x0 + left.span.x1) / 2;
  const to = right === undefined ? Infinity : (right.span.x0 + right.span.x1) / 2;
  return (
    (middle >= room.x0 && middle < room.x1) ||
    (middle >= from && middle < room.x0) ||
    (middle >= room.x1 && middle < to)
  );
}

/** Dates without a name of their own open what the header names: the header stands over them and means what follows. */
function opensUnder(cell: HeaderCell, dates: TableColumn | undefined): boolean {
  return dates?.kind === 'date' && dates.headerText === null && Math.abs(cell.box[0] - dates.span.x0) < 6;
}

function splitRoom(room: Span, cells: readonly HeaderCell[], region: Region): TableColumn[] {
  if (cells.length === 0) return [toColumn('text', null, room)];
  const columns: TableColumn[] = [];
  let x0 = room.x0;
  cells.forEach((cell, index) => {
    const next = cells[index + 1];
    const x1 =
      next === undefined
        ? room.x1
        : findTextBorder(region.lines, { x0: Math.max(x0, cell.box[0]), x1: next.box[2] }, next.box[0]);
    columns.push(toColumn('text', cell, { x0, x1 }));
    x0 = x1;
  });
  return columns;
}
