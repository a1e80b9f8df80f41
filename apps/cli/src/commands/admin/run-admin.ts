/** `extracto admin …` belongs to the service; it runs in a process of its own, so that this program needs no database. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExitStatus } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';

const ADMIN_PROGRAM = fileURLToPath(new URL('../../../../server/src/admin/main.ts', import.meta.url));

/** Gives the exit status of the admin program, which shares the terminal. */
export async function runAdmin(args: readonly string[]): Promise<ExitStatus> {
  if (!existsSync(ADMIN_PROGRAM)) throw new UsageError('The service is not part of this installation.');
  const child = spawn(process.execPath, [ADMIN_PROGRAM, ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
}
