/**
 * A short document read in the thread that asks for it, where that takes a moment: to start a thread and to hand things over is a quarter
 * of what a run over five pages costs. What takes longer, comes to a limit, or has pages to be recognised is left to a thread, which has
 * limits of its own and can be ended.
 */
import { getHeapStatistics } from 'node:v8';
import { DEFAULT_LIMITS, ExtractionError, type ExtractionErrorCode, type ExtractionResult } from '@extracto/model';
import type { ExtractOptions } from '../pipeline.ts';
import type { PageRecogniser } from '../read-trusted-pages.ts';
import { looksShort, MOMENTS_PAGES } from './looks-short.ts';
import { RecognitionNeeded } from './recognition-needed.ts';
import { settleWithin } from './settle-within.ts';
import { compileForShortRun, runAsUsual, runInPlace } from './short-run.ts';

const MEBIBYTE = 1024 * 1024;
/** Four times what its pages take; nobody misses it where a document takes minutes. */
const MOMENT_MS = 2_000;

const NO_RECOGNISER: PageRecogniser = { width: 1, recognise: () => Promise.reject(new RecognitionNeeded()) };

/** What is wrong with a document wherever it is read. */
const FINAL: ReadonlySet<ExtractionErrorCode> = new Set([
  'not_a_pdf',
  'empty_file',
  'password_required',
  'password_incorrect',
  'encryption_unsupported',
  'no_statement',
]);

/** An engine that was stopped is in no state to go on. */
let isStopped = false;

/**
 * `null` when the document is for a thread; nothing is wrong with it for that. Throws `ExtractionError` for a document that gives no
 * result there either. For a process that reads it and ends: everything else in it waits meanwhile.
 */
export async function extractAtOnce(
  bytes: Uint8Array,
  options: Omit<ExtractOptions, 'recogniser' | 'readPages' | 'signal' | 'maxPages'> = {},
): Promise<ExtractionResult | null> {
  if (isStopped || options.ocr === 'always' || !looksShort(bytes) || !hasRoom()) return null;
  try {
    const pdfium = await compileForShortRun();
    const [{ extract }, { prepareEngine }] = await Promise.all([
      import('../pipeline.ts'),
      import('./prepare-engine.ts'),
    ]);
    prepareEngine(pdfium, DEFAULT_LIMITS);
    runInPlace();
    const reading = () => extract(bytes, { ...options, maxPages: MOMENTS_PAGES, recogniser: NO_RECOGNISER });
    const result = await settleWithin(MOMENT_MS, reading);
    if (result !== null) return result;
  } catch (error) {
    if (isFinal(error)) throw error;
  }
  isStopped = true;
  runAsUsual();
  return null;
}

function isFinal(error: unknown): boolean {
  return error instanceof ExtractionError && FINAL.has(error.code);
}

/** As much memory as a document's own thread has: a thread that runs out of it ends, and this one would end the process. */
function hasRoom(): boolean {
  return getHeapStatistics().heap_size_limit >= DEFAULT_LIMITS.documentMemoryMb * MEBIBYTE;
}
