/**
 * Threads that recognise pages and can be killed, started when the first page asks for them and kept warm: loading the
 * recogniser and a language model takes as long as a third of a page.
 */
import { ExtractionError } from '@extracto/model';
import { Piscina } from 'piscina';
import type { PageRecogniser } from '../read-trusted-pages.ts';
import type { RecognisedPage } from '../stages/recognise/recognise-page.ts';
import { isOutOfMemory } from './is-out-of-memory.ts';
import type { RecognitionTask } from './messages.ts';

export interface PageRecogniserOptions {
  readonly threads: number;
  /** Of the JavaScript heap of each thread; a page of pixels lies outside of it. */
  readonly memoryMb: number;
}

export interface ThreadedRecogniser extends PageRecogniser {
  /** Kills what still runs (`cancelled`) and ends the threads. */
  close(): Promise<void>;
}

export function createPageRecogniser({ threads, memoryMb }: PageRecogniserOptions): ThreadedRecogniser {
  let piscina: Piscina<RecognitionTask, RecognisedPage> | null = null;
  const closing = new AbortController();
  return {
    width: threads,
    recognise: async (raster, model, signal) => {
      const stop = signal === undefined ? closing.signal : AbortSignal.any([closing.signal, signal]);
      if (stop.aborted) throw new ExtractionError('cancelled');
      piscina ??= startThreads(threads, memoryMb);
      try {
        return await piscina.run({ raster, model }, { signal: stop });
      } catch (cause) {
        if (stop.aborted) throw new ExtractionError('cancelled');
        throw new ExtractionError(isOutOfMemory(cause) ? 'memory_limit' : 'internal', { cause });
      }
    },
    close: async () => {
      closing.abort();
      await piscina?.destroy();
    },
  };
}

function startThreads(threads: number, memoryMb: number): Piscina<RecognitionTask, RecognisedPage> {
  const piscina = new Piscina<RecognitionTask, RecognisedPage>({
    filename: new URL('./recognition-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread that dies between pages is replaced; there is nobody to tell.
  piscina.on('error', () => {});
  return piscina;
}
