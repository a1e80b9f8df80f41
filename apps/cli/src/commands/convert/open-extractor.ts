/**
 * The engine behind one interface: threads that can be killed, so that no document holds up the command or takes it down.
 * Loaded on demand, because help and argument errors need no engine.
 */
import { setFlagsFromString } from 'node:v8';
import { DEFAULT_LIMITS } from '@extracto/model';
import type { Extractor, Load } from '../../surroundings.ts';

/**
 * So much of a function of PDFium has run before V8 compiles it once more, into faster code. V8's own choice, 13 million, has
 * much of PDFium compiled within five pages and pays only in a process that goes on: here the run would be over.
 */
const RUN_BEFORE_OPTIMISING_BYTES = 200_000_000;

export async function openExtractor({ threads, processors, timeoutMs }: Load): Promise<Extractor> {
  // of the whole process, and taken only by what is compiled from now on
  setFlagsFromString(`--wasm-tiering-budget=${RUN_BEFORE_OPTIMISING_BYTES}`);
  const { createExtractionPool } = await import('@extracto/engine/node');
  const documentTimeoutMs = timeoutMs ?? DEFAULT_LIMITS.documentTimeoutMs;
  const pageTimeoutMs = timeoutMs ?? DEFAULT_LIMITS.pageTimeoutMs;
  return createExtractionPool({ threads, recognitionThreads: processors, documentTimeoutMs, pageTimeoutMs });
}
