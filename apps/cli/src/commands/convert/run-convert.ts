/** `extracto convert`: finds the documents, reads several at once, writes each as it is done, and sums up. */
import { mkdir, open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { writeResult } from '@extracto/formats';
import { ExtractionError, type ExtractionResult } from '@extracto/model';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { describeFailure } from './describe-failure.ts';
import { findDocuments } from './find-documents.ts';
import { nameOutputs } from './name-outputs.ts';
import { openNotes } from './notes.ts';
import { type ConvertArguments, parseConvertArguments } from './parse-convert-arguments.ts';
import { readPasswords } from './read-passwords.ts';
import { countFailure, countResult, EMPTY_TALLY, summarise } from './tally.ts';
import { writeFiles } from './write-files.ts';

/** A file this large is not even read: it would not fit into memory several times. The engine's own limit is lower. */
const UNREADABLE_BYTES = 1024 ** 3;

export async function runConvert(args: readonly string[], surroundings: Surroundings): Promise<ExitStatus> {
  const wanted = parseConvertArguments(args);
  const passwordOf = await readPasswords(wanted.passwordsFile, wanted.password);
  const { paths, failures } = await findDocuments(wanted.inputs);
  await prepareOutput(wanted, paths.length);

  const notes = openNotes(surroundings);
  const startedMs = surroundings.nowMs();
  const total = paths.length + failures.length;
  let tally = EMPTY_TALLY;
  const fail = (path: string, sentence: string) => {
    tally = countFailure(tally);
    notes.say(`${path}: ${sentence}`);
  };
  for (const { path, sentence } of failures) fail(path, sentence);

  const stems = nameOutputs(paths, wanted.outFolder ?? '');
  const threads = Math.min(wanted.jobs ?? availableParallelism(), paths.length);
  if (threads > 0) {
    const extractor = await surroundings.openExtractor({ documents: paths.length, threads });
    await forEachConcurrently(paths, threads, async (path, index) => {
      notes.show(`${tally.documents} of ${total} documents done, reading ${basename(path)}`);
      try {
        const options = { parser: wanted.parser, ocr: wanted.ocr, password: passwordOf(path) };
        const result = await extractor.extract(await readDocument(path), options);
        notes.clear();
        await deliver(result, stems[index]!, wanted, surroundings);
        tally = countResult(tally, result);
      } catch (error) {
        fail(path, describeFailure(error));
      }
    });
    await extractor.close();
  }
  notes.clear();
  notes.say(summarise(tally, surroundings.nowMs() - startedMs));
  return tally.failed === 0 ? EXIT.done : EXIT.someFailed;
}

/** Standard output takes one document in one format; everything else needs a folder. */
async function prepareOutput({ outFolder, formats: names }: ConvertArguments, documents: number): Promise<void> {
  if (outFolder === null) {
    if (documents > 1) throw new UsageError(`${documents} documents need --out DIR.`);
    if (names.length > 1) throw new UsageError(`${names.length} formats need --out DIR.`);
    return;
  }
  try {
    await mkdir(outFolder, { recursive: true });
  } catch {
    throw new UsageError('The folder of --out cannot be made.');
  }
}

async function readDocument(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size >= UNREADABLE_BYTES) throw new ExtractionError('file_too_large');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function deliver(
  result: ExtractionResult,
  stem: string,
  { outFolder, formats: wanted }: ConvertArguments,
  { writeOutput }: Surroundings,
): Promise<void> {
  if (outFolder !== null) await writeFiles(result, stem, wanted);
  else writeOutput(await writeResult(result, wanted[0]!.name, wanted[0]!.options));
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
