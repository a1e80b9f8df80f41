/**
 * The nouns that pass between the stages. All boxes are points from the top left of the page; all indexes are
 * 0-based; money is an integer of printed digits together with its number of decimals until the scale is known.
 */
import type { Box, Word } from '@extracto/model';

/** Words of one printed line, left to right. */
export interface Line {
  /** The line's own place, when its words were moved to align the groups of a grid. */
  readonly printedBox?: Box;
  readonly pageNumber: number;
  readonly words: readonly Word[];
  readonly box: Box;
  readonly heightPt: number;
}

/** One reading of a number: `digits` with `decimals` of them after the decimal separator. */
export interface NumberReading {
  readonly digits: number;
  readonly decimals: number;
}

export type DecimalMark = 'dot' | 'comma';

/** A money-like run of words. `point`/`comma`: the number if the decimal separator is `.` or `,`; `null` if impossible. */
export interface MoneyToken {
  readonly kind: 'money';
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  readonly readings: Readonly<Record<DecimalMark, NumberReading | null>>;
  /** −1 or +1 when a sign is printed, parentheses count as −1; 0 when none is. */
  readonly sign: -1 | 0 | 1;
  /** A printed credit or debit marker (CR, DR, S, H, …). */
  readonly marker: 'credit' | 'debit' | null;
  /** ISO code candidates of a currency printed with the number, best first. */
  readonly currencies: readonly string[];
  /** Decimals, grouping or a currency are printed: surely an amount. A bare integer is not. */
  readonly strong: boolean;
  readonly text: string;
}

export type DateOrder = 'dmy' | 'mdy' | 'ymd' | 'ydm';

/**
 * One reading of a date; `year` is `null` when none is printed, two-digit years are already expanded. The month may be
 * shorter than the day says: `plainDate` gives `null` for it.
 */
export interface DateReading {
  readonly order: DateOrder;
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

export interface DateToken {
  readonly kind: 'date';
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  /** Every calendar reading, all orders; never empty. */
  readonly readings: readonly DateReading[];
  /** Month printed as a word: the order is not in question. */
  readonly named: boolean;
  /** Text glued behind the date in the same word (`11/02/2024UPI`), '' when none. */
  readonly rest: string;
  /** The day of the week printed beside it, 0 is Monday; usually one, absent when none stands there. */
  readonly weekdays?: readonly number[];
  /** The day alone is printed, and what is said of the month elsewhere leaves another reading; absent when it does not. */
  readonly isMonthGuessed?: boolean;
  readonly text: string;
}

/** A line with its typed candidates. Word index ranges are half open. */
export interface TokenLine extends Line {
  readonly index: number;
  readonly money: readonly MoneyToken[];
  readonly dates: readonly DateToken[];
}

export type ColumnRole =
  | 'date'
  | 'transactionDate'
  | 'valueDate'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'balance'
  | 'currency'
  | 'originalAmount'
  | 'exchangeRate'
  | 'sign'
  | 'ignored'
  | 'unknown';

/** A column header as printed, with every role its words can mean, likeliest first. */
export interface HeaderCell {
  readonly text: string;
  readonly box: Box;
  readonly roles: readonly ColumnRole[];
  readonly currencies: readonly string[];
  /** Names that follow each other with no more than a space between them, where the words may be read as such. */
  readonly names?: readonly HeaderCell[];
  /** One name below another that says something else. */
  readonly isStacked?: true;
}

export interface Header {
  readonly lineIndexes: readonly number[];
  readonly pageNumber: number;
  readonly box: Box;
  readonly cells: readonly HeaderCell[];
  /** Names stand below the names: each row has a line for the upper and one for the lower ones. */
  readonly isStacked?: true;
}
