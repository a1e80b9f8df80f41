import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateApiKey, hashApiKey, isApiKeyForm } from './api-key.ts';

describe.each(['live', 'test'] as const)('an API key, %s', (mode) => {
  test('has its prefix, 32 random characters and a checksum, and is never the same', () => {
    const keys = Array.from({ length: 200 }, () => generateApiKey(mode));
    for (const key of keys) expect(key).toMatch(new RegExp(`^ext_${mode}_[0-9A-Za-z]{38}$`));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every(isApiKeyForm)).toBe(true);
  });

  test('with one changed character is recognised as mistyped', () => {
    const key = generateApiKey(mode);
    fc.assert(
      fc.property(fc.nat(key.length - 1), fc.constantFrom(...'0aZ_ '), (index, character) => {
        fc.pre(key[index] !== character);
        expect(isApiKeyForm(key.slice(0, index) + character + key.slice(index + 1))).toBe(false);
      }),
    );
  });

  test('does not become one of the other mode by its prefix', () => {
    const key = generateApiKey(mode);
    expect(isApiKeyForm(key.replace(/^ext_\w{4}_/, `ext_${mode === 'live' ? 'test' : 'live'}_`))).toBe(false);
  });
});

describe('as an API key', () => {
  test.each([
    '',
    'ext_live_',
    'ext_test_abc',
    `${generateApiKey('live')}x`,
    ` ${generateApiKey('live')}`,
    `${generateApiKey('test')}\n`,
  ])('%j is none', (text) => expect(isApiKeyForm(text)).toBe(false));

  test('a text is looked up by its SHA-256', () => {
    expect(hashApiKey('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
