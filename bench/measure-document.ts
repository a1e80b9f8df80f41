/**
 * Times of one document, the readers taking turns so that a busy machine slows all of them: the ratios stay comparable
 * from machine to machine, the pages per second do not. A turn begins with a run that does not count, in which the
 * garbage of the reader before is collected, and goes on for a while: each pays for the garbage that it makes itself.
 */
import { extract } from '@extracto/engine';
import { ExtractionError } from '@extracto/model';
import { IS_TRIAL } from '../scripts/trial.ts';
import { readBare } from './read-bare.ts';
import { readPdfJs } from './read-pdf-js.ts';

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
  readonly pdfJsMs: number;
}

/** Each reader has so long to get warm: a page of code is compiled well only after it has run for seconds. */
const WARM_UP_MS = IS_TRIAL ? 0 : 3000;
const LEAST_ROUNDS = IS_TRIAL ? 1 : 5;
const MOST_ROUNDS = IS_TRIAL ? 1 : 100;
const ENOUGH_MS = 3000;
const TURN_MS = IS_TRIAL ? 0 : 300;

export async function measureDocument(document: BenchDocument): Promise<Measurement> {
  const { bytes, password, name } = document;
  const pages = await readBare(bytes, password);
  await warmUp(() => readBare(bytes, password));
  await warmUp(() => readPdfJs(bytes, password));
  await warmUp(() => runEngine(document));

  const [engine, bare, pdfJs]: [number[], number[], number[]] = [[], [], []];
  const begin = performance.now();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (round >= LEAST_ROUNDS && performance.now() - begin > ENOUGH_MS) break;
    engine.push(await takeTurn(() => runEngine(document)));
    bare.push(await takeTurn(() => readBare(bytes, password)));
    pdfJs.push(await takeTurn(() => readPdfJs(bytes, password)));
  }
  return { name, pages, engineMs: median(engine), bareMs: median(bare), pdfJsMs: median(pdfJs) };
}

async function warmUp(work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  do await work();
  while (performance.now() - begin < WARM_UP_MS);
}

/** A document that is no statement takes its time too. */
export async function runEngine({ bytes, password }: Pick<BenchDocument, 'bytes' | 'password'>): Promise<void> {
  try {
    await extract(bytes, { password });
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
  }
}

/** Milliseconds of a run. */
async function takeTurn(work: () => Promise<unknown>): Promise<number> {
  await work();
  const begin = performance.now();
  let [runs, passedMs] = [0, 0];
  do {
    await work();
    runs += 1;
    passedMs = performance.now() - begin;
  } while (passedMs < TURN_MS);
  return passedMs / runs;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}
