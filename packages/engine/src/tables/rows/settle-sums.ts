/**
 * A line that prints the sum of the rows above it is no row, whatever it is called:
 *
 *   04/19  MICROSOFT CORP          1,506.00
 *   04/24  APPLE INC              -2,719.71
 *          Net securities sold    -1,213.71
 *
 * The sum runs from the top of the list, or from the last heading, balance or sum.
 */

import type { MoneyToken } from '../../lines/reading.ts';
import { isZero } from '../../tokens/is-zero.ts';
import { isNegative, minorOf, type Notation } from '../../tokens/notation.ts';
import type { Record } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { holdsTotal, isSubtotal, opensWithTotal, sectionKinds } from './label-record.ts';
import type { ColumnUse, Item } from './row.ts';
import { printsNoDecimals } from './watch-list-end.ts';

const { LEAST_ADDED, CERTAINLY_ADDED } = TABLES.settleSums;

/** An amount, and what a column of signs prints beside it. */
interface Added {
  readonly token: MoneyToken;
  readonly mark: string;
}

/** The ways to add up what is printed: as it stands, by its minus signs, and with marked amounts against unmarked ones. */
const WAYS: readonly ((added: Added, last: Added) => boolean)[] = [
  () => false,
  ({ token }) => isNegative(token),
  ({ token: { sign, marker } }) => sign === -1 || marker !== null,
  ({ mark }, last) => mark !== last.mark,
];

/** Amounts of a column since the top of the list, or since its last heading, balance or sum. */
type Since = Map<number, Added[]>;

/** Items in the same order, such lines as totals; `isRow`: what is surely a row stays one. */
export function settleSums(
  items: readonly Item[],
  use: ColumnUse,
  notation: Notation | null,
  isRow: (item: Item) => boolean,
): readonly Item[] {
  if (notation === null || use.date === null) return items;
  const isWhole = printsNoDecimals(items, use);
  const { sums, undated, rows } = findSums(items, use, notation, isRow, isWhole);
  if (sums.size === 0) return items;
  // where rows go without a date of their own, an amount may happen to be a sum: its words have to say so
  const isHabit = undated * 3 >= rows || items.some(({ kind }) => kind === 'rowStart');
  const isNamed = isHabit || undated > 0;
  return items.map((item, index) => {
    const added = sums.get(index);
    if (added === undefined) return item;
    const isSum =
      !isNamed ||
      (!isHabit && added >= CERTAINLY_ADDED) ||
      filled(item.record, use, isWhole).length > 1 ||
      isCalledTotal(item);
    return isSum ? { ...item, kind: 'total', label: isNothing(item, use, isWhole) ? 'none' : 'total' } : item;
  });
}

/** "Odd cents to next bill  0.00": a line of zeros alone is no row, and is of the rows above it only if its words say so. */
function isNothing(item: Item, use: ColumnUse, isWhole: boolean): boolean {
  return !isCalledTotal(item) && filled(item.record, use, isWhole).every(([, token]) => isZero(token));
}

/** `rows`: amounts that are no sum; `undated`: those of them without a date. */
function findSums(
  items: readonly Item[],
  use: ColumnUse,
  notation: Notation,
  isRow: (item: Item) => boolean,
  isWhole: boolean,
) {
  /** Number of rows that each adds up. */
  const sums = new Map<number, number>();
  const [whole, part]: [Since, Since] = [new Map(), new Map()];
  let [rows, undated] = [0, 0];
  items.forEach((item, index) => {
    if (item.kind === 'heading' || item.kind === 'balance' || item.kind === 'total') part.clear();
    if (item.kind !== 'anchor') return;
    const amounts = filled(item.record, use, isWhole);
    const isDated = item.record.dates.has(use.date!);
    const mayBe =
      !isRow(item) &&
      amounts.length > 0 &&
      !isBooked(item, amounts, use) &&
      (!isDated ||
        isSubtotal(item.record.texts.values().join(' ')) ||
        (amounts.length > 1 && addsUp(item, amounts, notation)));
    const added = mayBe ? Math.max(...[whole, part].map((since) => countAdded(item, amounts, since, notation))) : 0;
    if (added > 0) {
      sums.set(index, added);
      part.clear();
      return;
    }
    rows++;
    if (!isDated) undated++;
    const mark = use.sign === null ? '' : (item.record.texts.get(use.sign) ?? '');
    for (const [column, token] of amounts) {
      const own = { token, mark };
      push(whole, column, own);
      push(part, column, own);
    }
  });
  return { sums, undated, rows };
}

/** "CB TOTAL ACCESS   0.00   3,528.39": an amount of zero beside a balance is a row, unless the text begins with the word for a total. */
function isBooked({ record: { money, texts } }: Item, amounts: readonly Amount[], { balance }: ColumnUse): boolean {
  if (balance === null || !money.has(balance) || !amounts.every(([, token]) => isZero(token))) return false;
  return !opensWithTotal(texts.values().join(' '));
}

/** A dated row prints nothing in the column of the other side, as a sum of nothing does. */
function addsUp(item: Item, amounts: readonly Amount[], notation: Notation): boolean {
  return isCalledTotal(item) || amounts.filter(([, token]) => minorOf(token, notation) !== 0).length > 1;
}

function push(since: Since, column: number, added: Added): void {
  const known = since.get(column);
  if (known === undefined) since.set(column, [added]);
  else known.push(added);
}

type Amount = readonly [column: number, token: MoneyToken];

/** Whole numbers are amounts of a list that prints no others. */
function filled({ money }: Record, { amounts }: ColumnUse, isWhole: boolean): Amount[] {
  return [...money].filter(([column, token]) => amounts.has(column) && (token.strong || isWhole));
}

/** The rows whose amounts it sums, 0 for an item that is no sum. */
function countAdded(item: Item, amounts: readonly Amount[], since: Since, notation: Notation): number {
  const isNamed = isCalledTotal(item);
  const added = amounts.reduce((count, [column]) => count + (since.get(column)?.length ?? 0), 0);
  if (added < (isNamed || isCalledSection(item) ? 1 : LEAST_ADDED)) return 0;
  const isSum = amounts.every(([column, token]) => {
    const value = minorOf(token, notation);
    if (value === null) return false;
    return value === 0 || isSumOf(value, since.get(column) ?? [], isNamed, notation);
  });
  return isSum ? added : 0;
}

/** True when the value is the sum of all amounts, or with `fromAny` of the last ones: a payment may precede the purchases. */
function isSumOf(value: number, added: readonly Added[], fromAny: boolean, notation: Notation): boolean {
  return WAYS.some((isTaken) => {
    let sum = 0;
    for (let at = added.length - 1; at >= 0; at--) {
      const amount = minorOf(added[at]!.token, notation) ?? 0;
      sum += isTaken(added[at]!, added.at(-1)!) ? -amount : amount;
      if ((fromAny || at === 0) && Math.abs(sum) === value) return true;
    }
    return false;
  });
}

/** "Products and services  46.00" below the one row of the section that is called so. */
function isCalledSection({ record: { texts } }: Item): boolean {
  return sectionKinds(texts.values().join(' ')).length > 0;
}

function isCalledTotal({ record: { texts } }: Item): boolean {
  return holdsTotal(texts.values().join(' '));
}
