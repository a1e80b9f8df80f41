import { expect, it } from 'vitest';
import { printWords } from '../testing/page-fixture.ts';
import { leftToRight, topDown } from './in-order.ts';

const [first, second, third] = printWords('15/01   GROCER   -45.20');

it('words that are printed in their order are the list that came in', () => {
  const words = [first!, second!, third!];
  expect(leftToRight(words)).toBe(words);
  expect(topDown(words)).toBe(words);
});

it('others are put from left to right, and the list that came in stays as it is', () => {
  const words = [third!, first!, second!];
  expect(leftToRight(words)).toEqual([first, second, third]);
  expect(words).toEqual([third, first, second]);
});

it('words of one height keep their order, and what stands lower comes last', () => {
  const lower = { ...first!, box: [first!.box[0], first!.box[1] + 5, first!.box[2], first!.box[3] + 5] as const };
  expect(topDown([lower, third!, second!])).toEqual([third, second, lower]);
});
