/** How much of a thread's memory V8 takes before it collects. */
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';

const V8_DECIDES = 0;

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
export const COLLECT_LATER = firstCollectionAt(FIRST_COLLECTION_MB);

/**
 * For a service, whose threads go on. Taken by the heaps that are made from now on, as long as the process lasts: a thread makes
 * its own after it was started.
 */
export function collectLater(): void {
  setFlagsFromString(COLLECT_LATER);
}

/**
 * How much what outlived a collection may grow until the next one, where a long document has the memory of an idle thread. V8 lets
 * a heap with a limit grow by some 60 %, and so collects two or three times within 1,000 pages, each time with the fast code of
 * functions that live for one call. Measured with two threads on two processors: a seventh less time and 190 to 260 MB more. With
 * 100 % a twelfth less time, with 300 % no less than with 200.
 */
const GROWTH_PERCENT = 200;

/** Pools of the process that let heaps grow: V8 has one flag for all of them. */
let growing = 0;

/** For all heaps of the process, from their next collection on. Each pool tells its changes; one that lets them grow is enough. */
export function growFreely(may: boolean): void {
  growing += may ? 1 : -1;
  setFlagsFromString(`--heap-growing-percent=${growing > 0 ? GROWTH_PERCENT : V8_DECIDES}`);
}

/**
 * A thread that reads a few pages holds 30 MB, PDFium's memory among them. V8's own choice is to begin marking at 11 MB, because of
 * what outlived the young generation until then, and again as the run ends: a twelfth of its processor time.
 */
const SHORT_RUN_MB = 48;
/** From its creation a thread takes less until its heap is made, and five times as long until it loads what the program keeps. */
const HEAP_IS_MADE_MS = 3;

/**
 * For the threads that `start` creates, to be collected once a short run is over. Kept code is refused under a flag, so it is set
 * back at once. A thread that is held up meanwhile is collected as usual.
 */
export async function collectAfterwards<Threads>(start: () => Threads): Promise<Threads> {
  setFlagsFromString(firstCollectionAt(SHORT_RUN_MB));
  try {
    const threads = start();
    await setTimeout(HEAP_IS_MADE_MS);
    return threads;
  } finally {
    setFlagsFromString(firstCollectionAt(V8_DECIDES));
  }
}

function firstCollectionAt(megabytes: number): string {
  return `--initial-old-space-size=${megabytes}`;
}
