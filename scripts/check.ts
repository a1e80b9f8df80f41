/**
 * `npm run check`: what every change must pass before it is shared, in well under a minute. All steps run at once; each
 * says one line, and its own words when it fails. Tests that start a database belong to `npm test`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listDatabaseTests } from './check/list-database-tests.ts';
import { readRepository } from './check/read-repository.ts';
import { runStep, type Step } from './check/run-step.ts';
import { installPrograms } from './install-programs.ts';

installPrograms();
process.chdir(join(import.meta.dirname, '..'));

const databaseTests = listDatabaseTests(readRepository());

const STEPS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  ...(existsSync('apps/console/tsconfig.json')
    ? [{ name: 'types of the console', command: ['tsc', '--noEmit', '-p', 'apps/console'] } satisfies Step]
    : []),
  { name: 'imports', command: ['node', 'scripts/check/check-imports.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=dot', ...databaseTests.flatMap((file) => ['--exclude', file])],
  },
];

const outcomes = await Promise.all(
  STEPS.map(async (step) => {
    const outcome = await runStep(step);
    console.log(`${outcome.passed ? '✓' : '✗'} ${step.name.padEnd(22)} ${(outcome.elapsedMs / 1000).toFixed(1)} s`);
    return outcome;
  }),
);
const failed = outcomes.filter((outcome) => !outcome.passed);
for (const { step, output } of failed) console.log(`\n── ${step.name}\n${output}`);
if (databaseTests.length > 0)
  console.log(`\nNot run here: ${databaseTests.length} test files with a database (npm test).`);
process.exitCode = failed.length === 0 ? 0 : 1;
