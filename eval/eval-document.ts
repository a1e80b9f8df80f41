/** A document with a known answer, wherever it comes from. Only what a score needs is required of the truth. */

export interface TrueTransaction {
  /** `null` when it is not printed, `????-MM-DD` when no year is. */
  readonly date: string | null;
  readonly description: string;
  readonly amount: string;
  readonly balance?: string | null;
  readonly transactionDate?: string | null;
  readonly valueDate?: string | null;
  readonly reference?: string | null;
  readonly original?: { readonly amount: string; readonly currency: string; readonly rate?: string | null } | null;
}

export interface TrueStatement {
  readonly account?: {
    readonly type?: string | null;
    readonly number?: string | null;
    readonly holder?: string | null;
    readonly currency?: string | null;
  };
  readonly period?: { readonly from: string | null; readonly to: string | null };
  readonly openingBalance?: string | null;
  readonly closingBalance?: string | null;
  readonly transactions: readonly TrueTransaction[];
}

export interface EvalDocument {
  readonly name: string;
  /** Layout family of a generated document, `null` for a document from a folder. */
  readonly family: string | null;
  /** Locale of a generated document, country of one from a folder; absent or `null` when it is not told. */
  readonly place?: string | null;
  readonly pdf: Uint8Array;
  readonly password: string | null;
  readonly statements: readonly TrueStatement[];
  /** Descriptions in the document are blacked out, so that they cannot be compared. */
  readonly redacted: boolean;
  /** The document contradicts itself on purpose: `verified` is wrong whatever rows were read. */
  readonly damaged: boolean;
}
