import { buildSample } from './build-sample.ts';
import type { Sample, SampleOptions } from './sample.ts';

/**
 * A bank statement that never existed, with its exact truth: the same seed and options give the same bytes.
 * Family and locale follow from the seed unless the options name them; see `layoutFamilies` and `LOCALES`.
 */
export function generateSample(seed: number, options: SampleOptions = {}): Promise<Sample> {
  return buildSample(seed, options, null);
}
