/** Programs of the service, which not every installation has: each runs in a process of its own and shares the terminal. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExitStatus } from './surroundings.ts';
import { UsageError } from './usage-error.ts';

/** `program`: below the folder of the project. Signals reach it as well; gives its exit status. */
export async function runServiceProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ExitStatus> {
  const file = fileURLToPath(new URL(`../../../${program}`, import.meta.url));
  if (!existsSync(file))
    throw new UsageError('The service is not part of this installation; it comes with the repository.');
  const child = spawn(process.execPath, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (status) => resolve(status ?? 1));
    });
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
  }
}
