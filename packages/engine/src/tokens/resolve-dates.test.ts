import { plainDate } from '@extracto/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DateOrder } from '../lines/reading.ts';
import { printWords } from '../testing/page-fixture.ts';
import { readDates } from './read-dates.ts';
import { resolveDate, UNKNOWN_YEAR, type YearContext } from './resolve-dates.ts';

const NOTHING: YearContext = { from: null, to: null, latestYear: null };
const resolve = (text: string, context: Partial<YearContext> = {}, order: DateOrder = 'dmy') =>
  resolveDate(readDates(printWords(text))[0]!, order, { ...NOTHING, ...context });

describe('a printed year is taken as it is', () => {
  it.each([
    ['01/02/2025', 'dmy', '2025-02-01'],
    ['01/02/2025', 'mdy', '2025-01-02'],
    ['25/02/2025', 'mdy', '2025-02-25'],
    ['2025-02-01', 'dmy', '2025-02-01'],
    ['3 Feb 1999', 'mdy', '1999-02-03'],
  ] as const)('%s in %s', (text, order, date) => {
    expect(resolve(text, { from: '2024-01-01', to: '2024-01-31' }, order)).toBe(date);
  });
});

describe('a date without a year takes the one that puts it into the period', () => {
  const newYear = { from: '2024-12-07', to: '2025-01-07' };
  const january = { from: null, to: '2025-01-31' };
  it.each([
    ['09 Dec', newYear, '2024-12-09'],
    ['05 Jan', newYear, '2025-01-05'],
    ['31/12', newYear, '2024-12-31'],
    ['01/01', newYear, '2025-01-01'],
    ['05 Dec', newYear, '2024-12-05'],
    ['10 Jan', newYear, '2025-01-10'],
    ['28 Dec', january, '2024-12-28'],
    ['03 Jan', january, '2025-01-03'],
    ['02 Feb', { from: '2025-02-01', to: null }, '2025-02-02'],
    ['29 Feb', { from: '2024-02-01', to: '2024-02-29' }, '2024-02-29'],
    ['03 Jan', { latestYear: 2023 }, '2023-01-03'],
  ] as const)('%s', (text, context, date) => {
    expect(resolve(text, context)).toBe(date);
  });

  it('and a year that orders them when nothing says one', () => {
    expect(resolve('29 Feb')).toBe(`${UNKNOWN_YEAR}-02-29`);
  });

  it('every day of a period of up to a year comes back', () => {
    const day = fc.integer({ min: 0, max: 364 });
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2060 }), day, day, day, (year, start, length, within) => {
        const at = (offset: number) => new Date(Date.UTC(year, 0, 1 + start + offset)).toISOString().slice(0, 10);
        const [from, to, date] = [at(0), at(length), at(within % (length + 1))];
        const [, month, dayOfMonth] = date.split('-');
        expect(resolve(`${dayOfMonth}/${month}`, { from, to })).toBe(date);
      }),
    );
  });
});

it('a day that exists in no year around has no date', () => {
  expect(resolve('29 Feb', { from: '2022-01-01', to: '2022-12-31' })).toBeNull();
  expect(plainDate(2022, 2, 29)).toBeNull();
});
