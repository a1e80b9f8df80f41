import { describe, expect, it } from 'vitest';
import { readJalali } from './read-jalali.ts';

const MS_OF_DAY = 86_400_000;
const persian = new Intl.DateTimeFormat('en-u-ca-persian', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

describe('a date of the Iranian calendar', () => {
  it.each([
    [1403, 1, 1, { year: 2024, month: 3, day: 20 }],
    [1402, 12, 29, { year: 2024, month: 3, day: 19 }],
    [1403, 12, 30, { year: 2025, month: 3, day: 20 }],
  ])('%i/%i/%i', (year, month, day, expected) => {
    expect(readJalali(year, month, day)).toEqual(expected);
  });

  it('is the day that other calendars say, from 2000 to 2040', () => {
    for (let time = Date.UTC(2000, 0, 1); time < Date.UTC(2041, 0, 1); time += MS_OF_DAY) {
      const parts = new Map(persian.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
      const read = readJalali(parts.get('year')!, parts.get('month')!, parts.get('day')!)!;
      expect(Date.UTC(read.year, read.month - 1, read.day)).toBe(time);
    }
  });

  it.each([
    ['a day that its month does not have', 1402, 7, 31],
    ['30 Esfand of a common year', 1402, 12, 30],
    ['a year of the Islamic calendar', 1445, 9, 1],
  ])('is none: %s', (_name, year, month, day) => {
    expect(readJalali(year, month, day)).toBeNull();
  });
});
