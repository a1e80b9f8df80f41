/**
 * A set of generated documents read on several cores, in the memory of a few: workers take one seed after the other, and
 * scores leave as they come.
 */
import { Worker } from 'node:worker_threads';
import type { SetOptions } from './generate-set.ts';
import type { ReadingOptions } from './read-document.ts';
import type { DocumentScore } from './score.ts';
import type { SweepMessage, SweepTask } from './sweep-worker.ts';

export interface SweepOptions {
  readonly set: Omit<SetOptions, 'printPages'>;
  readonly reading: ReadingOptions;
  readonly jobs: number;
  readonly onScore: (score: DocumentScore) => void;
  /** All seeds up to this one have been read: where a run that is broken off can be taken up again. */
  readonly onSeed: (seed: number) => void;
}

export async function sweepSeeds({ set, reading, jobs, onScore, onSeed }: SweepOptions): Promise<void> {
  let next = set.firstSeed;
  const open = new Set<number>();
  const takeSeed = (): number | null => {
    if (next > set.lastSeed) return null;
    open.add(next);
    return next++;
  };
  const finishSeed = (seed: number) => {
    const oldest = Math.min(...open);
    open.delete(seed);
    if (seed === oldest) onSeed(Math.min(next, ...open) - 1);
  };
  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./sweep-worker.ts', import.meta.url));
      let seed: number | null = null;
      const advance = () => {
        if (seed !== null) finishSeed(seed);
        seed = takeSeed();
        if (seed === null) void worker.terminate().then(() => resolve());
        else worker.postMessage({ set: { ...set, firstSeed: seed, lastSeed: seed }, reading } satisfies SweepTask);
      };
      worker.on('message', (message: SweepMessage) => ('done' in message ? advance() : onScore(message.score)));
      worker.on('error', reject);
      advance();
    });
  await Promise.all(Array.from({ length: jobs }, runWorker));
}
