import { expect, test } from 'vitest';
import { readFileLabel } from './read-file-label.ts';

test.each([
  ['May 2024.pdf', 'May 2024.pdf'],
  ['Kontoauszug für März.pdf', 'Kontoauszug für März.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\jane\\statement.pdf', 'statement.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\r\nSet-Cookie: b', 'aSet-Cookie: b'],
  ['', 'statement.pdf'],
  ['  ', 'statement.pdf'],
  ['folder/', 'statement.pdf'],
  ['\u0000', 'statement.pdf'],
])('%j is called %j', (name, label) => expect(readFileLabel(name)).toBe(label));

test('a long name is cut', () => expect(readFileLabel('x'.repeat(1_000)).length).toBe(255));
