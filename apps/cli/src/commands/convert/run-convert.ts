/** `extracto convert`: finds the documents, reads several at once, writes each as it is done, and sums up. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { Progress } from '@extracto/engine';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { convertDocument } from './convert-document.ts';
import { findDocuments } from './find-documents.ts';
import { FORMAT_FLAGS } from './format-flags.ts';
import { nameOutputs } from './name-outputs.ts';
import { type Notes, openNotes } from './notes.ts';
import { CONVERT_FLAGS, type ConvertArguments, parseConvertArguments } from './parse-convert-arguments.ts';
import { readFileOptions, type WantedFor } from './read-file-options.ts';
import { type PasswordOf, readPasswords } from './read-passwords.ts';
import { type DocumentRecord, listProblems, recordFailure, summarise, tallyRecords } from './tally.ts';

export const FLAGS = { ...CONVERT_FLAGS, ...FORMAT_FLAGS };

export async function run(args: readonly string[], surroundings: Surroundings): Promise<ExitStatus> {
  const wanted = parseConvertArguments(args);
  const passwordOf = readPasswords(wanted.passwordsFile, wanted.password);
  const wantedFor = readFileOptions(wanted);
  if (wanted.watch) {
    prepareOutput(wanted, 0);
    const { watchDocuments } = await import('./watch-documents.ts');
    return watchDocuments(wanted, { wantedFor, passwordOf }, surroundings);
  }
  const notes = openNotes(surroundings);
  const startedMs = surroundings.nowMs();
  const records = await convertAll(wanted, { wantedFor, passwordOf }, notes, surroundings);
  const elapsedMs = surroundings.nowMs() - startedMs;
  const totals = tallyRecords(records);
  if (!wanted.quiet) notes.say(summarise(totals, elapsedMs));
  if (wanted.json) {
    const summary = { documents: records, totals, elapsedMs: Math.round(elapsedMs) };
    await surroundings.writeOutput(`${JSON.stringify(summary, null, 2)}\n`);
  }
  if (totals.failed + totals.notWritten > 0) return EXIT.someFailed;
  return wanted.requireVerified && totals.verified < totals.documents ? EXIT.notVerified : EXIT.done;
}

/** One record a document, in the order in which they ended. */
async function convertAll(
  wanted: ConvertArguments,
  { wantedFor, passwordOf }: { readonly wantedFor: WantedFor; readonly passwordOf: PasswordOf },
  notes: Notes,
  { openExtractor, writeOutput }: Surroundings,
): Promise<DocumentRecord[]> {
  const { paths: found, failures } = findDocuments(wanted.inputs);
  const documents = wanted.join ? [found].filter((pages) => pages.length > 0) : found.map((path) => [path]);
  const paths = documents.map((pages) => pages[0]!);
  prepareOutput(wanted, paths.length);
  const records: DocumentRecord[] = [];
  const add = (record: DocumentRecord) => {
    records.push(record);
    notes.clear();
    for (const problem of listProblems(record)) notes.say(`${record.path}: ${problem}`);
  };
  for (const { path, sentence } of failures) add(recordFailure(path, sentence));

  const stems = nameOutputs(paths, wanted.outFolder ?? '');
  const processors = wanted.jobs ?? availableParallelism();
  const threads = Math.min(processors, paths.length);
  if (threads === 0) return records;
  const extractor = await openExtractor({ threads, processors, timeoutMs: wanted.timeoutMs });
  const total = paths.length + failures.length;
  await forEachConcurrently(documents, threads, async (pages, index) => {
    const path = pages[0]!;
    const tell = (place: string) =>
      wanted.quiet || notes.show(`${records.length} of ${total} documents done, reading ${basename(path)}${place}`);
    tell('');
    const onProgress = (progress: Progress) => tell(`, page ${progress.page} of ${progress.pages}`);
    add(await convertDocument(pages, stems[index]!, { wantedFor, extractor, passwordOf, writeOutput, onProgress }));
  });
  await extractor.close();
  return records;
}

/** Standard output takes one document in one format; everything else needs a folder. */
function prepareOutput({ outFolder, formats: names }: ConvertArguments, documents: number): void {
  if (outFolder === null) {
    if (documents > 1) throw new UsageError(`${documents} documents need --out DIR.`);
    if (names.length > 1) throw new UsageError(`${names.length} formats need --out DIR.`);
    return;
  }
  try {
    mkdirSync(outFolder, { recursive: true });
  } catch {
    throw new UsageError('The folder of --out cannot be created.');
  }
  try {
    accessSync(outFolder, constants.W_OK | constants.X_OK);
  } catch {
    throw new UsageError('The folder of --out cannot be written to: permission denied.');
  }
}

/** `visit` must not reject. Items are begun in order, at most `width` at a time. */
async function forEachConcurrently<Item>(
  items: readonly Item[],
  width: number,
  visit: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) await visit(item, index);
  };
  await Promise.all(Array.from({ length: width }, work));
}
