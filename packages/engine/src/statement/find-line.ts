import type { Table } from '../read-table.ts';
import type { TokenLine } from '../reading.ts';

/** The line of a table that has this index among all lines, which stand in order: a list of many pages is not walked for each row. */
export function findLine({ region: { lines } }: Table, index: number): TokenLine | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.index < index) low = middle + 1;
    else high = middle;
  }
  return lines[low]?.index === index ? lines[low] : undefined;
}
