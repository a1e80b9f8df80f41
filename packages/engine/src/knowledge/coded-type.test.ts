import { expect, test } from 'vitest';
import { codedType } from './coded-type.ts';

test.each([
  ['40817810500006951021', 'checking'],
  ['40702 810 9 3800 0012345', 'checking'],
  ['42301810500006951021', 'savings'],
  ['UA213223130000026007233566001', 'checking'],
  ['UA213223130000026305233566001', 'savings'],
  ['BY13NBRB30142016001000000000', 'checking'],
  ['0000003100047719280045', 'other'],
])('%s is the number of an account of type %s', (number, type) => {
  expect(codedType(number)).toBe(type);
});

test.each([
  '0170003100047719280045',
  '4081781050000695',
  '12345678',
  'DE89370400440532013000',
  '4081 7810 5000 0695',
  '',
])('%s says no type', (number) => {
  expect(codedType(number)).toBeNull();
});
