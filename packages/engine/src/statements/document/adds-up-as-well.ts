/**
 * Decides between two results of the same pages in another order: whether the first is proved as far as the second, and nothing
 * refutes it.
 */
import type { DraftResult } from '@extracto/model';

export function addsUpAsWell(one: DraftResult, other: DraftResult): boolean {
  const gained = countProvedRows(one) - countProvedRows(other);
  return gained > 0 || (gained === 0 && !isRefuted(one));
}

function countProvedRows({ statements }: DraftResult): number {
  return statements.reduce(
    (sum, { verification, transactions }) => sum + (verification.status === 'verified' ? transactions.length : 0),
    0,
  );
}

function isRefuted({ statements }: DraftResult): boolean {
  return statements.some(({ verification }) => verification.status === 'mismatch');
}
