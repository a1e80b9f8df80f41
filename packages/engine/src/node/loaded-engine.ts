/** What a thread loads to read documents. Bundled it is one script, for which the code of its functions is kept. */
import { providePdfium } from '../adapters/pdf/compile-pdfium.ts';
import { limitPdfiumMemory, type MemoryLimits } from '../adapters/pdf/pdfium-instance.ts';
import { restorePdfium } from './kept-pdfium.ts';

export { extract } from '../pipeline.ts';
export { answerTask } from './answer-task.ts';

/** To be called before the first document. `pdfium`: `null` to take up what is kept. */
export function prepareEngine(pdfium: WebAssembly.Module | null, memory: MemoryLimits): void {
  const module = pdfium ?? restorePdfium();
  if (module !== null) providePdfium(module);
  limitPdfiumMemory(memory);
}
