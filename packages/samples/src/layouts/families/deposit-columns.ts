/** Accounts by the columns of their list: which there are, in which order, and how they say the sign. */
import { DEPOSIT, family, type LayoutFamily } from './family.ts';

export const COLUMN_FAMILIES: readonly LayoutFamily[] = [
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
  family('three-dates', DEPOSIT, {
    columns: [
      'date transactionDate valueDate description amount balance',
      'transactionDate date description valueDate debit credit balance',
      'date valueDate transactionDate description amount',
    ],
    totals: ['summary', 'foot'],
  }),
  family('amount-first', DEPOSIT, {
    columns: [
      'amount date description balance',
      'amount balance date description',
      'balance date description amount',
      'debit credit balance date description',
    ],
  }),
  family('date-last', DEPOSIT, {
    columns: [
      'description date amount balance',
      'description amount balance date',
      'reference description date amount',
    ],
    endpoints: ['summary', 'both'],
  }),
  family('row-numbers', DEPOSIT, {
    columns: [
      'serial date description debit credit balance',
      'serial date reference description amount mark balance',
      'serial date valueDate description amount balance',
    ],
    rulings: ['grid', 'rows', 'none'],
  }),
  family('times', DEPOSIT, {
    columns: [
      'date time description amount balance',
      'date time reference description debit credit balance',
      'date description amount balance',
    ],
    times: [true],
    headers: ['everyPage', 'firstPage'],
  }),
  family('check-register', ['checking'], {
    columns: ['date reference description debit credit balance', 'date description reference amount balance'],
    checks: [true],
    references: ['checks'],
  }),
  family('branch-codes', DEPOSIT, {
    columns: [
      'date branch description debit credit balance',
      'date type branch reference description amount balance',
      'date description branch amount mark balance',
    ],
    trickyReferences: [true, false],
  }),
  family('currency-column', DEPOSIT, {
    columns: ['date description currency amount balance', 'date reference description amount currency balance'],
    currencyMark: ['none'],
  }),
  family('glued-columns', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    amounts: ['minus', 'unsigned', 'plusMinus'],
    glued: [true],
    tight: [true],
  }),
  family('abroad-by-debit-card', DEPOSIT, {
    columns: [
      'date description amount balance',
      'date description original debit credit balance',
      'date valueDate description original rate amount balance',
    ],
    foreignPurchases: [true],
  }),
];
