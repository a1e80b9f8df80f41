import { expect, it } from 'vitest';
import { chain } from './chain.ts';

it('the lists follow each other, and stay as they were', () => {
  const [first, second] = [[1, 2], [3]];
  expect(chain([first, [], second])).toEqual([1, 2, 3]);
  expect([first, second]).toEqual([[1, 2], [3]]);
  expect(chain([])).toEqual([]);
});

it('there may be as many lists as pages of a document', () => {
  expect(chain(Array.from({ length: 20_000 }, (_, index) => [index]))).toHaveLength(20_000);
});
