import { describe, expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox(Buffer.alloc(32, 1));

describe('a sealed text', () => {
  test.each(['', 'x', 'Größe 🙂', 'a'.repeat(5_000)])('opens in its own context: %#', (text) => {
    expect(box.open(box.seal(text, 'here'), 'here')).toBe(text);
  });

  test('does not show the text, nor that two are equal', () => {
    const [first, second] = [box.seal('ext_live_secret', 'c'), box.seal('ext_live_secret', 'c')];
    expect(first.includes('secret')).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  test('opens in no other context and with no other key', () => {
    const sealed = box.seal('text', 'here');
    expect(() => box.open(sealed, 'there')).toThrow();
    expect(() => createSecretBox(Buffer.alloc(32, 2)).open(sealed, 'here')).toThrow();
  });

  test('with any changed or missing byte does not open', () => {
    const sealed = box.seal('text', 'here');
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = changed[index]! ^ 1;
      expect(() => box.open(changed, 'here')).toThrow();
      expect(() => box.open(sealed.subarray(0, index), 'here')).toThrow();
    }
  });
});

test.each([0, 16, 31, 33])('a key of %d bytes is refused', (length) => {
  expect(() => createSecretBox(Buffer.alloc(length))).toThrow(RangeError);
});
