/**
 * A country's and its language's part of a statement. All of it is data written for the samples alone: the engine's own
 * lexicon is not used, or samples would only prove that the engine agrees with itself.
 *
 * Date patterns: `D DD Do M MM MMM MMMM JAN YY YYYY`; everything else stands for itself. `JAN` is the short month in capitals.
 * Texts: `|` separates printed lines; `{merchant} {city} {person} {company} {ref} {number} {card} {day} {time}
 * {security}` are filled in.
 */
export type PostingKind =
  | 'purchase'
  | 'transferOut'
  | 'transferIn'
  | 'salary'
  | 'directDebit'
  | 'cash'
  | 'cashIn'
  | 'fee'
  | 'interest'
  | 'check'
  | 'refund'
  | 'cardPayment'
  | 'commission'
  | 'buy'
  | 'sell'
  | 'dividend';

export type ColumnRole =
  | 'date'
  | 'transactionDate'
  | 'valueDate'
  | 'description'
  | 'reference'
  | 'type'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'mark'
  | 'original'
  | 'balance'
  | 'time'
  | 'serial'
  | 'branch'
  | 'status'
  | 'gross'
  | 'fee'
  | 'quantity'
  | 'price'
  | 'rate'
  | 'currency';

/** Words of a language; lists hold alternatives that banks use for the same thing. */
export interface Language {
  readonly id: string;
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly columns: Record<ColumnRole, readonly string[]>;
  /** The date column beside one for the transaction date: words that can only mean the posting. */
  readonly postingDate: readonly string[];
  readonly texts: Record<PostingKind, readonly string[]>;
  /** Texts of the type column. */
  readonly types: Record<PostingKind, string>;
  readonly words: Words;
}

export interface Words {
  readonly title: readonly string[];
  readonly cardTitle: readonly string[];
  readonly savings: readonly string[];
  readonly checking: readonly string[];
  readonly accountNumber: readonly string[];
  readonly cardNumber: readonly string[];
  readonly holder: readonly string[];
  readonly period: readonly string[];
  /** `{from}` and `{to}` are dates. */
  readonly periodRange: readonly string[];
  readonly statementDate: readonly string[];
  readonly page: readonly string[];
  readonly opening: readonly string[];
  readonly closing: readonly string[];
  readonly carried: readonly string[];
  readonly brought: readonly string[];
  readonly totalCredits: readonly string[];
  readonly totalDebits: readonly string[];
  readonly total: readonly string[];
  readonly creditSection: readonly string[];
  readonly debitSection: readonly string[];
  readonly checkSection: readonly string[];
  readonly feeSection: readonly string[];
  readonly interestSection: readonly string[];
  readonly activity: readonly string[];
  readonly summary: readonly string[];
  readonly dailyBalances: readonly string[];
  readonly continued: readonly string[];
  readonly none: readonly string[];
  readonly cardPrevious: readonly string[];
  readonly cardNew: readonly string[];
  readonly cardPayments: readonly string[];
  readonly cardPurchases: readonly string[];
  readonly minimumPayment: readonly string[];
  readonly dueDate: readonly string[];
  readonly creditLimit: readonly string[];
  readonly rate: readonly string[];
  readonly feeTable: readonly string[];
  readonly interestTable: readonly string[];
  readonly yearToDate: readonly string[];
  readonly thisPeriod: readonly string[];
  readonly legal: readonly string[];
  /** Money that has not moved yet. */
  readonly pending: readonly string[];
  readonly byCategory: readonly string[];
  readonly paymentSlip: readonly string[];
  readonly checkNumber: readonly string[];
  readonly brokerageTitle: readonly string[];
  readonly walletTitle: readonly string[];
  /** A total of the rows of one page, at its foot. */
  readonly pageTotal: readonly string[];
  /** The balance after the last row of a day, on a line of its own. */
  readonly dayBalance: readonly string[];
  readonly rewardsTable: readonly string[];
  readonly instalmentTable: readonly string[];
  readonly holdings: readonly string[];
  /** Over a list of coming due dates. */
  readonly payDays: readonly string[];
  /** Texts of a status column. */
  readonly completed: readonly string[];
  readonly failed: readonly string[];
  readonly reversal: readonly string[];
  readonly loanTitle: readonly string[];
  readonly watermark: readonly string[];
  readonly debitMark: readonly string[];
  readonly creditMark: readonly string[];
}

export interface NumberNotation {
  readonly group: string;
  readonly decimal: string;
  /** Group sizes from the right: [3] is 1,234,567 and [3, 2] is 12,34,567. */
  readonly groupSizes: readonly number[];
}

/** Glyphs that a font must have; `rightToLeft` is Hebrew or Arabic with Latin digits. */
export type Script =
  | 'windows-1252'
  | 'wide'
  | 'japanese'
  | 'korean'
  | 'simplifiedChinese'
  | 'traditionalChinese'
  | 'rightToLeft';

export interface Locale {
  readonly id: string;
  readonly language: Language;
  readonly currency: string;
  /** Notation of the currency beside an amount. */
  readonly currencyMark: string;
  readonly markPosition: 'before' | 'after';
  /** Everyday prices relative to the dollar: 1 for EUR, 150 for JPY, 15000 for IDR. */
  readonly priceLevel: number;
  /** Banks there print no decimals though the currency has some; `roundTo` then is a whole unit. */
  readonly wholeUnits?: true;
  /** Smallest amount that is paid, in minor units: 1 cent nearly everywhere, 100 where cents are dead. */
  readonly roundTo: number;
  readonly foreign: readonly { readonly currency: string; readonly perUnit: number; readonly decimals: number }[];
  readonly numbers: readonly NumberNotation[];
  readonly dates: readonly string[];
  readonly datesWithoutYear: readonly string[];
  readonly longDate: string;
  readonly pageSize: 'letter' | 'a4';
  readonly script: Script;
  readonly banks: readonly string[];
  readonly holders: readonly string[];
  readonly streets: readonly string[];
  readonly cities: readonly string[];
  readonly merchants: readonly string[];
  readonly companies: readonly string[];
  /** `9` is a random digit, `{kind}` the kind of account where the number says it, everything else stands for itself. */
  readonly accountNumbers: readonly string[];
  /** The number's text for savings and for all other accounts; absent where it says nothing. */
  readonly numberKinds?: { readonly savings: string; readonly other: string };
  /** Words of this country that differ from its language's. */
  readonly own?: { readonly words?: Partial<Words>; readonly columns?: Partial<Record<ColumnRole, readonly string[]>> };
}

/** True when the locale prints amounts of the currency without decimals. */
export function printsWholeUnits({ wholeUnits, currency }: Locale, printedCurrency: string): boolean {
  return wholeUnits === true && printedCurrency === currency;
}
