/**
 * Rows that the search left out because the balances agree without them: whether something besides the sums shows that they
 * are no part of the list. A row that was printed or read twice fits as well when it is left out.
 */
import type { PlacedRow } from './statement-parts.ts';

/** They repeat a row of their own table, or stand between rows of it under the same heading. `placed` is in printed order. */
export function mayBelong(leftOut: readonly PlacedRow[], placed: readonly PlacedRow[]): boolean {
  const [first] = leftOut;
  if (first === undefined) return false;
  const beside = placed.filter(({ row, table }) => table === first.table && row.kind === 'transaction');
  const left = new Set(leftOut);
  const kept = beside.filter((row) => !left.has(row));
  // rows of a status stand among the others, and a column says what they are
  const isBlock = kept.every(({ row }) => row.block !== first.row.block);
  if (!isBlock) return false;
  const names = new Set(kept.map(nameRow));
  return leftOut.some((row) => names.has(nameRow(row))) || standsBetween(leftOut, beside);
}

/** The same of two rows that print the same amount and the same dates. */
function nameRow({ row, entry }: PlacedRow): string {
  const dates = row.dates
    .values()
    .map(({ text }) => text)
    .join(' ');
  return `${entry.amount?.magnitude} ${dates}`;
}

function standsBetween(leftOut: readonly PlacedRow[], beside: readonly PlacedRow[]): boolean {
  const [before, after] = [beside[beside.indexOf(leftOut[0]!) - 1], beside[beside.indexOf(leftOut.at(-1)!) + 1]];
  return before !== undefined && after !== undefined && before.row.sections === after.row.sections;
}
