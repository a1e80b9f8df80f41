/** Accounts by how their dates are printed. */
import { DEPOSIT, family, type LayoutFamily } from './family.ts';

export const DATE_FAMILIES: readonly LayoutFamily[] = [
  family('new-year', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    overNewYear: [true],
    year: ['none'],
  }),
  family('swapped-dates', DEPOSIT, {
    columns: [
      'date description amount balance',
      'date description debit credit balance',
      'date valueDate description amount',
    ],
    dateOrder: ['swapped'],
    rows: ['some', 'many'],
  }),
  family('impossible-dates', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    impossibleDate: [true],
    rows: ['some', 'many'],
  }),
  family('long-dates', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    headDates: ['long'],
    year: ['none', 'inDate'],
    weekday: ['no', 'before', 'behind', 'inBrackets'],
  }),
  family('dates-on-lines', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    dateLines: ['yearBelow', 'each'],
    anchor: ['single', 'first', 'middle'],
  }),
  family('value-date-below', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    valueDateBelow: [true],
    anchor: ['single', 'first', 'middle'],
  }),
  family('bare-days', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    bareDays: ['plain', 'plain', 'titled'],
    overNewYear: [false, true],
    datePerDay: [false, true],
    period: ['range'],
  }),
];
