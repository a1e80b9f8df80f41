/**
 * Orders of shares print how many, at what price, and what it came to; payouts print the gross, the fee and what is left.
 * The one column that is made of two others is the money that moved.
 *
 *   Quantity    Price      Amount          Gross      Fees      Total
 *         43    23.66    1,017.38         840.00    -24.36     815.64
 */
import type { Minor } from '@extracto/model';
import type { ColumnRole } from '../../lines/reading.ts';
import { STATEMENTS } from '../thresholds.ts';

const { LEAST_ROWS, LEAST_SHARE, ROUNDING_PERCENT } = STATEMENTS.findOutcome;

export interface Outcome {
  /** Positions of the two columns that make up another, and of the one that holds the outcome. */
  readonly parts: readonly [number, number];
  readonly outcome: number;
}

type Values = readonly (readonly (Minor | null)[])[];

const SCALES = [1, 10, 100, 1_000, 10_000] as const;

/** Values of each record by column, `null` when empty; `null` when no two columns multiply to a third. */
export function findProduct(records: Values, columns: number): Outcome | null {
  return listOutcomes(columns).find((found) => SCALES.some((scale) => multiplies(records, found, scale))) ?? null;
}

/**
 * Returns the amounts that are what is left of others after a deduction; `null` where none are. All are named amounts, for
 * balances before and after a row differ by its amount as well.
 */
export function findSum(records: Values, names: readonly (readonly ColumnRole[])[]): Outcome | null {
  const isAmount = (index: number) => names[index]!.includes('amount');
  const isNamed = ({ parts: [left, right], outcome }: Outcome) =>
    isAmount(outcome) &&
    (isAmount(left) || isAmount(right)) &&
    [left, right].every((at) => !MOVES.some((role) => names[at]!.includes(role)));
  return listOutcomes(names.length).find((found) => isNamed(found) && deducts(records, found)) ?? null;
}

const MOVES: readonly ColumnRole[] = ['balance', 'debit', 'credit'];

function listOutcomes(columns: number): Outcome[] {
  const found: Outcome[] = [];
  for (let outcome = 0; outcome < columns; outcome++) {
    for (let left = 0; left < columns; left++) {
      for (let right = left + 1; right < columns; right++)
        if (left !== outcome && right !== outcome) found.push({ parts: [left, right], outcome });
    }
  }
  return found;
}

function multiplies(records: Values, { parts, outcome }: Outcome, scale: number): boolean {
  return holds(records, [...parts, outcome], (left, right, result) => {
    const [a, b, c] = [Math.abs(left), Math.abs(right), Math.abs(result)];
    // one share costs its price: that says nothing
    if (a === scale || b === scale) return null;
    return Math.abs(a * b - c * scale) * 100 <= c * scale * ROUNDING_PERCENT;
  });
}

function deducts(records: Values, { parts, outcome }: Outcome): boolean {
  return holds(
    records,
    [...parts, outcome],
    (left, right, result) => left < 0 !== right < 0 && left + right === result,
  );
}

/** `isOne`: `null` for values that say nothing. */
function holds(
  records: Values,
  [left, right, outcome]: readonly [number, number, number],
  isOne: (left: Minor, right: Minor, outcome: Minor) => boolean | null,
): boolean {
  let [tested, held] = [0, 0];
  for (const record of records) {
    const [a, b, c] = [record[left] ?? 0, record[right] ?? 0, record[outcome] ?? 0];
    const answer = a === 0 || b === 0 || c === 0 ? null : isOne(a, b, c);
    if (answer === null) continue;
    tested++;
    if (answer) held++;
  }
  return held >= LEAST_ROWS && held >= tested * LEAST_SHARE;
}
