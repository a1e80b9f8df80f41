/**
 * Two columns of which each row fills one are what comes in and what goes out, whatever they are called: "You spent" beside "You paid us",
 * "Achats" beside "Paiements", which elsewhere are both words for what goes out.
 */
import type { Minor } from '@extracto/model';
import type { ColumnRole } from '../../lines/reading.ts';

/**
 * Their positions, left to right; `null` without such a pair, where the names tell the two apart, or where both name an amount.
 * `isMoney`: whether a column prints what is certainly an amount, and not numbers of documents alone.
 */
export function findSides(
  records: readonly (readonly (Minor | null)[])[],
  candidates: readonly (readonly ColumnRole[])[],
  isMoney: (column: number) => boolean,
): readonly [number, number] | null {
  const open = candidates.flatMap((named, index) =>
    named.includes('balance') || named.includes('ignored') ? [] : [index],
  );
  const [left, right] = open;
  if (left === undefined || right === undefined || open.length > 2 || !isMoney(left) || !isMoney(right)) return null;
  const [one, other] = [candidates[left]!, candidates[right]!];
  const isAlike =
    one.length === 0 || other.length === 0 || (isSideAlone(one) && one[0] === other[0] && isSideAlone(other));
  if (!isAlike) return null;
  const filled = records.filter((record) => record[left] != null || record[right] != null);
  const ofOne = filled.filter((record) => record[left] != null);
  const isBoth = ofOne.some((record) => record[right] != null);
  return isBoth || ofOne.length === 0 || ofOne.length === filled.length ? null : [left, right];
}

function isSideAlone(named: readonly ColumnRole[]): boolean {
  return named.length === 1 && (named[0] === 'debit' || named[0] === 'credit');
}
