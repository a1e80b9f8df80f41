/**
 * Everything in which statements differ, as independent switches. A family limits the choices of some; the seed picks the
 * rest; what cannot go together is settled by `settle-switches.ts`.
 */
import type { Encryption } from '../print/print-pdf.ts';

export interface Switches {
  /** Printed columns, left to right: roles separated by a space. */
  readonly columns: string;
  /**
   * Notation of the sign: `minus` −5 · `spacedMinus` − 5 · `plusMinus` −5 +5 · `trailingMinus` 5− · `parentheses` (5) · `debitSuffix` 5 DR ·
   * `creditSuffix` 5 CR, debits bare · `bothSuffixes` · `markColumn` D or C in a column · `twoColumns` debit and credit ·
   * `sections` by heading · `inverted` a card's purchases positive · `unsigned` only the running balance tells.
   */
  readonly amounts:
    | 'minus'
    | 'spacedMinus'
    | 'plusMinus'
    | 'trailingMinus'
    | 'parentheses'
    | 'debitSuffix'
    | 'creditSuffix'
    | 'bothSuffixes'
    | 'markColumn'
    | 'twoColumns'
    | 'sections'
    | 'inverted'
    | 'unsigned';
  /** `dayRow` is a line of its own under the rows of each day. */
  readonly balances: 'row' | 'day' | 'dayRow' | 'none';
  readonly balanceSigns: 'minus' | 'trailingMinus' | 'parentheses' | 'bothSuffixes';
  readonly emptyCell: 'blank' | '-' | '--' | 'zero';
  readonly currencyMark: 'none' | 'glued' | 'spaced' | 'code';
  readonly year: 'inDate' | 'ownLine' | 'none';
  /** Dates of the letterhead: as in the list, or written out. */
  readonly headDates: 'same' | 'long';
  /** Month first where the country has the day first, and the other way round. */
  readonly dateOrder: 'local' | 'swapped';
  /** The last row of a short month is dated after its end. */
  readonly impossibleDate: boolean;
  /** The period begins in December. */
  readonly overNewYear: boolean;
  readonly datePerDay: boolean;
  /** The date stands on a line over the rows of its day. */
  readonly dateHeadings: boolean;
  /** On how many lines of its cell a date stands: the year below day and month, or each part below the other. */
  readonly dateLines: 'one' | 'yearBelow' | 'each';
  /** The day of the month alone stands in the list; `titled`: each month has a title over its rows. */
  readonly bareDays: 'no' | 'plain' | 'titled';
  /** The value date below the date, in the same cell. */
  readonly valueDateBelow: boolean;
  /** The day of the week beside each date, in its cell. */
  readonly weekday: 'no' | 'before' | 'behind' | 'inBrackets';
  /** A time of day behind each date. */
  readonly times: boolean;
  /** Without a date column: the date stands before the description, with a space or without one. */
  readonly dateInText: 'no' | 'glued' | 'spaced';
  readonly order: 'oldestFirst' | 'newestFirst';
  /** On which of a row's lines date and amounts stand: all on one line, first, last, vertically centred, or date first and amount last. */
  readonly anchor: 'single' | 'first' | 'last' | 'middle' | 'split';
  readonly endpoints: 'rows' | 'summary' | 'both' | 'none';
  readonly period: 'range' | 'statementDate' | 'none';
  readonly carried: boolean;
  readonly totals: 'none' | 'foot' | 'summary';
  readonly counts: boolean;
  /** Lists of their own: by what moves the balance which way, by card holder, by month, or by type. */
  readonly groups: 'none' | 'sign' | 'holder' | 'month' | 'kind';
  /** The lists of both signs stand beside each other, in the columns of a newspaper. */
  readonly sidesApart: boolean;
  /** A total under each group. */
  readonly subtotals: boolean;
  /** Sums of its rows at the foot of each page. */
  readonly pageTotals: boolean;
  readonly dailyBalances: 0 | 1 | 2 | 3;
  readonly checkGrid: 0 | 2 | 3 | 4;
  readonly feeTable: boolean;
  readonly interestTable: boolean;
  readonly rewardsTable: boolean;
  readonly instalmentTable: boolean;
  /** Securities with quantity, price and value. */
  readonly holdings: boolean;
  /** A month's days in weeks, and coming payments with their dates. */
  readonly calendar: boolean;
  /** A list of what has not moved the balance yet. */
  readonly pending: boolean;
  /** The same transactions listed again, by type. */
  readonly byCategory: boolean;
  readonly paymentSlip: boolean;
  /** White rows after the list that nobody sees. */
  readonly hiddenText: boolean;
  /** Two newspaper columns a page. */
  readonly newspaper: boolean;
  /** Bold is regular type printed twice, a hair apart. */
  readonly fakeBold: boolean;
  /** Pages lie on their side and a page attribute turns them upright. */
  readonly turned: boolean;
  /** Fees and interest are printed without a date. */
  readonly undated: boolean;
  readonly accounts: 1 | 2 | 3;
  /** Accounts after the first are in another currency, under the same number. */
  readonly mixedCurrencies: boolean;
  /** A table of all accounts and their balances before the first list. */
  readonly overview: boolean;
  readonly statements: 1 | 2 | 3;
  readonly cardHolders: 1 | 2 | 3;
  /** `omitted` prints the summary alone. */
  readonly list: 'printed' | 'omitted';
  readonly rows: 'none' | 'few' | 'some' | 'many' | 'thousands';
  readonly zeroRows: boolean;
  readonly twins: boolean;
  readonly busyTexts: boolean;
  readonly trickyReferences: boolean;
  readonly foreignPurchases: boolean;
  readonly misleadingTexts: boolean;
  readonly longTexts: boolean;
  /** `03/12` behind a purchase. */
  readonly instalmentTexts: boolean;
  readonly reversals: boolean;
  /** Fees of a wallet: a row after the row it is for, or a column beside the gross amount. */
  readonly commissions: 'none' | 'rows' | 'column';
  /** Rows that a status column says have come to nothing. */
  readonly failedRows: boolean;
  /** Some amounts are below one, and print no zero before the point. */
  readonly bareCents: boolean;
  readonly checks: boolean;
  /** Rows that have a reference. */
  readonly references: 'all' | 'checks';
  /** A debt, printed as a debt or as a balance below zero. */
  readonly debtSign: 'owed' | 'negative';
  readonly headers: 'everyPage' | 'firstPage' | 'none';
  readonly stackedHeaders: boolean;
  readonly legal: 'none' | 'footer' | 'end';
  readonly watermark: 'none' | 'word' | 'letters';
  /** The last rows of a page reach into its footer. */
  readonly footerOverlap: boolean;
  readonly landscape: boolean;
  /** Hardly any room between columns. */
  readonly tight: boolean;
  /** No room between an amount and the balance after it. */
  readonly glued: boolean;
  /** A row is a small block: the date stands below the text. */
  readonly stacked: boolean;
  readonly rulings: 'none' | 'rows' | 'grid' | 'stripes' | 'header' | 'characters';
  readonly paper: 'local' | 'a5';
  readonly typeface: 'sans' | 'serif' | 'mono';
  readonly letterhead: 'band' | 'left' | 'split' | 'plain';
  /** Place of the holder's name: over the address, beside a label, both, or nowhere. */
  readonly holder: 'address' | 'label' | 'both' | 'none';
  /** Account details: label and value apart, `label: value`, or the value under its label. */
  readonly details: 'apart' | 'colon' | 'stacked';
  readonly summary: 'list' | 'strip' | 'leaders';
  /** Columns stand a little further right on every second page. */
  readonly drift: boolean;
  /** A row's lines may fall on two pages. */
  readonly splitRows: boolean;
  readonly encryption: 'none' | Encryption;
  /**
   * Printing of right-to-left letters: `shaped` word by word · `pageOrder` one by one from left to right, as old
   * printers want them · `readingOrder` one by one from right to left.
   */
  readonly letters: 'shaped' | 'pageOrder' | 'readingOrder';
  /** Between words from the right, figures that follow each other: in the order of the page, or of reading (UAX 9). */
  readonly figureRuns: 'together' | 'apart';
  /** Shops abroad: Latin names between words of another script. */
  readonly latinNames: boolean;
}

export type Choices = { readonly [Name in keyof Switches]: readonly Switches[Name][] };

const rarely = [false, false, false, false, true] as const;

/** Default of a statement when its family says nothing: ordinary, with an oddity here and there. */
export const COMMON_CHOICES: Choices = {
  columns: ['date description amount balance'],
  amounts: ['minus', 'minus', 'spacedMinus', 'plusMinus', 'trailingMinus', 'parentheses', 'bothSuffixes'],
  balances: ['row'],
  balanceSigns: ['minus'],
  emptyCell: ['blank'],
  currencyMark: ['none', 'none', 'none', 'glued', 'code'],
  year: ['inDate', 'inDate', 'inDate', 'none'],
  headDates: ['same'],
  dateOrder: ['local'],
  impossibleDate: [false],
  overNewYear: [false],
  datePerDay: [false],
  dateHeadings: [false],
  dateLines: ['one'],
  bareDays: ['no'],
  valueDateBelow: [false],
  weekday: ['no'],
  times: [false],
  dateInText: ['no'],
  order: ['oldestFirst', 'oldestFirst', 'oldestFirst', 'newestFirst'],
  anchor: ['single', 'first', 'first'],
  endpoints: ['rows', 'summary', 'both'],
  period: ['range', 'range', 'range', 'statementDate'],
  carried: rarely,
  totals: ['none', 'summary', 'foot'],
  counts: rarely,
  groups: ['none'],
  sidesApart: [false],
  subtotals: [true, true, false],
  pageTotals: [false],
  dailyBalances: [0],
  checkGrid: [0],
  feeTable: rarely,
  interestTable: rarely,
  rewardsTable: [false],
  instalmentTable: [false],
  holdings: [false],
  calendar: [false],
  pending: [false],
  byCategory: [false],
  paymentSlip: [false],
  hiddenText: [false],
  newspaper: [false],
  fakeBold: rarely,
  turned: [false, false, false, false, false, false, false, false, true],
  undated: [false],
  accounts: [1],
  mixedCurrencies: [false],
  overview: [false, true],
  statements: [1],
  cardHolders: [1],
  list: ['printed'],
  rows: ['few', 'some', 'some', 'many'],
  zeroRows: rarely,
  twins: rarely,
  busyTexts: rarely,
  trickyReferences: rarely,
  foreignPurchases: [false],
  misleadingTexts: [false],
  longTexts: [false],
  instalmentTexts: [false],
  reversals: [false],
  commissions: ['none'],
  failedRows: [false],
  bareCents: [false],
  checks: [false],
  references: ['all'],
  debtSign: ['owed'],
  headers: ['everyPage', 'everyPage', 'firstPage'],
  stackedHeaders: rarely,
  legal: ['none', 'footer', 'end'],
  watermark: ['none', 'none', 'none', 'none', 'none', 'none', 'word'],
  footerOverlap: [false],
  landscape: [false],
  tight: [false],
  glued: [false],
  stacked: [false],
  rulings: ['none', 'rows', 'stripes', 'header', 'grid'],
  paper: ['local'],
  typeface: ['sans', 'sans', 'serif'],
  letterhead: ['band', 'left', 'split', 'plain'],
  holder: ['address', 'address', 'label', 'both', 'none'],
  details: ['apart', 'colon', 'stacked'],
  summary: ['list', 'strip', 'leaders'],
  drift: [false],
  splitRows: rarely,
  encryption: ['none'],
  letters: ['shaped'],
  figureRuns: ['together'],
  latinNames: [false],
};
