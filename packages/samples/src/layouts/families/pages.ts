/** Accounts by what stands on the page around the list. */
import { DEPOSIT, family, type LayoutFamily } from './family.ts';

export const PAGE_FAMILIES: readonly LayoutFamily[] = [
  family('bare-list', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    headers: ['none'],
    rulings: ['none'],
  }),
  family('stacked-headers', DEPOSIT, {
    columns: ['date valueDate description debit credit balance', 'date description amount balance'],
    stackedHeaders: [true],
    headers: ['firstPage'],
    rows: ['some', 'many'],
  }),
  family('footer-overlap', DEPOSIT, {
    columns: ['date description debit credit balance', 'date description amount balance'],
    footerOverlap: [true],
    rows: ['many'],
  }),
  family('watermark-letters', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    watermark: ['letters'],
  }),
  family('typed-bars', DEPOSIT, {
    columns: ['date description debit credit balance', 'date reference description amount balance'],
    rulings: ['characters'],
    typeface: ['mono'],
    anchor: ['first', 'single'],
  }),
  family('small-paper', DEPOSIT, {
    columns: ['date description amount', 'date description amount balance'],
    paper: ['a5'],
    anchor: ['first'],
    rows: ['few', 'some'],
  }),
  family('calendars-and-slips', DEPOSIT, {
    columns: ['date description amount balance', 'date description amount', 'date description debit credit'],
    calendar: [true],
    paymentSlip: [true, false],
    feeTable: [true, false],
    endpoints: ['summary', 'both'],
  }),
];
