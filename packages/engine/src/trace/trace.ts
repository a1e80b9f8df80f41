/**
 * The engine's intermediate results and choices as plain data: it crosses threads, is printed as JSON, and drawn.
 * Boxes are points from the top left of the page as it was read, which is upright even where the page is displayed turned.
 */
import type { Box, DraftStatement, Page } from '@extracto/model';

export interface Trace {
  readonly pages: readonly TracedPage[];
  /** One for the document; in page mode one for each page with account activity. */
  readonly readings: readonly TracedReading[];
}

export interface TracedPage {
  /** 1-based. */
  readonly pageNumber: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly textLayer: NonNullable<Page['textLayer']>;
  /** Printed on a page whose columns run from the right. */
  readonly isMirrored: boolean;
  /** As last read, OCR corrections included. */
  readonly words: readonly TracedWord[];
  readonly lines: readonly Box[];
  /** Runs of words without a column gap between them. */
  readonly cells: readonly Box[];
  readonly tokens: readonly TracedToken[];
  readonly headers: readonly Mark[];
  /** One mark for each column, named by its role. */
  readonly columns: readonly Mark[];
  /** `transaction`, `balance`, `total`, `left` (an amount that no rule explains) or `beyond` the end of the list. */
  readonly rows: readonly Mark[];
}

export interface TracedWord {
  readonly box: Box;
  readonly text: string;
  /** The recogniser's confidence, 0 to 1; `null` for a word of the text layer. */
  readonly confidence: number | null;
  /** As recognised, where an OCR correction changed it; `null` elsewhere. */
  readonly recognised: string | null;
}

export interface TracedToken {
  readonly kind: 'date' | 'amount';
  readonly box: Box;
  readonly text: string;
  /** Every value that it can have, the one under the document's notation first. */
  readonly readings: readonly string[];
}

export interface Mark {
  readonly box: Box;
  /** The role that the engine gives it. */
  readonly label: string;
}

export interface TracedReading {
  /** 1-based, ascending. */
  readonly pageNumbers: readonly number[];
  readonly notation: string;
  readonly dateOrder: string;
  readonly isDateOrderOpen: boolean;
  /** Ways to divide the pages into statements, in the order in which they were tried. */
  readonly divisions: readonly TracedDivision[];
  readonly statements: readonly TracedStatement[];
}

export interface TracedDivision {
  readonly statements: number;
  readonly rows: number;
  /** Rows of statements whose opening balance and rows come to their closing balance. */
  readonly provedRows: number;
}

export interface TracedStatement {
  readonly status: DraftStatement['verification']['status'];
  readonly transactions: number;
  readonly unassigned: number;
  readonly ambiguities: readonly string[];
  /** Signs and ends that were tried, the one taken first. */
  readonly readings: readonly RankedSigns[];
}

export interface RankedSigns {
  /** Convention of the signs, direction of the list, and whether the balance is held or owed. */
  readonly name: string;
  readonly opening: string | null;
  readonly closing: string | null;
  readonly score: number;
  /** Equations that it fails and the chosen reading satisfies; empty when it is only less usual. */
  readonly refutedBy: readonly string[];
}
