import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOutputs } from './name-outputs.ts';

test.each([
  ['plain names', ['a/x.pdf', 'b/y.PDF'], ['x', 'y']],
  ['equal names', ['a/x.pdf', 'b/x.pdf'], ['a/x', 'b/x']],
  ['equal names at different depths', ['x.pdf', 'b/c/x.pdf'], ['x', 'b/c/x']],
  ['names equal on most disks', ['a/X.pdf', 'b/x.pdf'], ['a/X', 'b/x']],
  ['one folder, names equal on most disks', ['a/x.pdf', 'a/x.PDF', 'a/X.pdf'], ['x', 'x-2', 'X-3']],
  ['a number that is taken', ['a/x.pdf', 'a/x.PDF', 'x-2.pdf'], ['x', 'x-3', 'x-2']],
  ['standard input', ['-', 'a/x.pdf'], ['document', 'x']],
  ['no extension', ['a/x', 'a/y.txt'], ['x', 'y.txt']],
  ['only the last extension goes', ['a.pdf.pdf'], ['a.pdf']],
  ['names of dots never lead out of the folder', ['.pdf', '..pdf', '...pdf'], ['.pdf', '..pdf', '...pdf']],
  ['paths that climb', ['../../a/x.pdf', '../../b/x.pdf'], ['a/x', 'b/x']],
])('%s', (_, paths, stems) => {
  expect(nameOutputs(paths, 'out')).toEqual(stems.map((stem) => join('out', stem)));
});
