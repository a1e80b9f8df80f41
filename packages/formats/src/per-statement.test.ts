import { expect, test } from 'vitest';
import { perStatement, valueFor } from './per-statement.ts';

const at = (index: number, currency: string | null, printed: string | null = null) => ({ index, currency, printed });

test.each([
  ['12345678', at(0, 'EUR'), '12345678'],
  ['12345678', at(1, null), '12345678'],
  ['12345678', at(0, 'EUR', 'as printed'), 'as printed'],
  [undefined, at(0, 'EUR', 'as printed'), 'as printed'],
  [undefined, at(0, 'EUR'), null],
  ['1=A1,2=B2', at(1, 'EUR'), 'B2'],
  ['1=A1, 2=B2', at(1, 'EUR', 'as printed'), 'B2'],
  ['1=A1,2=B2', at(2, 'EUR'), null],
  ['EUR=A1,USD=B2', at(5, 'USD', 'as printed'), 'B2'],
  ['EUR=A1,USD=B2', at(5, null, 'as printed'), 'as printed'],
  ['EUR=A1,1=B2', at(0, 'EUR'), 'B2'],
])('%j gives %j the value %j', (text, place, value) => {
  expect(valueFor(text, place)).toBe(value);
});

const option = perStatement(/^\d+$/, 'digits');

test.each(['12', '1=12', '1=12,2=34', 'EUR=12,USD=34', undefined])('takes %j', (text) => {
  expect(option.safeParse(text).success).toBe(true);
});

test.each(['', 'twelve', '1=twelve', '1=12,2=', '1=12,34', 'EURO=12', '1'.repeat(1001)])('refuses %j', (text) => {
  expect(option.safeParse(text).success).toBe(false);
});
