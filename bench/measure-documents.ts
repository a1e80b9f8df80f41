/**
 * Times of documents. Over some minutes each reader takes a turn at each document, and another, and the best turn counts: what
 * else the machine does only ever adds to a time, and on a shared one it may add half for a minute. So ratios are comparable from
 * machine to machine, and pages per second from document to document.
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
  /** Time of one run, in the fastest turn. */
  readonly engineMs: number;
  readonly bareMs: number;
  readonly pdfJsMs: number;
}

/**
 * Each reader has so long with each document, and so many runs, to get warm: a page of code is compiled well only after it has run
 * for seconds, and the heap of a long document has its size after some of them.
 */
const WARM_UP = IS_TRIAL ? { ms: 0, runs: 1 } : { ms: 6000, runs: 10 };
const TURN = IS_TRIAL ? { ms: 0, runs: 1 } : { ms: 300, runs: 1 };
const ROUNDS = IS_TRIAL ? 1 : 12;

/** In the order of the documents. */
export async function measureDocuments(documents: readonly BenchDocument[]): Promise<Measurement[]> {
  const readers = (['bare PDFium', 'engine', 'pdf.js'] as const).map((name) => new TimedReader(name));
  try {
    for (const reader of readers) await reader.warmUp(documents);
    for (let round = 0; round < ROUNDS; round++)
      for (const document of documents) for (const reader of readers) await reader.takeTurn(document);
    const measurements: Measurement[] = [];
    for (const document of documents) {
      const pages = await readBare(document.bytes, document.password);
      const [bareMs, engineMs, pdfJsMs] = readers.map((reader) => reader.bestOf(document));
      measurements.push({ name: document.name, pages, engineMs: engineMs!, bareMs: bareMs!, pdfJsMs: pdfJsMs! });
    }
    return measurements;
  } finally {
    for (const reader of readers) reader.stop();
  }
}

class TimedReader {
  readonly #process: ReaderProcess;
  readonly #best = new Map<BenchDocument, number>();

  constructor(name: ReaderName) {
    this.#process = new ReaderProcess(name);
  }

  async warmUp(documents: readonly BenchDocument[]): Promise<void> {
    for (const { path, password } of documents) await this.#process.take({ path, password, ...WARM_UP });
  }

  async takeTurn(document: BenchDocument): Promise<void> {
    const { path, password } = document;
    const ms = await this.#process.take({ path, password, ...TURN });
    this.#best.set(document, Math.min(ms, this.bestOf(document)));
  }

  /** Infinite before the first turn. */
  bestOf(document: BenchDocument): number {
    return this.#best.get(document) ?? Infinity;
  }

  stop(): void {
    this.#process.stop();
  }
}
