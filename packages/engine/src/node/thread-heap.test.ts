import { cachedDataVersionTag } from 'node:v8';
import { expect, test } from 'vitest';
import { collectAfterwards } from './thread-heap.ts';

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
