/**
 * In a list of small blocks with the date at the foot of each, what stands between an amount and that date belongs to the
 * block, though the same words head a section elsewhere.
 *
 *   KORTKÖP SJ AB      -86,17
 *   Kort 2481                   ← not the section of the cards
 *   2025-08-13
 */
import { onlyOnce } from '../../geometry/only-once.ts';
import { NON_TRANSACTION_KINDS } from '../../knowledge/language.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { TABLES } from '../thresholds.ts';
import { mayBeFee } from './classify-record.ts';
import { sectionKinds } from './label-record.ts';
import { type ColumnUse, type Item, isAnchor } from './row.ts';

const { LARGER, LEAST_DATES, HEADINGS_TO_DATES, CLEARLY_PT, MOST_WORDS } = TABLES.settleHeadings;

/** Items in the same order, such headings as texts, and titles of sections among the texts as headings. */
export function settleHeadings(classified: readonly Item[], use: ColumnUse): readonly Item[] {
  const items = headSections(classified);
  if (!items.some(({ kind }) => kind === 'heading')) return items;
  const isDatedBelow = placeOfRowStarts(items, use) === 'below';
  const mayFollow = onlyOnce(() => rowsFollowDates(items));
  const isInside = items.map(
    ({ kind }, index) => kind === 'heading' && standsInBlock(items, index, use, isDatedBelow, mayFollow),
  );
  const described = (item: Item) => descriptionOf(item, use);
  const inside = new Set(items.filter((_, index) => isInside[index]).map(described));
  return items.map((item, index) =>
    isInside[index] || (item.kind === 'heading' && inside.has(described(item)) && mayGoOn(items, index, use))
      ? { ...item, kind: 'text', sections: [] }
      : item,
  );
}

/**
 * A text where descriptions begin, below the header or a total and above a row, heads a section when the next total names it:
 *
 *                  Payments and Other Credits
 *   10/31  11/01   ELECTRONIC PAYMENT                                  -279.56
 *                  TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD               -279.56
 *
 * Items in the same order, such texts as headings.
 */
function headSections(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const { line } = item.record;
    if (item.kind !== 'text' || line.money.length + line.dates.length > 0) return item;
    if (items[index + 1]?.kind !== 'anchor' || (index > 0 && items[index - 1]!.kind !== 'total')) return item;
    const total = items.find(({ kind }, at) => at > index && kind === 'total');
    const title = textOf(item);
    if (total === undefined || !names(textOf(total), title)) return item;
    const sections = sectionKinds(title);
    return { ...item, kind: 'heading', sections: sections.length > 0 ? sections : UNNAMED };
  });
}

/** Behind another word, by the first two words of the title at least: "TOTAL BALANCE TRANSFERS" is of "Balance Transfers and Other". */
function names(total: string, title: string): boolean {
  const [said, words] = [total, title].map((text) => text.toLowerCase().split(' '));
  const at = said!.indexOf(words![0]!);
  return at > 0 && words!.slice(0, 2).every((word, index) => said![at + index] === word);
}

/**
 * Ends a section of pending rows below a name that no language knows, where it stands as the name of that section does, at the
 * dates of the rows: "Posted" below "Pending". Items in the same order, such texts as headings. An opening balance ends it
 * too: no pending rows have one, and the list of another account begins.
 */
export function endPending(items: readonly Item[]): readonly Item[] {
  let pending: Item | null = null;
  let row: Item | null = null;
  return items.map((item, index) => {
    if (item.kind === 'heading') [pending, row] = [item.sections.includes('pending') ? item : null, null];
    else if (pending !== null && item.kind === 'balance' && item.label === 'opening') {
      [pending, row] = [null, null];
      return { ...item, sections: UNNAMED };
    } else if (isAnchor(item)) row = item;
    else if (
      pending !== null &&
      row !== null &&
      items[index + 1]?.kind === 'anchor' &&
      isNamedLike(item, pending, row)
    ) {
      pending = null;
      return { ...item, kind: 'heading', sections: UNNAMED };
    }
    return item;
  });
}

const UNNAMED: readonly string[] = ['unnamed'];
const NAME = /^\p{L}+:?$/u;

function isNamedLike({ kind, record: { line } }: Item, pending: Item, row: Item): boolean {
  const [title, dated] = [pending.record.line, row.record.line];
  const isAt = (other: TokenLine) => Math.abs(line.box[0] - other.box[0]) <= CLEARLY_PT;
  if (kind !== 'text' || dated.dates[0]?.from !== 0 || !isAt(title) || !isAt(dated)) return false;
  const isAsLarge = Math.abs(line.heightPt - title.heightPt) <= CLEARLY_PT;
  return isAsLarge && line.words.length <= MOST_WORDS && line.words.every(({ text }) => NAME.test(text));
}

/** True above a row without a day, or at the foot of a page: the same words open or go on rows elsewhere. */
function mayGoOn(items: readonly Item[], index: number, use: ColumnUse): boolean {
  const next = nextNoText(items, index, 1);
  return endsPage(items, index) || (next !== undefined && isUndatedPosting(next, use));
}

/** Above the foot of a page or the end of the list stand only texts: where the same words continue other rows, they do here. */
function endsPage(items: readonly Item[], index: number): boolean {
  if (index === 0 || !isAnchor(items[index - 1]!)) return false;
  let last = index;
  while (items[last + 1]?.kind === 'text' && distance(items[last]!, items[last + 1]) !== null) last++;
  return distance(items[last]!, items[last + 1]) === null;
}

/** Leaves out what stands beside it, such as the reference of a row. */
function descriptionOf({ record: { texts } }: Item, { description }: ColumnUse): string {
  return [...description].flatMap((column) => texts.get(column) ?? []).join(' ');
}

function textOf({ record }: Item): string {
  return record.texts.values().join(' ');
}

function standsInBlock(
  items: readonly Item[],
  index: number,
  use: ColumnUse,
  isDatedBelow: boolean,
  mayFollow: () => boolean,
): boolean {
  const [above, below] = [items[index - 1], items[index + 1]];
  if (above === undefined || below === undefined) return false;
  if (continuesRow(items, index) || (!isDatedBelow && followsDate(items, index) && mayFollow())) return true;
  if (!isDatedBelow) {
    const step = distance(above, items[index]) ?? Infinity;
    if (isOfCard(items[index]!) && isUndatedPosting(below, use) && mayFollow()) return true;
    const isClose = (distance(below, items[index + 2]) ?? 0) > step + CLEARLY_PT;
    return below.kind === 'rowStart' && isUndatedPosting(above, use) && isClose;
  }
  const upper = nextNoText(items, index, -1);
  return upper !== undefined && isUndatedPosting(upper, use) && nextNoText(items, index, 1)?.kind === 'rowStart';
}

/** Where each day stands above its rows, the list of a card begins with a day: "CARTE 2945" within one is no title. */
function isOfCard({ sections }: Item): boolean {
  return sections.every((kind) => kind === 'cards');
}

/** Nearer to the row above than to what follows: "CARTE 2945" below a payment by card ends its description. */
function continuesRow(items: readonly Item[], index: number): boolean {
  const above = items[index - 1]!;
  if (above.kind !== 'anchor' && (above.kind !== 'text' || opensPage(items, index - 1))) return false;
  if (isOfSummary(above)) return false;
  // set in larger letters than the row, which no description is
  if (items[index]!.record.line.heightPt > above.record.line.heightPt * LARGER) return false;
  const step = distance(above, items[index]);
  if (step === null) return false;
  let isCloser = false;
  for (let at = index; at + 1 < items.length; at++) {
    const next = distance(items[at]!, items[at + 1]);
    // the last row of a page: a section has rows
    if (next === null) return at > index && !isCloser;
    if (next > step + CLEARLY_PT) return true;
    // lines of a row may stand closer to each other than to the larger letters of the first
    if (next + CLEARLY_PT < step) isCloser = true;
    if (items[at + 1]!.kind !== 'text') return false;
  }
  return false;
}

/** Opening balance, totals and closing balance side by side, which no text goes on. */
function isOfSummary({ record: { line } }: Item): boolean {
  return line.dates.length === 0 && line.money.length > 2;
}

/** Only texts stand above it on its page: the holder and the card right above the title of their rows. */
function opensPage(items: readonly Item[], index: number): boolean {
  let at = index;
  while (items[at]!.kind === 'text' && at > 0 && distance(items[at - 1]!, items[at]) !== null) at--;
  return items[at]!.kind === 'text';
}

function nextNoText(items: readonly Item[], index: number, step: 1 | -1): Item | undefined {
  let at = index + step;
  while (items[at]?.kind === 'text') at += step;
  return items[at];
}

function followsDate(items: readonly Item[], index: number): boolean {
  return items[index - 1]!.kind === 'rowStart' && distance(items[index - 1]!, items[index]) !== null;
}

/** True when the dates of the list are followed by the rows of their day, not by headings. */
function rowsFollowDates(items: readonly Item[]): boolean {
  const behind = items.filter((_, at) => items[at - 1]?.kind === 'rowStart');
  const headings = behind.filter(({ kind }) => kind === 'heading').length;
  return behind.length >= LEAST_DATES && headings * HEADINGS_TO_DATES <= behind.length;
}

/**
 * Where the dates of a list stand by its ends alone: below their rows when it begins with an amount whose date follows it, and ends
 * with a date; above when it begins with a date, and ends with an amount; `null` when its ends do not say. The part of a list on a
 * page may begin with the last rows of a day overleaf. What waits, and a table of fees, below it is none of its rows.
 */
export function placeOfRowStarts(printed: readonly Item[], use: ColumnUse): 'above' | 'below' | null {
  const start = printed.findIndex(isRowStart);
  const end = printed.findIndex(({ sections }, at) => at > start && sections.some((kind) => BEYOND.has(kind)));
  const items = end < 0 ? printed : printed.slice(0, end);
  const isPosting = (item: Item) => isAnchor(item) && isUndatedPosting(item, use);
  const [first, last] = [items.findIndex(isRowStart), items.findLastIndex(isRowStart)];
  const [posting, lastPosting] = [items.findIndex(isPosting), items.findLastIndex(isPosting)];
  if (first < 0 || posting < 0 || posting < first !== lastPosting < last) return null;
  return posting < first ? 'below' : 'above';
}

const BEYOND: ReadonlySet<string> = new Set(['feeTable', ...NON_TRANSACTION_KINDS]);

function isRowStart({ kind }: Item): boolean {
  return kind === 'rowStart';
}

function isUndatedPosting(item: Item, { date }: ColumnUse): boolean {
  return (item.kind === 'anchor' || mayBeFee(item)) && date !== null && !item.record.dates.has(date);
}

/** `null` across a page break. */
function distance(upper: Item, lower: Item | undefined): number | null {
  if (lower === undefined || upper.record.line.pageNumber !== lower.record.line.pageNumber) return null;
  return lower.record.line.box[1] - upper.record.line.box[1];
}
