/**
 * Times of one document. The readers take turns over some ten seconds, and the best turn of each counts: what else the machine
 * does only ever adds to a time, to whichever turn it meets, and on a shared one half of them may be met. Ratios are comparable
 * from machine to machine, pages per second are not.
 */
import { IS_TRIAL } from '../scripts/trial.ts';
import { readBare } from './read-bare.ts';
import { type ReaderName, ReaderProcess } from './reader-process.ts';

export interface BenchDocument {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly password: string | null;
}

export interface Measurement {
  readonly name: string;
  readonly pages: number;
  /** Of a run, in the best turn. */
  readonly engineMs: number;
  readonly bareMs: number;
  readonly pdfJsMs: number;
}

/** By the name of the reader. */
export type Readers = Readonly<Record<ReaderName, ReaderProcess>>;

export function startReaders(): Readers {
  return {
    engine: new ReaderProcess('engine'),
    'bare PDFium': new ReaderProcess('bare PDFium'),
    'pdf.js': new ReaderProcess('pdf.js'),
  };
}

export function stopReaders(readers: Readers): void {
  for (const reader of Object.values(readers)) reader.stop();
}

/**
 * Each reader has so long, and so many runs, to get warm: a page of code is compiled well only after it has run for seconds, and
 * the heap of a long document has its size after some of them.
 */
const WARM_UP = IS_TRIAL ? { ms: 0, runs: 1 } : { ms: 6000, runs: 10 };
const TURN = IS_TRIAL ? { ms: 0, runs: 1 } : { ms: 300, runs: 1 };
const LEAST_ROUNDS = IS_TRIAL ? 1 : 9;
const MOST_ROUNDS = IS_TRIAL ? 1 : 100;
const ENOUGH_MS = 10_000;

export async function measureDocument(document: BenchDocument, readers: Readers): Promise<Measurement> {
  const { bytes, path, password, name } = document;
  const pages = await readBare(bytes, password);
  for (const reader of Object.values(readers)) await reader.take({ path, password, ...WARM_UP });

  const [engine, bare, pdfJs]: [number[], number[], number[]] = [[], [], []];
  const begin = performance.now();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (round >= LEAST_ROUNDS && performance.now() - begin > ENOUGH_MS) break;
    bare.push(await readers['bare PDFium'].take({ path, password, ...TURN }));
    engine.push(await readers.engine.take({ path, password, ...TURN }));
    pdfJs.push(await readers['pdf.js'].take({ path, password, ...TURN }));
  }
  return {
    name,
    pages,
    engineMs: Math.min(...engine),
    bareMs: Math.min(...bare),
    pdfJsMs: Math.min(...pdfJs),
  };
}
