import { expect, test } from 'vitest';
import { takeTurn } from './take-turn.ts';

test('never more at once than allowed, in the order of asking, whatever fails', async () => {
  const group = {};
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const act = async (index: number) => {
    started.push(index);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index % 3 === 0) throw new Error('failed');
    return index;
  };
  const turns = Array.from({ length: 12 }, (_, index) => takeTurn(group, 2, () => act(index)));
  const outcomes = await Promise.allSettled(turns);
  expect(most).toBe(2);
  expect(started).toEqual(Array.from({ length: 12 }, (_, index) => index));
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBe(4);
  await expect(takeTurn(group, 2, async () => 'free again')).resolves.toBe('free again');
});
