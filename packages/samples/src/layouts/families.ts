/**
 * Families of statements: which account they are for and which switches they turn. A family is data; a new one is an entry.
 */
import type { AccountType } from '@extracto/model';
import type { Choices } from './switches.ts';

export interface LayoutFamily {
  readonly name: string;
  readonly accountTypes: readonly AccountType[];
  readonly choices: Partial<Choices>;
  /** Locale ids that print this way; `null` means all. */
  readonly locales: readonly string[] | null;
}

const DEPOSIT: readonly AccountType[] = ['checking', 'checking', 'savings'];
const CARD: readonly AccountType[] = ['credit_card'];
const LOAN: readonly AccountType[] = ['loan'];

const family = (
  name: string,
  accountTypes: readonly AccountType[],
  choices: Partial<Choices>,
  locales: readonly string[] | null = null,
): LayoutFamily => ({ name, accountTypes, choices, locales });

export const layoutFamilies: readonly LayoutFamily[] = [
  family('signed-amount', DEPOSIT, {
    columns: [
      'date description amount balance',
      'date valueDate description amount balance',
      'date amount description balance',
      'date balance amount description',
    ],
  }),
  family('debit-credit', DEPOSIT, {
    columns: [
      'date description debit credit balance',
      'date description credit debit balance',
      'date reference description debit credit balance',
      'date valueDate description debit credit balance',
      'date type description debit credit balance',
    ],
    emptyCell: ['blank', 'blank', '-', '--', 'zero'],
  }),
  family('running-balance', DEPOSIT, {
    columns: ['date description amount balance', 'date type description amount balance'],
    amounts: ['unsigned'],
    endpoints: ['rows', 'both'],
  }),
  family('no-running-balance', DEPOSIT, {
    columns: ['date description amount', 'date description debit credit', 'date valueDate description amount'],
    endpoints: ['summary', 'rows'],
    totals: ['summary', 'foot'],
    counts: [false, true],
  }),
  family('suffix-marks', DEPOSIT, {
    amounts: ['bothSuffixes', 'bothSuffixes', 'creditSuffix', 'debitSuffix'],
    balanceSigns: ['bothSuffixes', 'minus'],
    currencyMark: ['none'],
  }),
  family('mark-column', DEPOSIT, {
    columns: [
      'date description amount mark balance',
      'date mark description amount balance',
      'date description amount mark',
    ],
  }),
  family('sections', DEPOSIT, {
    columns: ['date description amount', 'date description reference amount'],
    amounts: ['sections', 'sections', 'minus'],
    groups: ['sign'],
    totals: ['summary'],
    counts: [false, true],
    dailyBalances: [0, 1, 2, 3],
    feeTable: [false, true],
    carried: [false],
  }),
  family(
    'checks-paid',
    ['checking'],
    {
      columns: ['date description amount'],
      amounts: ['sections'],
      groups: ['sign'],
      checkGrid: [2, 3, 4],
      totals: ['summary'],
      dailyBalances: [0, 2, 3],
      feeTable: [false, true],
    },
    ['en-US'],
  ),
  family('day-grouped', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    datePerDay: [true],
    balances: ['day', 'row'],
    order: ['oldestFirst'],
  }),
  family('year-on-its-own-line', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    year: ['ownLine'],
    period: ['range'],
  }),
  family('centred-rows', DEPOSIT, {
    columns: [
      'date description debit credit balance',
      'date description amount balance',
      'date valueDate description amount',
    ],
    anchor: ['middle', 'middle', 'last', 'split'],
    rulings: ['rows', 'grid', 'stripes', 'none'],
  }),
  family('carried-forward', DEPOSIT, {
    columns: [
      'date description debit credit balance',
      'date description amount balance',
      'date reference description credit debit balance',
    ],
    carried: [true],
    rows: ['many'],
    order: ['oldestFirst'],
  }),
  family('value-date-between', DEPOSIT, {
    columns: ['date description debit valueDate credit balance', 'date description debit credit valueDate balance'],
    tight: [true],
    emptyCell: ['blank', 'blank', 'zero'],
  }),
  family('wide-ledger', DEPOSIT, {
    columns: [
      'date valueDate reference type description debit credit balance',
      'date transactionDate description reference debit credit balance',
      'date reference type description amount mark balance',
    ],
    landscape: [true, true, false],
    stackedHeaders: [true, false],
    rulings: ['grid', 'stripes', 'rows', 'header'],
    trickyReferences: [true, false],
  }),
  family('app-export', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    amounts: ['plusMinus', 'minus'],
    currencyMark: ['glued', 'spaced', 'code'],
    order: ['newestFirst', 'newestFirst', 'oldestFirst'],
    endpoints: ['summary', 'none'],
    rulings: ['rows', 'none'],
  }),
  family('line-printer', DEPOSIT, {
    columns: [
      'date description amount balance',
      'date description debit credit balance',
      'date reference description amount mark balance',
    ],
    typeface: ['mono'],
    rulings: ['none'],
    letterhead: ['plain', 'split'],
    summary: ['list'],
  }),
  family('look-alikes', DEPOSIT, {
    columns: ['date description amount balance', 'date description amount', 'date description debit credit'],
    dailyBalances: [1, 2, 3],
    feeTable: [true],
    interestTable: [true, false],
    endpoints: ['summary', 'both'],
  }),
  family('tricky-texts', DEPOSIT, {
    columns: [
      'date description reference amount balance',
      'date reference description debit credit balance',
      'date description amount',
    ],
    busyTexts: [true],
    trickyReferences: [true],
    twins: [true, false],
    zeroRows: [true, false],
    undated: [true, false],
    watermark: [true, false],
  }),
  family('date-in-the-text', DEPOSIT, {
    columns: ['description amount balance', 'description debit credit balance', 'description amount'],
    dateInText: ['spaced', 'spaced', 'glued'],
    anchor: ['single', 'first'],
  }),
  family('newspaper-columns', DEPOSIT, {
    columns: ['date description amount'],
    currencyMark: ['none'],
    newspaper: [true],
    endpoints: ['summary'],
    watermark: [false],
    rows: ['some', 'many'],
  }),
  family('listed-twice', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    byCategory: [true],
    pending: [true, false],
    order: ['oldestFirst'],
  }),
  family('pending-and-hidden', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    pending: [true],
    hiddenText: [true, false],
    endpoints: ['summary', 'both'],
  }),
  family('drifting-columns', DEPOSIT, {
    columns: ['date description debit credit balance', 'date description amount balance'],
    drift: [true],
    rows: ['many'],
    headers: ['firstPage', 'everyPage', 'none'],
  }),
  family('several-accounts', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    accounts: [2, 3],
    endpoints: ['summary', 'both'],
    rows: ['some', 'many'],
  }),
  family('mixed-currencies', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    accounts: [2],
    mixedCurrencies: [true],
    endpoints: ['summary', 'both'],
    currencyMark: ['none', 'code'],
  }),
  family('several-statements', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    statements: [2, 3],
    rows: ['some', 'many'],
  }),
  family('nothing-to-prove-it', DEPOSIT, {
    columns: ['date description amount', 'date description debit credit'],
    endpoints: ['none'],
    totals: ['none'],
  }),
  family('no-transactions', DEPOSIT, { rows: ['none'], endpoints: ['summary'], totals: ['none', 'summary'] }),
  family('protected', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    encryption: ['rc4-40', 'rc4-128', 'aes-128', 'aes-256'],
  }),
  family('thousands-of-rows', DEPOSIT, {
    columns: ['date description debit credit balance', 'date description amount balance'],
    rows: ['thousands'],
    order: ['oldestFirst'],
    watermark: [false],
  }),
  family('card', CARD, {
    columns: [
      'transactionDate date description amount',
      'date description amount',
      'transactionDate date reference description amount',
    ],
    amounts: ['inverted', 'creditSuffix', 'minus', 'trailingMinus'],
    endpoints: ['summary', 'summary', 'both'],
    totals: ['summary'],
    interestTable: [false, true],
    paymentSlip: [true, false],
    pending: [true, false, false],
  }),
  family('card-sections', CARD, {
    columns: ['transactionDate date description amount', 'date description amount'],
    amounts: ['inverted', 'sections', 'minus'],
    groups: ['sign'],
    totals: ['summary'],
    interestTable: [true, false],
    undated: [false, true],
  }),
  family('card-holders', CARD, {
    columns: ['date description amount', 'transactionDate date description amount'],
    amounts: ['inverted', 'creditSuffix', 'minus'],
    groups: ['holder'],
    cardHolders: [2, 3],
    totals: ['summary'],
  }),
  family('card-abroad', CARD, {
    columns: ['date description original amount', 'date transactionDate description amount', 'date description amount'],
    amounts: ['inverted', 'minus', 'creditSuffix'],
    foreignPurchases: [true],
    totals: ['summary', 'none'],
    endpoints: ['summary'],
  }),
  family('loan', LOAN, {
    columns: ['date description debit credit balance', 'date description amount balance'],
    amounts: ['minus', 'bothSuffixes'],
    rows: ['few', 'some'],
    endpoints: ['rows', 'summary', 'both'],
  }),
];
