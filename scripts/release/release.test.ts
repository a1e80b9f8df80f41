import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeDependencies } from './describe-dependencies.ts';
import { closeChangelog, findObstacles, type Repository } from './plan-release.ts';
import { setLockVersion } from './set-version.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');

const READY: Repository = {
  isClean: true,
  tags: ['v1.0.0'],
  changelog: '# Changelog\n\n## Unreleased\n\n- Reads more.\n\n## 1.0.0 (2026-01-01)\n\n- Reads.\n',
  areNoticesCurrent: true,
  versions: { 'package.json': '1.0.0', 'packages/a/package.json': '1.0.0' },
};

describe('a release', () => {
  test('is made when nothing prevents it', () => {
    expect(findObstacles('1.1.0', READY)).toEqual([]);
  });

  test.each<[string, string, Partial<Repository>]>([
    ['is no version such as 1.2.3', 'next', {}],
    ['not committed', '1.1.0', { isClean: false }],
    ['tag v1.0.0 exists', '1.0.0', {}],
    ['nothing under "Unreleased"', '1.1.0', { changelog: '## Unreleased\n\n## 1.0.0 (2026-01-01)\n\n- Reads.\n' }],
    ['is not current', '1.1.0', { areNoticesCurrent: false }],
    ['several versions', '1.1.0', { versions: { a: '1.0.0', b: '1.0.1' } }],
  ])('is refused: %s', (sentence, version, change) => {
    const obstacles = findObstacles(version, { ...READY, ...change });
    expect(obstacles).toHaveLength(1);
    expect(obstacles[0]).toContain(sentence);
  });

  test('moves what was unreleased under its version', () => {
    expect(closeChangelog(READY.changelog, '1.1.0', '2026-02-01')).toContain(
      '## Unreleased\n\n## 1.1.0 (2026-02-01)\n\n- Reads more.\n\n## 1.0.0',
    );
  });

  test('gives its version to own packages and to what they ask of each other, and to no other package', () => {
    const lock = {
      version: '1.0.0',
      packages: {
        '': { version: '1.0.0', devDependencies: { zod: '1.0.0' } },
        'packages/a': { version: '1.0.0', dependencies: { '@own/b': '1.0.0', zod: '1.0.0' } },
        'node_modules/zod': { version: '1.0.0' },
      },
    };
    setLockVersion(lock, new Set(['@own/a', '@own/b']), '1.1.0');
    expect(lock).toEqual({
      version: '1.1.0',
      packages: {
        '': { version: '1.1.0', devDependencies: { zod: '1.0.0' } },
        'packages/a': { version: '1.1.0', dependencies: { '@own/b': '1.1.0', zod: '1.0.0' } },
        'node_modules/zod': { version: '1.0.0' },
      },
    });
  });

  test('that is a dry run says what it would write, and writes nothing', () => {
    const state = () => execFileSync('git', ['status', '--porcelain'], { cwd: PROJECT_FOLDER, encoding: 'utf8' });
    const before = state();
    const program = join(PROJECT_FOLDER, 'scripts/release.ts');
    const { stdout, stderr } = spawnSync(process.execPath, [program, '999.1.2', '--dry-run'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    for (const path of ['package.json', 'apps/server/package.json', 'package-lock.json', 'CHANGELOG.md'])
      expect(stdout).toContain(`Writes ${path}\n`);
    expect(stdout).toContain('tags v999.1.2');
    expect(stdout).not.toContain('several versions');
    expect(state()).toBe(before);
  });
});

describe('third-party notices', () => {
  test('are what the lock file gives (npm run notices writes them)', () => {
    expect(read('THIRD-PARTY-NOTICES.md')).toBe(describeDependencies(JSON.parse(read('package-lock.json'))));
  });

  test('name what is installed, once, without our own packages and those for development', () => {
    const notices = describeDependencies({
      packages: {
        '': { version: '1.0.0' },
        'packages/a': { version: '1.0.0' },
        'node_modules/@own/a': { link: true },
        'node_modules/b': { version: '2.0.0', license: 'MIT' },
        'node_modules/c/node_modules/b': { version: '2.0.0', license: 'MIT' },
        'node_modules/d': { version: '3.0.0', license: 'ISC', dev: true },
      },
    });
    expect(notices.match(/^\| (?!package).*\d.*$/gm)).toEqual(['| b | 2.0.0 | MIT |']);
  });

  test('are refused for a package without a licence', () => {
    const packages = { 'node_modules/b': { version: '2.0.0' } };
    expect(() => describeDependencies({ packages })).toThrow('b names no licence');
  });
});

test.each(['misread-statement', 'other-problem'])('the issue template %s asks for a masked trace', (name) => {
  const template = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as { readonly body: readonly object[] };
  expect(JSON.stringify(template.body)).toMatch(/masked trace/i);
});

test('the template of pull requests asks for a masked trace', () => {
  expect(read('.github/PULL_REQUEST_TEMPLATE.md')).toContain('Masked trace');
});
