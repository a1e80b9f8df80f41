/**
 * The side of a recognising thread: one page at a time, with a recogniser that stays open. The network for single lines runs in a
 * process that the first page in need of it starts, and that ends with the thread.
 */
import { readOnceHere } from '../recognition/index.ts';
import { createStripReader } from './create-strip-reader.ts';
import type { OnceRecognised, RecognitionTask } from './messages.ts';

const lines = createStripReader();

export default async function recogniseTask({ raster, model }: RecognitionTask): Promise<OnceRecognised> {
  const before = lines.cpuSeconds();
  const page = await readOnceHere(raster, model, lines.read);
  return { page, cpuSecondsBeside: lines.cpuSeconds() - before };
}
