import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planNextAttempt, ROUND_ATTEMPTS, ROUND_LIMIT_MS } from './plan-next-attempt.ts';
import { readRetryAfter } from './read-retry-after.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const start = new Date('2026-01-01T00:00:00Z');
const startMs = start.getTime();

/** Since the first attempt, when every attempt takes no time. */
function planRound(random: number): number[] {
  const times = [0];
  for (let attempts = 1; ; attempts += 1) {
    const now = new Date(startMs + times.at(-1)!);
    const next = planNextAttempt({ round: { attempts, startedAt: start }, now, retryAfterMs: null, random });
    if (next === null) return times;
    times.push(next.getTime() - startMs);
  }
}

test('a round without jitter is ten attempts over a day', () => {
  expect(planRound(0)).toEqual([
    0,
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    24 * HOUR,
  ]);
});

test('jitter shortens every pause by up to a fifth', () => {
  expect(planRound(1).at(-1)).toBe((24 * HOUR * 4) / 5);
});

describe('for any answer of the receiver and any delay', () => {
  const step = fc.record({
    tookMs: fc.integer({ min: 0, max: 15 * SECOND }),
    /** Delay until a worker takes it: workers may be busy, or away for hours. */
    lateMs: fc.oneof(fc.integer({ min: 0, max: SECOND }), fc.integer({ min: 0, max: 12 * HOUR })),
    retryAfterMs: fc.option(fc.integer({ min: 1, max: 90 * 24 * HOUR }), { nil: null }),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  test('a round ends, its attempts are in order, and none is planned too early or beyond its day', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: ROUND_ATTEMPTS, maxLength: ROUND_ATTEMPTS }), (steps) => {
        let begun = startMs;
        let attempts = 0;
        for (const { tookMs, lateMs, retryAfterMs, random } of steps) {
          attempts += 1;
          const now = new Date(begun + tookMs);
          const next = planNextAttempt({ round: { attempts, startedAt: start }, now, retryAfterMs, random });
          if (next === null) break;
          expect(next.getTime() - now.getTime()).toBeGreaterThanOrEqual(0.8 * 5 * SECOND - 1);
          expect(next.getTime() - startMs).toBeLessThanOrEqual(ROUND_LIMIT_MS);
          if (retryAfterMs !== null) {
            const wished = Math.min(now.getTime() + retryAfterMs, startMs + 24 * HOUR);
            expect(next.getTime()).toBeGreaterThanOrEqual(wished);
          }
          begun = next.getTime() + lateMs;
        }
        expect(attempts).toBeLessThanOrEqual(ROUND_ATTEMPTS);
      }),
    );
  });

  test('pauses grow, jitter or not, as long as nobody asks for more time', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        const times = planRound(random);
        expect(times).toHaveLength(ROUND_ATTEMPTS);
        const pauses = times.slice(1).map((time, index) => time - times[index]!);
        expect(pauses.slice(0, 5)).toEqual([...pauses.slice(0, 5)].sort((left, right) => left - right));
      }),
    );
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-03-31T09:41:12.000Z');

  test.each([
    ['120', 120_000],
    [' 5 ', 5_000],
    ['Tue, 31 Mar 2026 09:42:12 GMT', 60_000],
    ['Tuesday, 31-Mar-26 09:42:12 GMT', 60_000],
    ['Tue Mar 31 09:42:12 2026 GMT', 60_000],
  ])('%j is a wish', (value, waitMs) => {
    expect(readRetryAfter(value, now)).toBe(waitMs);
  });

  test.each([
    undefined,
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    '9999999999',
    'soon',
    '2026-03-31T09:42:12Z',
    'Tue, 31 Mar 2026 09:40:12 GMT',
    'Tue, 99 Nonsense',
  ])('%j is none', (value) => {
    expect(readRetryAfter(value, now)).toBeNull();
  });
});
