/**
 * Records → rows. A line with an amount anchors a row; a line with a date and no amount opens the row of the next
 * undated amount (wrapped rows); text lines join the anchor above or below, whichever the gaps favour.
 * Lines that name themselves a balance or a total become checkpoints, never transactions.
 *
 *   04/01  SALARY-123 STORES                        ← opens the row
 *          -PRIVATE LIMITED     18,396.00  19,783.37 ← anchors it
 *
 * Gaps are in text heights. Known weakness: where all gaps are alike, one side is chosen for all lines of the list.
 */
import { type Box, unionBox } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import { NON_TRANSACTION_KINDS } from '../../knowledge/language.ts';
import { opensWithBalance } from '../../knowledge/opens-with-balance.ts';
import type { DateToken, MoneyToken } from '../../lines/reading.ts';
import { isZero } from '../../tokens/is-zero.ts';
import type { Notation } from '../../tokens/notation.ts';
import { addText, type Cells, NO_CELLS } from '../cells.ts';
import { printsWholeUnits } from '../prints-whole-units.ts';
import type { Record, Span } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { assignContinuations, looseDates } from './assign-continuations.ts';
import { type ChainedLines, chainedKind } from './chained-lines.ts';
import { classify, type ListHabits, listsLabels, mayBeFee, printDecimals } from './classify-record.ts';
import { hangBelowName } from './hang-below-name.ts';
import { labelRecord, opensWithTotal } from './label-record.ts';
import { type Mark, markNeutral, readMark } from './read-mark.ts';
import { type ColumnUse, type Item, isAnchor, type Kind, type Row } from './row.ts';
import { setAsideOriginals } from './set-aside-originals.ts';
import { settleBatches } from './settle-batches.ts';
import { settleCaptions } from './settle-captions.ts';
import { endPending, settleHeadings } from './settle-headings.ts';
import { settleLeadingTotals } from './settle-leading-totals.ts';
import { settlePageSums } from './settle-page-sums.ts';
import { settleRepeatedAmounts } from './settle-repeated-amounts.ts';
import { settleRowStarts } from './settle-row-starts.ts';
import { settleSectionSums } from './settle-section-sums.ts';
import { settleSummary } from './settle-summary.ts';
import { settleSums } from './settle-sums.ts';
import { settleTransfers } from './settle-transfers.ts';
import { isStrong, someAmount } from './some-amount.ts';
import { watchForEnd } from './watch-list-end.ts';

const { CLEARLY_PT } = TABLES.buildRows;

export type { ColumnUse, Row } from './row.ts';

/** `headedPages`: pages where the header is repeated, so that text at their top may continue the row before. */
export function buildRows(
  printed: readonly Record[],
  use: ColumnUse,
  heading: readonly string[],
  headedPages: ReadonlySet<number>,
  languages: readonly string[] = [],
  chain: ChainedLines | null = null,
  notation: Notation | null = null,
): Row[] {
  const records = setAsideOriginals(printed, use, chain);
  const habits = observeHabits(records, use);
  const named = records.map((record) => {
    const item = classify(record, use, habits);
    return chain === null || isUnlinkedSum(item, use, chain) || printsRow(record, use)
      ? item
      : { ...item, kind: chainedKind(chain, record.line.index, item.kind) };
  });
  const classified = use.balance === null ? settlePageSums(settleTransfers(named), use) : named;
  const isChained = ({ record }: Item) => chain?.rows.has(record.line.index) === true;
  const headed = endPending(settleHeadings(settleRowStarts(settleRepeatedAmounts(classified, use), use), use));
  const batched = settleBatches(headed, use, notation);
  const led = settleSectionSums(settleLeadingTotals(batched, use, notation), use, notation);
  const summed = settleSummary(led, use, notation, isChained);
  const items = settleCaptions(settleSums(summed, use, notation, isChained), use, isChained);
  const anchors = assignContinuations(items, use, headedPages);
  const missed = unassignedEdges(items);
  const loose = looseDates(items, anchors, use);
  const members = listMembers(items, anchors);
  const isByLine = (use.isStacked && !wrapsCells(members, use)) || hangBelowName(members, use);
  const chained = chainedSections(items, heading, isChained);
  let sections = heading;
  const placeRow = watchForEnd(items, members, use, notation);
  const markOf = (text: string) => readMark(text, languages);
  const rows: Row[] = [];
  let [block, list] = [0, 0];
  items.forEach((item, index) => {
    if (item.sections.length > 0) sections = item.sections;
    if (item.kind === 'heading') list++;
    if (item.kind === 'heading' || (item.kind === 'text' && anchors[index] === -1)) block++;
    if (!isAnchor(item)) return;
    // what the rows above come to is no fee
    const isAdded = item !== led[index];
    const row = toRow(
      !isAdded && isDatedFee(item, members[index]!, items, use) ? { ...item, kind: 'anchor' } : item,
      members[index]!,
      sections,
      markOf,
      use,
      missed,
      isByLine,
    );
    [row.block, row.list] = [block, list];
    if (!hasDate(row, use)) row.laterDates = loose.get(index) ?? NO_DATES;
    const placed = placeRow(item, row, block, index);
    const isListed = chained.has(sections) && printsRow(item.record, use);
    if (!isChained(item)) row.kind = !isListed && isNonTransactionTable(row, sections, use) ? 'beyond' : placed;
    rows.push(row);
  });
  return rows;
}

/** "Total credits 252.00" without date and balance, which a chain may need for a row that is not printed. */
function isUnlinkedSum({ kind, label, record }: Item, { date }: ColumnUse, { rows }: ChainedLines): boolean {
  const isDated = date !== null && record.dates.has(date);
  return kind === 'total' && label === 'total' && !isDated && rows.get(record.line.index)?.balance === null;
}

/** A date, an amount and a balance that leads nowhere: a row printed twice, or misprinted, whatever moves the others. */
function printsRow(record: Record, use: ColumnUse): boolean {
  const { date, balance } = use;
  const isFilled = someAmount(record, use, (token) => !isZero(token));
  return isFilled && date !== null && balance !== null && record.dates.has(date) && record.money.has(balance);
}

function observeHabits(records: readonly Record[], use: ColumnUse): ListHabits {
  return {
    extent: onlyOnce(() => extentOf(records)),
    isBare: printsWholeUnits(
      records,
      ({ line }) => line,
      ({ money }) => money.values(),
    ),
    hasDecimals: onlyOnce(() => printDecimals(records, use)),
    undatedFrom: onlyOnce(() => findUndated(records, use)),
  };
}

/** Left and right edge of its lines with amounts. */
function extentOf(records: readonly Record[]): Span {
  let [x0, x1] = [Infinity, -Infinity];
  for (const { money, line } of records) {
    if (money.size === 0) continue;
    x0 = Math.min(x0, line.box[0]);
    x1 = Math.max(x1, line.box[2]);
  }
  return { x0, x1 };
}

/** Nothing is put in. */
const NO_MEMBERS: Item[] = [];

/** By anchor, in printed order. Anchors have few: a list that is made empty, and grows, takes room for many. */
function listMembers(items: readonly Item[], anchors: Int32Array): (readonly Item[])[] {
  const members = new Array<Item[]>(items.length).fill(NO_MEMBERS);
  for (let index = 0; index < items.length; index++) {
    const anchorAt = anchors[index]!;
    if (anchorAt < 0) continue;
    const own = members[anchorAt]!;
    if (own === NO_MEMBERS) members[anchorAt] = [items[index]!];
    else own.push(items[index]!);
  }
  return members;
}

/** Its date stands on another line of its block, and not at the end of the row above. */
function isDatedFee(item: Item, members: readonly Item[], items: readonly Item[], { date }: ColumnUse): boolean {
  if (date === null || !mayBeFee(item)) return false;
  return members.some((member) => member.record.dates.has(date) && !endsRowAbove(items, items.indexOf(member), date));
}

/** The line goes on a dated row: it stands nearer to it than to what follows. */
function endsRowAbove(items: readonly Item[], index: number, date: number): boolean {
  const [upper, line, lower] = [items[index - 1], items[index]!, items[index + 1]];
  if (upper?.kind !== 'anchor' || lower === undefined || !upper.record.dates.has(date)) return false;
  const [above, here, below] = [upper, line, lower].map(({ record }) => record.line);
  if (above!.pageNumber !== here!.pageNumber || below!.pageNumber !== here!.pageNumber) return false;
  return here!.box[1] - above!.box[1] + CLEARLY_PT < below!.box[1] - here!.box[1];
}

function hasDate({ dates }: Pick<Row, 'dates'>, { date }: ColumnUse): boolean {
  return date !== null && dates.has(date);
}

/** The first amount without a date on its line, sums and balances aside: what prints none above it is none of the rows. */
function findUndated(records: readonly Record[], use: ColumnUse): number {
  const { date } = use;
  if (date === null) return -1;
  let dated = 0;
  for (const { money, dates, texts, line } of records) {
    if (!someAmount({ money }, use, isStrong)) continue;
    if (!dates.has(date) && listsLabels({ line })) continue;
    const text = dates.has(date) ? null : texts.values().join(' ');
    if (text === null) dated++;
    else if (labelRecord(text) === 'none' && !opensWithTotal(text) && !opensWithBalance(text))
      return dated > 0 ? line.index : -1;
  }
  return dated > 0 ? Infinity : -1;
}

/** Titles over rows of a chain: what prints a row below them is one as well, whatever they say. */
function chainedSections(
  items: readonly Item[],
  heading: readonly string[],
  isChained: (item: Item) => boolean,
): ReadonlySet<readonly string[]> {
  const chained = new Set<readonly string[]>();
  let sections = heading;
  for (const item of items) {
    if (item.sections.length > 0) sections = item.sections;
    if (isChained(item)) chained.add(sections);
  }
  return chained;
}

const NON_TRANSACTIONS: ReadonlySet<string> = new Set(NON_TRANSACTION_KINDS);

/**
 * Below the title of a table of fees only dated rows are transactions, and not those of a scale: days, balance, rate, interest. Balances
 * of days have no description: "Balances" above a summary may be the last title before the list.
 */
function isNonTransactionTable(row: Row, sections: readonly string[], use: ColumnUse): boolean {
  if (sections.includes('feeTable')) return !hasDate(row, use) || row.unassigned.length > 1;
  if (sections[0] === 'dailyBalances' && use.priced.size > 0 && hasDate(row, use) && isDescribed(row, use))
    return false;
  return sections.some((kind) => NON_TRANSACTIONS.has(kind));
}

function isDescribed({ texts }: Row, { description, named }: ColumnUse): boolean {
  return description.values().some((column) => named.has(column) && LETTER.test(texts.get(column) ?? ''));
}

const LETTER = /\p{L}/u;

/** Evidence from the neighbouring rows comes last. */
type RowDraft = { -readonly [key in keyof Row]: Row[key] };

const ROW_KINDS: Readonly<Partial<{ [kind in Kind]: Row['kind'] }>> = {
  anchor: 'transaction',
  total: 'total',
  rate: 'beyond',
};

function toRow(
  anchor: Item,
  members: readonly Item[],
  sections: readonly string[],
  markOf: (text: string) => Mark | null,
  use: ColumnUse,
  missed: ReadonlySet<number>,
  isByLine: boolean,
): RowDraft {
  const isAlone = members.length === 1 && members[0]!.record === anchor.record;
  const { texts, dates, laterDates } = isAlone ? joinOne(anchor) : joinMembers(members, use);
  return {
    kind: ROW_KINDS[anchor.kind] ?? 'balance',
    label: anchor.label,
    pageNumber: anchor.record.line.pageNumber,
    box: isAlone ? placeOf(anchor) : boxOnPage(members, anchor.record.line.pageNumber),
    money: anchor.record.money,
    dates,
    laterDates,
    texts,
    inLines: isByLine ? describeLines(members, use) : null,
    sections,
    unassigned: isAlone ? anchor.record.unassigned : members.flatMap((member) => unassignedOf(member, missed)),
    mark: use.sign === null ? null : (markOf(anchor.record.texts.get(use.sign) ?? '') ?? markNeutral(texts, use.sign)),
    lines: members.map((member) => member.record.line.index),
    firstLine: members[0]!.record.line.index,
    block: 0,
    list: 0,
  };
}

/** In most rows of more than the two lines that the header names, cells beside each other go on: each is a text of its own. */
function wrapsCells(members: readonly (readonly Item[])[], { description }: ColumnUse): boolean {
  const [, ...others] = description;
  const longer = members.filter(({ length }) => length > 2);
  const wrapped = longer.filter((own) =>
    own.slice(2).some(({ record }) => others.some((column) => record.texts.has(column))),
  );
  return wrapped.length * 2 > longer.length;
}

function describeLines(members: readonly Item[], { description }: ColumnUse): string | null {
  const texts = members.flatMap(({ record }) => [...description].flatMap((column) => record.texts.get(column) ?? []));
  return texts.length === 0 ? null : texts.join(' ');
}

/** An amount that a line of text mentions is a word of it, unless others stand below it as in a column of amounts. */
function unassignedOf({ kind, record: { unassigned } }: Item, missed: ReadonlySet<number>): readonly MoneyToken[] {
  return kind === 'text' ? unassigned.filter(({ box }) => missed.has(Math.round(box[2]))) : unassigned;
}

/** Right edges, to the point, at which amounts end behind words of text lines: of several widths, or right of all columns. */
function unassignedEdges(items: readonly Item[]): ReadonlySet<number> {
  const [widths, shared] = [new Map<number, number>(), new Set<number>()];
  const last = onlyOnce(() =>
    Math.max(...items.flatMap(({ record }) => record.money.values().map(({ box }) => box[2]))),
  );
  for (const { kind, record } of items) {
    if (kind !== 'text') continue;
    for (const { box, from } of record.unassigned) {
      if (from === 0) continue;
      const [edge, width] = [Math.round(box[2]), Math.round(box[2] - box[0])];
      const known = widths.get(edge);
      if (known !== undefined && (known !== width || box[2] > last())) shared.add(edge);
      widths.set(edge, width);
    }
  }
  return shared;
}

function boxOnPage(members: readonly Item[], pageNumber: number): Box {
  return unionBox(members.filter(({ record }) => record.line.pageNumber === pageNumber).map(placeOf));
}

function placeOf({ record: { line } }: Item): Box {
  return line.printedBox ?? line.box;
}

type Joined = Pick<Row, 'texts' | 'dates' | 'laterDates'>;

const NO_DATES: readonly DateToken[] = [];

function joinOne({ record }: Item): Joined {
  return { texts: record.texts, dates: record.dates, laterDates: NO_DATES };
}

function joinMembers(members: readonly Item[], use: ColumnUse): Joined {
  let texts: Cells<string> = NO_CELLS;
  let dates: Cells<DateToken> = NO_CELLS;
  const laterDates: DateToken[] = [];
  for (const { record } of members) {
    for (let cell = record.texts; cell.rest !== null; cell = cell.rest) texts = addText(texts, cell.column, cell.value);
    for (let cell = record.dates; cell.rest !== null; cell = cell.rest) {
      if (!dates.has(cell.column)) dates = dates.with(cell.column, cell.value);
      else if (cell.column === use.date) laterDates.push(cell.value);
    }
  }
  return { texts, dates, laterDates };
}
