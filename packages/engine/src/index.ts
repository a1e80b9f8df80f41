/** The library: one function, its options and its errors. */
import { refuseOldNode } from './runtime/refuse-old-node.ts';

export { ExtractionError, type ExtractionErrorCode, type ExtractionResult } from '@extracto/model';
export { type ExtractOptions, extract, type Ocr, type Progress } from './pipeline.ts';

refuseOldNode(globalThis.process?.versions?.node);
