import { describe, expect, it } from 'vitest';
import { printPages, printWords } from '../../testing/page-fixture.ts';
import { readDates } from '../../tokens/read-dates.ts';
import { readDocument } from '../read-document.ts';
import { isElsewhere, leavesPeriodOpen } from './part-period.ts';

const tokens = (...texts: readonly string[]) => texts.map((text) => readDates(printWords(text))[0]!);
const APRIL = { from: '2026-04-01', to: '2026-04-30' } as const;
const since = (from: `${number}-${number}-${number}`) => ({ from, to: null });

describe('a lone start beside the rows of a later account', () => {
  it('is not theirs where they are in the period before, and not all behind it', () => {
    expect(isElsewhere(since('2027-01-01'), APRIL, tokens('04/04', '22/04'), 'dmy')).toBe(true);
  });

  it('is theirs where they are in no period before, or right behind it', () => {
    expect(isElsewhere(since('2026-05-01'), APRIL, tokens('04/05', '22/05'), 'dmy')).toBe(false);
    expect(isElsewhere(since('2027-04-01'), APRIL, tokens('04/04', '22/04'), 'dmy')).toBe(false);
  });
});

describe('a lone end beside the rows of a later account', () => {
  const until = (to: `${number}-${number}-${number}`) => ({ from: null, to });

  it('is that of the period before, where it is printed again', () => {
    expect(isElsewhere(until('2026-04-30'), APRIL, tokens('04/04', '22/04'), 'dmy')).toBe(true);
  });

  it('is theirs where it is another, or where they are in no period before', () => {
    expect(isElsewhere(until('2026-04-28'), APRIL, tokens('04/04', '22/04'), 'dmy')).toBe(false);
    expect(isElsewhere(until('2026-04-30'), APRIL, tokens('28/03', '22/04'), 'dmy')).toBe(false);
  });
});

describe('two days beside the rows of a later account', () => {
  it('are those of a deposit where they lie on both sides of the period before', () => {
    const term = { from: '2026-01-01', to: '2026-10-27' } as const;
    expect(isElsewhere(term, APRIL, tokens('04/04/2026', '22/04/2026'), 'dmy')).toBe(true);
    expect(isElsewhere(term, APRIL, tokens('04/04/2026', '22/05/2026'), 'dmy')).toBe(false);
  });

  it('are its own where they share an end with the period before', () => {
    const quarter = { from: '2026-02-01', to: '2026-04-30' } as const;
    expect(isElsewhere(quarter, APRIL, tokens('04/04/2026', '22/04/2026'), 'dmy')).toBe(false);
  });
});

describe('the year of rows without one', () => {
  it('is open where a lone day and the period before give two', () => {
    expect(leavesPeriodOpen(since('2027-04-01'), APRIL, tokens('04/04', '22/04'), 'dmy')).toBe(true);
  });

  it('is not where both give the same, the rows print it, or only one can hold them', () => {
    expect(leavesPeriodOpen({ from: null, to: '2026-04-30' }, APRIL, tokens('04/04'), 'dmy')).toBe(false);
    expect(leavesPeriodOpen(since('2027-04-01'), APRIL, tokens('04/04/2027'), 'dmy')).toBe(false);
    expect(leavesPeriodOpen(since('2026-05-01'), APRIL, tokens('04/05'), 'dmy')).toBe(false);
  });
});

it('the points of a card below the last account neither date its rows nor give it a balance', () => {
  const { statements } = readDocument(
    printPages(`
      Statement Period          01 APR 2026 - 30 APR 2026

      Savings account           Account number 11-222-3333
      Date       Particulars             Withdrawal     Deposit      Balance
      01 APR     Balance B/F                                          500.00
      06 APR     GREEN GROCER                 45.20                   454.80
      15 APR     SALARY                                  100.00       554.80

      Current account           Account number 11-222-4444
      Date       Particulars             Withdrawal     Deposit      Balance
      01 APR     Balance B/F                                        2,000.00
      04 APR     TRANSFER                               300.00      2,300.00
      22 APR     RAIL                         50.00                 2,250.00

      Golden Reward Points: Brought forward 12,880 Earned 640 Balance 13,520 (until 31 DEC 2026)
    `),
    'Document',
  );
  expect(statements.map(({ transactions, openingBalance }) => [transactions[0]?.date, openingBalance])).toEqual([
    ['2026-04-06', '500.00'],
    ['2026-04-04', '2000.00'],
  ]);
});
