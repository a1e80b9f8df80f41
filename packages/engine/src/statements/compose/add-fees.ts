/**
 * A fee in a column of its own is part of what a row moves where its balance says so:
 *
 *   Date     Description        Fees   Money out    Balance
 *   18 Dec   ELECTRICITY                  390.00   1,610.00
 *   19 Dec   CASH WITHDRAWAL    3.00      350.00   1,257.00      ← moves 353.00
 *
 * Decided for each column of fees at once; where the balances leave the fee out of any row, it is no part of the rows.
 */
import type { Minor } from '@extracto/model';
import type { MoneyToken } from '../../lines/reading.ts';
import { minorOf, type Notation } from '../../tokens/notation.ts';
import type { PrintedAmount } from '../interpret/amounts.ts';
import type { Table } from '../read-table.ts';
import type { PlacedRow } from './statement-parts.ts';

/** In the same order, amounts with their fees; `placed` itself where no balance needs one. */
export function addFees(placed: PlacedRow[], notation: Notation): PlacedRow[] {
  const added = new Map<number, PlacedRow>();
  for (const table of new Set(placed.map((place) => place.table))) {
    const fees = table.use.balance === null ? [] : feeColumns(table);
    const rows = fees.length === 0 ? [] : placed.filter((place) => place.table === table);
    for (const column of fees) for (const place of withFees(rows, column, notation)) added.set(place.at, place);
  }
  return added.size === 0 ? placed : placed.map((place) => added.get(place.at) ?? place);
}

/** Named, and none of the rows' own amounts; one with few values is read as texts. */
function feeColumns({ columns, roles }: Table): number[] {
  return columns.flatMap(({ kind, candidates }, index) =>
    (kind === 'text' ? candidates[0] === 'ignored' : candidates.length > 0 && roles.get(index) === 'ignored')
      ? [index]
      : [],
  );
}

function feeToken({ row, table }: PlacedRow, column: number): MoneyToken | undefined {
  const { kind, span } = table.columns[column]!;
  if (kind === 'money') return row.money.get(column);
  return row.unassigned.find(({ box }) => box[0] >= span.x0 && box[2] <= span.x1);
}

interface Charged {
  readonly place: PlacedRow;
  readonly amount: PrintedAmount;
  readonly token: MoneyToken;
  readonly fee: Minor;
  /** Between the balances of the row and of the one above it or below it; `null` where one of them is not printed. */
  readonly steps: readonly (Minor | null)[];
}

/** The rows of a table whose amounts change; empty where the balances do not lead from row to row with the fees. */
function withFees(rows: readonly PlacedRow[], column: number, notation: Notation): PlacedRow[] {
  const charged = rows.flatMap((place, index): Charged[] => {
    const token = feeToken(place, column);
    const fee = token === undefined ? null : minorOf(token, notation);
    const { amount } = place.entry;
    if (token === undefined || fee === null || fee === 0 || amount === null || amount.magnitude === 0) return [];
    return [
      { place, amount, token, fee, steps: [rows[index - 1], rows[index + 1]].map((other) => stepOf(place, other)) },
    ];
  });
  const isMoved = (of: Charged, value: Minor, direction: number) => of.steps[direction] === value;
  for (const direction of [0, 1]) {
    if (charged.some((of) => isMoved(of, of.amount.magnitude, direction))) continue;
    const signs = charged.map((of) => SIGNS.find((sign) => isMoved(of, moves(of, sign), direction)) ?? null);
    const [known, ...others] = signs.filter((sign) => sign !== null);
    if (known === undefined) continue;
    const usual = others.every((sign) => sign === known) ? known : null;
    return charged.flatMap((of, index) => addFee(of, signs[index] ?? signOf(of) ?? usual));
  }
  return [];
}

const SIGNS = [1, -1] as const;
type Sign = (typeof SIGNS)[number];

function moves({ amount, fee }: Charged, sign: Sign): Minor {
  return amount.magnitude + sign * fee;
}

/** A fee adds to what goes out and lowers what comes in; `null` for a column of both. */
function signOf({ amount: { columnRole } }: Charged): Sign | null {
  if (columnRole === 'amount') return null;
  return columnRole === 'debit' ? 1 : -1;
}

/** `null` where neither the balances nor the column tell what the fee does. */
function addFee(of: Charged, sign: Sign | null): PlacedRow[] {
  if (sign === null) return [];
  const { place, amount, token } = of;
  const unassigned = place.row.unassigned.filter((other) => other !== token);
  const entry = { ...place.entry, amount: { ...amount, magnitude: moves(of, sign) } };
  return [{ ...place, row: { ...place.row, unassigned }, entry }];
}

function stepOf({ entry: { balance } }: PlacedRow, other: PlacedRow | undefined): Minor | null {
  const from = other?.entry.balance ?? null;
  return balance === null || from === null ? null : Math.abs(balance - from);
}
