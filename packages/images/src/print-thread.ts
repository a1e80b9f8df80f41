/** Entry point of the thread of `printInThread`. */
import { parentPort, workerData } from 'node:worker_threads';
import { ImageError } from './image-error.ts';
import { printImages } from './print-images.ts';

export type Printed =
  | { readonly pdf: Uint8Array }
  /** The reason why there is no PDF, for a person. */
  | { readonly pdf: null; readonly refusal: string };

async function print(): Promise<Printed> {
  try {
    return { pdf: await printImages(workerData as readonly Uint8Array[]) };
  } catch (error) {
    if (error instanceof ImageError) return { pdf: null, refusal: error.message };
    throw error;
  }
}

parentPort!.postMessage(await print());
