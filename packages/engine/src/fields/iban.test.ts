import { expect, it } from 'vitest';
import { ibanIn } from './iban.ts';

it.each([
  ['AT61 1904 3002 3457 3202 009/2025', 'AT61 1904 3002 3457 3202'],
  ['PT50 0035 0261 00184403000 58 SWIFT', 'PT50 0035 0261 00184403000 58'],
  ['DE50 5002 4024 0000 1234 55 EUR', 'DE50 5002 4024 0000 1234 55'],
])('an IBAN ends at the length that its country has, its check digits misread or not: %s', (text, iban) => {
  expect(ibanIn(text)).toBe(iban);
});
