import { mkdir, mkdtemp, realpath, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFile } from './find-file.ts';

let folder = '';
let roots: string[] = [];
const within = (...parts: string[]) => join(folder, ...parts);

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'extracto-mcp-')));
  await mkdir(within('a', 'deep'), { recursive: true });
  await mkdir(within('b', 'folder.pdf'), { recursive: true });
  await mkdir(within('ab'));
  const files = [
    'a/one.pdf',
    'a/deep/two.PDF',
    'b/three.json',
    'a/notes.txt',
    'a/..pdf.pdf',
    'ab/secret.pdf',
    'secret.pdf',
  ];
  for (const file of files) await writeFile(within(file), 'x');
  await writeFile(within('a', 'huge.pdf'), '');
  await truncate(within('a', 'huge.pdf'), 51 * 1024 * 1024);
  await symlink(within('secret.pdf'), within('a', 'link.pdf'));
  await symlink(within('a', 'one.pdf'), within('b', 'inner.pdf'));
  await symlink(folder, within('a', 'up'));
  roots = [within('a'), within('b')];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a file in one of the folders is found', () => {
  test.each([
    ['by its whole path', () => within('a', 'one.pdf'), 'a/one.pdf', 'document'],
    ['below a folder', () => 'deep/two.PDF', 'a/deep/two.PDF', 'document'],
    ['in the second folder', () => 'three.json', 'b/three.json', 'result'],
    ['with dots that stay within', () => 'deep/../one.pdf', 'a/one.pdf', 'document'],
    ['with a name that begins with dots', () => '..pdf.pdf', 'a/..pdf.pdf', 'document'],
    ['through a link that stays within', () => 'inner.pdf', 'a/one.pdf', 'document'],
  ])('%s', async (_, name, path, kind) => {
    expect(await findFile(roots, name())).toMatchObject({ path: within(path), kind });
  });

  test('and is another one after it was changed', async () => {
    const before = await findFile(roots, 'one.pdf');
    await writeFile(within('a', 'one.pdf'), 'longer');
    expect((await findFile(roots, 'one.pdf')).version).not.toBe(before.version);
  });
});

describe('paths outside are refused, in the same words whether they exist or not', () => {
  test.each([
    ['beside the folders', () => within('secret.pdf')],
    ['beside them and not there', () => within('none.pdf')],
    ['over dots', () => '../secret.pdf'],
    ['over dots in a whole path', () => within('a', '..', 'secret.pdf')],
    ['in a folder whose name begins the same', () => within('ab', 'secret.pdf')],
    ['through a link to a file', () => 'link.pdf'],
    ['through a link to a folder', () => 'up/secret.pdf'],
    ['of the system', () => '/etc/passwd'],
  ])('%s', async (_, name) => {
    await expect(findFile(roots, name())).rejects.toThrow('is outside the allowed folders');
  });
});

test.each([
  ['gone.pdf', 'There is no file "gone.pdf"'],
  ['notes.txt', 'is neither a PDF nor a result'],
  ['folder.pdf', 'is not a file'],
  ['', 'is not a file'],
  ['huge.pdf', 'is larger than 50 MB'],
  ['one.pdf\0.txt', 'NUL'],
])('%j is refused: %s', async (name, sentence) => {
  await expect(findFile(roots, name)).rejects.toThrow(sentence);
});
