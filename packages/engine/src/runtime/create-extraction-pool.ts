/**
 * Threads that read documents and can be killed: a document that loops, grows or crashes costs its own thread, which is
 * replaced, and nothing else. Threads get an empty environment, so a document that takes one over finds no secrets there.
 * Pages that are images go to further threads, as many, which all documents share.
 */
import nodeModule from 'node:module';
import { dirname } from 'node:path';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { DEFAULT_LIMITS, type DocumentLimits, ExtractionError, type ExtractionResult } from '@extracto/model';
import type { PrintedResult } from '@extracto/model/print-result';
import { Piscina } from 'piscina';
import { compilePdfium } from '../adapters/pdf/compile-pdfium.ts';
import type { PageRecogniser } from '../pages/read-trusted-pages.ts';
import { RecognitionNeeded } from '../pages/recognition-needed.ts';
import type { ExtractOptions } from '../pipeline.ts';
import type { TracedDocument } from '../trace/index.ts';
import { answerRecognition } from './answer-recognition.ts';
import type { PageRecogniserOptions, ThreadedRecogniser } from './create-page-recogniser.ts';
import { isOutOfMemory } from './is-out-of-memory.ts';
import type { Answer, Inspection, PlainOptions, Question, Report, Task, ThreadSetup } from './messages.ts';
import { moduleBeside } from './module-beside.ts';
import { setDeadlines } from './set-deadlines.ts';

interface Width {
  /** Documents at a time. */
  readonly threads: number;
  /** Pages that are recognised at a time, of all documents together; as many as documents when it is not given. */
  readonly recognitionThreads?: number;
}

export interface ExtractionPoolOptions extends Width, Partial<DocumentLimits> {
  /** Priority of the pool's threads and processes, as for `giveWay`; inherited when absent. */
  readonly priority?: number | null;
}

export interface PooledOptions extends Omit<ExtractOptions, 'recogniser'> {
  /** `false` gives up at the first page that would have to be recognised, which takes a hundred times as long. */
  readonly mayRecognise?: boolean;
}

export interface ExtractionPool {
  /**
   * Like the engine's `extract`; aborting `signal` kills the thread in mid-page. Besides what `extract` throws:
   * `time_limit`, `memory_limit`, `cancelled`, and `internal` with what happened as its cause; `RecognitionNeeded` when
   * that is not allowed.
   */
  extract(bytes: Uint8Array, options?: PooledOptions): Promise<ExtractionResult>;
  /**
   * Like `extract`, for a service: the thread that reads the document also prints what it finds, for this job. What comes back is one
   * text, whose size does not hold up whoever waits for it, as tens of thousands of rows do.
   */
  extractPrinted(bytes: Uint8Array, jobId: string, options?: PooledOptions): Promise<PrintedResult>;
  /** Like `extract`, with the trace of the same run; a document without a result is traced as far as it was read. */
  trace(bytes: Uint8Array, options?: PooledOptions): Promise<TracedDocument>;
  /** Opens the document and counts its pages; throws what opening throws. */
  inspect(bytes: Uint8Array, password?: string | null): Promise<Inspection>;
  /** Kills what still runs (`cancelled`) and ends the threads. */
  close(): Promise<void>;
}

interface Company extends Watch {
  readonly signals: readonly AbortSignal[];
  readonly recogniser: PageRecogniser;
}

interface Watch {
  readonly onProgress?: ExtractOptions['onProgress'];
  readonly signal?: AbortSignal;
  readonly mayRecognise?: boolean;
}

/** Limits that are not given are the usual ones. */
export function createExtractionPool({
  threads: count,
  recognitionThreads = count,
  priority = null,
  ...given
}: ExtractionPoolOptions): ExtractionPool {
  const limits: DocumentLimits = { ...DEFAULT_LIMITS, ...given };
  const { maxBytes, maxPages } = limits;
  const threads = startThreads({ threads: count, recognitionThreads, priority }, limits);
  // Whoever asks first hears of a failed start; without this, nobody asking would be a crash.
  threads.catch(() => {});
  const closing = new AbortController();
  const recogniser = startOnDemand(
    { threads: recognitionThreads, memoryMb: limits.documentMemoryMb, priority },
    closing.signal,
  );

  const ask = async (bytes: Uint8Array, question: Question, watch: Watch): Promise<Answer> => {
    const signals = watch.signal === undefined ? [closing.signal] : [closing.signal, watch.signal];
    const { mayRecognise = true } = watch;
    return askThread(await threads, { bytes, question, mayRecognise }, limits, { ...watch, signals, recogniser });
  };
  const read = async (
    bytes: Uint8Array,
    pooled: PooledOptions,
    toQuestion: (options: PlainOptions) => Question,
  ): Promise<Answer> => {
    const { onProgress, signal, mayRecognise, ...given } = pooled;
    return ask(bytes, toQuestion({ maxBytes, maxPages, ...given }), { onProgress, signal, mayRecognise });
  };
  return {
    extract: async (bytes, options = {}) => {
      const answer = await read(bytes, options, (plain) => ({ kind: 'extract', options: plain, printFor: null }));
      if (answer.kind === 'result') return answer.result;
      throw errorFrom(answer);
    },
    extractPrinted: async (bytes, jobId, options = {}) => {
      const answer = await read(bytes, options, (plain) => ({ kind: 'extract', options: plain, printFor: jobId }));
      if (answer.kind === 'printed') return answer.printed;
      throw errorFrom(answer);
    },
    trace: async (bytes, options = {}) => {
      const answer = await read(bytes, options, (plain) => ({ kind: 'trace', options: plain }));
      if (answer.kind === 'traced') return answer.traced;
      throw errorFrom(answer);
    },
    inspect: async (bytes, password = null) => {
      const question: Question = { kind: 'inspect', options: { maxBytes, maxPages, password } };
      const answer = await ask(bytes, question, {});
      if (answer.kind === 'inspection') return answer.inspection;
      throw errorFrom(answer);
    },
    close: async () => {
      closing.abort();
      await recogniser.close();
      await (await threads).destroy();
    },
  };
}

/** A recogniser whose threads start with the first page that asks; after `closing` it refuses. */
function startOnDemand(
  options: PageRecogniserOptions,
  closing: AbortSignal,
): Pick<ThreadedRecogniser, 'width' | 'recognise' | 'close'> {
  let started: Promise<ThreadedRecogniser> | null = null;
  return {
    width: options.threads,
    recognise: async (...page) => {
      if (closing.aborted) throw new ExtractionError('cancelled');
      started ??= startRecogniser(options);
      return (await started).recognise(...page);
    },
    close: async () => (await started)?.close(),
  };
}

/** Loaded when the first page asks for it: a program that recognises nothing starts without. */
async function startRecogniser(options: PageRecogniserOptions): Promise<ThreadedRecogniser> {
  const { createPageRecogniser } = await import('./create-page-recogniser.ts');
  return createPageRecogniser(options);
}

/**
 * Young generation of a thread's heap. A quarter of Node's default reads a seventh fewer pages per second; the full default
 * takes 30 MB more over a thousand pages and is no faster.
 */
const YOUNG_GENERATION_MB = 24;

type Start = Required<Pick<ExtractionPoolOptions, keyof Width | 'priority'>>;

async function startThreads(
  { threads, recognitionThreads, priority }: Start,
  { documentMemoryMb, pageMemoryMb }: DocumentLimits,
): Promise<Piscina<Task, Answer>> {
  const setup: ThreadSetup = {
    pdfium: await compilePdfium(),
    memory: { documentMemoryMb, pageMemoryMb },
    recognitionWidth: recognitionThreads,
    compileCache: findCompileCache(),
    priority,
  };
  const piscina = new Piscina<Task, Answer>({
    filename: moduleBeside('extraction-thread').href,
    minThreads: threads,
    maxThreads: threads,
    // threads stay warm
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
    env: {},
    argv: [],
    execArgv: [],
    workerData: setup,
    resourceLimits: {
      maxOldGenerationSizeMb: documentMemoryMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
  });
  // A thread that dies between documents is replaced; there is nobody to tell.
  piscina.on('error', () => {});
  return piscina;
}

/** The folder that the program chose; Node adds one of its own version to it. */
function findCompileCache(): string | null {
  const folder = nodeModule.getCompileCacheDir();
  return folder === undefined ? null : dirname(folder);
}

async function askThread(
  threads: Piscina<Task, Answer>,
  task: Omit<Task, 'port'>,
  limits: DocumentLimits,
  watch: Company,
): Promise<Answer> {
  const deadlines = setDeadlines(limits);
  const cancelled = AbortSignal.any([...watch.signals]);
  const { port1: ours, port2: theirs } = new MessageChannel();
  const ended = new AbortController();
  const hear = (report: Report) => {
    if (report.kind === 'started') return deadlines.begin();
    if (report.kind === 'recognise') return void answerRecognition(watch.recogniser, ours, report, ended.signal);
    deadlines.turnPage(report.progress);
    watch.onProgress?.(report.progress);
  };
  ours.on('message', hear);
  try {
    const answer = await threads.run(
      { ...task, port: theirs },
      { signal: AbortSignal.any([deadlines.passed, cancelled]), transferList: [theirs] },
    );
    // The answer travels another way and may overtake the last reports.
    for (let late = receiveMessageOnPort(ours); late !== undefined; late = receiveMessageOnPort(ours))
      hear(late.message);
    return answer;
  } catch (cause) {
    if (cancelled.aborted) throw new ExtractionError('cancelled');
    if (deadlines.passed.aborted) throw new ExtractionError('time_limit');
    throw new ExtractionError(isOutOfMemory(cause) ? 'memory_limit' : 'internal', { cause });
  } finally {
    deadlines.stop();
    ended.abort();
    ours.close();
  }
}

function errorFrom(answer: Answer): ExtractionError | RecognitionNeeded {
  if (answer.kind === 'recognition-needed') return new RecognitionNeeded();
  if (answer.kind !== 'error') return new ExtractionError('internal', { cause: `unexpected answer: ${answer.kind}` });
  return new ExtractionError(answer.code, answer.cause === null ? {} : { cause: new Error(answer.cause) });
}
