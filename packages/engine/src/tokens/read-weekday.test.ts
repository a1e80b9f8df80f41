import { describe, expect, it } from 'vitest';
import { printWords } from '../testing/page-fixture.ts';
import { readDates } from './read-dates.ts';

const weekdaysIn = (text: string) => readDates(printWords(text)).map(({ weekdays }) => weekdays ?? null);

describe('the day of the week beside a date, 0 is Monday', () => {
  it.each([
    ['Mon 03/03/2025', 0],
    ['lör 2025-03-08', 5],
    ['2025-03-08 (Sa)', 5],
    ['2025-03-05 Mittwoch', 2],
    ['2025/03/05(水)', 2],
    ['2025년 3월 5일(수)', 2],
    ['05.03.2025 ср', 2],
    ['mar 04/03/2025', 1],
    ['mar. 4 mar 2025', 1],
    ['12-ene-21 mar', 1],
    ['mar 14', null],
    ['05/03/2025   GREEN GROCER', null],
    ['05/03/2025 SUN LIFE INSURANCE', null],
    ['PAID MON 03/03/2025', null],
    ['December 31, 2025 to', null],
    ['31.12.2025 do', null],
  ] as const)('%s', (text, weekday) => {
    expect(weekdaysIn(text)).toEqual([weekday === null ? null : [weekday]]);
  });

  it.each([
    ['Mon 03/03/2025   GREEN GROCER', [0, 2], ''],
    ['03/03/2025 Mon   GREEN GROCER', [0, 2], ''],
    ['2025/03/05(水)   本屋', [0, 1], ''],
    ['2025/03/05(水)本屋', [0, 1], '本屋'],
    ['05/03/2025 SUN LIFE', [0, 1], ''],
    ['05/03/2025TO/VERA P   1,351.19', [0, 1], 'TO/VERA'],
  ] as const)('belongs to the date, and no word beside it does: %s', (text, words, glued) => {
    const [date] = readDates(printWords(text));
    expect([[date!.from, date!.to], date!.rest]).toEqual([words, glued]);
  });
});
