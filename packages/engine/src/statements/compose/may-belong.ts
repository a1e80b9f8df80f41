/**
 * Rows that the search left out because the balances agree without them: whether something besides the sums shows that they
 * are no part of the list. A row that was printed or read twice fits as well when it is left out.
 */
import { isUndated } from './list-undated.ts';
import type { PlacedRow } from './statement-parts.ts';

/** They repeat a row of their own table, stand between rows of it under the same heading, or may be of the day above. `placed` is in printed order. */
export function mayBelong(leftOut: readonly PlacedRow[], placed: readonly PlacedRow[]): boolean {
  const [first] = leftOut;
  if (first === undefined) return false;
  const beside = placed.filter(({ row, table }) => table === first.table && row.kind === 'transaction');
  const left = new Set(leftOut);
  const kept = beside.filter((row) => !left.has(row));
  // rows of a status stand among the others, and a column says what they are
  const isBlock = kept.every(({ row }) => row.block !== first.row.block);
  if (!isBlock) return leftOut.every(isUndated) && mayShareDay(leftOut, kept);
  const names = new Set(kept.map(nameRow));
  return leftOut.some((row) => names.has(nameRow(row))) || standsBetween(leftOut, beside);
}

/** A list that never prints a date twice may print it once for all rows of a day; and a row without a date may be doubled. */
function mayShareDay(leftOut: readonly PlacedRow[], kept: readonly PlacedRow[]): boolean {
  const dates = kept.filter((row) => !isUndated(row)).map(nameDates);
  const amounts = new Set(kept.map(({ entry }) => entry.amount?.magnitude));
  return (
    dates.every((date, at) => at === 0 || date !== dates[at - 1]) ||
    leftOut.some(({ entry }) => amounts.has(entry.amount?.magnitude))
  );
}

/** The same of two rows that print the same amount and the same dates. */
function nameRow(place: PlacedRow): string {
  return `${place.entry.amount?.magnitude} ${nameDates(place)}`;
}

function nameDates({ row }: PlacedRow): string {
  return row.dates
    .values()
    .map(({ text }) => text)
    .join(' ');
}

function standsBetween(leftOut: readonly PlacedRow[], beside: readonly PlacedRow[]): boolean {
  const [before, after] = [beside[beside.indexOf(leftOut[0]!) - 1], beside[beside.indexOf(leftOut.at(-1)!) + 1]];
  return before !== undefined && after !== undefined && before.row.sections === after.row.sections;
}
