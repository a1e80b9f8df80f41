/**
 * `npm run check`: what every change must pass before it is shared. All steps run at once; each says one line, and its
 * own words when it fails. Tests that start a database belong to `npm test`.
 */
import { join } from 'node:path';
import { listDatabaseTests } from './check/list-database-tests.ts';
import { readRepository } from './check/read-repository.ts';
import { reportSteps, STATIC_STEPS, type Step } from './check/run-steps.ts';
import { installPrograms } from './install-programs.ts';

const PROJECT_FOLDER = join(import.meta.dirname, '..');
installPrograms();
process.chdir(PROJECT_FOLDER);

const databaseTests = listDatabaseTests(readRepository());
const unitTests: Step = {
  name: 'unit tests',
  command: ['vitest', 'run', '--reporter=dot', ...databaseTests.flatMap((file) => ['--exclude', file])],
};
const failed = await reportSteps([...STATIC_STEPS, unitTests], PROJECT_FOLDER);
console.log(`\nNot run here: ${databaseTests.length} test files with a database (npm test).`);
process.exitCode = failed.length === 0 ? 0 : 1;
