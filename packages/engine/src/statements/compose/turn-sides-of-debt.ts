/**
 * What is paid out of money held is paid towards a debt. On a loan both sides of a table therefore are the others where the
 * balances found them as those of money held, and the names of its columns say so:
 *
 *   Date     Description        Payments   Interest and charges   Amount owed
 *   1 Jan    Direct Debit         845.11                           141,485.06      ← comes in
 *   31 Jan   Interest charged                           535.29     142,020.35      ← goes out
 *
 * "Debit" and "Credit" mean the same on both, and stay.
 */
import { type AccountType, OWED_ACCOUNTS } from '@extracto/model';
import { sectionKinds } from '../../tables/rows/label-record.ts';
import type { TableColumn } from '../../tables/table.ts';
import { sectionSign } from '../interpret/amounts.ts';
import type { Table } from '../read-table.ts';
import { exchangeSides, isSide, OTHER_SIDE, type Side } from './exchange-sides.ts';

/** The same tables where nothing is owed, and those whose names say nothing else. */
export function turnSidesOfDebt(tables: readonly Table[], type: AccountType | null): readonly Table[] {
  return OWED_ACCOUNTS.has(type) ? tables.map(turnSides) : tables;
}

function turnSides(table: Table): Table {
  const sided = table.columns.flatMap((column, at) => {
    const role = table.roles.get(at);
    return isSide(role) ? [{ role, named: sideOnDebt(column) }] : [];
  });
  const isAgainst = sided.some(({ role, named }) => named === OTHER_SIDE[role]);
  return !isAgainst || sided.some(({ role, named }) => named === role) ? table : exchangeSides(table);
}

/** The side that a column of this name is on where money is owed; `null` where the name says none. */
function sideOnDebt({ headerText, candidates: [first] }: TableColumn): Side | null {
  const kinds = headerText === null ? [] : sectionKinds(headerText);
  if (kinds.includes('payments')) return 'credit';
  if (isSide(first)) return first;
  const sign = sectionSign(kinds, true);
  return sign === 0 ? null : sign === 1 ? 'credit' : 'debit';
}
