import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

it.each(['', 'abc', 'Überweisung 12,50 €\n1', '給与', '\ud800'])(
  'hashes %j as the library does, however often',
  (text) => {
    const digits = Buffer.from(sha256(utf8ToBytes(text))).toString('hex');
    for (let count = 0; count < 300; count++) expect(hashText(text)).toBe(digits);
  },
);
