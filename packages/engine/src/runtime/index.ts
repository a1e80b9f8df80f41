export { RecognitionNeeded } from '../pages/recognition-needed.ts';
export {
  createExtractionPool,
  type ExtractionPool,
  type ExtractionPoolOptions,
  type PooledOptions,
} from './create-extraction-pool.ts';
export { giveWay } from './give-way.ts';
export type { Inspection } from './messages.ts';
