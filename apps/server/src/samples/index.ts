export { isSlowSample } from './is-slow-sample.ts';
export { readSample } from './read-sample.ts';
export { SAMPLE_DOCUMENTS } from './sample-documents.ts';
