/** `printImages` in a thread of its own, which ends with it or is killed: decoding a hostile image may loop or take memory. */
import { Worker } from 'node:worker_threads';
import { ImageError } from './image-error.ts';
import type { Printed } from './print-thread.ts';

/** A TIFF of fifty pages at 300 dpi takes half of it. */
const TIMEOUT_MS = 60_000;
const MEMORY_MB = 512;

/** Throws `ImageError` as `printImages` does, and when an image takes too long or too much memory. */
export async function printInThread(images: readonly Uint8Array[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./print-thread.ts', import.meta.url), {
    workerData: images,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const printed = await new Promise<Printed>((resolve, reject) => {
    const refuse = (refusal: string) => resolve({ pdf: null, refusal });
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        refuse('This image needs more memory than allowed: scan it at 300 dpi.');
      else reject(error);
    });
    worker.once('exit', () => refuse('This image is damaged.'));
    deadline.addEventListener('abort', () => refuse('Reading these images takes too long: send fewer at a time.'));
  });
  await worker.terminate();
  if (printed.pdf === null) throw new ImageError(printed.refusal);
  return printed.pdf;
}
