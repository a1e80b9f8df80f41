/** Recognises pages in the thread that asks: one at a time, with a recogniser that stays open. For threads of their own. */
import type { Raster } from '@extracto/model';
import { openTesseract } from '../adapters/tesseract/open-tesseract.ts';
import { confirmFigures } from './confirm-figures.ts';
import { createPageReading } from './create-page-reading.ts';
import type { PageReader } from './page-reader.ts';
import type { RecognisedPage } from './recognise-page.ts';

const reading = createPageReading(openTesseract);

/**
 * Recognition without a second reader: figures stay unconfirmed, and with them every proof that needs their dates. Rejects when the
 * recogniser or the model cannot be loaded; the next call tries again.
 */
export async function recogniseHere(raster: Raster, model: PageReader | null): Promise<RecognisedPage> {
  return confirmFigures(await reading.read(raster, model, null), null);
}
