/** Input and record of the drawing of a statement: the truth is made of this record alone. */
import type { Minor, PlainDate } from '@extracto/model';
import type { Ledger, Posting } from '../ledger/ledger.ts';

export interface PrintableAccount {
  readonly ledger: Ledger;
  /** The postings as printed: the ledger's own, unless the document is damaged on purpose. */
  readonly postings: readonly Posting[];
}

export interface PrintedRow {
  readonly posting: Posting;
  /**
   * An undated row has the date of the row it follows, or the closing date in a list of its own; `null` when no calendar
   * has what is printed.
   */
  readonly date: PlainDate | null;
  readonly description: string;
  readonly balance: Minor | null;
  readonly reference: string | null;
  readonly transactionDate: PlainDate | null;
  readonly valueDate: PlainDate | null;
  readonly original: Posting['original'];
}

export interface PrintedStatement {
  readonly ledger: Ledger;
  readonly holder: string | null;
  readonly accountNumber: string | null;
  /** True when the page shows the currency. */
  readonly currencyShown: boolean;
  readonly period: { readonly from: PlainDate | null; readonly to: PlainDate | null };
  readonly opening: Minor | null;
  readonly closing: Minor | null;
  /** Magnitudes. */
  readonly totals: { readonly credits: Minor; readonly debits: Minor } | null;
  readonly counts: { readonly credits: number; readonly debits: number } | null;
  /** In printed order. */
  readonly rows: readonly PrintedRow[];
}
