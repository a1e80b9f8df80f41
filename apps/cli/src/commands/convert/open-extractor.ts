/** The engine behind one interface: in this process for a single document, else in killable worker threads. */
import type { Extractor, Load } from '../../surroundings.ts';

/** Of the JavaScript heap of a recognising thread. */
const RECOGNITION_MEMORY_MB = 1024;

/**
 * Loaded on demand: help and argument errors need no engine, and a single document with text needs no thread to start,
 * because it takes nothing else down with it. Pages that are images get threads in any case, as many as there are
 * processors to use.
 */
export async function openExtractor({ documents, threads, processors }: Load): Promise<Extractor> {
  const { createExtractionPool, createPageRecogniser } = await import('@extracto/engine/node');
  if (documents > 1) return createExtractionPool({ threads });
  const { extract } = await import('@extracto/engine');
  const recogniser = createPageRecogniser({ threads: processors, memoryMb: RECOGNITION_MEMORY_MB });
  return {
    extract: (bytes, options) => extract(bytes, { ...options, recogniser }),
    close: recogniser.close,
  };
}
