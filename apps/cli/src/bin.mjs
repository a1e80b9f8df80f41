#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node has to understand this file to hand over to the Node that is installed
// beside the program.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'node_modules');

if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) {
  nodeModule.enableCompileCache(join(PACKAGES, '.cache', 'extracto'));
  const { main } = await import('./main.ts');
  await main(process.argv.slice(2));
} else {
  handOver();
}

function handOver() {
  const program = join(PACKAGES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    console.error(`extracto needs Node ${OLDEST_NODE}; this is Node ${process.versions.node}. Run npm install.`);
    process.exitCode = 2;
    return;
  }
  const child = spawn(program, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (status) => {
    process.exitCode = status ?? 1;
  });
  child.on('error', ({ message }) => {
    console.error(`extracto cannot start ${program}: ${message}`);
    process.exitCode = 2;
  });
}
