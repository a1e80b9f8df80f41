import { globSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const FILES = globSync('**/*.test.ts', { cwd: PROJECT_FOLDER, exclude: (name) => name.includes('node_modules') });

/** How many of the projects run the file. */
function countRunners(file: string): number {
  const matches = (patterns: readonly string[] = []) => patterns.some((pattern) => matchesGlob(file, pattern));
  return config.test!.projects!.filter((project) => {
    const own = typeof project === 'object' && 'test' in project ? project.test : undefined;
    return matches(own?.include) && !matches(own?.exclude);
  }).length;
}

test('every test file is run, and by one project', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.filter((file) => countRunners(file) !== 1)).toEqual([]);
});
