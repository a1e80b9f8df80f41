/** `extracto admin …` belongs to the service; it runs in a process of its own, so that this program needs no database. */
import { runServiceProgram } from '../../run-service-program.ts';
import type { ExitStatus } from '../../surroundings.ts';

export const FLAGS = {};

/** Gives the exit status of the admin program, which shares the terminal. */
export function run(args: readonly string[]): Promise<ExitStatus> {
  return runServiceProgram('apps/server/src/admin/main.ts', args);
}
