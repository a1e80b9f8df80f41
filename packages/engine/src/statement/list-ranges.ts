/**
 * Runs of rows that a printed total can sum, as half-open ranges of transactions: the whole list, each table, each section
 * under a heading, and what stands between two totals.
 */
import type { Row } from '../stages/rows/build-rows.ts';
import type { PlacedRow } from './statement-parts.ts';

export type Range = readonly [from: number, to: number];

export interface RowRanges {
  /** For a total outside of the lists. */
  readonly lists: readonly Range[];
  /** For a total on a line of a list: what it stands below, nearest first. */
  readonly above: (total: Row) => readonly Range[];
}

/** More lists than these are a misreading, and each total would be compared with all of them. */
const MOST_LISTS = 60;

export function listRanges(placed: readonly PlacedRow[], indexOf: ReadonlyMap<Row, number>): RowRanges {
  const lists = new Map<string, Range>();
  const above = new Map<Row, readonly Range[]>();
  const open = new Map<string, { key: string; from: number }>();
  let count = 0;
  const close = (group: string, key: string) => {
    const current = open.get(group);
    if (current?.key === key) return;
    if (current !== undefined) keep(lists, [current.from, count]);
    open.set(group, { key, from: count });
  };
  for (const { row, table } of placed) {
    const start = `${table.region.lines[0]?.index}`;
    close('table', start);
    close('section', row.sections.join());
    close('block', `${start} ${row.block}`);
    if (row.kind === 'total') {
      const starts = ['run', 'block', 'section', 'table'].map((group) => open.get(group)?.from ?? 0);
      above.set(
        row,
        [...new Set([...starts, 0])].map((from): Range => [from, count]),
      );
      open.set('run', { key: '', from: count });
    }
    if (indexOf.has(row)) count = indexOf.get(row)! + 1;
  }
  for (const { from } of open.values()) keep(lists, [from, count]);
  const whole: Range = [0, count];
  const all = [whole, ...lists.values()].slice(0, MOST_LISTS);
  return { lists: all, above: (total) => [...(above.get(total) ?? []), whole] };
}

function keep(lists: Map<string, Range>, range: Range): void {
  if (range[1] > range[0]) lists.set(range.join(' '), range);
}
