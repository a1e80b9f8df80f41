import { cachedDataVersionTag } from 'node:v8';
import { expect, test } from 'vitest';
import { collectAfterwards, growFreely } from './thread-heap.ts';

test('threads of a short run are created under a flag that is gone when they are handed over', async () => {
  const before = cachedDataVersionTag();
  expect(await collectAfterwards(() => cachedDataVersionTag())).not.toBe(before);
  expect(cachedDataVersionTag()).toBe(before);
});

test('the flag is gone, too, when no thread could be created', async () => {
  const before = cachedDataVersionTag();
  const failed = collectAfterwards(() => {
    throw new Error('no threads left');
  });
  await expect(failed).rejects.toThrow('no threads left');
  expect(cachedDataVersionTag()).toBe(before);
});

test('heaps may grow until the last of two pools that let them takes it back', () => {
  const before = cachedDataVersionTag();
  growFreely(true);
  const free = cachedDataVersionTag();
  growFreely(true);
  growFreely(false);
  expect(cachedDataVersionTag()).toBe(free);
  growFreely(false);
  expect(free).not.toBe(before);
  expect(cachedDataVersionTag()).toBe(before);
});
