import { expect, test } from 'vitest';
import { printWords } from '../../testing/page-fixture.ts';
import { readDates } from '../../tokens/read-dates.ts';
import { endAfterNewYear } from './end-after-new-year.ts';

const endOf = (texts: readonly string[], latestYear: number | null = 2022) =>
  endAfterNewYear(
    texts.map((text) => readDates(printWords(text))[0]!),
    'dmy',
    latestYear,
  );

test('a list that runs over a new year ends in the latest year that is printed', () => {
  expect(endOf(['06 Dec', '29 Dec', '19 Jan', '28 Feb'])).toBe('2022-02-28');
});

test('the order of the rows tells nothing of it: sections start again, and some lists begin with the newest', () => {
  expect(endOf(['28.02.', '29.12.', '19.01.', '06.12.', '15.02.'])).toBe('2022-02-28');
});

test.each([
  ['days all over a year', ['06 Feb', '10 May', '20 Aug', '29 Dec']],
  ['days of one month', ['06 Dec', '29 Dec']],
  ['dates with a year', ['06 Dec 2021', '19 Jan 2022']],
  ['no dates', []],
])('%s have no such end', (_, texts) => {
  expect(endOf(texts)).toBeNull();
});

test('without a year anywhere there is none to give', () => {
  expect(endOf(['06 Dec', '19 Jan'], null)).toBeNull();
});
