/**
 * A fee in a column of its own is part of what a row moves where its balance says so:
 *
 *   Date     Description        Fees   Money out    Balance
 *   18 Dec   ELECTRICITY                  390.00   1,610.00
 *   19 Dec   CASH WITHDRAWAL    3.00      350.00   1,257.00      ← moves 353.00
 *
 * Decided for each column of fees at once, and for fees and the taxes beside them together; where the balances leave the fee
 * out of any row, it is no part of the rows.
 */
import type { Minor } from '@extracto/model';
import type { MoneyToken } from '../../lines/reading.ts';
import type { Row } from '../../tables/rows/row.ts';
import { minorOf, type Notation } from '../../tokens/notation.ts';
import type { PrintedAmount } from '../interpret/amounts.ts';
import type { Table } from '../read-table.ts';
import type { PlacedRow } from './statement-parts.ts';

/** In the same order, amounts with their fees; `placed` itself where no balance needs one. */
export function addFees(placed: PlacedRow[], notation: Notation): PlacedRow[] {
  const added = new Map<number, PlacedRow>();
  for (const table of new Set(placed.map((place) => place.table))) {
    const columns = table.use.balance === null ? [] : feeColumns(table);
    if (columns.length === 0) continue;
    const rows = placed.filter((place) => place.table === table);
    const fees = readFees(rows, table, columns, notation);
    const best = combine([...fees.keys()]).map((some) =>
      withFees(
        rows,
        some.flatMap((column) => fees.get(column)!),
      ),
    );
    const { charged } = best.reduce((most, other) => (other.explained > most.explained ? other : most), NONE);
    for (const place of charged) added.set(place.at, place);
  }
  return added.size === 0 ? placed : placed.map((place) => added.get(place.at) ?? place);
}

/** Each column alone, and each with another: "Fees 1,210   Tax 500" lower the balance by 1,710 more than the amount. */
function combine(columns: readonly number[]): number[][] {
  const pairs = columns.flatMap((left, at) => columns.slice(at + 1).map((right) => [left, right]));
  return [...columns.map((column) => [column]), ...pairs];
}

/** Named, and none of the rows' own amounts; one with few values is read as texts. */
function feeColumns({ columns, roles }: Table): number[] {
  return columns.flatMap(({ kind, candidates }, index) =>
    (kind === 'text' ? candidates[0] === 'ignored' : candidates.length > 0 && roles.get(index) === 'ignored')
      ? [index]
      : [],
  );
}

interface Fee {
  readonly place: PlacedRow;
  readonly column: number;
  readonly token: MoneyToken;
  readonly value: Minor;
}

/** By column, those of columns that have any. Yen and shillings without decimals are fees as well. */
function readFees(
  rows: readonly PlacedRow[],
  { region, columns: all }: Table,
  columns: readonly number[],
  notation: Notation,
): ReadonlyMap<number, readonly Fee[]> {
  const lines = new Map(region.lines.map((line) => [line.index, line]));
  const found = columns.map((column) => {
    const { kind, span } = all[column]!;
    const isWithin = ({ box }: MoneyToken) => box[0] >= span.x0 && box[2] <= span.x1;
    const inTexts = ({ lines: own }: Row) => own.flatMap((line) => lines.get(line)?.money ?? []).find(isWithin);
    const fees = rows.flatMap((place): Fee[] => {
      const token = kind === 'money' ? place.row.money.get(column) : inTexts(place.row);
      const value = token === undefined ? null : minorOf(token, notation);
      return token === undefined || value === null || value === 0 ? [] : [{ place, column, token, value }];
    });
    return [column, fees] as const;
  });
  return new Map(found.filter(([, fees]) => fees.length > 0));
}

interface Charged {
  readonly place: PlacedRow;
  readonly amount: PrintedAmount;
  readonly fees: readonly Fee[];
  /** All of them. */
  readonly fee: Minor;
  /** Between the balances of the row and of the one above it or below it; `null` where one of them is not printed. */
  readonly steps: readonly (Minor | null)[];
}

interface Reading {
  readonly charged: readonly PlacedRow[];
  /** Rows whose balances the fees explain. */
  readonly explained: number;
}

const NONE: Reading = { charged: [], explained: 0 };

/** The rows of a table whose amounts change; none where the balances do not lead from row to row with the fees. */
function withFees(rows: readonly PlacedRow[], fees: readonly Fee[]): Reading {
  const ofRow = Map.groupBy(fees, ({ place }) => place);
  const charged = rows.flatMap((place, index): Charged[] => {
    const fees = ofRow.get(place);
    const { amount } = place.entry;
    if (fees === undefined || amount === null || amount.magnitude === 0) return [];
    const fee = fees.reduce((sum, { value }) => sum + value, 0);
    return [
      { place, amount, fees, fee, steps: [rows[index - 1], rows[index + 1]].map((other) => stepOf(place, other)) },
    ];
  });
  // a row that a fee brings to nothing says nothing of it
  const isMoved = (of: Charged, value: Minor, direction: number) => value !== 0 && of.steps[direction] === value;
  const isLeftOut = (direction: number) => charged.filter((of) => isMoved(of, of.amount.magnitude, direction));
  const isNone = [0, 1].some((direction) => isLeftOut(direction).length * 2 > charged.length);
  for (const direction of isNone ? [] : [0, 1]) {
    if (isLeftOut(direction).length > 0) continue;
    const signs = charged.map((of) => SIGNS.find((sign) => isMoved(of, moves(of, sign), direction)) ?? null);
    const [known, ...others] = signs.filter((sign) => sign !== null);
    if (known === undefined) continue;
    const usual = others.every((sign) => sign === known) ? known : null;
    return {
      charged: charged.flatMap((of, index) => addFee(of, signs[index] ?? signOf(of) ?? usual)),
      explained: others.length + 1,
    };
  }
  return NONE;
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
  const { place, amount, fees } = of;
  const unassigned = place.row.unassigned.filter((other) => !fees.some(({ token }) => token === other));
  const entry = { ...place.entry, amount: { ...amount, magnitude: moves(of, sign) } };
  return [{ ...place, row: { ...place.row, unassigned }, entry, fees }];
}

/** What lies between their balances; `null` where one of them is not printed. */
export function stepOf({ entry: { balance } }: PlacedRow, other: PlacedRow | undefined): Minor | null {
  const from = other?.entry.balance ?? null;
  return balance === null || from === null ? null : Math.abs(balance - from);
}
