import type { Table } from '../read-table.ts';
import type { TokenLine } from '../reading.ts';
import type { Fact } from '../stages/metadata/find-facts.ts';
import { isLookAlike, isTransactionTable } from './is-transaction-table.ts';

/** Lines that some reading accounts for: rows of any table that is understood, and labelled figures. */
export function explainedLines(tables: readonly Table[], facts: readonly Fact[]): ReadonlySet<number> {
  const rows = tables
    .filter((table) => isTransactionTable(table) || isLookAlike(table))
    .flatMap((table) => table.rows.flatMap((row) => row.lines));
  return new Set([
    ...rows,
    ...facts.filter((fact) => fact.money.length > 0).flatMap((fact) => [fact.line.index, fact.textLine.index]),
  ]);
}

/** Starts with a date, has words and an amount: a reader of the page would call it a transaction. */
export function isUnreadRow(line: TokenLine, explained: ReadonlySet<number>): boolean {
  if (explained.has(line.index) || line.dates[0]?.from !== 0) return false;
  return line.money.some((token) => token.strong) && line.words.some((word) => /\p{L}{3}/u.test(word.text));
}
