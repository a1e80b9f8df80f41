/**
 * Tells the list of an app that pays from several accounts and cards: a column of its own names the one that each row was paid
 * from, of which no balance runs beside the rows.
 *
 *   Date        Details              Your account       Amount
 *   28/02/26    Paid to R. Rao       First Bank - 45    - 700.00
 *   23/02/26    Petrol pump          Other Bank - 08    - 130.23
 *
 * Known weakness: one account alone, which an account's own list may name as well.
 */
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';
import { isMoved } from './place-rows.ts';
import type { PlacedRow } from './statement-parts.ts';

const { FEWEST_ROWS, ROWS_A_NAME } = STATEMENTS.namesInstruments;

/** A name, and the last figures of its number: "First Bank - 45", "招商银行信用卡(3371)". */
const INSTRUMENT = /\p{L}{2}.*[\s(*•-](?:\d{2}|\d{4})\)?$/u;

export function namesInstruments(placed: readonly PlacedRow[]): boolean {
  const rows = placed.filter(isMoved);
  if (rows.length < FEWEST_ROWS || rows.some(({ entry }) => entry.balance !== null)) return false;
  return [...Map.groupBy(rows, ({ table }) => table)].every(([table, own]) => hasColumn(table, own));
}

/** Every row has one of a few names, more than one, and some are names of accounts. */
function hasColumn({ columns, use }: Table, rows: readonly PlacedRow[]): boolean {
  return columns.some(({ kind, headerText }, column) => {
    if (kind !== 'text' || headerText === null || use.description.has(column)) return false;
    const names = rows.flatMap(({ row }) => row.texts.get(column) ?? []);
    const distinct = new Set(names);
    const isFew = distinct.size > 1 && distinct.size * ROWS_A_NAME <= names.length;
    return isFew && names.length === rows.length && [...distinct].some((name) => INSTRUMENT.test(name));
  });
}
