import { expect, it } from 'vitest';
import { namesNoHolder } from './no-names.ts';

it.each([
  ['customer service', true],
  ['membership number', true],
  ['payment information', true],
  ['jane q customer', false],
  ['harrow cleaning services', false],
])('%s: names nobody is %s', (text, isNone) => {
  expect(namesNoHolder(text.split(' '))).toBe(isNone);
});
