import { expect, test } from 'vitest';
import { readNamedDate } from './read-named-date.ts';

test.each<[string, string | null]>([
  ['01/OCT', '01/OCT'],
  ['01/0CT', '01/OCT'],
  ['O9/OCT', '09/OCT'],
  ['120CT', '12OCT'],
  ['O9-AG0-23', '09-AGO-23'],
  ['3l.Dez.2O24', '31.Dez.2024'],
  ['0CT', 'OCT'],
  ['1ag0', '1ago'],
  ['1αν', 'Ιαν'],
  ['O03jan', '03jan'],
  ['|24FEB26', '24FEB26'],
  ['124FEB26', '24FEB26'],
  ['OCT', null],
  ['45/OCT', null],
  ['00/OCT', null],
  ['A0125', null],
  ['12/10', null],
  ['05X', null],
  ['1,204.56', null],
  ['4000', null],
])('%s is %s', (text, expected) => {
  expect(readNamedDate(text)).toBe(expected);
});
