/** `extracto mcp`: serves agents on standard input and output until the other side hangs up. */
import { realpath, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Flag } from '../../command.ts';
import { readFlags } from '../../read-flags.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { readPasswords } from '../convert/read-passwords.ts';
import { createServer } from './create-server.ts';
import { openResults } from './open-results.ts';

export const FLAGS = { passwords: { type: 'string', completion: 'files' } } as const satisfies Record<string, Flag>;

export async function run(args: readonly string[], surroundings: Surroundings): Promise<ExitStatus> {
  const { values, positionals } = readFlags(args, FLAGS);
  if (positionals.length === 0) throw new UsageError('Name the folders that agents may read.');
  const roots = await Promise.all(positionals.map(findFolder));
  const passwordOf = readPasswords(values.passwords ?? null, null);
  // In threads that can be ended: a document that takes too long must not take the server down.
  const threads = availableParallelism();
  const extractor = await surroundings.openExtractor({
    threads,
    processors: threads,
    timeoutMs: null,
  });
  const server = createServer(openResults({ roots, extractor, passwordOf }), roots);
  const hungUp = new Promise<void>((resolve) => process.stdin.once('end', resolve));
  await server.connect(new StdioServerTransport());
  surroundings.writeNote(`Agents may read statements in ${roots.join(', ')}; press Ctrl+C to stop.\n`);
  await Promise.race([hungUp, surroundings.untilInterrupted()]);
  await server.close();
  await extractor.close();
  return EXIT.done;
}

async function findFolder(path: string): Promise<string> {
  const real = await realpath(path).catch(() => null);
  if (real === null || !(await stat(real)).isDirectory()) throw new UsageError(`"${path}" is no folder.`);
  return real;
}
