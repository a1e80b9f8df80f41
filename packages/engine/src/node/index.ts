export { createExtractionPool, type ExtractionPool, type ExtractionPoolOptions } from './create-extraction-pool.ts';
export { createPageRecogniser, type PageRecogniserOptions, type ThreadedRecogniser } from './create-page-recogniser.ts';
export type { Inspection } from './messages.ts';
