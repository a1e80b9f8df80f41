#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node has to understand this file to hand over to the Node that is installed
// beside the program. npx and npm scripts find that one by themselves; a direct call may not.
import nodeModule, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const PROGRAM = fileURLToPath(import.meta.url);
// not imported: that makes a module of all that node:fs exports, and loads it
const { existsSync } = createRequire(import.meta.url)('node:fs');

if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) {
  rememberCompiledCode();
  const { findProgram } = await import('./find-program.mjs');
  const { main } = await import(findProgram());
  await main(process.argv.slice(2));
} else {
  await handOver();
}

/** Reading the program costs a third of a short run: what was compiled once is kept among the installed packages. */
function rememberCompiledCode() {
  const packages = findPackages();
  if (packages !== null) nodeModule.enableCompileCache(join(packages, '.cache', 'extracto'));
}

async function handOver() {
  const { spawn } = await import('node:child_process');
  const bundled = findBundledNode();
  if (bundled === null) {
    console.error(
      `extracto needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}. Run npm install.`,
    );
    process.exitCode = 2;
    return;
  }
  const child = spawn(bundled, [PROGRAM, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (status) => {
    process.exitCode = status ?? 1;
  });
  child.on('error', () => {
    console.error(`extracto needs Node ${OLDEST_NODE} or newer, and the one in ${bundled} does not start.`);
    process.exitCode = 2;
  });
}

function findBundledNode() {
  const packages = findPackages();
  if (packages === null) return null;
  const file = join(packages, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : null;
}

/** The folder of the package `node`, which is installed beside the program or further up; `null` when it is not. */
function findPackages() {
  for (let folder = dirname(PROGRAM); ; folder = dirname(folder)) {
    const packages = join(folder, 'node_modules');
    // not resolved: Node loads more for that than a short run needs
    if (existsSync(join(packages, 'node', 'package.json'))) return packages;
    if (dirname(folder) === folder) return null;
  }
}
