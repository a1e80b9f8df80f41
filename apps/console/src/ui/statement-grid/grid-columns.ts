import type { ReviewField, ReviewPlace } from '@extracto/engine/review';
import type { Transaction } from '@extracto/model';

export type GridColumn = ReviewField;
export type GridPlace = ReviewPlace;

/** `12-09` where nothing gives the year. */
function readDay({ date, dateWithoutYear }: Transaction): string | null {
  return date ?? dateWithoutYear?.slice(2) ?? null;
}

export const GRID_COLUMNS: readonly {
  readonly name: GridColumn;
  readonly title: string;
  readonly isMoney: boolean;
  readonly read: (transaction: Transaction) => string | null;
}[] = [
  { name: 'date', title: 'Date', isMoney: false, read: readDay },
  { name: 'description', title: 'Description', isMoney: false, read: ({ description }) => description },
  { name: 'amount', title: 'Amount', isMoney: true, read: ({ amount }) => amount },
  { name: 'balance', title: 'Balance', isMoney: true, read: ({ balance }) => balance },
];
