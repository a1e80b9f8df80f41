/**
 * Lists below each other whose columns of balances have different names, as those of a wallet and of the savings within it:
 *
 *   Date     Amount    Wallet Balance
 *   09/05     12.84            112.02
 *   Date     Amount    Pot Balance
 *   03/05     50.00             50.00     ← no amount leads there from 112.02
 *
 * Known weakness: lists that print no balance beside each row.
 */
import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import type { Notation } from '../../tokens/notation.ts';
import type { Table } from '../read-table.ts';
import { listBalances, runsOn } from './find-headed-lists.ts';

/** Line indexes at which lists behind the first start. `told`: starts that something else names. */
export function findRenamedBalances(
  tables: readonly Table[],
  notation: Notation,
  told: readonly number[],
): readonly number[] {
  const chained = tables.filter(({ rows }) => rows.some(({ kind }) => kind === 'transaction'));
  return chained.slice(1).flatMap((lower, at) => {
    const upper = chained[at]!;
    const names = [upper, lower].map(nameOfBalances);
    if (names.includes(null) || names[0] === names[1] || ![upper, lower].every(isProved)) return [];
    const [last, first] = [listBalances([upper], notation).at(-1)!, listBalances([lower], notation)[0]!];
    const start = last.row.lines.at(-1)! + 1;
    const isTold = told.some((other) => other >= start && other <= first.row.firstLine);
    return isTold || runsOn(last, first, notation) ? [] : [start];
  });
}

function nameOfBalances({ columns, use }: Table): string | null {
  const text = use.balance === null ? null : (columns[use.balance]?.headerText ?? null);
  return text === null ? null : normaliseLabel(text);
}

/** Every balance is the one before it and the amount beside it. */
function isProved({ choice: { holds, tested } }: Table): boolean {
  return tested > 0 && holds === tested;
}
