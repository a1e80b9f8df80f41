export { createExtractionPool, type ExtractionPool, type ExtractionPoolOptions } from './create-extraction-pool.ts';
export type { Inspection } from './messages.ts';
