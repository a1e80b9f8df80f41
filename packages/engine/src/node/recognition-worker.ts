/** The side of a recognising thread: one page at a time, with a recogniser that stays open. */
import { openTesseract } from '../adapters/ocr/open-tesseract.ts';
import { type RecognisedPage, recognisePage } from '../stages/recognise/recognise-page.ts';
import type { RecognitionTask } from './messages.ts';

const recogniser = openTesseract();

export default async function recogniseTask({ raster, model }: RecognitionTask): Promise<RecognisedPage> {
  return recognisePage(raster, await recogniser, model);
}
