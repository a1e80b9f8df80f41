/** Installs what the lock file names, when it is not installed yet or the lock file has changed since. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, hashFiles, PROJECT_FOLDER } from './project.mjs';
import { runNpm } from './run-npm.mjs';
import { showStep } from './show-step.mjs';

const STAMP = join(PROJECT_FOLDER, 'node_modules', '.extracto-installed');

export async function installDependencies() {
  const wanted = `${hashFiles(['package-lock.json'])} ${process.platform}-${process.arch}\n`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  // `npm ci` refuses the lock file where packages of other platforms were left out of it. The console's build needs
  // development packages even where NODE_ENV says production.
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ];
  const status = await showStep('Installing dependencies (the first time this takes a minute)', () =>
    runNpm(args, { loud: false }),
  );
  if (status !== 0)
    giveUp('The dependencies could not be installed; what npm said stands above. Is the network reachable?');
  writeFileSync(STAMP, wanted);
}
