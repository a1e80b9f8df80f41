/**
 * A list of running balances without the one before them proves the sign of each amount but the first. That one is signed as rows
 * with its words are, else as its words say, else as most rows are, and stays ambiguous.
 *
 *   03/03/2026   SHOPEE PAYMENT        250.00    4,750.00      −, as the payment of rent below
 *   05/03/2026   SALARY              3,500.00    8,250.00
 *   20/03/2026   RENT PAYMENT        1,500.00    6,750.00
 */
import type { Minor } from '@extracto/model';
import { directionOf } from '../../knowledge/direction-of.ts';
import { foldText } from '../../knowledge/normalise-label.ts';
import { isUnsigned } from '../interpret/amounts.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PlacedRow } from './statement-parts.ts';
import { describe } from './to-transaction.ts';
import { signOfKind } from './told-by-kinds.ts';

/** `settled`: one amount for each of `rows`. */
export function leanFirstRow(rows: readonly PlacedRow[], settled: Settlement): Settlement {
  if (!settled.tied || !settled.chained || settled.opening !== null) return settled;
  const at = settled.newestFirst ? rows.findLastIndex(isMoved) : rows.findIndex(isMoved);
  const [row, amount] = [rows[at], settled.amounts[at]];
  if (row === undefined || !amount || !isFree(row)) return settled;
  const sign = leaning(row, rows, settled.amounts);
  if (sign === 0 || sign === Math.sign(amount)) return settled;
  return { ...settled, amounts: settled.amounts.with(at, -amount) };
}

function isMoved({ entry }: PlacedRow): boolean {
  return entry.amount !== null && entry.amount.magnitude !== 0;
}

/** Nothing printed fixes its sign, and no other amount stands between it and its balance. */
function isFree({ entry: { amount, balance } }: PlacedRow): boolean {
  return balance !== null && isUnsigned(amount!);
}

function leaning(row: PlacedRow, rows: readonly PlacedRow[], amounts: readonly (Minor | null)[]): number {
  const own = new Set(wordsOf(row));
  const votes = new Map([...own].map((word) => [word, 0]));
  let most = 0;
  rows.forEach((other, index) => {
    const sign = Math.sign(amounts[index] ?? 0);
    if (other === row || sign === 0) return;
    most += sign;
    for (const word of new Set(wordsOf(other))) if (own.has(word)) votes.set(word, votes.get(word)! + sign);
  });
  const told = votes.values().reduce((sum, vote) => sum + Math.sign(vote), 0);
  return signOfKind(row) ?? (Math.sign(told) || directionOf(describe(row.row, row.table)) || Math.sign(most));
}

function wordsOf({ row, table }: PlacedRow): readonly string[] {
  return foldText(describe(row, table)).match(/\p{L}{3,}/gu) ?? [];
}
