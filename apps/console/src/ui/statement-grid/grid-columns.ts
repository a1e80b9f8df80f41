import type { Transaction } from '@extracto/model';

export type GridColumn = 'date' | 'description' | 'amount' | 'balance';

export interface GridPlace {
  /** 0-based, in printed order. */
  readonly row: number;
  readonly column: GridColumn;
}

export const GRID_COLUMNS: readonly {
  readonly name: GridColumn;
  readonly title: string;
  readonly isMoney: boolean;
  readonly read: (transaction: Transaction) => string | null;
}[] = [
  { name: 'date', title: 'Date', isMoney: false, read: ({ date }) => date },
  { name: 'description', title: 'Description', isMoney: false, read: ({ description }) => description },
  { name: 'amount', title: 'Amount', isMoney: true, read: ({ amount }) => amount },
  { name: 'balance', title: 'Balance', isMoney: true, read: ({ balance }) => balance },
];
