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
import { minorOf, type Notation } from '../../tokens/notation.ts';
import type { Record } from '../table.ts';
import { holdsTotal } from './label-record.ts';
import type { ColumnUse, Item } from './row.ts';

/** The ways to add up what is printed: as it stands, by its minus signs, and with marked amounts against unmarked ones. */
const WAYS: readonly ((token: MoneyToken) => 1 | -1)[] = [
  () => 1,
  ({ sign, marker }) => (sign === -1 || marker === 'debit' ? -1 : 1),
  ({ sign, marker }) => (sign === -1 || marker !== null ? -1 : 1),
];

/** Amounts of a column since the top of the list, or since its last heading, balance or sum. */
type Since = Map<number, MoneyToken[]>;

/** Items in the same order, such lines as totals; `isRow`: what is surely a row stays one. */
export function settleSums(
  items: readonly Item[],
  use: ColumnUse,
  notation: Notation | null,
  isRow: (item: Item) => boolean,
): readonly Item[] {
  if (notation === null || use.date === null) return items;
  const { sums, isUndated } = findSums(items, use, notation, isRow);
  if (sums.size === 0) return items;
  // where rows go without a date of their own, an amount may happen to be a sum: its words have to say so
  const isNamed = isUndated || items.some(({ kind }) => kind === 'opener');
  return items.map((item, index) => {
    if (!sums.has(index)) return item;
    const isSum = !isNamed || filled(item.record, use).length > 1 || isCalledTotal(item);
    return isSum ? { ...item, kind: 'total', label: 'total' } : item;
  });
}

/** `isUndated`: an amount that is no sum stands without a date. */
function findSums(items: readonly Item[], use: ColumnUse, notation: Notation, isRow: (item: Item) => boolean) {
  const sums = new Set<number>();
  const [whole, part]: [Since, Since] = [new Map(), new Map()];
  let isUndated = false;
  items.forEach((item, index) => {
    if (item.kind === 'heading' || item.kind === 'balance' || item.kind === 'total') part.clear();
    if (item.kind !== 'anchor') return;
    const amounts = filled(item.record, use);
    const isDated = item.record.dates.has(use.date!);
    const mayBe = !isRow(item) && amounts.length > 0 && (!isDated || amounts.length > 1);
    if (mayBe && [whole, part].some((since) => addsUp(item, amounts, since, notation))) {
      sums.add(index);
      part.clear();
      return;
    }
    if (!isDated) isUndated = true;
    for (const [column, token] of amounts) {
      for (const since of [whole, part]) push(since, column, token);
    }
  });
  return { sums, isUndated };
}

function push(since: Since, column: number, token: MoneyToken): void {
  const tokens = since.get(column);
  if (tokens === undefined) since.set(column, [token]);
  else tokens.push(token);
}

type Amount = readonly [column: number, token: MoneyToken];

function filled({ money }: Record, { amounts }: ColumnUse): Amount[] {
  return [...money].filter(([column, token]) => amounts.has(column) && token.strong);
}

/** Least rows of an unlabelled sum: with a single row above, the same amount may be paid twice. */
const LEAST_ADDED = 2;

function addsUp(item: Item, amounts: readonly Amount[], since: Since, notation: Notation): boolean {
  const isNamed = isCalledTotal(item);
  const added = amounts.reduce((count, [column]) => count + (since.get(column)?.length ?? 0), 0);
  if (added < (isNamed ? 1 : LEAST_ADDED)) return false;
  return amounts.every(([column, token]) => {
    const value = minorOf(token, notation);
    if (value === null) return false;
    return value === 0 || isSumOf(value, since.get(column) ?? [], isNamed, notation);
  });
}

/** True when the value is the sum of all tokens, or with `fromAny` of the last ones: a payment may precede the purchases. */
function isSumOf(value: number, tokens: readonly MoneyToken[], fromAny: boolean, notation: Notation): boolean {
  return WAYS.some((signOf) => {
    let sum = 0;
    for (let at = tokens.length - 1; at >= 0; at--) {
      sum += signOf(tokens[at]!) * (minorOf(tokens[at]!, notation) ?? 0);
      if ((fromAny || at === 0) && Math.abs(sum) === value) return true;
    }
    return false;
  });
}

function isCalledTotal({ record: { texts } }: Item): boolean {
  return holdsTotal(texts.values().join(' '));
}
