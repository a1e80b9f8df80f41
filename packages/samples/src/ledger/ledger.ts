/** One account over one period, as the bank's books have it: exact, chronological, before anything is printed. */
import { type AccountType, type Minor, OWED_ACCOUNTS, type PlainDate } from '@extracto/model';
import type { PostingKind } from '../locales/locale.ts';

export interface Posting {
  /** Position in the ledger, 0-based; stays the same however the statement is printed. */
  readonly index: number;
  readonly kind: PostingKind;
  /** Posting date: the one that orders the ledger and moves the balance. */
  readonly date: PlainDate;
  readonly transactionDate: PlainDate;
  readonly valueDate: PlainDate;
  /** One entry per printed line. */
  readonly lines: readonly string[];
  /** Negative when money leaves the holder. */
  readonly amount: Minor;
  /** Balance after the posting; on a card what is owed. */
  readonly balance: Minor;
  readonly reference: string;
  readonly checkNumber: string | null;
  /** Purchase in another currency: magnitude as a decimal string, and the rate. */
  readonly original: {
    readonly amount: Minor;
    readonly decimals: number;
    readonly currency: string;
    readonly rate: string;
  } | null;
  /** The card holder's index, 0-based. */
  readonly holderIndex: number;
  /** `HH:MM`, ascending within a day. */
  readonly time: string;
  /** A fee that the amount already contains; magnitude, 0 when there is none. */
  readonly commission: Minor;
  /** Quantity and price of a securities order; the price in minor units. */
  readonly trade: { readonly quantity: number; readonly price: Minor } | null;
}

export interface Ledger {
  readonly bank: string;
  readonly account: {
    readonly type: AccountType;
    readonly number: string;
    readonly holder: string;
    readonly currency: string;
    readonly decimals: number;
  };
  readonly cardHolders: readonly { readonly name: string; readonly number: string }[];
  readonly period: { readonly from: PlainDate; readonly to: PlainDate };
  readonly opening: Minor;
  readonly closing: Minor;
  readonly postings: readonly Posting[];
}

/** Change of the balance when money leaves the holder: a deposit falls, a debt grows. */
export function isDebt(type: AccountType): boolean {
  return OWED_ACCOUNTS.has(type);
}
