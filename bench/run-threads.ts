/**
 * `--threads`: what more threads gain, for several statements and for the pages of one, beside as many processes that have
 * nothing to do with each other: no way to share the work gains more on the same machine.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExtractOptions } from '@extracto/engine';
import { createExtractionPool } from '@extracto/engine/node';
import { IS_TRIAL } from '../scripts/trial.ts';
import { printPages } from './load-documents.ts';
import { quantile } from './quantile.ts';
import { ReaderProcess } from './reader-process.ts';
import { formatRows } from './report.ts';
import { writeMarked } from './write-page.ts';

const [SHORT_PAGES, LONG_PAGES] = IS_TRIAL ? [2, 5] : [50, 1000];
const STATEMENTS = 16;
const [WARMING, ROUNDS] = IS_TRIAL ? [0, 1] : [2, 5];

/** Pages a second with so many threads or processes. */
type Measure = (width: number) => Promise<number>;

/** `write`: a Markdown page that gets the table. The exit status. */
export async function runThreads(write: string | undefined): Promise<number> {
  const widths = [1, 2, 4, 8, 16].filter((width) => width <= availableParallelism());
  const [short, long] = [await printPages(SHORT_PAGES), await printPages(LONG_PAGES)];
  const measures: Readonly<Record<string, Measure>> = {
    [`${STATEMENTS} statements of ${SHORT_PAGES} pages`]: (width) => measureStatements(short, width),
    [`one of ${LONG_PAGES} pages, Document mode`]: (width) => measureLong(long, width, 'Document'),
    [`one of ${LONG_PAGES} pages, Page mode`]: (width) => measureLong(long, width, 'Page'),
    'processes beside each other': (width) => measureProcesses(short, width),
  };
  const rows: string[][] = [];
  for (const [name, measure] of Object.entries(measures)) {
    const speeds: number[] = [];
    for (const width of widths) speeds.push(await measure(width));
    const gains = speeds.slice(1).map((speed) => `${(speed / speeds[0]!).toFixed(2)} ×`);
    rows.push([name, String(Math.round(speeds[0]!)), ...gains]);
  }
  const table = formatRows(['', 'one thread, pages/s', ...widths.slice(1).map((width) => `${width} threads`)], rows);
  console.log(table);
  writeMarked(write, 'bench:threads', table);
  return 0;
}

async function measureStatements(bytes: Uint8Array, threads: number): Promise<number> {
  const pool = createExtractionPool({ threads });
  const readAll = () => Promise.all(Array.from({ length: STATEMENTS }, () => pool.extract(bytes)));
  const seconds = await timeRounds(readAll);
  await pool.close();
  return (STATEMENTS * SHORT_PAGES) / seconds;
}

async function measureLong(bytes: Uint8Array, mostThreads: number, parser: ExtractOptions['parser']): Promise<number> {
  const pool = createExtractionPool({ threads: 1, mostThreads });
  const seconds = await timeRounds(() => pool.extract(bytes, { parser }));
  await pool.close();
  return LONG_PAGES / seconds;
}

async function measureProcesses(bytes: Uint8Array, count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-bench-'));
  const path = join(folder, 'statement.pdf');
  writeFileSync(path, bytes);
  const turn = { path, password: null, ms: 0, runs: STATEMENTS };
  const readers = Array.from({ length: count }, () => new ReaderProcess('engine'));
  const seconds = await timeRounds(() => Promise.all(readers.map((reader) => reader.take(turn))));
  for (const reader of readers) reader.stop();
  rmSync(folder, { recursive: true });
  return (count * STATEMENTS * SHORT_PAGES) / seconds;
}

/** The median. */
async function timeRounds(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const begin = performance.now();
    await read();
    if (round >= WARMING) times.push((performance.now() - begin) / 1000);
  }
  return quantile(times, 0.5);
}
