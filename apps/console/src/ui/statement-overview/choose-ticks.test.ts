import { expect, test } from 'vitest';
import { chooseTicks } from './choose-ticks.ts';

test.each([
  [0, 100, [0, 50, 100]],
  [13_776_780, 14_347_122, [13_600_000, 13_800_000, 14_000_000, 14_200_000, 14_400_000]],
  [-250, 900, [-500, 0, 500, 1000]],
  [700, 700, [700, 701]],
])('%d to %d has the round figures %j', (low, high, ticks) => {
  expect(chooseTicks(low, high)).toEqual(ticks);
});
