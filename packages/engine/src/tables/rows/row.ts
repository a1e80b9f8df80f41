/** The nouns of this stage: what columns are for, rows, and lines on their way to rows. */
import type { Box } from '@extracto/model';
import type { DateToken, MoneyToken } from '../../lines/reading.ts';
import type { Cells } from '../cells.ts';
import type { Record } from '../table.ts';
import type { RecordLabel } from './label-record.ts';
import type { Mark } from './read-mark.ts';

/** Column roles, by column index. */
export interface ColumnUse {
  readonly amounts: ReadonlySet<number>;
  readonly balance: number | null;
  /** The column of the date that dates the row, `null` when the table has none. */
  readonly date: number | null;
  /** Text columns whose words are the description. */
  readonly description: ReadonlySet<number>;
  /** All columns of dates. */
  readonly dates: ReadonlySet<number>;
  /** Columns of amounts that a header names: the name of a currency may stand below the amount. */
  readonly priced: ReadonlySet<number>;
  /** Text columns that a header names, the description's included: where continuation lines may stand. */
  readonly named: ReadonlySet<number>;
  /** The header names two lines of each row, whose texts are read line by line. */
  readonly isStacked: boolean;
  /** A column of its own for the sign ("S"/"H", "CR"/"DR"). */
  readonly sign: number | null;
}

export interface Row {
  /** `left`: an amount inside the list that no rule makes a transaction; it is reported as unassigned.
   * `beyond`: after the end of the list. */
  readonly kind: 'transaction' | 'balance' | 'total' | 'left' | 'beyond';
  readonly label: RecordLabel;
  readonly pageNumber: number;
  readonly box: Box;
  readonly money: Cells<MoneyToken>;
  readonly dates: Cells<DateToken>;
  /** Dates below the row's own date: on further lines of the row, and on lines that begin no row. */
  readonly laterDates: readonly DateToken[];
  readonly texts: Cells<string>;
  /** Its description line by line, `null` where it is read column by column. */
  readonly inLines: string | null;
  /** Kinds of the section heading above, likeliest first; empty when there is none. */
  readonly sections: readonly string[];
  readonly unassigned: readonly MoneyToken[];
  readonly mark: Mark | null;
  /** Line indexes, in printed order. */
  readonly lines: readonly number[];
  readonly firstLine: number;
  /** Rows between two headings or pieces of running text share a block. */
  readonly block: number;
  /** Rows between two headings share a list, whatever running text stands between them. */
  readonly list: number;
}

export type Kind = 'rate' | 'anchor' | 'rowStart' | 'balance' | 'total' | 'heading' | 'text' | 'blank';

export interface Item {
  readonly record: Record;
  readonly kind: Kind;
  readonly label: RecordLabel;
  readonly sections: readonly string[];
}

/** "-" on a line of its own between the lines of a description: a reference that is not given. */
export function isDash({ kind, record: { texts, money, dates } }: Item): boolean {
  return kind === 'blank' && texts.size + money.size + dates.size === 0;
}

export function isAnchor(item: Item): boolean {
  return item.kind === 'anchor' || item.kind === 'balance' || item.kind === 'total' || item.kind === 'rate';
}
