/** A label with its value, as the readers of fields hand it on; boxes in points. */
import type { Box, Word } from '@extracto/model';
import type { DateToken, MoneyToken, TokenLine } from '../lines/reading.ts';
import type { TextSegment } from '../lines/segments.ts';

export interface Field {
  readonly label: string;
  readonly line: TokenLine;
  /** Words of the label, 0-based and half open. */
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  readonly money: readonly MoneyToken[];
  readonly dates: readonly DateToken[];
  /** Text of the value, '' when the label stands alone. */
  readonly text: string;
  readonly textBox: Box | null;
  readonly textLine: TokenLine;
  /**
   * What stands below the label when words without figures stand beside it: in a row of headings those words are the
   * next heading. `null` in other cases.
   */
  readonly below: ValueBelow | null;
  /** A number of rows in brackets right behind the label, `null` when there is none. */
  readonly count: { readonly word: Word; readonly value: number } | null;
}

export interface ValueBelow {
  readonly text: string;
  readonly textBox: Box;
  readonly textLine: TokenLine;
}

export interface ValueCell {
  readonly line: TokenLine;
  readonly segment: TextSegment;
  /** Dates between heading and value, which are the heading's; `null` where there are none. */
  readonly days: readonly DateToken[] | null;
}

export interface LabelSpan {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}
