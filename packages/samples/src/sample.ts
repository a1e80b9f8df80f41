import type { AccountType, PlainDate } from '@extracto/model';
import type { Switches } from './layouts/switches.ts';
import type { PageOperations } from './print/operations.ts';

export interface TruthTransaction {
  /** `null` when no calendar has the printed date: any reading of it is right. */
  readonly date: PlainDate | null;
  readonly transactionDate: PlainDate | null;
  readonly valueDate: PlainDate | null;
  readonly description: string;
  readonly amount: string;
  readonly balance: string | null;
  readonly reference: string | null;
  readonly original: { readonly amount: string; readonly currency: string; readonly rate: string | null } | null;
}

export interface TruthStatement {
  readonly bank: { readonly id: string | null; readonly name: string | null };
  readonly account: {
    readonly type: AccountType;
    readonly number: string | null;
    readonly holder: string | null;
    readonly currency: string | null;
  };
  readonly period: { readonly from: PlainDate | null; readonly to: PlainDate | null };
  readonly openingBalance: string | null;
  readonly closingBalance: string | null;
  /** Magnitudes. */
  readonly totals: { readonly credits: string | null; readonly debits: string | null } | null;
  readonly counts: { readonly credits: number; readonly debits: number } | null;
  readonly transactions: readonly TruthTransaction[];
}

export interface Truth {
  readonly statements: readonly TruthStatement[];
}

/** The correct verification status: proved, contradicted, or neither. */
export type Expectation = 'verified' | 'mismatch' | 'unverifiable';

/** Damage to one row, or to two. */
export type PostingDamageKind =
  | 'digit-changed'
  | 'row-removed'
  | 'row-doubled'
  | 'sign-flipped'
  | 'balance-changed'
  | 'sign-and-balance-changed'
  | 'rows-swapped'
  | 'date-changed'
  | 'end-date-changed'
  | 'year-changed';
/** Damage to all rows of an account, or to its opening and closing balance. */
export type AccountDamageKind = PostingDamageKind | 'signs-reversed' | 'ends-exchanged';
/**
 * `control-changed`: a changed digit in a printed control (balance, total, count). The others: a page missing from the
 * middle or from one end, or a page twice.
 */
export type PrintDamageKind = 'control-changed' | 'page-removed' | 'end-page-removed' | 'page-doubled';
export type DamageKind = AccountDamageKind | PrintDamageKind;

export interface Damage<Kind extends DamageKind = DamageKind> {
  readonly kind: Kind;
  readonly seed: number;
}

export interface SampleOptions {
  /** A name of `layoutFamilies`; the seed picks one when absent. */
  readonly family?: string;
  /** A locale id such as `de-DE`; the seed picks one when absent. */
  readonly locale?: string;
  /** The bank's name in print; the seed picks an invented one when absent. */
  readonly bank?: string;
  /** Switches that must stand as given; the rest follow from the seed. */
  readonly switches?: Partial<Switches>;
}

export interface Sample {
  /** File name without extension, unique for seed, options and damage. */
  readonly name: string;
  readonly seed: number;
  readonly options: SampleOptions;
  readonly family: string;
  readonly locale: string;
  readonly switches: Switches;
  readonly pages: readonly PageOperations[];
  readonly pdf: Uint8Array;
  readonly truth: Truth;
  readonly password: string | null;
  readonly expectation: Expectation;
  readonly damage: Damage | null;
}
