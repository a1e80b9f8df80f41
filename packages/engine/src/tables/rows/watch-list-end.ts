import { onlyOnce } from '../../geometry/only-once.ts';
import { splitSegments } from '../../lines/segments.ts';
import type { Notation } from '../../tokens/notation.ts';
import { TABLES } from '../thresholds.ts';
import { listCharges } from './list-charges.ts';
import { type ColumnUse, type Item, isAnchor, type Row } from './row.ts';
import { isStrong, someAmount } from './some-amount.ts';

const { LONGEST_STEP, SET_OFF, ASIDE, GAP_BEHIND, LEAST_UNDATED, WORDS_OF_SENTENCE } = TABLES.watchListEnd;

/**
 * An undated amount belongs to the list only while the list goes on: not after a total or the balance that ends it, not far
 * below the last row, not set off from it and aside of all texts of rows, not below a title that names no kind of transaction or a
 * summary where every row has its date and the next one too, and not when it is a bare integer among amounts with decimals.
 */
export function watchForEnd(
  items: readonly Item[],
  members: readonly (readonly Item[])[],
  use: ColumnUse,
  notation: Notation | null,
): (item: Item, row: Row, block: number, index: number) => Row['kind'] {
  const charges = listCharges(items, use, notation);
  // asked for by undated rows, of which many lists have none
  const step = onlyOnce(() => medianStep(items.filter(isAnchor)));
  const sharesDates = onlyOnce(() => printsDayOnce(items, members, use));
  const isWhole = onlyOnce(() => printsNoDecimals(items, use));
  const isInNotes = followsInNotes(items, use);
  const isAboveDated = opensDated(items, members, use);
  const isOutside = liesOutside(items, use);
  const isAside = standsAside(items, use);
  let ended = false;
  let [last, lastDated]: [Item | null, Row | null] = [null, null];
  let listBlock = -1;
  let lastBalance: string | null = null;
  return (item, row, block, index) => {
    const isDated = use.date === null || row.dates.has(use.date);
    // "01/10/24  0,010  41.233,00  0,06" below the closing balance: how the interest was reckoned
    if (ended && row.unassigned.length > 0 && isNothingButValues(item)) return 'beyond';
    if (isDated) ended = false;
    else if (last !== null && isFarBelow(last, item, step() * (isAside(item) ? SET_OFF : LONGEST_STEP))) ended = true;
    if (row.kind === 'beyond' || (row.kind === 'total' && item.label === 'total')) ended = true;
    if (row.kind === 'balance' && isEnd(item) && listBlock >= 0) ended = !isOverleaf(last, item);
    if (isDated && row.kind === 'transaction') [listBlock, lastDated] = [block, row];
    const printed = use.balance === null ? undefined : row.money.get(use.balance);
    // what repeats the balance and lacks a date that rows have goes on the row above; a row of nothing has them all
    const isShort = lastDated !== null && row.dates.size < lastDated.dates.size;
    const isUnmoved = isShort && printed !== undefined && printed.text === lastBalance;
    lastBalance = printed?.text ?? lastBalance;
    if (block === listBlock && isUnreadPosting(item, row, use) && !isUnmoved) {
      last = item;
      return 'left';
    }
    if (row.kind !== 'transaction' || isDated || charges.has(index)) {
      last = item;
      return row.kind;
    }
    // the figures of a summary above the list, or a sentence below it
    if (isOutside(item, lastDated === null)) return 'beyond';
    const isApart = lastDated !== null && block !== listBlock;
    const isBelowTitle = isApart && isSameSection(lastDated!, row);
    // a second amount in none of the columns: a table of its own, such as fees of the month and of the year
    if (isApart && (row.unassigned.length > 0 || isInNotes(item, lastDated!))) return 'beyond';
    const isSummed = isApart && isSummary(lastDated!, row);
    if (ended || ((isBelowTitle || isSummed) && !sharesDates() && !isAboveDated(index))) return 'beyond';
    const isInside = block === listBlock || (isApart && isOfNextPage(lastDated!, row));
    const mayFill = isInside || (listBlock < 0 && row.sections.length > 0);
    const strong =
      (isInside && printed?.strong === true) ||
      someAmount(row, use, (token) => token.strong || (isInside && token.currencies.length > 0)) ||
      (isWhole() && ((sharesDates() && block === listBlock) || (mayFill && fillsCell(item, use))));
    if (!strong || (last === null && printed === undefined && !isPlaced(row))) return 'left';
    last = item;
    return 'transaction';
  };
}

/**
 * Returns a test: above the rows the figures of a summary, below their labels and above a list without a header, or on a page before it;
 * and below rows whose amounts all stand apart from words "Late fee 145.00" in a sentence.
 */
function liesOutside(items: readonly Item[], use: ColumnUse): (item: Item, isAbove: boolean) => boolean {
  const isOnPageBefore = precedesList(items, use);
  const standApart = onlyOnce(() =>
    items.every((item) => !isAnchor(item) || !hasDate(item, use) || !isInSentence(item)),
  );
  return (item, isAbove) =>
    isAbove ? isNothingButFigures(item) || isOnPageBefore(item) : isInSentence(item) && standApart();
}

function hasDate({ record }: Item, { date }: ColumnUse): boolean {
  return date !== null && record.dates.has(date);
}

/** All its amounts close up on the words in front of them. */
function isInSentence({ record: { line, money } }: Item): boolean {
  const [text] = splitSegments(line.words);
  return money.values().every(({ from }) => from >= WORDS_OF_SENTENCE && text !== undefined && from < text.to);
}

/** A title names its kind, or a column of other dates its day. */
function isPlaced({ sections, dates }: Row): boolean {
  return sections.length > 0 || dates.size > 0;
}

/** Two or more amounts, and no word beside them. */
function isNothingButFigures({ record: { line } }: Item): boolean {
  const strong = line.money.filter((token) => token.strong);
  return strong.length > 1 && line.words.every((_, at) => strong.some(({ from, to }) => at >= from && at < to));
}

function isNothingButValues({ record: { line } }: Item): boolean {
  const values = [...line.dates, ...line.money];
  return line.words.every((_, at) => values.some(({ from, to }) => at >= from && at < to));
}

/** Returns a test: no header says that the list begins there, and the first date of a row stands on a later page. */
function precedesList(items: readonly Item[], { date, priced }: ColumnUse): (item: Item) => boolean {
  if (date === null || priced.size > 0) return () => false;
  const first = items.find(({ record }) => record.dates.has(date))?.record.line.pageNumber ?? 0;
  return ({ record }) => record.line.pageNumber < first;
}

/** Returns a test: the next amount after the item at an index has a date, with only text of the two rows between them. */
function opensDated(
  items: readonly Item[],
  members: readonly (readonly Item[])[],
  { date }: ColumnUse,
): (at: number) => boolean {
  return (at) => {
    let next = at + 1;
    while (next < items.length && !isAnchor(items[next]!)) next++;
    if (date === null || items[next]?.kind !== 'anchor') return false;
    const joined = new Set([...members[at]!, ...members[next]!]);
    const isDated = members[next]!.some(({ record }) => record.dates.has(date));
    return isDated && items.slice(at, next).every((between) => joined.has(between));
  };
}

/** True when the list continues on the next page under the same title. */
function isOfNextPage(upper: Row, lower: Row): boolean {
  return lower.pageNumber > upper.pageNumber && upper.sections === lower.sections;
}

/** True on one page, without a section title between the rows. */
function isSameSection(upper: Row, lower: Row): boolean {
  return upper.pageNumber === lower.pageNumber && upper.sections === lower.sections;
}

/** The balances of accounts below "Overview", on top of the next statement of the file. */
function isSummary(upper: Row, { sections }: Row): boolean {
  return sections !== upper.sections && sections[0] === 'summary';
}

/**
 * Returns a test: on a page behind the last row the first amount ends words, as in "by law up to 100,000.00 EUR", where all
 * amounts of the list stand apart from them.
 */
function followsInNotes(items: readonly Item[], { date }: ColumnUse): (item: Item, last: Row) => boolean {
  const standApart = onlyOnce(
    () => date !== null && !items.some((item) => item.kind === 'anchor' && item.record.dates.has(date) && runsOn(item)),
  );
  return (item, last) => item.record.line.pageNumber > last.pageNumber && runsOn(item) && standApart();
}

function runsOn({ record: { line } }: Item): boolean {
  const token = line.money.find(({ strong }) => strong);
  const before = token === undefined ? undefined : line.words[token.from - 1];
  return before !== undefined && line.words[token!.from]!.box[0] - before.box[2] < line.heightPt;
}

/** An opening balance at the top of a page was brought forward from the page before, whose foot may call it the same. */
function isOverleaf(last: Item | null, { label, record }: Item): boolean {
  return label === 'opening' && last !== null && last.record.line.pageNumber !== record.line.pageNumber;
}

function isEnd({ label }: Item): boolean {
  return label === 'opening' || label === 'closing';
}

/**
 * Apart from all words, and these where words of rows stand: "Page 2" below a list of whole amounts ends under them, too.
 */
function fillsCell({ record }: Item, use: ColumnUse): boolean {
  const { line, texts } = record;
  if (texts.size === 0 || texts.some((_, column) => !use.named.has(column))) return false;
  return someAmount(record, use, ({ from, to }) => {
    const [left, right] = [line.words[from - 1], line.words[to]];
    const [first, last] = [line.words[from]!, line.words[to - 1]!];
    return (
      (left === undefined || first.box[0] - left.box[2] > line.heightPt) &&
      (right === undefined || right.box[0] - last.box[2] > line.heightPt * GAP_BEHIND)
    );
  });
}

/** Two figures behind a point or comma. */
const DECIMALS = /[.,]\d{2}(?!\d)/;

export function printsNoDecimals(items: readonly Item[], use: ColumnUse): boolean {
  return !items.some(({ record }) => someAmount(record, use, (token) => DECIMALS.test(token.text)));
}

/** True when so many sure rows lack a date that the list prints it only for the first row of a day. */
function printsDayOnce(items: readonly Item[], members: readonly (readonly Item[])[], use: ColumnUse): boolean {
  const { date } = use;
  if (date === null) return false;
  let [sure, undated] = [0, 0];
  let isSummed = false;
  for (let index = 0; index < items.length; index++) {
    const { kind, record, sections } = items[index]!;
    // the lines of a summary below the first rows are no rows
    if (kind === 'heading') isSummed = sure > undated && sections[0] === 'summary';
    if (isSummed || kind !== 'anchor' || !someAmount(record, use, isStrong)) continue;
    sure += 1;
    if (!members[index]!.some((own) => own.record.dates.has(date))) undated += 1;
  }
  return undated > 1 && undated >= sure * LEAST_UNDATED;
}

/** Dated, described, with a balance that no label explains: the amount beside it was not read. */
function isUnreadPosting({ label, record }: Item, row: Row, use: ColumnUse): boolean {
  const isUnread = row.kind === 'balance' && label === 'none' && row.dates.size > 0 && record.texts.size > 0;
  return isUnread && !someAmount(record, use, isStrong);
}

function isFarBelow(upper: Item, lower: Item, distance: number): boolean {
  const [a, b] = [upper.record.line, lower.record.line];
  return a.pageNumber === b.pageNumber && b.box[1] - a.box[1] > distance;
}

/**
 * Returns a test: the words begin further right than those of any dated row, as the figures of a summary do below a list:
 *
 *   28-03   GREEN GROCER                          45.20
 *
 *                        Funds at the start    4,906.49
 */
function standsAside(items: readonly Item[], use: ColumnUse): (item: Item) => boolean {
  const edge = onlyOnce(() => {
    const starts = items
      .filter((item) => isAnchor(item) && hasDate(item, use))
      .map(startOfText)
      .filter((start) => start !== null);
    return starts.length === 0 ? Infinity : Math.max(...starts);
  });
  return (item) => {
    const start = startOfText(item);
    return start !== null && start > edge() + item.record.line.heightPt * ASIDE;
  };
}

/** Left edge of the first word that is of no date and no amount; `null` without one. */
function startOfText({ record: { line } }: Item): number | null {
  const values = [...line.dates, ...line.money];
  const at = line.words.findIndex((_, index) => !values.some(({ from, to }) => index >= from && index < to));
  return line.words[at]?.box[0] ?? null;
}

function medianStep(anchors: readonly Item[]): number {
  const steps: number[] = [];
  for (let index = 1; index < anchors.length; index++) {
    const [a, b] = [anchors[index - 1]!.record.line, anchors[index]!.record.line];
    if (a.pageNumber === b.pageNumber) steps.push(b.box[1] - a.box[1]);
  }
  return Float64Array.from(steps).sort()[steps.length >> 1] ?? Infinity;
}
