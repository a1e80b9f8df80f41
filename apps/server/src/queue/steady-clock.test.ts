import { expect, test } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

test('a clock of the machine that is set back or ahead neither takes it back nor lets it leap', () => {
  let [wallMs, elapsedMs] = [1_000_000, 500];
  const clock = createSteadyClock(
    () => wallMs,
    () => elapsedMs,
  );
  expect(clock.now()).toBe(1_000_000);
  for (const leapMs of [-3_600_000, 7_200_000]) {
    const before = clock.now();
    wallMs += leapMs;
    elapsedMs += 20;
    expect(clock.now() - before).toBe(20);
  }
});
