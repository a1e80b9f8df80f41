export { type ExtractOptions, extract, type Progress } from './pipeline.ts';
