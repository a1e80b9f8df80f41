/**
 * Finds interest and fees that a card prints without a date below its list: rows named so, right above their total. Those of zero
 * were not charged. In use where no balance runs beside the rows; what a dated row says already is a summary of it.
 *
 *   Jan 5   PAST DUE FEE                      29.00
 *           Total fees for this period        29.00
 *           Interest charge on purchases      61.27     ← a row of the closing date
 *           Interest charge on cash advances   0.00
 *           Total interest for this period    61.27
 */
import { textOf } from '../../lines/segments.ts';
import { minorOf, type Notation } from '../../tokens/notation.ts';
import { sectionKinds } from './label-record.ts';
import type { ColumnUse, Item } from './row.ts';

/** Indexes of the items. */
export function listCharges(items: readonly Item[], use: ColumnUse, notation: Notation | null): ReadonlySet<number> {
  const charges = new Set<number>();
  if (notation === null || use.balance !== null || use.date === null) return charges;
  const amounts = items.map((item) => amountOf(item, use, notation));
  const dated = new Set<number | null>();
  // the names of its columns stand above the charges once more, and no row
  const isListed = () =>
    dated.size > 0 || (use.priced.size > 0 && items.every(({ record }) => record.dates.size === 0));
  let run: number[] = [];
  // whatever it is called: between two totals, of which the lower is the upper and this
  let between: number[] = [];
  let last: number | null = null;
  for (const [at, item] of items.entries()) {
    const amount = amounts[at]!;
    if (amount === null) continue;
    if (item.kind === 'total') {
      const charged = run.filter((index) => amounts[index] !== 0);
      const sum = charged.reduce((total, index) => total + amounts[index]!, 0);
      const isNew = charged.every((index) => !dated.has(amounts[index]!));
      if (isListed() && sum === amount && isNew) for (const index of charged) charges.add(index);
      const added: number = between.reduce((total, index) => total + amounts[index]!, last ?? 0);
      const isAdded = last !== null && between.every((index) => amounts[index] !== 0 && !dated.has(amounts[index]!));
      if (dated.size > 0 && added === amount && isAdded) for (const index of between) charges.add(index);
      run = [];
      [between, last] = [[], amount];
    } else if (item.record.dates.has(use.date)) {
      dated.add(amount);
      run = [];
      [between, last] = [[], null];
    } else {
      if (item.kind === 'anchor' && last !== null) between.push(at);
      if (item.kind === 'anchor' && (amount === 0 || isCharge(item))) run.push(at);
      else run = [];
    }
  }
  return charges;
}

/** By the words in printed order: below the dates of other rows they stand in several columns. */
function isCharge({ record: { line } }: Item): boolean {
  const end = line.money[0]?.from ?? line.words.length;
  const kinds = sectionKinds(textOf(line.words.slice(0, end)));
  return kinds.includes('interest') || kinds.includes('fees');
}

/** In minor units, without its sign; `null` where the line has none, or several. */
function amountOf({ record: { money } }: Item, { amounts }: ColumnUse, notation: Notation): number | null {
  const tokens = [...money].filter(([column, token]) => amounts.has(column) && token.strong);
  const value = tokens.length === 1 ? minorOf(tokens[0]![1], notation) : null;
  return value === null ? null : Math.abs(value);
}
