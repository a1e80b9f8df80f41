import { expect, test } from 'vitest';
import { mostLongThreads } from './most-long-threads.ts';

test.each([
  ['the processor that one thread leaves', 1, 2, 2],
  ['no more than there are processors', 3, 4, 4],
  ['no more than twice the threads', 2, 16, 4],
  ['its own threads where the machine has fewer processors', 4, 2, 4],
  ['its own thread where there is one processor', 1, 1, 1],
])('a long document that is alone has %s', (_, workerThreads, processors, most) => {
  expect(mostLongThreads(workerThreads, processors)).toBe(most);
});
