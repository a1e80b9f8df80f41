/** The nouns of the figures that are held against the rows, before they become controls of the result. */
import type { Box, Control, DraftTransaction, Minor, PlainDate } from '@extracto/model';
import type { PrintedMoney } from './collect-printed.ts';
import type { Range, RowRanges } from './list-ranges.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

export interface Listed {
  readonly parts: StatementParts;
  /** Every row of the tables in printed order, balances and totals among them. */
  readonly placed: readonly PlacedRow[];
  readonly printed: PrintedMoney;
  /** 0-based place of a row among the transactions of the result, −1 for none. */
  readonly indexOf: (place: PlacedRow) => number;
  /** Needed only where a total or a number of rows is printed. */
  readonly findRanges: () => RowRanges;
  readonly transactions: readonly DraftTransaction[];
  readonly money: (value: Minor) => string;
}

/** What is told of a figure; the rest of a control follows from it. */
export interface ControlFigure {
  readonly kind: Control['kind'];
  readonly label: string;
  readonly value: Minor;
  readonly token: { readonly box: Box; readonly text: string };
  readonly pageNumber: number;
  readonly direction?: Control['direction'];
  readonly date?: PlainDate | null;
  readonly ranges?: readonly Range[];
  /** Its label may mean something else. */
  readonly isWeak?: boolean;
}
