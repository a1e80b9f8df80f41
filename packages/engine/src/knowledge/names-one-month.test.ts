import { expect, it } from 'vitest';
import { namesOneMonth } from './names-one-month.ts';

it.each(['Oct', 'Nov', 'DEC', 'Dez', 'septiembre', 'April'])(
  '"%s" can be no other month by one misread letter',
  (name) => {
    expect(namesOneMonth(name)).toBe(true);
  },
);

it.each(['Jan', 'Jun', 'JUL', 'Mar', 'May', 'Oat', '12'])('"%s" can be another month, or is none', (name) => {
  expect(namesOneMonth(name)).toBe(false);
});
