/**
 * The engine behind one interface: threads that can be killed, so that no document holds up the command or takes it down.
 * Loaded on demand, because help and argument errors need no engine.
 */
import { createExtractionPool } from '@extracto/engine/node';
import { DEFAULT_LIMITS } from '@extracto/model';
import type { Extractor, Load } from '../../surroundings.ts';

export async function openExtractor({ threads, processors, timeoutMs }: Load): Promise<Extractor> {
  return createExtractionPool({
    threads,
    recognitionThreads: processors,
    documentTimeoutMs: timeoutMs ?? DEFAULT_LIMITS.documentTimeoutMs,
    pageTimeoutMs: timeoutMs ?? DEFAULT_LIMITS.pageTimeoutMs,
  });
}
