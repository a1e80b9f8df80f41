/**
 * The engine behind one interface, so that no document holds up the command or takes it down: threads that can be killed, or, for a
 * document alone, a moment in this one.
 * Loaded on demand, because help and argument errors need no engine.
 */
import { DEFAULT_LIMITS } from '@extracto/model';
import type { Extractor, Load } from '../../surroundings.ts';

export async function openExtractor(load: Load): Promise<Extractor> {
  // a limit that somebody sets is one for a thread, which keeps it
  return load.documents === 1 && load.timeoutMs === null ? openForOne(load) : openPool(load);
}

/** Starts no thread, unless the document needs one. */
function openForOne(load: Load): Extractor {
  let pool: Extractor | null = null;
  return {
    extract: async (bytes, options) => {
      const { extractAtOnce } = await import('@extracto/engine/at-once');
      const result = await extractAtOnce(bytes, options);
      if (result !== null) return result;
      pool ??= await openPool(load);
      return pool.extract(bytes, options);
    },
    close: async () => pool?.close(),
  };
}

async function openPool({ threads, processors, timeoutMs }: Load): Promise<Extractor> {
  const { createExtractionPool } = await import('@extracto/engine/node');
  return createExtractionPool({
    threads,
    mostThreads: processors,
    recognitionThreads: processors,
    documentTimeoutMs: timeoutMs ?? DEFAULT_LIMITS.documentTimeoutMs,
    pageTimeoutMs: timeoutMs ?? DEFAULT_LIMITS.pageTimeoutMs,
    isShortRun: true,
  });
}
