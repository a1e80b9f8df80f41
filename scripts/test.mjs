/** `npm test`: every test, from a bare clone. Installs and builds under Node 20 or newer; the tests run under the project's. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildConsole } from './build-console.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { findProjectNode, PROJECT_FOLDER, refuseOldNode } from './project.mjs';

refuseOldNode();
await installDependencies();
await buildConsole();

const tests = spawn(findProjectNode(), [join(PROJECT_FOLDER, 'scripts', 'run-tests.ts')], {
  cwd: PROJECT_FOLDER,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tests.kill(signal));
tests.once('exit', (status) => process.exit(status ?? 1));
