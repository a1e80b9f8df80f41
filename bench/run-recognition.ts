/**
 * `--ocr`: what recognition costs, with the recogniser that comes along and with an installed one, beside the tesseract program
 * on images of the same pages, which prints words and understands nothing. CPU seconds are compared with the committed ones.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModel } from '../packages/engine/src/adapters/tesseract/read-model.ts';
import { findTesseract } from '../packages/engine/src/runtime/find-tesseract.ts';
import { IS_TRIAL } from '../scripts/trial.ts';
import { measureProgram, type ProgramRun } from './measure-program.ts';
import { measureRecognition, PROCESSORS, type RecognitionRun, type Tesseract } from './measure-recognition.ts';
import { formatRows } from './report.ts';
import { PAGES, type ScannedStatement, scanStatement } from './scan-statement.ts';
import { writeMarked } from './write-page.ts';

const BASELINE_URL = new URL('./ocr-baseline.json', import.meta.url);
/** Threads that share a core with others take longer for the same work. */
const TOLERATED_LOSS = 0.4;

export interface RecognitionOptions {
  /** Commit what was measured. */
  readonly accept: boolean;
  /** A Markdown page that gets the table. */
  readonly write: string | undefined;
}

/** The exit status: 1 when a page costs much more CPU than was committed. */
export async function runRecognition({ accept, write }: RecognitionOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-bench-'));
  try {
    const scan = await scanStatement(folder);
    const embedded = await measureRecognition('embedded', scan.path);
    const program = await findTesseract(process.env.PATH ?? '');
    const rows = [...toRows('embedded', embedded)];
    if (program !== null) {
      rows.push(...toRows('installed', await measureRecognition('installed', scan.path)));
      rows.push(toRow(await measureTesseract(program, scan, folder)));
    }
    const heads = [`${PAGES} scanned pages, ${PROCESSORS} threads`, 'CPU s a page', 's until the result', 'MB'];
    const table = formatRows(heads, rows);
    console.log(table);
    if (program === null) console.log('The tesseract program is not installed.');
    if (IS_TRIAL) return 0;
    writeMarked(write, 'bench:ocr', table);
    return compare(embedded, accept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Row = readonly (string | number)[];

function toRows(tesseract: Tesseract, { measurements, peakMb }: RecognitionRun): Row[] {
  return measurements.map(({ name, cpuSecondsPerPage, seconds }) => [
    `${tesseract} recogniser, ${name}`,
    cpuSecondsPerPage.toFixed(2),
    seconds.toFixed(1),
    peakMb ?? '?',
  ]);
}

function toRow({ program, ms, peakMb }: ProgramRun): Row {
  const seconds = ms === null ? '?' : (ms / 1000).toFixed(1);
  return [program, ms === null ? '?' : (ms / 1000 / PAGES).toFixed(2), seconds, peakMb ?? '?'];
}

/** One thread, as the recognisers have for each page; with the model that they read English with. */
async function measureTesseract(program: string, { imageList }: ScannedStatement, folder: string): Promise<ProgramRun> {
  writeFileSync(join(folder, 'eng.traineddata'), await readModel('eng'));
  const args = [
    'OMP_THREAD_LIMIT=1',
    program,
    imageList,
    'stdout',
    '--tessdata-dir',
    folder,
    '--oem',
    '1',
    '--psm',
    '6',
  ];
  return measureProgram({ name: 'tesseract, words alone', command: 'env', argumentsFor: () => args }, imageList);
}

function compare({ measurements }: RecognitionRun, accept: boolean): number {
  const costs = Object.fromEntries(
    measurements.map(({ name, cpuSecondsPerPage }) => [name, Number(cpuSecondsPerPage.toFixed(2))]),
  );
  if (accept) {
    writeFileSync(BASELINE_URL, `${JSON.stringify(costs, null, 2)}\n`);
    return 0;
  }
  const baseline = JSON.parse(readFileSync(BASELINE_URL, 'utf8')) as Readonly<Record<string, number>>;
  const slower = Object.entries(costs).filter(([name, cost]) => cost > (baseline[name] ?? 0) * (1 + TOLERATED_LOSS));
  for (const [name, cost] of slower) console.log(`slower: ${name} ${cost} s of CPU a page, was ${baseline[name]}`);
  return slower.length === 0 ? 0 : 1;
}
