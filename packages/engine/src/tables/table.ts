/** The shape of a table while the stages work on it. Types only; no decisions are taken here. */
import type { Box } from '@extracto/model';
import type { ColumnRole, DateToken, Header, MoneyToken, TokenLine } from '../lines/reading.ts';
import type { Cells } from './cells.ts';

/** A header with the lines below it up to the next table; a repeated header on the next page continues it. */
export interface Region {
  readonly header: Header | null;
  readonly lines: readonly TokenLine[];
}

/** An interval on the x axis in points. */
export interface Span {
  readonly x0: number;
  readonly x1: number;
}

export interface TableColumn {
  readonly kind: 'date' | 'money' | 'text';
  /** Roles that the header allows, likeliest first; empty without a header. */
  readonly candidates: readonly ColumnRole[];
  readonly headerText: string | null;
  readonly currencies: readonly string[];
  /** Horizontal range of the values; for a text column, the range in which its words may start. */
  readonly span: Span;
}

/** Columns from left to right. */
export interface TableLayout {
  readonly columns: readonly TableColumn[];
}

/** A body line with its words put into columns. */
export interface Record {
  readonly line: TokenLine;
  /** Money by column index. */
  readonly money: Cells<MoneyToken>;
  readonly dates: Cells<DateToken>;
  /** Text by column index, words joined by one space. */
  readonly texts: Cells<string>;
  /** A cell of text runs on into a column of amounts, as titles and footers do. */
  readonly crosses: boolean;
  /** Amounts on the line that stand in no column. */
  readonly unassigned: readonly MoneyToken[];
}

export function spanOf(box: Box): Span {
  return { x0: box[0], x1: box[2] };
}
