/** How much of a thread's memory V8 takes before it collects. */
import { setFlagsFromString } from 'node:v8';

/**
 * Of a thread's heap: half of Node's own choice. With a quarter a thread reads a seventh fewer pages a second; with two thirds two
 * threads hold 15 MB more over a thousand pages one by one, with all of it one holds 30 MB more, and neither is faster: nearly all
 * that is made of a long document lives until its end, and is copied the slower, the more of it is copied at a time.
 */
export const YOUNG_GENERATION_MB = 24;

/**
 * What has outlived the young generation is first collected when there is so much of it. V8's own choice begins with little and
 * collects three times and more within a long document, of which nearly all still lives. Measured with two threads on two
 * processors, processor time of all of the process: statements of 50 pages take a tenth less, one of 1,000 pages a twelfth; each
 * thread holds 60 MB more. With 200 MB it is a little faster still, and 140 MB more.
 */
const FIRST_COLLECTION_MB = 128;

/** For V8's command line. */
export const COLLECT_LATER = `--initial-old-space-size=${FIRST_COLLECTION_MB}`;

/**
 * For a service, whose threads go on. Taken by the heaps that are made from now on, as long as the process lasts: a thread makes
 * its own after it was started.
 */
export function collectLater(): void {
  setFlagsFromString(COLLECT_LATER);
}
