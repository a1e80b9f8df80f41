/**
 * One figure of `--threads`, in a process of its own that may use only so many processors.
 *
 * `node bench/measure-threads.ts WORK WIDTH` writes pages a second with so many threads or processes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExtractionPool } from '@extracto/engine/node';
import { IS_TRIAL } from '../scripts/trial.ts';
import { printPages } from './load-documents.ts';
import { quantile } from './quantile.ts';
import { ReaderProcess } from './reader-process.ts';

export const PAGES = IS_TRIAL ? 2 : 50;
/** So many that the last ones, for which not all threads have something to do, are few: a service's queue goes on. */
export const STATEMENTS = IS_TRIAL ? 4 : 64;
/** A service's threads are warm. */
const [WARMING_PAGES, ROUNDS] = IS_TRIAL ? [0, 1] : [12_000, 6];
const OF_A_PROCESS = STATEMENTS / 4;
/** Whose results it is does not matter. */
const JOB = 'bench';

const WORKS = {
  statements: measureStatements,
  processes: measureProcesses,
} as const satisfies Readonly<Record<string, (width: number) => Promise<number>>>;

export type Work = keyof typeof WORKS;

/** As a service reads them. */
async function measureStatements(threads: number): Promise<number> {
  const bytes = await printPages(PAGES);
  const pool = createExtractionPool({ threads });
  const readAll = () => Promise.all(Array.from({ length: STATEMENTS }, () => pool.extractPrinted(bytes, JOB)));
  const speed = await measureSpeed(STATEMENTS * PAGES, readAll);
  await pool.close();
  return speed;
}

async function measureProcesses(count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-bench-'));
  const path = join(folder, 'statement.pdf');
  writeFileSync(path, await printPages(PAGES));
  const turn = { path, password: null, ms: 0, runs: OF_A_PROCESS };
  const readers = Array.from({ length: count }, () => new ReaderProcess('engine'));
  const readAll = () => Promise.all(readers.map((reader) => reader.take(turn)));
  const speed = await measureSpeed(count * OF_A_PROCESS * PAGES, readAll);
  for (const reader of readers) reader.stop();
  rmSync(folder, { recursive: true });
  return speed;
}

/** Pages a second in the median round; `read` reads so many pages. */
async function measureSpeed(pages: number, read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  const warming = Math.ceil(WARMING_PAGES / pages);
  for (let round = 0; round < warming + ROUNDS; round++) {
    const begin = performance.now();
    await read();
    if (round >= warming) times.push((performance.now() - begin) / 1000);
  }
  return pages / quantile(times, 0.5);
}

if (import.meta.main) {
  const [work, width] = process.argv.slice(2);
  console.log(await WORKS[work as Work](Number(width)));
}
