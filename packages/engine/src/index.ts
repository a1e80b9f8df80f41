export { type ExtractOptions, extract, type Ocr, type Progress } from './pipeline.ts';
