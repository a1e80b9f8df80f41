/** The engine behind one interface: in this process for a single document, else in killable worker threads. */
import type { Extractor, Load } from '../../surroundings.ts';

/**
 * Loaded on demand: help and argument errors need no engine, and a single document needs no thread to start, because
 * it takes nothing else down with it.
 */
export async function openExtractor({ documents, threads }: Load): Promise<Extractor> {
  if (documents === 1) {
    const { extract } = await import('@extracto/engine');
    return { extract, close: async () => {} };
  }
  const { createExtractionPool } = await import('@extracto/engine/node');
  return createExtractionPool({ threads });
}
