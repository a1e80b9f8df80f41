/** Rows of all tables of a statement in printed order, each with the amount and the balance that its columns hold. */
import type { Minor } from '@extracto/model';
import type { Row } from '../../tables/rows/build-rows.ts';
import { isNegative, type Notation, signedMinor } from '../../tokens/notation.ts';
import { readAmount, readBalance, withMark } from '../interpret/read-ledger.ts';
import type { LedgerEntry } from '../interpret/settle-amounts.ts';
import { countRows, type Table } from '../read-table.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

export function placeRows(parts: StatementParts, owed: boolean): PlacedRow[] {
  const placed = new Array<PlacedRow>(countRows(parts.tables));
  let at = 0;
  for (const table of parts.tables) {
    for (const row of table.rows) {
      placed[at] = { at, row, table, entry: readEntry(row, table, parts.notation, owed) };
      at++;
    }
  }
  return opposeMarks(placed, owed);
}

/**
 * Where some balances bear the mark of a credit and none that of a debit, the others are debits, if every step from the one kind to the
 * other says so: "5,000.00", then 62,500.00 paid in, then "57,500.00 cr".
 */
function opposeMarks(placed: PlacedRow[], owed: boolean): PlacedRow[] {
  const markerOf = ({ row, table: { use } }: PlacedRow) =>
    use.balance === null ? undefined : row.money.get(use.balance)?.marker;
  const isCredit = (place: PlacedRow) => markerOf(place) === 'credit';
  const isWritten = ({ entry: { balance } }: PlacedRow) => balance !== null && balance !== 0;
  const rows = placed.filter(isWritten);
  const crossings = rows.flatMap((place, at) => {
    const last = rows[at - 1];
    return last === undefined || isCredit(place) === isCredit(last) ? [] : [[last.entry, place.entry] as const];
  });
  const isStep = ([last, { amount, balance }]: (typeof crossings)[number]) =>
    amount !== null && Math.abs(last.balance!) + Math.abs(balance!) === amount.magnitude;
  if (crossings.length === 0 || rows.some((place) => markerOf(place) === 'debit') || !crossings.every(isStep))
    return placed;
  return placed.map((place) => {
    const { balance } = place.entry;
    if (balance === null || isCredit(place) !== owed) return place;
    return { ...place, entry: { ...place.entry, balance: 0 - balance } };
  });
}

function readEntry(row: Row, { roles, use }: Table, notation: Notation, owed: boolean): LedgerEntry {
  return {
    amount: row.kind === 'transaction' ? readAmount(row, roles, notation, owed) : null,
    balance: readBalance(row, use.balance, notation) ?? (row.kind === 'balance' ? loneMoney(row, notation) : null),
  };
}

/** A balance row may print its figure in the amount column. */
function loneMoney(row: Row, notation: Notation): Minor | null {
  const tokens = row.money.values();
  return tokens.length === 1 ? signedMinor(withMark(tokens[0]!, row.mark), notation) : null;
}

/** A transaction with an amount. */
export function isMoved({ row, entry }: PlacedRow): boolean {
  return row.kind === 'transaction' && entry.amount !== null;
}

/** The amount of the line as a balance, with its sign, else its balance; `null` where it prints neither. */
export function figureOf({ entry: { amount, balance } }: PlacedRow): Minor | null {
  if (amount === null) return balance;
  return isNegative(amount.token) ? -amount.magnitude : amount.magnitude;
}

/** The row as a balance that nothing names. */
export function asBalance(place: PlacedRow, balance: Minor | null): PlacedRow {
  return { ...place, row: { ...place.row, kind: 'balance', label: 'none' }, entry: { amount: null, balance } };
}

const NO_ENTRY = { amount: null, balance: null };

/** The row as one that is none of the list. */
export function asBeyond(place: PlacedRow): PlacedRow {
  return { ...place, row: { ...place.row, kind: 'beyond' }, entry: NO_ENTRY };
}

export function isCheckpoint(row: Row, entry: LedgerEntry): boolean {
  return row.kind === 'balance' && entry.balance !== null;
}
