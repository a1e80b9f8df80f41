/**
 * Drops lists that print the money of another list again, summed up by day, as the computation of interest does: such a list
 * has no words, and its debits and credits come to what those of the other list come to.
 *
 *   Date      Value     Description     Debit    Credit       Value     Debit   Credit   Balance   Days
 *   02.10.    01.10.    GROCER          48.75                 01.10.    57.75              42.25      2
 *   03.10.    01.10.    BAKER            9.00                 03.10.            100.00    142.25      1
 *   03.10.    03.10.    SALARY                   100.00
 */
import type { Minor } from '@extracto/model';
import type { Row } from '../../tables/rows/build-rows.ts';
import { minorOf, type Notation } from '../../tokens/notation.ts';
import type { Table } from '../read-table.ts';

const WORD = /\p{L}{2}/u;

/** Returns the other tables, in the same order. */
export function dropDaySums(tables: readonly Table[], notation: Notation): readonly Table[] {
  const wordless = tables.filter(isWordless);
  if (wordless.length === 0 || wordless.length === tables.length) return tables;
  const worded = tables.filter((table) => !wordless.includes(table));
  const listed = [worded, ...worded.map((table) => [table])].map((list) => sumSides(list, notation));
  const repeats = (table: Table) => {
    const { debits, credits } = sumSides([table], notation);
    return debits > 0 && credits > 0 && listed.some((list) => list.debits === debits && list.credits === credits);
  };
  return tables.filter((table) => !wordless.includes(table) || !repeats(table));
}

/** Apart from its title and the names of its columns. */
function isWordless({ rows }: Table): boolean {
  const transactions = rows.filter(isTransaction);
  return transactions.length > 0 && !transactions.some(({ texts }) => texts.some((text) => WORD.test(text)));
}

function isTransaction({ kind }: Row): boolean {
  return kind === 'transaction';
}

/** By the column alone: what both columns of a row say counts on both sides. */
function sumSides(tables: readonly Table[], notation: Notation) {
  const sums = { debits: 0 as Minor, credits: 0 as Minor };
  for (const { rows, roles } of tables) {
    for (const row of rows.filter(isTransaction)) {
      for (const [column, token] of row.money) {
        const amount = minorOf(token, notation) ?? 0;
        if (roles.get(column) === 'debit') sums.debits += amount;
        if (roles.get(column) === 'credit') sums.credits += amount;
      }
    }
  }
  return sums;
}
