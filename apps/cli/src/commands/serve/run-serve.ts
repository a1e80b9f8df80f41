/** `extracto serve`: the launcher of the service, with its configuration as flags. */
import type { Flag } from '../../command.ts';
import { readFlags, readWholeNumber } from '../../read-flags.ts';
import { runServiceProgram } from '../../run-service-program.ts';
import type { ExitStatus } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';

export const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  folder: { type: 'string', completion: 'folders' },
} as const satisfies Record<string, Flag>;

const MOST_PORT = 65_535;

export async function run(args: readonly string[]): Promise<ExitStatus> {
  const { values, positionals } = readFlags(args, FLAGS);
  if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
  const { port, host, folder } = values;
  return runServiceProgram('scripts/start.mjs', [], {
    ...(port === undefined ? {} : { PORT: String(readWholeNumber('--port', port, 0, MOST_PORT)) }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(folder === undefined ? {} : { EXTRACTO_DATA_DIR: folder }),
  });
}
