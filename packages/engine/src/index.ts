/** The library: one function, its options and its errors. */
export { ExtractionError, type ExtractionErrorCode, type ExtractionResult } from '@extracto/model';
export { type ExtractOptions, extract, type Ocr, type Progress } from './pipeline.ts';
