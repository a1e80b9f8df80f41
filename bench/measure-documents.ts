/**
 * Times of documents. Over about three minutes each reader takes a turn at each document, and another, and the best turn counts: what
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

interface Effort {
  /** So long, and so many runs, for each document: code is compiled well only after it has run for seconds. */
  readonly warmUp: { readonly ms: number; readonly runs: number };
  /** Turns for a document of which many runs fit into a turn, and for one of which not even one does. */
  readonly turns: { readonly short: number; readonly long: number };
}

/** pdf.js is shown beside the others and judged by nobody: it gets as much as a figure needs. */
const EFFORTS: Readonly<Record<ReaderName, Effort>> = {
  'bare PDFium': { warmUp: { ms: 3000, runs: 2 }, turns: { short: 12, long: 4 } },
  // the heap of a long document has its size after some runs only
  engine: { warmUp: { ms: 3000, runs: 8 }, turns: { short: 12, long: 12 } },
  'pdf.js': { warmUp: { ms: 1000, runs: 1 }, turns: { short: 3, long: 1 } },
};
const TRIAL: Effort = { warmUp: { ms: 0, runs: 1 }, turns: { short: 1, long: 1 } };
const TURN = IS_TRIAL ? { ms: 0, runs: 1 } : { ms: 300, runs: 1 };
const ROUNDS = IS_TRIAL ? 1 : 12;

/** In the order of the documents. */
export async function measureDocuments(documents: readonly BenchDocument[]): Promise<Measurement[]> {
  const readers = (['bare PDFium', 'engine', 'pdf.js'] as const).map((name) => new TimedReader(name));
  try {
    for (const reader of readers) await reader.warmUp(documents);
    for (let round = 0; round < ROUNDS; round++) {
      showProgress(`round ${round + 1} of ${ROUNDS}`);
      for (const document of documents) for (const reader of readers) await reader.takeTurn(document, round);
    }
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

/** On standard error, so that nobody takes minutes of silence for a program that hangs. */
function showProgress(step: string): void {
  if (!IS_TRIAL) console.error(`${Math.round(performance.now() / 1000)} s: ${step}`);
}

class TimedReader {
  readonly #name: ReaderName;
  readonly #effort: Effort;
  readonly #process: ReaderProcess;
  readonly #best = new Map<BenchDocument, number>();

  constructor(name: ReaderName) {
    this.#name = name;
    this.#effort = IS_TRIAL ? TRIAL : EFFORTS[name];
    this.#process = new ReaderProcess(name);
  }

  async warmUp(documents: readonly BenchDocument[]): Promise<void> {
    for (const { name, path, password } of documents) {
      showProgress(`${this.#name} warms up with ${name}`);
      await this.#process.take({ path, password, ...this.#effort.warmUp });
    }
  }

  /** Takes no turn where the effort for such a document was made in earlier rounds. */
  async takeTurn(document: BenchDocument, round: number): Promise<void> {
    const { short, long } = this.#effort.turns;
    const best = this.bestOf(document);
    if (round >= (round > 0 && best > TURN.ms ? long : short)) return;
    const { path, password } = document;
    const ms = await this.#process.take({ path, password, ...TURN });
    this.#best.set(document, Math.min(ms, best));
  }

  /** Infinite before the first turn. */
  bestOf(document: BenchDocument): number {
    return this.#best.get(document) ?? Infinity;
  }

  stop(): void {
    this.#process.stop();
  }
}
