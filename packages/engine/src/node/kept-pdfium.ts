/**
 * PDFium as V8 compiled it once, into its fastest code: of all that a process does for a statement of five pages, a tenth went into
 * compiling what it calls of PDFium, plainly, and into running that.
 *
 * Node has no interface for it. V8 has: functions that its own tests call, under a flag that lets scripts name them. Where a V8 has
 * them no more, or refuses what another V8, another processor or other flags made, PDFium is compiled as usual.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readKept, writeKept } from './kept-file.ts';
import { nameIntrinsic } from './name-intrinsic.ts';

/** Beside the program, where that is bundled. */
export const KEPT_PDFIUM = fileURLToPath(new URL('./pdfium.code', import.meta.url));

/** Its WebAssembly. */
export function readPdfium(): Uint8Array<ArrayBuffer> {
  return readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
}

/**
 * Of functions that were made fast by now, under the flags of V8 that the process which takes it up has as well. Ends the process when
 * there are none.
 */
export function keepCompiled(module: WebAssembly.Module, file: string): void {
  const serialise = nameIntrinsic('SerializeWasmModule', 1) as (module: WebAssembly.Module) => ArrayBuffer;
  writeKept(file, new Uint8Array(serialise(module)));
}

/**
 * For the thread that reads, before a document begins: flags that a run sets then would have V8 refuse it (`optimiseLater`). Not in one
 * thread for another: a heap that holds the bytes comes to its limit, compilations beside it then wait for a collection, and a process
 * that exits waits for them without one (nodejs/node#54918). `null` as below.
 */
export function restorePdfium(): WebAssembly.Module | null {
  return restoreCompiled(readPdfium(), KEPT_PDFIUM);
}

/** `wasm`: what `file` was made of. `null` when nothing was kept, or V8 refuses it. */
export function restoreCompiled(wasm: Uint8Array, file: string): WebAssembly.Module | null {
  const kept = readKept(file);
  if (kept === null) return null;
  try {
    const deserialise = nameIntrinsic('DeserializeWasmModule', 2) as Deserialise;
    return deserialise(kept.buffer, wasm) ?? null;
  } catch {
    return null;
  }
}

type Deserialise = (code: ArrayBuffer, wasm: Uint8Array) => WebAssembly.Module | undefined;
