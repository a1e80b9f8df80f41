/**
 * The engine behind one interface: threads that can be killed, so that no document holds up the command or takes it down.
 * Loaded on demand, because help and argument errors need no engine.
 */
import { DEFAULT_LIMITS } from '@extracto/model';
import type { Extractor, Load } from '../../surroundings.ts';

export async function openExtractor({ threads, processors, timeoutMs }: Load): Promise<Extractor> {
  const { createExtractionPool } = await import('@extracto/engine/node');
  const documentTimeoutMs = timeoutMs ?? DEFAULT_LIMITS.documentTimeoutMs;
  const pageTimeoutMs = timeoutMs ?? DEFAULT_LIMITS.pageTimeoutMs;
  return createExtractionPool({
    threads,
    mostThreads: processors,
    recognitionThreads: processors,
    documentTimeoutMs,
    pageTimeoutMs,
    isShortRun: true,
  });
}
