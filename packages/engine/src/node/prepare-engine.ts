/** What a thread does before its first document. */
import { providePdfium } from '../adapters/pdf/compile-pdfium.ts';
import { limitPdfiumMemory, type MemoryLimits } from '../adapters/pdf/pdfium-instance.ts';
import { restorePdfium } from './kept-pdfium.ts';

/** `pdfium`: `null` to take up what is kept. */
export function prepareEngine(pdfium: WebAssembly.Module | null, memory: MemoryLimits): void {
  const module = pdfium ?? restorePdfium();
  if (module !== null) providePdfium(module);
  limitPdfiumMemory(memory);
}
