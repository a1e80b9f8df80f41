/**
 * `npm run bench -- [FILES] [--against baseline] [--accept bench/baseline.json] [--programs] [--write FILE]`
 * `npm run bench -- --ocr [--accept bench/ocr-baseline.json] [--write FILE]`: what the recognition of scans costs
 * `npm run bench -- --threads [--write FILE]`: what several threads gain
 * `npm run bench -- --review`: how smoothly a statement of 3,000 rows is reviewed; wants the console built
 *
 * Takes three minutes on an idle machine and says on standard error how far it is.
 *
 * Pages per second of the engine beside the bare PDFium reading of the same file and beside pdf.js, in one run. With
 * `--programs` also whole programs with their memory, ours and those of others that are installed. `--write` puts the
 * tables between the marks of a Markdown page. Exit status 1 when a document's ratio fell by more than 15 % against the
 * baseline, 2 for unusable arguments. EXTRACTO_TRIAL=1 takes two short documents, judges nothing and writes nothing.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { IS_TRIAL } from '../scripts/trial.ts';
import { loadFiles, loadSamples } from './load-documents.ts';
import { type BenchDocument, measureDocuments } from './measure-documents.ts';
import { measureProgram } from './measure-program.ts';
import { findPrograms } from './programs.ts';
import { readBaseline } from './read-baseline.ts';
import { findRegressions, formatPrograms, formatTable, type ProgramTable, toBaseline } from './report.ts';
import { runRecognition } from './run-recognition.ts';
import { runReview } from './run-review.ts';
import { runThreads } from './run-threads.ts';
import { writeMarked } from './write-page.ts';

const { values, positionals, baseline } = readArguments();
if (values.review) process.exit(await runReview());
if (values.threads) process.exit(await runThreads(values.write));
if (values.ocr) process.exit(await runRecognition({ accept: values.accept !== undefined, write: values.write }));
const folder = mkdtempSync(join(tmpdir(), 'extracto-bench-'));
try {
  const documents = positionals.length > 0 ? loadFiles(positionals) : await loadSamples(folder);
  const measurements = await measureDocuments(documents);
  const texts = [formatTable(measurements)];
  if (values.programs) texts.push(await comparePrograms(documents));
  console.log(texts.join('\n\n'));

  if (baseline !== null) {
    const regressions = findRegressions(measurements, baseline);
    console.log(regressions.length === 0 ? '\nNo document got slower.' : `\nSlower:\n${regressions.join('\n')}`);
    if (regressions.length > 0 && !IS_TRIAL) process.exitCode = 1;
  }
  if (values.accept !== undefined && !IS_TRIAL) {
    writeFileSync(values.accept, `${JSON.stringify(toBaseline(measurements), null, 2)}\n`);
  }
  writeMarked(values.write, 'bench', texts.join('\n\n'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function comparePrograms(documents: readonly BenchDocument[]): Promise<string> {
  const { installed, missing } = findPrograms();
  const tables: ProgramTable[] = [];
  for (const { name, path } of documents) {
    const runs = [];
    for (const program of installed) runs.push(await measureProgram(program, path));
    tables.push({ document: name, runs });
  }
  const absent = missing.length === 0 ? '' : `\n\nNot installed where this was measured: ${missing.join(', ')}.`;
  return `${formatPrograms(tables)}${absent}`;
}

function readArguments() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        accept: { type: 'string' },
        write: { type: 'string' },
        programs: { type: 'boolean', default: false },
        ocr: { type: 'boolean', default: false },
        threads: { type: 'boolean', default: false },
        review: { type: 'boolean', default: false },
      },
    });
    const { against } = read.values;
    return { ...read, baseline: against === undefined ? null : readBaseline(against) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
