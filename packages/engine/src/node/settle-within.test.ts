import { setTimeout } from 'node:timers/promises';
import { cachedDataVersionTag } from 'node:v8';
import { expect, test } from 'vitest';
import { settleWithin } from './settle-within.ts';

const LONG_MS = 60_000;
const BRIEF_MS = 50;

async function afterTurns(turns: number): Promise<number> {
  for (let turn = 0; turn < turns; turn++) await null;
  return turns;
}

test('work that waits for its own promises is done', async () => {
  expect(await settleWithin(LONG_MS, () => afterTurns(1_000))).toBe(1_000);
});

test('also for somebody who has awaited something', async () => {
  await null;
  expect(await settleWithin(LONG_MS, () => afterTurns(3))).toBe(3);
});

test('work that fails, fails', async () => {
  await expect(settleWithin(LONG_MS, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('work that waits for anything else gives nothing', async () => {
  expect(await settleWithin(LONG_MS, () => setTimeout(1, 'later'))).toBe(null);
});

test('a loop without end is stopped', async () => {
  const loop = async () => {
    for (;;);
  };
  expect(await settleWithin(BRIEF_MS, loop)).toBe(null);
});

test('and one that awaits, which goes on no more', async () => {
  let turns = 0;
  const loop = async () => {
    for (;;) {
      await null;
      turns += 1;
    }
  };
  expect(await settleWithin(BRIEF_MS, loop)).toBe(null);
  const stoppedAt = turns;
  await setTimeout(BRIEF_MS);
  expect(turns).toBe(stoppedAt);
  expect(await settleWithin(LONG_MS, () => afterTurns(3))).toBe(3);
});

test('nothing of it stays: no name in the global object, no flag of V8', async () => {
  const [names, flags] = [Reflect.ownKeys(globalThis).length, cachedDataVersionTag()];
  await settleWithin(LONG_MS, () => afterTurns(1));
  expect(Reflect.ownKeys(globalThis).length).toBe(names);
  expect(cachedDataVersionTag()).toBe(flags);
});
