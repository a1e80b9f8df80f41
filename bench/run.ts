/**
 * `npm run bench -- [FILES] [--against bench/baseline.json] [--accept bench/baseline.json]`
 * `npm run bench -- --ocr [--accept bench/ocr-baseline.json]`: what the recognition of scans costs, against the baseline
 *
 * Pages per second of the engine beside the bare PDFium reading of the same file and beside pdftotext. Exit status 1 when a
 * document's ratio fell by more than 15 % against the baseline, 2 for unusable arguments.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadFiles, loadSamples } from './load-documents.ts';
import { type Measurement, measureDocument } from './measure-document.ts';
import { type Baseline, findRegressions, formatTable, toBaseline } from './report.ts';
import { runRecognition } from './run-recognition.ts';

const { values, positionals } = readArguments();
if (values.ocr) process.exit(await runRecognition(values.accept !== undefined));
const folder = mkdtempSync(join(tmpdir(), 'extracto-bench-'));
try {
  const documents = positionals.length > 0 ? loadFiles(positionals) : await loadSamples(folder);
  const measurements: Measurement[] = [];
  for (const document of documents) measurements.push(await measureDocument(document));
  console.log(formatTable(measurements));

  if (values.against !== undefined) {
    const baseline = JSON.parse(readFileSync(values.against, 'utf8')) as Baseline;
    const regressions = findRegressions(measurements, baseline);
    console.log(regressions.length === 0 ? '\nNo document got slower.' : `\nSlower:\n${regressions.join('\n')}`);
    if (regressions.length > 0) process.exitCode = 1;
  }
  if (values.accept !== undefined) {
    writeFileSync(values.accept, `${JSON.stringify(toBaseline(measurements), null, 2)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' }, accept: { type: 'string' }, ocr: { type: 'boolean', default: false } },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
