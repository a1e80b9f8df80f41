import { plainDate } from '@extracto/model';
import { expect, test } from 'vitest';
import { printWords } from '../../testing/page-fixture.ts';
import { readDates } from '../../tokens/read-dates.ts';
import { endNearLatestDay } from './end-near-latest-day.ts';

const endOf = (texts: readonly string[], latestYear: number | null = 2022, latestDay: string | null = null) =>
  endNearLatestDay(
    texts.map((text) => readDates(printWords(text))[0]!),
    'dmy',
    latestYear,
    latestDay === null ? null : plainDate(...(latestDay.split('-').map(Number) as [number, number, number])),
  );

test('a list that runs over a new year ends in the latest year that is printed', () => {
  expect(endOf(['06 Dec', '29 Dec', '19 Jan', '28 Feb'])).toBe('2022-02-28');
  expect(endOf(['06 Dec', '29 Dec', '19 Jan', '28 Feb'], 2022, '2022-03-02')).toBe('2022-02-28');
});

test('a list that begins days after the latest day ends after it', () => {
  expect(endOf(['15 Dec', '13 Jan'], 2024, '2024-12-12')).toBe('2025-01-13');
});

test('days of December below a day of printing in January are of the year before', () => {
  expect(endOf(['15 Dec', '29 Dec'], 2025, '2025-01-03')).toBe('2024-12-29');
});

test('the order of the rows tells nothing of it: sections start again, and some lists begin with the newest', () => {
  expect(endOf(['28.02.', '29.12.', '19.01.', '06.12.', '15.02.'])).toBe('2022-02-28');
});

test.each([
  ['days all over a year', ['06 Feb', '10 May', '20 Aug', '29 Dec'], null],
  ['days of one month', ['06 Dec', '29 Dec'], null],
  ['days soon after the latest day', ['06 Dec', '29 Dec'], '2022-11-30'],
  ['days long before the latest day', ['06 Feb', '10 Feb'], '2022-11-30'],
  ['dates with a year', ['06 Dec 2021', '19 Jan 2022'], '2022-01-20'],
  ['no dates', [], '2022-01-20'],
])('%s have no such end', (_, texts, latestDay) => {
  expect(endOf(texts, 2022, latestDay)).toBeNull();
});

test('without a year anywhere there is none to give', () => {
  expect(endOf(['06 Dec', '19 Jan'], null)).toBeNull();
});
