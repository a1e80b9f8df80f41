/**
 * Words of the rows that say which way the money went, whatever the account is: a salary comes in and a fee goes out, on a card as
 * on an account that holds money.
 *
 *   03 MAR  PAYROLL INC        1,200.00      +
 *   05 MAR  MONTHLY FEE           −4.00      −
 */
import type { Minor, Transaction } from '@extracto/model';
import { directionOf } from '../../knowledge/direction-of.ts';
import { findKind } from '../../knowledge/transaction-kinds.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { PlacedRow } from './statement-parts.ts';
import { describe, textOf } from './to-transaction.ts';

const { FEWEST_TOLD, MOST_AGREED } = STATEMENTS.settleRows;

/**
 * Cash, transfers, interest and reversals go both ways, and so do a card payment and a direct debit: with either a debt is paid.
 */
const SIGN: Partial<Record<NonNullable<Transaction['kind']>, 1 | -1>> = {
  salary: 1,
  fee: -1,
};

/**
 * True when each row that says its direction has the sign of it: two rows, or one of a list in which money goes both ways.
 * `amounts`: one for each of `rows`.
 */
export function areSignsTold(rows: readonly PlacedRow[], amounts: readonly (Minor | null)[]): boolean {
  const told = rows.flatMap((row, index) => {
    const amount = amounts[index];
    const sign = amount ? signOfKind(row) : null;
    return sign === null ? [] : [sign * amount! > 0];
  });
  const ways = new Set(amounts.filter((amount) => amount).map((amount) => amount! > 0));
  return told.length + ways.size > 2 && told.length > 0 && told.every((isTold) => isTold);
}

/**
 * The texts of at least so many rows begin with words of money that comes in or goes out, and all go that way: "Transfer from" and
 * "Withdrawal" are said of no debt.
 */
export function areWaysTold(rows: readonly PlacedRow[], amounts: readonly (Minor | null)[]): boolean {
  const told = waysOf(rows, amounts).filter((way) => way !== 0);
  return told.length >= FEWEST_TOLD && told.every((way) => way > 0);
}

/** Nearly all rows that begin with such words go the other way. */
export function areWaysOpposed(rows: readonly PlacedRow[], amounts: readonly (Minor | null)[]): boolean {
  return sayOpposite(waysOf(rows, amounts));
}

/** Returns 1 for a row whose words and amount go one way, −1 where they go two, and 0 where one of them says nothing. */
function waysOf(rows: readonly PlacedRow[], amounts: readonly (Minor | null)[]): readonly number[] {
  return rows.map(({ row, table }, at) => directionOf(describe(row, table)) * Math.sign(amounts[at] ?? 0));
}

/** Wages go out: nobody is paid from a debt. `amounts`: one for each of `rows`. */
export function arePaidWages(rows: readonly PlacedRow[], amounts: readonly (Minor | null)[]): boolean {
  return rows.some((row, index) => (amounts[index] ?? 0) < 0 && signOfKind(row) === 1);
}

/** `ways`: of each row the direction that its words say times that of its amount. Nearly always they say the opposite. */
export function sayOpposite(ways: readonly number[]): boolean {
  const [agreed, refuted] = [ways.filter((way) => way > 0).length, ways.filter((way) => way < 0).length];
  return refuted >= FEWEST_TOLD && agreed * MOST_AGREED <= refuted;
}

/** `null` where its words say no direction. */
export function signOfKind({ row, table }: PlacedRow): 1 | -1 | null {
  const kind = findKind([textOf(row, table, 'type') ?? '', describe(row, table)].join(' '));
  return kind === null ? null : (SIGN[kind] ?? null);
}
