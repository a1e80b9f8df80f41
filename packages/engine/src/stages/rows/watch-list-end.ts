import { type ColumnUse, type Item, isAnchor, type Row } from './row.ts';
import { isStrong, someAmount } from './some-amount.ts';

/** Rows further apart than this many usual steps do not belong to one list. */
const LONGEST_STEP = 5;

/**
 * An undated amount belongs to the list only while the list goes on: not after a total or the balance that ends it, not far
 * below the last row, not below a title that names no kind of transaction where every row has its date, and not when it is
 * a bare integer among amounts with decimals.
 */
export function watchForEnd(
  items: readonly Item[],
  members: readonly (readonly Item[])[],
  use: ColumnUse,
): (item: Item, row: Row, block: number) => Row['kind'] {
  const step = medianStep(items.filter(isAnchor));
  const sharesDates = printsDayOnce(items, members, use);
  const isWhole = sharesDates && printsNoDecimals(items, use);
  let ended = false;
  let last: Item | null = null;
  let listBlock = -1;
  let lastDated: Row | null = null;
  return (item, row, block) => {
    const isDated = use.date === null || row.dates.has(use.date);
    if (isDated) ended = false;
    else if (last !== null && isFarBelow(last, item, step)) ended = true;
    if (row.kind === 'beyond' || (row.kind === 'total' && item.label === 'total')) ended = true;
    if (row.kind === 'balance' && isEnd(item) && listBlock >= 0) ended = !isOverleaf(last, item);
    if (isDated && row.kind === 'transaction') [listBlock, lastDated] = [block, row];
    if (block === listBlock && isUnreadPosting(item, row)) {
      last = item;
      return 'left';
    }
    if (row.kind !== 'transaction' || isDated) {
      last = item;
      return row.kind;
    }
    const isApart = lastDated !== null && block !== listBlock;
    const isBelowTitle = isApart && isSameSection(lastDated!, row);
    // a second amount in none of the columns: a table of its own, such as fees of the month and of the year
    if (isApart && row.stray.length > 0) return 'beyond';
    if (ended || (isBelowTitle && !sharesDates)) return 'beyond';
    const strong = someAmount(row, use, (token) => token.strong || (isWhole && block === listBlock));
    const balanced = use.balance !== null && row.money.has(use.balance);
    if (!strong || (last === null && !balanced && row.sections.length === 0)) return 'left';
    last = item;
    return 'transaction';
  };
}

/** On one page, and no title between the rows names a kind of transaction. */
function isSameSection(upper: Row, lower: Row): boolean {
  return upper.pageNumber === lower.pageNumber && upper.sections === lower.sections;
}

/** An opening balance at the top of a page was brought forward from the page before, whose foot may call it the same. */
function isOverleaf(last: Item | null, { label, record }: Item): boolean {
  return label === 'opening' && last !== null && last.record.line.pageNumber !== record.line.pageNumber;
}

function isEnd({ label }: Item): boolean {
  return label === 'opening' || label === 'closing';
}

/** Two figures behind a point or comma. */
const DECIMALS = /[.,]\d{2}(?!\d)/;

function printsNoDecimals(items: readonly Item[], use: ColumnUse): boolean {
  return !items.some(({ record }) => someAmount(record, use, (token) => DECIMALS.test(token.text)));
}

/** Of the rows that are surely some, so many have no date that the list prints it for the first row of a day alone. */
function printsDayOnce(items: readonly Item[], members: readonly (readonly Item[])[], use: ColumnUse): boolean {
  const { date } = use;
  if (date === null) return false;
  let [sure, undated] = [0, 0];
  for (let index = 0; index < items.length; index++) {
    const { kind, record } = items[index]!;
    if (kind !== 'anchor' || !someAmount(record, use, isStrong)) continue;
    sure += 1;
    if (!members[index]!.some((own) => own.record.dates.has(date))) undated += 1;
  }
  return undated > 1 && undated >= sure * 0.2;
}

/** Dated, described, with a balance that no label explains: the amount beside it was not read. */
function isUnreadPosting(item: Item, row: Row): boolean {
  return row.kind === 'balance' && item.label === 'none' && row.dates.size > 0 && item.record.texts.size > 0;
}

function isFarBelow(upper: Item, lower: Item, step: number): boolean {
  const [a, b] = [upper.record.line, lower.record.line];
  return a.pageNumber === b.pageNumber && b.box[1] - a.box[1] > step * LONGEST_STEP;
}

function medianStep(anchors: readonly Item[]): number {
  const steps: number[] = [];
  for (let index = 1; index < anchors.length; index++) {
    const [a, b] = [anchors[index - 1]!.record.line, anchors[index]!.record.line];
    if (a.pageNumber === b.pageNumber) steps.push(b.box[1] - a.box[1]);
  }
  return Float64Array.from(steps).sort()[steps.length >> 1] ?? Infinity;
}
