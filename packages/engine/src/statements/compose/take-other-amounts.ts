/**
 * Two columns of amounts print the same on most rows and differ where somebody bore a part of the payment. Returns the tables with
 * the column that was not taken, `null` where no table has one; whether the balances ask for it is for the caller to say.
 *
 *   Date         Description       Amount     Net amount
 *   12/24/2024   MCDONALDS         -65.95         -64.02      ← the account paid 64.02
 *   12/21/2024   DOLLAR STORE      -31.31         -31.31
 */
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import type { MoneyRole } from '../interpret/assign-roles.ts';
import type { Table } from '../read-table.ts';

/** Each table in its place. `null`: none has such a column. */
export function takeOtherAmounts(tables: readonly Table[], notation: Notation): readonly Table[] | null {
  const turned = tables.map((table) => turnTable(table, notation));
  return turned.some((table, at) => table !== tables[at]) ? turned : null;
}

function turnTable(table: Table, notation: Notation): Table {
  const { roles, columns, use } = table;
  const [taken] = [...use.amounts].filter((column) => roles.get(column) === 'amount');
  if (taken === undefined) return table;
  const other = [...roles.keys()].find(
    (column) =>
      column !== taken && columns[column]!.candidates[0] === 'amount' && isTwin(table, taken, column, notation),
  );
  if (other === undefined) return table;
  const swapped = new Map<number, MoneyRole>([...roles, [taken, 'ignored'], [other, 'amount']]);
  return { ...table, roles: swapped, use: { ...use, amounts: new Set([other]) } };
}

/** Every row has both, more than half of them the same twice. */
function isTwin({ rows }: Table, taken: number, other: number, notation: Notation): boolean {
  const listed = rows.filter(({ kind, money }) => kind === 'transaction' && money.has(taken));
  const pairs = listed.flatMap(({ money }) => {
    const token = money.get(other);
    return token === undefined ? [] : [[signedMinor(money.get(taken)!, notation), signedMinor(token, notation)]];
  });
  const same = pairs.filter(([left, right]) => left === right);
  return pairs.length === listed.length && same.length < pairs.length && same.length * 2 > pairs.length;
}
