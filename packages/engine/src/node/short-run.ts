/**
 * What a process that ends after a few documents asks of V8. Its flags are of the whole process and taken by what is compiled
 * while they are set, and V8 refuses compiled code that was kept under other flags; that is also most of what Node itself
 * consists of: a thread that starts meanwhile would compile its share once more.
 */
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { compilePdfium } from '../adapters/pdf/compile-pdfium.ts';
import { KEPT_PDFIUM } from './kept-pdfium.ts';

/**
 * So much of a function has run before V8 compiles it once more, into faster code. Its own choice has much of PDFium compiled
 * within five pages and pays only in a process that goes on: in a short one the run would be over.
 */
const RUN_BEFORE_OPTIMISING_BYTES = 400_000_000;
/** What V8 chooses. Another number would cost some speed and nothing else. */
const USUAL_RUN_BEFORE_OPTIMISING_BYTES = 13_000_000;

/**
 * `null` where PDFium is kept, which each thread takes up by itself. Flags are set back at once; not for a thread, which may be killed
 * before.
 */
export async function compileForShortRun(): Promise<WebAssembly.Module | null> {
  if (existsSync(KEPT_PDFIUM)) return null;
  setFlagsFromString(`--wasm-tiering-budget=${RUN_BEFORE_OPTIMISING_BYTES}`);
  // functions that no document calls are not even checked
  setFlagsFromString('--wasm-lazy-validation');
  try {
    return await compilePdfium();
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${USUAL_RUN_BEFORE_OPTIMISING_BYTES}`);
    setFlagsFromString('--no-wasm-lazy-validation');
  }
}

/**
 * Forty times V8's own choice, with which a hundred and fifty functions are compiled for a statement of five pages that are called
 * little more: an eighth of the run's processor time. With a quarter of this number they are thirty-five, and five pages take
 * 2 or 3 % longer, fifty 4 %; five hundred pages and 3,000 rows take the same.
 */
const CALLS_BEFORE_OPTIMISING = 16_000;

/** What V8 chooses. */
const USUAL_CALLS_BEFORE_OPTIMISING = 400;

/** For the rest of the process, and so only once its threads have started. */
export function optimiseLater(): void {
  setFlagsFromString(`--invocation-count-for-maglev=${CALLS_BEFORE_OPTIMISING}`);
}

/**
 * While this thread reads a document. Nothing is compiled beside it: that may wait until this thread collects, and a process that exits
 * waits for it without collecting (nodejs/node#54918); it takes the same time. And memory of PDFium and of files does not count towards
 * the heap, or it would be full before the first page, and be collected with nearly all of it alive. Until `runAsUsual`, before which no
 * thread should start.
 */
export function runInPlace(): void {
  optimiseLater();
  setFlagsFromString('--no-concurrent-recompilation');
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}

export function runAsUsual(): void {
  setFlagsFromString(`--invocation-count-for-maglev=${USUAL_CALLS_BEFORE_OPTIMISING}`);
  setFlagsFromString('--concurrent-recompilation');
  setFlagsFromString('--no-external-memory-accounted-in-global-limit');
}
