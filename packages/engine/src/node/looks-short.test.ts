import { expect, test } from 'vitest';
import { looksShort } from './looks-short.ts';

const KIBIBYTE = 1024;
const file = (kibibytes: number, text = '') => {
  const bytes = Buffer.alloc(kibibytes * KIBIBYTE, ' ');
  bytes.write(text, 'latin1');
  return new Uint8Array(bytes);
};
const pages = (count: number, object = '<< /Type /Page >> ') => object.repeat(count);

test.each([
  ['a small file', file(255)],
  ['a file of few pages, however large their fonts', file(2_000, pages(5))],
  ['in which they are written closely', file(2_000, pages(5, '<</Type/Page/Parent 2 0 R>>'))],
  ['and the last of which ends the file', new Uint8Array(Buffer.from(`${' '.repeat(300 * KIBIBYTE)}/Type /Page`))],
  ['a hundred pages', file(2_000, pages(100))],
])('%s looks short', (_, bytes) => {
  expect(looksShort(bytes)).toBe(true);
});

test.each([
  ['more pages', file(2_000, pages(101))],
  ['a file that shows none, only what they are in', file(2_000, '<< /Type /Pages /Count 3 >> << /PageLabels 5 0 R >>')],
  ['a file that would have to be searched for long', file(9_000, pages(5))],
])('%s does not', (_, bytes) => {
  expect(looksShort(bytes)).toBe(false);
});
