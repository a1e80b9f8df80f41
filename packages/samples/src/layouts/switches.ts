/**
 * Everything in which statements differ, as independent switches. A family limits the choices of some; the seed picks the
 * rest; what cannot go together is settled by `settle-switches.ts`.
 */
import type { Encryption } from '../print/print-pdf.ts';

export interface Switches {
  /** Printed columns, left to right: roles separated by a space. */
  readonly columns: string;
  /**
   * How the sign is told: `minus` −5 · `spacedMinus` − 5 · `plusMinus` −5 +5 · `trailingMinus` 5− · `parentheses` (5) · `debitSuffix` 5 DR ·
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
  readonly balances: 'row' | 'day' | 'none';
  readonly balanceSigns: 'minus' | 'trailingMinus' | 'parentheses' | 'bothSuffixes';
  readonly emptyCell: 'blank' | '-' | '--' | 'zero';
  readonly currencyMark: 'none' | 'glued' | 'spaced' | 'code';
  readonly year: 'inDate' | 'ownLine' | 'none';
  readonly datePerDay: boolean;
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
  /** Lists of their own: by what moves the balance which way, or by card holder. */
  readonly groups: 'none' | 'sign' | 'holder';
  /** A total under each group. */
  readonly subtotals: boolean;
  readonly dailyBalances: 0 | 1 | 2 | 3;
  readonly checkGrid: 0 | 2 | 3 | 4;
  readonly feeTable: boolean;
  readonly interestTable: boolean;
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
  readonly rows: 'none' | 'few' | 'some' | 'many' | 'thousands';
  readonly zeroRows: boolean;
  readonly twins: boolean;
  readonly busyTexts: boolean;
  readonly trickyReferences: boolean;
  readonly foreignPurchases: boolean;
  readonly headers: 'everyPage' | 'firstPage' | 'none';
  readonly stackedHeaders: boolean;
  readonly legal: 'none' | 'footer' | 'end';
  readonly watermark: boolean;
  readonly landscape: boolean;
  /** Hardly any room between columns. */
  readonly tight: boolean;
  readonly rulings: 'none' | 'rows' | 'grid' | 'stripes' | 'header';
  readonly typeface: 'sans' | 'serif' | 'mono';
  readonly letterhead: 'band' | 'left' | 'split' | 'plain';
  /** Where the holder's name stands: over the address, beside a label, both, or nowhere. */
  readonly holder: 'address' | 'label' | 'both' | 'none';
  /** Account details: label and value apart, `label: value`, or the value under its label. */
  readonly details: 'apart' | 'colon' | 'stacked';
  readonly summary: 'list' | 'strip' | 'leaders';
  /** Columns stand a little further right on every second page. */
  readonly drift: boolean;
  /** A row's lines may fall on two pages. */
  readonly splitRows: boolean;
  readonly encryption: 'none' | Encryption;
}

export type Choices = { readonly [Name in keyof Switches]: readonly Switches[Name][] };

const rarely = [false, false, false, false, true] as const;

/** What a statement is when its family says nothing: ordinary, with an oddity here and there. */
export const COMMON_CHOICES: Choices = {
  columns: ['date description amount balance'],
  amounts: ['minus', 'minus', 'spacedMinus', 'plusMinus', 'trailingMinus', 'parentheses', 'bothSuffixes'],
  balances: ['row'],
  balanceSigns: ['minus'],
  emptyCell: ['blank'],
  currencyMark: ['none', 'none', 'none', 'glued', 'code'],
  year: ['inDate', 'inDate', 'inDate', 'none'],
  datePerDay: [false],
  dateInText: ['no'],
  order: ['oldestFirst', 'oldestFirst', 'oldestFirst', 'newestFirst'],
  anchor: ['single', 'first', 'first'],
  endpoints: ['rows', 'summary', 'both'],
  period: ['range', 'range', 'range', 'statementDate'],
  carried: rarely,
  totals: ['none', 'summary', 'foot'],
  counts: rarely,
  groups: ['none'],
  subtotals: [true, true, false],
  dailyBalances: [0],
  checkGrid: [0],
  feeTable: rarely,
  interestTable: rarely,
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
  rows: ['few', 'some', 'some', 'many'],
  zeroRows: rarely,
  twins: rarely,
  busyTexts: rarely,
  trickyReferences: rarely,
  foreignPurchases: [false],
  headers: ['everyPage', 'everyPage', 'firstPage'],
  stackedHeaders: rarely,
  legal: ['none', 'footer', 'end'],
  watermark: [false, false, false, false, false, false, true],
  landscape: [false],
  tight: [false],
  rulings: ['none', 'rows', 'stripes', 'header', 'grid'],
  typeface: ['sans', 'sans', 'serif'],
  letterhead: ['band', 'left', 'split', 'plain'],
  holder: ['address', 'address', 'label', 'both', 'none'],
  details: ['apart', 'colon', 'stacked'],
  summary: ['list', 'strip', 'leaders'],
  drift: [false],
  splitRows: rarely,
  encryption: ['none'],
};
