import { expect, it } from 'vitest';
import { gather } from './gather.ts';

it('a list is as long as what was put in, without holes', () => {
  const even = gather<number>(5, (items) => {
    let count = 0;
    for (let value = 0; value < 5; value++) if (value % 2 === 0) items[count++] = value;
    return count;
  });
  expect(even).toStrictEqual([0, 2, 4]);
});

it.each([0, 20_000])('of %i places none has to be filled', (most) => {
  expect(gather(most, () => 0)).toStrictEqual([]);
});
