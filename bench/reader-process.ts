/**
 * A reader of the bench in a process of its own, so that none pays for the garbage that another one leaves. It reads when it is
 * told to.
 *
 * `node bench/reader-process.ts READER` is such a process.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { extract } from '@extracto/engine';
import { ExtractionError } from '@extracto/model';
import { flagsInService } from './node-flags.ts';
import { readBare } from './read-bare.ts';
import { readPdfJs } from './read-pdf-js.ts';

const READERS = {
  engine: runEngine,
  'bare PDFium': readBare,
  'pdf.js': readPdfJs,
} as const satisfies Readonly<Record<string, (bytes: Uint8Array, password: string | null) => Promise<unknown>>>;

export type ReaderName = keyof typeof READERS;

export interface Turn {
  readonly path: string;
  readonly password: string | null;
  /** The document is read again and again until so much time has passed … */
  readonly ms: number;
  /** … and it was read so often. */
  readonly runs: number;
}

export class ReaderProcess {
  readonly #process: ChildProcess;

  constructor(name: ReaderName) {
    this.#process = fork(import.meta.filename, [name], { execArgv: flagsInService(name) });
  }

  /** Milliseconds of a run. Throws when the process ends. */
  async take(turn: Turn): Promise<number> {
    const heard = new AbortController();
    const answer = once(this.#process, 'message', heard) as Promise<[number]>;
    const end = once(this.#process, 'exit', heard).then(([code]) => {
      throw new Error(`The reader ended with ${code}.`);
    });
    this.#process.send(turn);
    try {
      const [ms] = await Promise.race([answer, end]);
      return ms;
    } finally {
      heard.abort();
    }
  }

  stop(): void {
    this.#process.kill();
  }
}

/** A document that is no statement takes its time too. */
async function runEngine(bytes: Uint8Array, password: string | null): Promise<void> {
  try {
    await extract(bytes, { password });
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
  }
}

if (import.meta.main) {
  const read = READERS[process.argv[2] as ReaderName];
  process.on('message', async ({ path, password, ms, runs }: Turn) => {
    const bytes = readFileSync(path);
    const start = performance.now();
    await read(bytes, password);
    const begin = performance.now();
    let [count, passed] = [0, 0];
    // A process that had to wait for others reads its first document slower by milliseconds, which count in short ones alone.
    if (runs === 1 && ms > 0 && begin - start > 5 * ms) [count, passed] = [1, begin - start];
    while (passed < ms || count < runs) {
      await read(bytes, password);
      count += 1;
      passed = performance.now() - begin;
    }
    process.send!(passed / count);
  });
}
