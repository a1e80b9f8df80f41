export {
  createExtractionPool,
  type ExtractionPool,
  type ExtractionPoolOptions,
  type PooledOptions,
  YOUNG_GENERATION_MB,
} from './create-extraction-pool.ts';
export type { Inspection } from './messages.ts';
export { RecognitionNeeded } from './recognition-needed.ts';
