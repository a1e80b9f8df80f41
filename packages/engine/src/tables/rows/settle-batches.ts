/**
 * The single payments of a batch, printed without dates below its row, are no rows: the amount of the row says what they come to.
 *
 *   13.05.2024   Collective credit (2 payments)   454.60
 *                Payment 1   HOFER                111.14      ← moves nothing
 *                Payment 2   AMMANN               343.46      ←
 *
 * Believed only where each run of undated amounts adds up to the dated amount above it: in a list that prints a day once, no run does.
 */
import { minorOf, type Notation } from '../../tokens/notation.ts';
import type { ColumnUse, Item } from './row.ts';

interface Part {
  readonly index: number;
  readonly column: number;
  readonly value: number;
}

/** Items in the same order. The payments stay lines of their own, so that words below them belong to them and not to the batch. */
export function settleBatches(items: readonly Item[], use: ColumnUse, notation: Notation | null): readonly Item[] {
  const { date } = use;
  if (date === null || notation === null) return items;
  const found: Part[] = [];
  let [batch, run]: [Part | null, Part[]] = [null, []];
  let hasSeveral = false;
  for (let index = 0; index <= items.length; index++) {
    const item = items[index];
    const isRow = item?.kind === 'anchor';
    if (isRow && !item.record.dates.has(date)) {
      const part = readPart(item, index, use, notation);
      if (part === null) return items;
      run.push(part);
    } else if (item === undefined || isRow) {
      if (run.length > 0 && !addsUp(batch, run)) return items;
      hasSeveral ||= run.length > 1;
      found.push(...run);
      [batch, run] = [item === undefined ? null : readPart(item, index, use, notation), []];
    }
  }
  const parts = new Set(hasSeveral ? found.map(({ index }) => index) : []);
  return parts.size === 0 ? items : items.map((item, at) => (parts.has(at) ? { ...item, kind: 'total' } : item));
}

/** `null` where the line prints another figure than one amount, such as a balance. */
function readPart({ record: { money } }: Item, index: number, { amounts }: ColumnUse, notation: Notation): Part | null {
  const { column, value: token, rest } = money;
  if (rest === null || rest.rest !== null || !amounts.has(column)) return null;
  const value = minorOf(token, notation);
  return value === null ? null : { index, column, value };
}

function addsUp(batch: Part | null, run: readonly Part[]): boolean {
  const sum = run.reduce((total, { value }) => total + value, 0);
  return batch !== null && sum === batch.value && run.every(({ column }) => column === batch.column);
}
