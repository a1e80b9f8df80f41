import { globSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';
import { findLoads } from './check/find-loads.ts';
import { readRepository } from './check/read-repository.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const FILES = globSync('**/*.test.ts', { cwd: PROJECT_FOLDER, exclude: (name) => name.includes('node_modules') });

/** Tests that need more than Node. */
const STARTERS = [
  'apps/server/testing/database',
  'apps/launcher/src/postgres/start-postmaster',
  'packages/formats/src/programs/run-program',
  'packages/formats/src/published-schemas',
];

/** The projects that run the file. */
function findRunners(file: string): string[] {
  const matches = (patterns: readonly string[] = []) => patterns.some((pattern) => matchesGlob(file, pattern));
  return config.test!.projects!.flatMap((project) => {
    const own = typeof project === 'object' && 'test' in project ? project.test : undefined;
    return matches(own?.include) && !matches(own?.exclude) ? [String(own!.name)] : [];
  });
}

test('every test file is run, and by one project', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.filter((file) => findRunners(file).length !== 1)).toEqual([]);
});

test('no unit test needs a database or a program of other people: its name would say so', () => {
  const graph = readRepository();
  const units = FILES.filter((file) => findRunners(file).includes('unit'));
  expect(units.filter((file) => STARTERS.some((starter) => findLoads(graph, file, starter) !== null))).toEqual([]);
});

/** Made for tests as a whole: documents and statements to read, and other people's programs that read our files. */
const FOR_TESTS =
  /(^|\/)testing\/|^packages\/samples\/|^packages\/formats\/src\/programs\/|^e2e\/|\.(test|spec)\.tsx?$/;

test('what only tests import lives in a folder testing/', () => {
  const importers = Map.groupBy(
    readRepository().edges.filter(({ file }) => file !== null),
    ({ file }) => file!,
  );
  const helpers = [...importers].filter(
    ([file, edges]) => /^(apps|packages)\/.*\.tsx?$/.test(file) && edges.every(({ from }) => FOR_TESTS.test(from)),
  );
  expect(helpers.map(([file]) => file).filter((file) => !FOR_TESTS.test(file))).toEqual([]);
});
