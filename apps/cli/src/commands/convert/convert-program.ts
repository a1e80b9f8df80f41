/** All that a conversion runs. Bundled it is one script, for which the code of its functions is kept. */
export { openExtractor } from './open-extractor.ts';
export { FLAGS, run } from './run-convert.ts';
