export {
  createExtractionPool,
  type ExtractionPool,
  type ExtractionPoolOptions,
  type PooledOptions,
} from './create-extraction-pool.ts';
export { createPageRecogniser, type PageRecogniserOptions, type ThreadedRecogniser } from './create-page-recogniser.ts';
export type { Inspection } from './messages.ts';
export { RecognitionNeeded } from './recognition-needed.ts';
