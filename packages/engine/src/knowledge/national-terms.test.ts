import { describe, expect, it } from 'vitest';
import { nationalCountry, opensNationalTerm } from './national-terms.ts';

describe('nationalCountry', () => {
  it.each<[string, readonly string[], readonly string[], string | null]>([
    ['a payment scheme', ['neft cr sbin0014517'], [], 'IN'],
    ['a routing number', ['sort code 12 34 56'], [], 'GB'],
    ['an IBAN', [], ['DE89 3704 0044 0532 0130 00'], 'DE'],
    ['an IBAN against one foreign word', ['pix 123'], ['PT50000201231234567890154'], null],
    ['two words against one', ['upi 1', 'neft 2', 'imps 3', 'ach credit 4'], [], 'IN'],
    ['a code that banks of other countries print too', ['ach 4', 'rtgs 5'], [], null],
    ['words of two countries', ['pix', 'spei'], [], null],
    ['no word of any', ['opening balance 12 00'], ['12-3456'], null],
  ])('%s', (_, lines, numbers, country) => {
    const words = lines.map((line) => line.split(' '));
    expect(nationalCountry(words, numbers)).toBe(country);
  });
});

describe('opensNationalTerm', () => {
  it.each<[string, boolean]>([
    ['Sort', true],
    ['ИНН', true],
    ['qr-Rechnung:', true],
    ['1.234,56-', false],
    ['31/12/2024', false],
    ['₹', false],
    ['', false],
  ])('%s: %s', (text, opens) => expect(opensNationalTerm(text)).toBe(opens));
});
