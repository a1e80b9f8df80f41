/**
 * Threads that recognise pages and can be killed, started when the first page asks for them and kept warm: loading the
 * recogniser and a language model takes as long as a third of a page.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExtractionError } from '@extracto/model';
import { Piscina } from 'piscina';
import type { InstalledTesseract } from '../adapters/tesseract/open-installed-tesseract.ts';
import type { PageRecogniser } from '../pages/read-trusted-pages.ts';
import { createLineImageReader } from './create-line-image-reader.ts';
import { findTesseract } from './find-tesseract.ts';
import { isOutOfMemory } from './is-out-of-memory.ts';
import type { OnceRecognised, RecognitionSetup, RecognitionTask } from './messages.ts';
import { moduleBeside } from './module-beside.ts';

export interface PageRecogniserOptions {
  readonly threads: number;
  /** Limit of each thread's JavaScript heap; the pixels of a page lie outside it. */
  readonly memoryMb: number;
  /** `installed`: the machine's own tesseract program when there is one. Otherwise the bundled one. */
  readonly tesseract?: 'installed' | 'embedded';
  /** Priority of threads and processes, as for `giveWay`; inherited when absent. */
  readonly priority?: number | null;
}

export interface ThreadedRecogniser extends PageRecogniser {
  /** Kills what still runs (`cancelled`) and ends the threads. */
  close(): Promise<void>;
  /** Processor time spent outside the threads of this process. */
  cpuSecondsBeside(): number;
}

export function createPageRecogniser({
  threads,
  memoryMb,
  tesseract = 'installed',
  priority = null,
}: PageRecogniserOptions): ThreadedRecogniser {
  let starting: Promise<Threads> | null = null;
  const closing = new AbortController();
  const readers = {
    figures: createLineImageReader('figures', priority),
    chinese: createLineImageReader('chinese', priority),
  };
  let cpuSecondsOfThreads = 0;
  return {
    width: threads,
    cpuSecondsBeside: () => readers.figures.cpuSeconds() + readers.chinese.cpuSeconds() + cpuSecondsOfThreads,
    recognise: async (raster, model, signal) => {
      const stop = signal === undefined ? closing.signal : AbortSignal.any([closing.signal, signal]);
      if (stop.aborted) throw new ExtractionError('cancelled');
      starting ??= startThreads({ threads, memoryMb, priority }, tesseract === 'installed');
      try {
        const { piscina } = await starting;
        const { page, cpuSecondsBeside } = await piscina.run({ raster, model }, { signal: stop });
        cpuSecondsOfThreads += cpuSecondsBeside;
        // Loaded here: what they need of the languages would cost every start of a program that recognises nothing.
        const [{ askSecondReader }, { confirmFigures }] = await Promise.all([
          import('../ocr/ask-second-reader.ts'),
          import('../ocr/confirm-figures.ts'),
        ]);
        // a network confirms nothing that it has read itself
        const third = page.model === 'chinese' ? null : readers.chinese.read;
        const asked = askSecondReader(page, { figures: readers.figures.read, third });
        return confirmFigures(page, await Promise.race([asked, rejectOn(stop)]));
      } catch (cause) {
        if (stop.aborted) throw new ExtractionError('cancelled');
        throw new ExtractionError(isOutOfMemory(cause) ? 'memory_limit' : 'internal', { cause });
      }
    },
    close: async () => {
      closing.abort();
      readers.figures.close();
      readers.chinese.close();
      const started = await starting;
      await started?.piscina.destroy();
      started?.installed?.close();
    },
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', reject, { once: true }));
}

interface Threads {
  readonly piscina: Piscina<RecognitionTask, OnceRecognised>;
  readonly installed: OpenedInstallation | null;
}

async function startThreads(
  { threads, memoryMb, priority }: Required<Omit<PageRecogniserOptions, 'tesseract'>>,
  mayBeInstalled: boolean,
): Promise<Threads> {
  const installed = mayBeInstalled ? await openInstallation() : null;
  const piscina = new Piscina<RecognitionTask, OnceRecognised>({
    filename: moduleBeside('recognition-worker').href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
    env: {},
    argv: [],
    execArgv: [],
    workerData: { installed: installed?.tesseract ?? null, priority } satisfies RecognitionSetup,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread that dies between pages is replaced; there is nobody to tell.
  piscina.on('error', () => {});
  return { piscina, installed };
}

interface OpenedInstallation {
  readonly tesseract: InstalledTesseract;
  close(): void;
}

/** `null` where no program is installed that can be used. */
async function openInstallation(): Promise<OpenedInstallation | null> {
  const program = await findTesseract(process.env.PATH ?? '');
  if (program === null) return null;
  const modelFolder = await mkdtemp(join(tmpdir(), 'extracto-models-')).catch(() => null);
  if (modelFolder === null) return null;
  const remove = () => rmSync(modelFolder, { recursive: true, force: true });
  // Covers a program that exits without closing the recogniser.
  process.once('exit', remove);
  return {
    tesseract: { program, modelFolder },
    close: () => {
      process.off('exit', remove);
      remove();
    },
  };
}
