import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = 'packages/engine/src';

const rows = readFileSync('CONTRIBUTING.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, task, folder, files] = /^\| ([^|]+) \| `([\w/]+)\/` \| (.+) \|$/.exec(line) ?? [];
    return task === undefined ? [] : [{ task, folder: folder!, files: files! }];
  });

/** A path from the repository, the engine's sources or the row's folder. */
function findFile(folder: string, name: string): string | undefined {
  return [name, `${SOURCE}/${name}`, `${SOURCE}/${folder}/${name}`].find(existsSync);
}

test('the table of changes names every task', () => {
  expect(rows.map(({ task }) => task)).toEqual([
    'date notation',
    'balance label',
    'language',
    "bank's name",
    'sign convention',
    'kind of non-transaction table',
    'other OCR engine',
    'output field',
    'check',
  ]);
});

test.each(rows)(
  '$task: a folder and at most two files, which exist and declare what the row names',
  ({ folder, files }) => {
    expect(existsSync(`${SOURCE}/${folder}`)).toBe(true);
    const paths = [...files.matchAll(/`([\w/-]+\.(?:ts|md))`/g)].map(([, name]) => findFile(folder, name!));
    expect(paths).not.toContain(undefined);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.length).toBeLessThanOrEqual(2);
    const texts = paths.map((path) => readFileSync(path!, 'utf8')).join('\n');
    for (const [, name] of files.matchAll(/`([A-Z][A-Z_]+)`/g)) expect(texts).toMatch(new RegExp(`const ${name}\\b`));
  },
);

test('each stage has an entry whose header gives its weakness and a miniature of what goes in', () => {
  const list = /Start to read a stage at its entry[^:]*:([^.]*(?:\.ts`[^.]*)+)\./.exec(
    readFileSync('ARCHITECTURE.md', 'utf8'),
  );
  const entries = [...list![1]!.matchAll(/`([\w/-]+\.ts)`/g)].map(([, name]) => `${SOURCE}/${name}`);
  expect(entries.length).toBeGreaterThan(12);
  for (const entry of entries) {
    const [header] = /^\/\*\*.*?\*\//s.exec(readFileSync(entry, 'utf8')) ?? [''];
    expect(header, entry).toMatch(/[kK]nown weakness/);
    expect(header, entry).toMatch(/^ \* {3,}\S/m);
  }
});
