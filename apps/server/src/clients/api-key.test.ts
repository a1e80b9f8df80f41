import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateApiKey, hashApiKey, isApiKeyForm } from './api-key.ts';

describe('an API key', () => {
  test('has its prefix, 32 random characters and a checksum, and is never the same', () => {
    const keys = Array.from({ length: 200 }, generateApiKey);
    for (const key of keys) expect(key).toMatch(/^ext_live_[0-9A-Za-z]{38}$/);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every(isApiKeyForm)).toBe(true);
  });

  test('with one changed character is recognised as mistyped', () => {
    const key = generateApiKey();
    fc.assert(
      fc.property(fc.nat(key.length - 1), fc.constantFrom(...'0aZ_ '), (index, character) => {
        fc.pre(key[index] !== character);
        expect(isApiKeyForm(key.slice(0, index) + character + key.slice(index + 1))).toBe(false);
      }),
    );
  });

  test.each(['', 'ext_live_', 'ext_test_abc', `${generateApiKey()}x`, ` ${generateApiKey()}`, `${generateApiKey()}\n`])(
    '%j is none',
    (text) => expect(isApiKeyForm(text)).toBe(false),
  );

  test('is looked up by its SHA-256', () => {
    expect(hashApiKey('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
