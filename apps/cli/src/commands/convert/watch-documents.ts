/**
 * `extracto convert --watch`: converts what is there, then every PDF that comes or changes, until it is interrupted. A file
 * counts as there when it has stopped growing. Results keep the folders below the watched one, so that a later file of
 * the same name overwrites no other's.
 */
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { type Conversion, convertDocument } from './convert-document.ts';
import { findDocuments } from './find-documents.ts';
import { openNotes } from './notes.ts';
import type { ConvertArguments } from './parse-convert-arguments.ts';
import type { WantedFor } from './read-file-options.ts';
import type { PasswordOf } from './read-passwords.ts';
import { listProblems } from './tally.ts';

const SETTLED_MS = 300;

/** Gives 0 when it is interrupted: a document that fails is said and does not end the watch. */
export async function watchDocuments(
  wanted: ConvertArguments,
  { wantedFor, passwordOf }: { readonly wantedFor: WantedFor; readonly passwordOf: PasswordOf },
  surroundings: Surroundings,
): Promise<ExitStatus> {
  await refuseFiles(wanted.inputs);
  const threads = wanted.jobs ?? availableParallelism();
  const extractor = await surroundings.openExtractor({
    threads,
    processors: threads,
    timeoutMs: wanted.timeoutMs,
  });
  const { writeOutput } = surroundings;
  const queue = openQueue(wanted, { wantedFor, passwordOf, extractor, writeOutput }, surroundings);
  const watcher = watch([...wanted.inputs], {
    ignoreInitial: true,
    ignored: (path, stats) => (stats?.isFile() === true && !/\.pdf$/i.test(path)) || isHiddenBelow(path, wanted.inputs),
    awaitWriteFinish: { stabilityThreshold: SETTLED_MS, pollInterval: SETTLED_MS / 3 },
  });
  watcher.on('add', queue.add).on('change', queue.add);
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  // Documents that came while the watch began are found here or by the watch, or twice, which does no harm.
  for (const path of findDocuments(wanted.inputs).paths) queue.add(path);
  surroundings.writeNote(`Watching ${wanted.inputs.join(', ')}; press Ctrl+C to stop.\n`);
  await surroundings.untilInterrupted();
  await watcher.close();
  await queue.drain();
  await extractor.close();
  return EXIT.done;
}

/** A folder that is named is watched whatever it is called. */
function isHiddenBelow(path: string, inputs: readonly string[]): boolean {
  const below = inputs.map((input) => relative(resolve(input), resolve(path))).find((rest) => !rest.startsWith('..'));
  return (
    below
      ?.split(sep)
      .slice(0, -1)
      .some((folder) => folder.startsWith('.')) ?? false
  );
}

async function refuseFiles(inputs: readonly string[]): Promise<void> {
  for (const input of inputs) {
    const found = await stat(input).catch(() => null);
    if (found === null || !found.isDirectory()) throw new UsageError(`--watch takes folders, and "${input}" is none.`);
  }
}

/** Documents one after the other: each is done before its next change is looked at. */
function openQueue(wanted: ConvertArguments, conversion: Conversion, surroundings: Surroundings) {
  const notes = openNotes(surroundings);
  const { writeOutput } = conversion;
  let last = Promise.resolve();
  const work = async (path: string) => {
    const record = await convertDocument([path], nameBelow(path, wanted), conversion);
    if (record.error === null && !wanted.quiet) {
      notes.say(`${path}: ${record.status}, ${record.transactions} transactions`);
    }
    for (const problem of listProblems(record)) notes.say(`${path}: ${problem}`);
    if (wanted.json) await writeOutput(`${JSON.stringify(record)}\n`);
  };
  return {
    add: (path: string): void => {
      last = last.then(() => work(path));
    },
    drain: () => last,
  };
}

/** `in/2024/march.pdf` of the watched `in` → `OUT/2024/march` */
function nameBelow(path: string, { inputs, outFolder }: ConvertArguments): string {
  const root = inputs.find((input) => !relative(resolve(input), resolve(path)).startsWith('..')) ?? dirname(path);
  return join(outFolder!, relative(resolve(root), dirname(resolve(path))), basename(path).replace(/\.pdf$/i, ''));
}
