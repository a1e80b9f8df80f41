import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

it.each(['', 'abc', 'Überweisung 12,50 €\n1', '給与', '\ud800'])('hashes %j as Node does', (text) => {
  expect(Buffer.from(hashText(text))).toEqual(createHash('sha256').update(text).digest());
});
