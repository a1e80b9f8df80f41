import { type Convention, sectionSign } from '../stages/interpret/amounts.ts';
import type { WeighedType } from '../stages/metadata/weigh-account-type.ts';
import type { PlacedRow } from './statement-parts.ts';

interface Evidence {
  readonly type: WeighedType | null;
  readonly rows: readonly PlacedRow[];
  readonly convention: Convention;
  readonly polarity: 1 | -1;
  /** The balances are below zero, and a stated debt does not tell what that means. */
  readonly turned: boolean;
}

/**
 * The same figures fit an account that holds money and one that owes it, with all signs reversed. The page tells them
 * apart when it states the kind of account, or when it prints the direction of a row: a named debit or credit column, a
 * mark, a plus, a heading that means the same on both. Without any of these the signs are a guess and prove nothing. That
 * money is owed must be stated: else a column of debits that raise the balance may have the name of the other.
 */
export function isSignGuessed({ type, rows, convention, polarity, turned }: Evidence): boolean {
  if (!turned && type?.certainty === 'stated') return false;
  const moved = rows.filter(({ entry }) => (entry.amount?.magnitude ?? 0) !== 0);
  if (type === null && polarity === -1) return moved.length > 0;
  return moved.length > 0 && !moved.some((row) => showsDirection(row, convention));
}

function showsDirection({ row, table, entry }: PlacedRow, convention: Convention): boolean {
  const { columnRole, token } = entry.amount!;
  if (token.marker !== null || token.sign === 1) return true;
  if (columnRole !== 'amount') return table.columns.some(({ candidates }) => candidates[0] === columnRole);
  const [held, owed] = [sectionSign(row.sections, false), sectionSign(row.sections, true)];
  return convention === 'bySection' && held !== 0 && held === owed;
}
