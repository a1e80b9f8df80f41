/**
 * Runs of rows that a printed total can sum, as half-open ranges of transactions: the whole list, each table, each section
 * under a heading, and what stands between two totals.
 */
import type { Row } from '../../tables/rows/build-rows.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { PlacedRow } from './statement-parts.ts';

const { MOST_LISTS, MOST_BEGUN } = STATEMENTS.listRanges;

export type Range = readonly [from: number, to: number];

export interface RowRanges {
  /** For a total outside of the lists. */
  readonly lists: readonly Range[];
  /** For a number of rows, which many a page comes to by chance: a list goes on over the page under the same headers. */
  readonly whole: readonly Range[];
  /** For a total of one kind of rows: each run of rows under headings of that kind. */
  readonly of: (kind: string) => readonly Range[];
  /** For a total on a line of a list: what it stands below, nearest first. */
  readonly above: (total: Row) => readonly Range[];
}

/** `indexOf`: 0-based place of a row among the transactions of the result, −1 for none. */
export function listRanges(placed: readonly PlacedRow[], indexOf: (place: PlacedRow) => number): RowRanges {
  const lists = new Map<string, Range>();
  const above = new Map<Row, readonly Range[]>();
  const open = new Map<string, { key: string; from: number }>();
  const whole = new Map<string, Range>();
  /** Tells whether a heading or a page began since the last total: the rows of one card go on over the page. */
  let begun: number[] = [];
  /** Where the runs of the totals so far began: that of a month may stand below that of a page. */
  const passed: number[] = [];
  let [count, listNumber] = [0, 0];
  let previous: PlacedRow | null = null;
  const close = (group: string, key: string) => {
    const current = open.get(group);
    if (current?.key === key) return;
    if (current !== undefined) keep(group === 'list' ? whole : lists, [current.from, count]);
    open.set(group, { key, from: count });
  };
  for (const place of placed) {
    const { row, table } = place;
    if (previous === null || !isBeside(previous, place)) {
      if (previous !== null && !goesOn(previous, place)) listNumber++;
      close('list', `${listNumber}`);
      const start = `${table.region.lines[0]?.index}`;
      close('table', start);
      close('section', row.sections.join());
      close('block', `${start} ${row.block}`);
      begun.push(count);
    } else if (previous.row.pageNumber !== row.pageNumber) begun.push(count);
    previous = place;
    if (row.kind === 'total') {
      const starts = ['run', 'block', 'section', 'table'].map((group) => open.get(group)?.from ?? 0);
      above.set(
        row,
        [...new Set([...starts, ...[begun, passed].flatMap((from) => from.slice(-MOST_BEGUN)), 0])].map(
          (from): Range => [from, count],
        ),
      );
      // figures of a footer in two columns may look like sums, and end no run
      if (row.label === 'none') begun.push(count);
      else {
        passed.push(open.get('run')?.from ?? 0);
        open.set('run', { key: '', from: count });
        begun = [];
      }
    }
    const index = indexOf(place);
    if (index >= 0) count = index + 1;
  }
  for (const [group, { from }] of open) keep(group === 'list' ? whole : lists, [from, count]);
  const all: Range = [0, count];
  return {
    lists: [all, ...lists.values()].slice(0, MOST_LISTS),
    whole: [all, ...whole.values()].slice(0, MOST_LISTS),
    of: (kind) => listRunsOf(kind, placed, indexOf).slice(0, MOST_LISTS),
    above: (total) => [...(above.get(total) ?? []), all],
  };
}

function listRunsOf(
  kind: string,
  placed: readonly PlacedRow[],
  indexOf: (place: PlacedRow) => number,
): readonly Range[] {
  const runs: [from: number, to: number][] = [];
  for (const place of placed) {
    const index = indexOf(place);
    if (index < 0 || !place.row.sections.includes(kind)) continue;
    const run = runs.at(-1);
    if (run?.[1] === index) run[1] = index + 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}

/** Nothing that ends a run stands between two rows of one block: most rows of a list, which need no names then. */
function isBeside({ row: upper, table }: PlacedRow, { row, table: own }: PlacedRow): boolean {
  return table === own && upper.sections === row.sections && upper.block === row.block;
}

/** On the same page in one table, on the next under the same headers and the same heading. */
function goesOn(previous: PlacedRow, { row, table }: PlacedRow): boolean {
  if (previous.row.sections.join() !== row.sections.join()) return false;
  if (previous.table === table) return true;
  const headers = (of: PlacedRow['table']) => of.columns.map(({ headerText }) => headerText ?? '').join('|');
  return previous.row.pageNumber !== row.pageNumber && headers(previous.table) === headers(table);
}

function keep(lists: Map<string, Range>, range: Range): void {
  if (range[1] > range[0]) lists.set(range.join(' '), range);
}
