/**
 * Orders of shares print how many, at what price, and what it came to: the one column that is the product of two others
 * is the money that moved.
 *
 *   Quantity    Price      Amount
 *         43    23.66    1,017.38
 */
import type { Minor } from '@extracto/model';

export interface Product {
  /** Positions of the columns that are multiplied, and of the one that holds the outcome. */
  readonly factors: readonly [number, number];
  readonly outcome: number;
}

/** So many rows show it, and so many of those with all three values; prices are rounded, so the last digits may differ. */
const LEAST_ROWS = 2;
const LEAST_SHARE = 0.8;
/** Prices are printed with two decimals, of shares in pieces. */
const ROUNDING_PERCENT = 1;
const SCALES = [1, 10, 100, 1_000, 10_000] as const;

/** Values of each record by column, `null` when empty; `null` when no two columns make a third. */
export function findProduct(records: readonly (readonly (Minor | null)[])[], columns: number): Product | null {
  for (let outcome = 0; outcome < columns; outcome++) {
    for (let left = 0; left < columns; left++) {
      for (let right = left + 1; right < columns; right++) {
        if (left === outcome || right === outcome) continue;
        const product: Product = { factors: [left, right], outcome };
        if (SCALES.some((scale) => holds(records, product, scale))) return product;
      }
    }
  }
  return null;
}

function holds(
  records: readonly (readonly (Minor | null)[])[],
  { factors: [left, right], outcome }: Product,
  scale: number,
): boolean {
  let [tested, held] = [0, 0];
  for (const record of records) {
    const [a, b, c] = [record[left] ?? 0, record[right] ?? 0, record[outcome] ?? 0].map(Math.abs) as [
      number,
      number,
      number,
    ];
    // one share costs its price: that says nothing
    if (a === 0 || b === 0 || c === 0 || a === scale || b === scale) continue;
    tested++;
    if (Math.abs(a * b - c * scale) * 100 <= c * scale * ROUNDING_PERCENT) held++;
  }
  return held >= LEAST_ROWS && held >= tested * LEAST_SHARE;
}
