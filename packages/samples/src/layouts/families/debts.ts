/** Credit cards and loans: what is owed, and what moves it. */
import type { AccountType } from '@extracto/model';
import { family, type LayoutFamily } from './family.ts';

const CARD: readonly AccountType[] = ['credit_card'];
const LOAN: readonly AccountType[] = ['loan'];

export const DEBT_FAMILIES: readonly LayoutFamily[] = [
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
  family('card-instalments', CARD, {
    columns: ['date description amount', 'transactionDate date description amount'],
    amounts: ['inverted', 'minus', 'creditSuffix'],
    instalmentTexts: [true],
    instalmentTable: [true],
    endpoints: ['summary'],
    totals: ['summary'],
  }),
  family('card-rewards', CARD, {
    columns: ['transactionDate date description amount', 'date description amount'],
    amounts: ['inverted', 'minus'],
    rewardsTable: [true],
    interestTable: [true],
    feeTable: [true, false],
    calendar: [true, false],
    paymentSlip: [true, false],
    endpoints: ['summary'],
    totals: ['summary', 'none'],
  }),
  family('card-running-balance', CARD, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    amounts: ['inverted', 'minus', 'creditSuffix'],
    endpoints: ['rows', 'both'],
  }),
  family('card-original-columns', CARD, {
    columns: ['date description original rate amount', 'date transactionDate description original rate amount'],
    amounts: ['inverted', 'minus', 'creditSuffix'],
    foreignPurchases: [true],
    endpoints: ['summary'],
    totals: ['summary'],
  }),
  family('card-holders-abroad', CARD, {
    columns: ['date description original amount', 'date description amount'],
    amounts: ['inverted', 'minus'],
    groups: ['holder'],
    cardHolders: [2, 3],
    foreignPurchases: [true],
    instalmentTexts: [true, false],
    totals: ['summary'],
  }),
  family('loan-below-zero', LOAN, {
    columns: ['date description debit credit balance', 'date description amount balance'],
    amounts: ['minus', 'trailingMinus'],
    debtSign: ['negative'],
    balanceSigns: ['minus', 'trailingMinus', 'parentheses'],
    endpoints: ['summary', 'both'],
  }),
];
