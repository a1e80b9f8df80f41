import type { WeighedType } from '../stages/metadata/weigh-account-type.ts';
import { OWED, type PlacedRow } from './statement-parts.ts';

/**
 * With one column of amounts and no plus, mark or debit column, the same figures fit an account that holds money and one
 * that owes it, with all signs reversed. Only the kind of account tells, and a guess about it proves nothing. `turned`: the
 * balances are below zero, and a stated debt does not tell what that means.
 */
export function isSignGuessed(type: WeighedType | null, rows: readonly PlacedRow[], turned: boolean): boolean {
  if (!turned && type !== null && (type.certainty === 'stated' || !OWED.has(type.type))) return false;
  const amounts = rows.flatMap(({ entry }) =>
    entry.amount === null || entry.amount.magnitude === 0 ? [] : [entry.amount],
  );
  const isFree = amounts.every(
    ({ columnRole, token }) => columnRole === 'amount' && token.marker === null && token.sign !== 1,
  );
  return amounts.length > 0 && isFree;
}
