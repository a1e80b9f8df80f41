/** The side of a recognising thread: one page at a time, with a recogniser that stays open. */
import { readOnceHere } from '../recognition/index.ts';
import type { OnceReadPage } from '../stages/recognise/recognise-page.ts';
import type { RecognitionTask } from './messages.ts';

export default function recogniseTask({ raster, model }: RecognitionTask): Promise<OnceReadPage> {
  return readOnceHere(raster, model);
}
