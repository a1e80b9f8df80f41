import { expect, test } from 'vitest';
import { formats, isFormatName } from './index.ts';

test('every format is registered under its own name', () => {
  for (const [name, format] of Object.entries(formats)) expect(format.name).toBe(name);
});

test.each(['json', 'csv'])('%s is a format', (name) => {
  expect(isFormatName(name)).toBe(true);
});

test.each(['', 'JSON', 'xls', 'toString', '__proto__'])('%j is no format', (name) => {
  expect(isFormatName(name)).toBe(false);
});
