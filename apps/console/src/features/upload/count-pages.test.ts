import { expect, test } from 'vitest';
import { countPages } from './count-pages.ts';
import type { SelectedFile } from './selected-file.ts';

const file = (id: string, pages: number, change: Partial<SelectedFile> = {}) =>
  ({ id, check: { kind: 'ready', pages }, sha256: id, again: false, ...change }) as SelectedFile;

test.each<[string, SelectedFile[], string[], number]>([
  ['every page of different files', [file('a', 2), file('b', 3)], [], 5],
  ['the same bytes twice count once', [file('a', 2), file('b', 2, { sha256: 'a' })], [], 2],
  [
    'bytes that nobody could compare count each',
    [file('a', 2, { sha256: null }), file('b', 2, { sha256: null })],
    [],
    4,
  ],
  ['what was extracted before costs nothing', [file('a', 2), file('b', 3)], ['a'], 3],
  ['unless it is read anew', [file('a', 2, { again: true }), file('b', 3)], ['a'], 5],
  ['a file that is not open is not counted', [file('a', 2, { check: { kind: 'locked' } })], [], 0],
])('%s', (_, files, repeated, pages) => {
  expect(countPages(files, new Set(repeated))).toBe(pages);
});
