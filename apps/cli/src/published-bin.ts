#!/usr/bin/env node
/** Entry point of the published command line. Compiled code is cached for the user, if that folder can be written. */
import nodeModule from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Oldest Node that has what is used here: a major and a minor number. */
const OLDEST_NODE = [22, 10] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) {
  nodeModule.enableCompileCache(join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'extracto'));
  const { main } = await import('./main.ts');
  await main(process.argv.slice(2));
} else {
  console.error(`extracto needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 2;
}
