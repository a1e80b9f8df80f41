import { describe, expect, it } from 'vitest';
import { printWords } from '../../testing/page-fixture.ts';
import { readDates } from '../../tokens/read-dates.ts';
import { liesWithin, resolvePeriod, shareInPeriod } from './resolve-period.ts';

const tokens = (...texts: readonly string[]) => texts.map((text) => readDates(printWords(text))[0]!);
const NONE = { from: null, to: null };

describe('how well an order puts the rows where the document says', () => {
  const rows = tokens('17-09-04', '17-09-11');

  it('the day of the statement alone speaks for the year before it', () => {
    const until = { from: null, to: '2017-09-30' } as const;
    expect(shareInPeriod(rows, 'ymd', until, null)).toBe(1);
    expect(shareInPeriod(rows, 'dmy', until, null)).toBe(0);
  });

  it('and so do years in full elsewhere', () => {
    expect(shareInPeriod(rows, 'ymd', NONE, null, [2017])).toBe(1);
    expect(shareInPeriod(rows, 'dmy', NONE, null, [2017])).toBe(0);
    expect(shareInPeriod(rows, 'dmy', NONE, null)).toBe(null);
  });

  it('a period that runs backwards speaks against it', () => {
    expect(shareInPeriod(rows, 'dmy', { from: '2030-09-17', to: '2004-09-17' }, null)).toBe(-1);
  });
});

it('rows of the same month share its period, those of the next do not', () => {
  const july = { from: '2024-07-01', to: '2024-07-31' } as const;
  expect(liesWithin(tokens('11/07', '13/07'), 'dmy', july)).toBe(true);
  expect(liesWithin(tokens('11/08', '13/08'), 'dmy', july)).toBe(false);
  expect(liesWithin([], 'dmy', july)).toBe(false);
});

it('a period of its own order stays what it is beside rows of another: 17-06-27 above 02/07', () => {
  const [from, to] = tokens('17-06-27', '17-07-26');
  const period = { from: from!, to: to!, line: null, order: 'ymd' } as const;
  expect(resolvePeriod(period, 'dmy', null)).toMatchObject({ from: '2017-06-27', to: '2017-07-26' });
});

it('a period without years that ends in January begins in the year before', () => {
  const [from, to] = tokens('02 Dec', '02 Jan');
  const period = { from: from!, to: to!, line: null, order: null };
  expect(resolvePeriod(period, 'dmy', 2026)).toMatchObject({ from: '2025-12-02', to: '2026-01-02' });
});
