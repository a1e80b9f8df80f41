/** `npm start`: from a bare clone to the running product. Under Node 20 or newer; the product itself runs under the project's. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildConsole } from './build-console.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { findProjectNode, PROJECT_FOLDER, refuseOldNode } from './project.mjs';

const PARENT_LOOK_MS = 500;

refuseOldNode();
await installDependencies();
if (process.env.EXTRACTO_ROLE !== 'worker') await buildConsole();

const product = spawn(findProjectNode(), [join(PROJECT_FOLDER, 'apps', 'launcher', 'src', 'main.ts')], {
  cwd: PROJECT_FOLDER,
  // The channel tells the product when this process is gone, even if it is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// npm passes a signal on to its own child only, and passes on nothing when it is killed: then this process changes parents.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || product.kill('SIGTERM'), PARENT_LOOK_MS).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => product.kill(signal));
product.once('error', (error) => {
  console.error(`The product could not be started: ${error.message}`);
  process.exit(1);
});
product.once('exit', (status) => process.exit(status ?? 1));
