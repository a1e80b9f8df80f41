/**
 * Orders of shares print how many, at what price, and what it came to; payouts print the gross, the fee and what is left.
 * The one column that is made of two others is the money that moved.
 *
 *   Quantity    Price      Amount          Gross      Fees      Total
 *         43    23.66    1,017.38         840.00    -24.36     815.64
 *
 * Cards print what a purchase in instalments cost and what is due of it this time.
 */
import type { Minor } from '@extracto/model';
import type { ColumnRole } from '../../lines/reading.ts';
import { STATEMENTS } from '../thresholds.ts';

const { LEAST_ROWS, LEAST_SHARE, ROUNDING_PERCENT } = STATEMENTS.findOutcome;

export interface Outcome {
  /** Positions of the columns that make up another, and of the one that holds the outcome. */
  readonly parts: readonly number[];
  readonly outcome: number;
}

interface Composed extends Outcome {
  readonly parts: readonly [number, number];
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
  const isNamed = ({ parts: [left, right], outcome }: Composed) =>
    isAmount(outcome) &&
    (isAmount(left) || isAmount(right)) &&
    [left, right].every((at) => !MOVES.some((role) => names[at]!.includes(role)));
  return listOutcomes(names.length).find((found) => isNamed(found) && deducts(records, found)) ?? null;
}

/**
 * Returns what is billed of what was bought; `null` where nothing says so. Most rows are billed at once, none at more than it
 * cost, and the list prints no balances and no column for what comes in.
 */
export function findBilled(records: Values, names: readonly (readonly ColumnRole[])[]): Outcome | null {
  if (names.some((roles) => roles.includes('balance') || roles.includes('credit'))) return null;
  const bought = names.findIndex((roles) => roles[0] === 'amount');
  const billed = names.findLastIndex(([role]) => role === 'amount' || role === 'debit');
  if (bought < 0 || bought >= billed) return null;
  // totals are of what is billed alone
  const rows = records.filter((record) => record[bought] !== null);
  const isPart = (record: Values[number]) => Math.abs(record[billed] ?? Infinity) <= Math.abs(record[bought]!);
  const same = rows.filter((record) => record[billed] === record[bought]);
  if (rows.length < LEAST_ROWS || !rows.every(isPart) || same.length * 2 <= rows.length) return null;
  return { parts: [bought], outcome: billed };
}

const MOVES: readonly ColumnRole[] = ['balance', 'debit', 'credit'];

function listOutcomes(columns: number): Composed[] {
  const found: Composed[] = [];
  for (let outcome = 0; outcome < columns; outcome++) {
    for (let left = 0; left < columns; left++) {
      for (let right = left + 1; right < columns; right++)
        if (left !== outcome && right !== outcome) found.push({ parts: [left, right], outcome });
    }
  }
  return found;
}

function multiplies(records: Values, { parts, outcome }: Composed, scale: number): boolean {
  return holds(records, [...parts, outcome], (left, right, result) => {
    const [a, b, c] = [Math.abs(left), Math.abs(right), Math.abs(result)];
    // one share costs its price: that says nothing
    if (a === scale || b === scale) return null;
    return Math.abs(a * b - c * scale) * 100 <= c * scale * ROUNDING_PERCENT;
  });
}

function deducts(records: Values, { parts, outcome }: Composed): boolean {
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
