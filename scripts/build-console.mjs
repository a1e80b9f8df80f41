/** Builds the console, when it is not built yet or what it is made of has changed since. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, hashFiles, PROJECT_FOLDER } from './project.mjs';
import { runNpm } from './run-npm.mjs';
import { showStep } from './show-step.mjs';

const STAMP = join(PROJECT_FOLDER, 'node_modules', '.extracto-console-built');
const BUILT = join(PROJECT_FOLDER, 'apps', 'console', 'dist', 'index.html');

export async function buildConsole() {
  const wanted = `${hashFiles(['apps/console', 'packages', 'package-lock.json'])}\n`;
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const status = await showStep('Building the console', () =>
    runNpm(['run', 'build', '--workspace=@extracto/console'], { loud: false }),
  );
  if (status !== 0) giveUp('The console could not be built; what the build said stands above.');
  writeFileSync(STAMP, wanted);
}
