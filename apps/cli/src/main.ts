/** The edge of the command line: the real streams, clock and engine, handed to `runCli`. */
import { once } from 'node:events';
import { runCli } from './run-cli.ts';
import type { Extractor, Load } from './surroundings.ts';

/** Ends the process when everything written has reached its reader. */
export async function main(args: readonly string[]): Promise<void> {
  // A reader that stops listening (`| head`) is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const status = await runCli(args, {
    folder: process.cwd(),
    writeOutput,
    writeNote: (text) => void process.stderr.write(text),
    isTerminal: process.stderr.isTTY === true,
    // A terminal that does not know its width says 0.
    columns: process.stderr.columns || 80,
    nowMs: () => performance.now(),
    untilInterrupted: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
    openExtractor,
  });
  await flush(process.stdout);
  await flush(process.stderr);
  // the threads have nothing more to do and need not be asked to end
  process.exit(status);
}

async function writeOutput(content: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(content)) await once(process.stdout, 'drain');
}

/** Its threads end with the process. */
async function openExtractor(load: Load): Promise<Extractor> {
  const program = await import('./commands/convert/open-extractor.ts');
  return { ...(await program.openExtractor(load)), close: () => Promise.resolve() };
}

/** Resolves when the stream is written out, or when its reader has gone. */
function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}
