import { expect, test } from 'vitest';
import { listDayChoices } from './list-day-choices.ts';

const texts = (most: number, chosen: number | null, untilTheEnd: boolean) =>
  listDayChoices({ most, chosen, untilTheEnd }).map(({ text }) => text);

test.each([
  [3, null, true, ['Default (3 days)', '2 days', '1 day', 'Until the job ends']],
  [1, null, true, ['Default (1 day)', 'Until the job ends']],
  [7, null, false, ['Default (7 days)', '3 days', '2 days', '1 day']],
  [7, 5, false, ['Default (7 days)', '5 days', '3 days', '2 days', '1 day']],
])('up to %d days with %j chosen: %j', (most, chosen, untilTheEnd, expected) => {
  expect(texts(most, chosen, untilTheEnd)).toEqual(expected);
});
