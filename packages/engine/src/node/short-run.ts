/**
 * What a process that ends after a few documents asks of V8. Its flags are of the whole process and taken by what is compiled
 * while they are set, and V8 refuses compiled code that was kept under other flags; that is also most of what Node itself
 * consists of: a thread that starts meanwhile would compile its share once more.
 */
import { setFlagsFromString } from 'node:v8';
import { KEPT_PDFIUM, readPdfium, restoreCompiled } from './kept-pdfium.ts';

/**
 * So much of a function has run before V8 compiles it once more, into faster code. Its own choice has much of PDFium compiled
 * within five pages and pays only in a process that goes on: in a short one the run would be over.
 */
const RUN_BEFORE_OPTIMISING_BYTES = 400_000_000;
/** What V8 chooses. Another number would cost some speed and nothing else. */
const USUAL_RUN_BEFORE_OPTIMISING_BYTES = 13_000_000;

/** As it was kept, at once: V8 refuses that once a document has begun (`optimiseLater`). Or compiled. `kept`: the file. */
export async function compileForShortRun(kept = KEPT_PDFIUM): Promise<WebAssembly.Module> {
  const wasm = readPdfium();
  return restoreCompiled(wasm, kept) ?? compileUnderFlags(wasm);
}

/** They are set back at once. */
async function compileUnderFlags(wasm: BufferSource): Promise<WebAssembly.Module> {
  setFlagsFromString(`--wasm-tiering-budget=${RUN_BEFORE_OPTIMISING_BYTES}`);
  // functions that no document calls are not even checked
  setFlagsFromString('--wasm-lazy-validation');
  try {
    return await WebAssembly.compile(wasm);
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

/** For the rest of the process, and so only once its threads have started. */
export function optimiseLater(): void {
  setFlagsFromString(`--invocation-count-for-maglev=${CALLS_BEFORE_OPTIMISING}`);
}
