/** Rows in another order than the printed one, by what stands in a column. */
import { currencyDecimals, parseMinor, type Transaction } from '@extracto/model';
import type { GridColumn } from '../statement-grid/grid-columns.ts';

export interface RowOrder {
  readonly column: GridColumn;
  readonly descending: boolean;
}

/** A press on a header: up, down, and as printed again. */
export function turnOrder(order: RowOrder | null, column: GridColumn): RowOrder | null {
  if (order?.column !== column) return { column, descending: false };
  return order.descending ? null : { column, descending: true };
}

/** `places` in that order; equal rows stay as printed, and rows without the value come last. */
export function sortRows(
  places: readonly number[],
  transactions: readonly Transaction[],
  { order, currency }: { order: RowOrder | null; currency: string | null },
): readonly number[] {
  if (order === null) return places;
  const decimals = currencyDecimals(currency);
  const read = (place: number): string | number | null => {
    const value = transactions[place]?.[order.column] ?? null;
    if (value === null || order.column === 'date') return value;
    return order.column === 'description' ? value.toLowerCase() : parseMinor(value, decimals);
  };
  const sign = order.descending ? -1 : 1;
  return places.toSorted((left, right) => {
    const [a, b] = [read(left), read(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a === b ? left - right : a < b ? -sign : sign;
  });
}
