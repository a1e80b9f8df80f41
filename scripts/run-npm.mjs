/** Runs npm in the project: the one that runs us, else the one on the path. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { PROJECT_FOLDER } from './project.mjs';

/** Shows what npm prints when `loud`, else only when npm fails. Resolves to the exit status. */
export function runNpm(args, { loud }) {
  const [program, before] = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []];
  const path = `${join(PROJECT_FOLDER, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  return new Promise((resolve) => {
    const child = spawn(program, [...before, ...args], {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, PATH: path },
      stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => {
      console.error(`npm cannot be run: ${error.message}`);
      resolve(1);
    });
    child.once('close', (status) => {
      if (status !== 0) process.stderr.write(Buffer.concat(printed));
      resolve(status ?? 1);
    });
  });
}
