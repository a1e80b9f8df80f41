/**
 * Tables behind the activity that look like more of it: time deposits, limits, what may be paid in instalments, transfers once
 * more with their purpose. Their rows hide the closing balance, which is sought outside of all rows.
 *
 *   10 Apr   C/F BALANCE                              17,778.00    ← closes the list
 *   Deposit No.   Effective Date   Maturity Date   Principal       ← other columns
 *   001           01 Mar 2026      30 May 2026     50,000.00
 *
 * They are left out when the printed balances agree without all tables from one on, and with them do not.
 */

import { isSure, type Settlement } from '../interpret/settle-amounts.ts';
import { STATEMENTS } from '../thresholds.ts';
import { areTotals } from './are-totals.ts';
import { opensWithTotal, type PrintedEnds } from './opens-with-total.ts';
import { asBeyond, isMoved } from './place-rows.ts';
import type { PlacedRow } from './statement-parts.ts';

const { MOST_TABLES } = STATEMENTS.dropAnnexes;

export interface AnnexFree<Reading> {
  readonly reading: Reading;
  readonly dropped: readonly PlacedRow[];
}

/** Reads `placed` as it is, or with the rows of such tables as beyond the list. */
export function dropAnnexes<Reading extends { readonly settled: Settlement; readonly printed: PrintedEnds }>(
  placed: readonly PlacedRow[],
  read: (placed: readonly PlacedRow[]) => Reading,
): AnnexFree<Reading> {
  const whole = read(placed);
  if (whole.settled.holds) return { reading: whole, dropped: [] };
  const fitting = listAnnexes(placed).flatMap((annex) => {
    const dropped = new Set(annex);
    const kept = placed.filter((place) => !dropped.has(place));
    if (areTotals(kept)) return [];
    const reading = read(placed.map((place) => (dropped.has(place) ? asBeyond(place) : place)));
    return isSure(reading.settled) && !opensWithTotal(reading.settled, reading.printed, placed, annex)
      ? [{ reading, dropped: annex }]
      : [];
  });
  return fitting.length === 1 ? fitting[0]! : { reading: whole, dropped: [] };
}

/** The rows of all tables from one on; what they leave is a list with rows. */
function listAnnexes(placed: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const tables = [...Map.groupBy(placed, ({ table }) => table).values()];
  if (tables.length > MOST_TABLES) return [];
  return tables.flatMap((_, from) => {
    const [list, annex] = [tables.slice(0, from), tables.slice(from)];
    const rows = annex.flat();
    return list.some((table) => table.some(isMoved)) && rows.some(isMoved) && isAnnex(annex, list.flat()) ? [rows] : [];
  });
}

/** Under other names of columns than the list, with no balance that goes on from it or from row to row. */
function isAnnex(annex: readonly (readonly PlacedRow[])[], list: readonly PlacedRow[]): boolean {
  const names = new Set(list.map(namesOfColumns));
  const rows = annex.flat();
  const isOther = annex.every(([first]) => !['', ...names].includes(namesOfColumns(first!)));
  if (!isOther || rows.some(({ row }) => END_LABELS.has(row.label)) || runsOn(rows, list)) return false;
  const [moved, listed] = [rows.filter(isMoved), list.filter(isMoved)];
  const isChained =
    listed.every(({ entry }) => entry.balance !== null) && moved.every((row) => row.entry.balance === null);
  return isChained || moved.length < listed.length;
}

const END_LABELS: ReadonlySet<PlacedRow['row']['label']> = new Set(['opening', 'closing', 'carried']);

function namesOfColumns({ table: { columns } }: PlacedRow): string {
  return columns
    .map(({ headerText }) => headerText ?? '')
    .join(' ')
    .trim();
}

function runsOn(rows: readonly PlacedRow[], list: readonly PlacedRow[]): boolean {
  let last = list.findLast(({ entry }) => entry.balance !== null)?.entry.balance ?? null;
  return rows.some(({ entry: { amount, balance } }) => {
    const isStep = balance !== null && last !== null && Math.abs(balance - last) === amount?.magnitude;
    last = balance ?? last;
    return isStep;
  });
}
