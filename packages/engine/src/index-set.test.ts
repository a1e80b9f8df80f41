import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IndexSet } from './index-set.ts';

const index = fc.nat({ max: 20_000 });

it('holds what was put in and nothing else, however far the indexes go', () => {
  fc.assert(
    fc.property(fc.array(index), fc.array(index), (put, asked) => {
      const set = new IndexSet();
      for (const one of put) set.add(one);
      for (const one of [...put, ...asked]) expect(set.has(one)).toBe(put.includes(one));
    }),
  );
});

it('holds no line that there is not', () => {
  expect(new IndexSet().add(0).has(-1)).toBe(false);
});
