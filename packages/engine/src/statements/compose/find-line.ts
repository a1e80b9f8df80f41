import type { TokenLine } from '../../lines/reading.ts';
import { countUntil } from '../count-until.ts';
import type { Table } from '../read-table.ts';

/** The line of a table that has this index among all lines, which stand in order. */
export function findLine({ region: { lines } }: Table, index: number): TokenLine | undefined {
  const found = lines[countUntil(lines.length, (at) => lines[at]!.index >= index)];
  return found?.index === index ? found : undefined;
}
