/**
 * The figures that a reading of the list explains, as magnitudes: every balance that the rows reach, and the sums of the
 * whole, of each table and of each section. A figure that the page names and that is not among them speaks against the
 * reading.
 */
import type { Minor, PlainDate } from '@extracto/model';
import type { Settlement } from '../stages/interpret/settle-amounts.ts';
import type { Row } from '../stages/rows/build-rows.ts';
import type { DatedRow, PlacedRow } from './statement-parts.ts';

export interface ExplainedFigures {
  readonly balances: ReadonlySet<Minor>;
  /** Balances at the end of a day, whatever the order of the list. */
  readonly dayEnds: ReadonlySet<Minor>;
  readonly sums: ReadonlySet<Minor>;
}

interface List {
  /** The rows that the search took, each with its settled amount. */
  readonly rows: readonly PlacedRow[];
  /** All rows of the tables, totals among them. */
  readonly placed: readonly PlacedRow[];
  readonly dated: readonly DatedRow[];
  readonly settled: Settlement;
}

export function explainFigures({ rows, placed, dated, settled }: List): ExplainedFigures {
  return {
    balances: reachBalances(rows, settled),
    dayEnds: closeDays(rows, dated, settled),
    sums: sumUp(rows, placed, settled),
  };
}

function reachBalances(
  rows: readonly PlacedRow[],
  { opening, closing, amounts, newestFirst, polarity }: Settlement,
): Set<Minor> {
  const reached = new Set<Minor>();
  const reach = (value: Minor | null) => value !== null && reached.add(Math.abs(value));
  for (const value of [opening, closing]) reach(value);
  for (const { row, entry } of rows) if (row.kind === 'transaction') reach(entry.balance);
  let balance = opening ?? 0;
  for (const amount of newestFirst ? amounts.toReversed() : amounts) {
    balance += polarity * (amount ?? 0);
    reach(balance);
  }
  return reached;
}

function closeDays(
  rows: readonly PlacedRow[],
  dated: readonly DatedRow[],
  { opening, amounts, polarity }: Settlement,
): Set<Minor> {
  const dateOf = new Map(dated.map(({ row, date }) => [row, date]));
  const movements = new Map<PlainDate, Minor>();
  rows.forEach(({ row }, index) => {
    const date = dateOf.get(row);
    if (date !== undefined) movements.set(date, (movements.get(date) ?? 0) + (amounts[index] ?? 0));
  });
  let balance = opening ?? 0;
  const ends = [...movements.keys()].sort().map((date) => {
    balance += polarity * movements.get(date)!;
    return Math.abs(balance);
  });
  return new Set([Math.abs(opening ?? 0), ...ends]);
}

/** Money in and money out apart, and both together; a run of rows ends where the list prints a total. */
function sumUp(rows: readonly PlacedRow[], placed: readonly PlacedRow[], { amounts }: Settlement): Set<Minor> {
  const runOf = numberRuns(placed);
  const sums = new Map<string, Minor>([['nothing', 0]]);
  rows.forEach(({ row, table }, index) => {
    const amount = amounts[index] ?? 0;
    const start = table.region.lines[0]?.index ?? 0;
    const groups = ['all', `table ${start}`, `section ${row.sections.join()}`, `block ${start} ${row.block}`];
    for (const group of [...groups, `run ${runOf.get(row)}`]) {
      for (const part of [group, `${group} ${amount < 0 ? 'out' : 'in'}`]) {
        sums.set(part, (sums.get(part) ?? 0) + amount);
      }
    }
  });
  return new Set([...sums.values()].map(Math.abs));
}

function numberRuns(placed: readonly PlacedRow[]): Map<Row, number> {
  let run = 0;
  return new Map(placed.map(({ row }) => [row, row.kind === 'total' ? run++ : run]));
}
