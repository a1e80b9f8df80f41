/**
 * Times of one document, the readers taking turns so that a busy machine slows all of them: the ratios stay comparable
 * from machine to machine, the pages per second do not.
 */
import { spawnSync } from 'node:child_process';
import { extract } from '@extracto/engine';
import { ExtractionError } from '@extracto/model';
import { readBare } from './read-bare.ts';

export interface BenchDocument {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly password: string | null;
}

export interface Measurement {
  readonly name: string;
  readonly pages: number;
  /** Medians. */
  readonly engineMs: number;
  readonly bareMs: number;
  /** `null` when pdftotext is not installed. Its start is part of it. */
  readonly pdftotextMs: number | null;
}

const PDFTOTEXT = 'pdftotext';
const LEAST_ROUNDS = 5;
const MOST_ROUNDS = 40;
const ENOUGH_MS = 1500;

export async function measureDocument(document: BenchDocument): Promise<Measurement> {
  const { bytes, password, name } = document;
  const pages = await readBare(bytes, password);
  await runEngine(document);

  const [engine, bare, pdftotext]: [number[], number[], number[]] = [[], [], []];
  const begin = performance.now();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (round >= LEAST_ROUNDS && performance.now() - begin > ENOUGH_MS) break;
    engine.push(await timeOf(() => runEngine(document)));
    bare.push(await timeOf(() => readBare(bytes, password)));
    const external = round < LEAST_ROUNDS ? timeOfPdftotext(document) : null;
    if (external !== null) pdftotext.push(external);
  }
  return {
    name,
    pages,
    engineMs: median(engine),
    bareMs: median(bare),
    pdftotextMs: pdftotext.length === 0 ? null : median(pdftotext),
  };
}

/** A document that is no statement takes its time too. */
async function runEngine({ bytes, password }: BenchDocument): Promise<void> {
  try {
    await extract(bytes, { password });
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function timeOfPdftotext({ path, password }: BenchDocument): number | null {
  const options = password === null ? [] : ['-upw', password];
  const begin = performance.now();
  const { error } = spawnSync(PDFTOTEXT, ['-bbox', ...options, path, '-'], { stdio: 'ignore' });
  return error === undefined ? performance.now() - begin : null;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}
