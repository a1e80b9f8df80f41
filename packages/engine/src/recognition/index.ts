/** Recognises pages in the thread that asks: one at a time, with a recogniser that stays open. For threads of their own. */
import type { Raster } from '@extracto/model';
import { openTesseract } from '../adapters/ocr/open-tesseract.ts';
import type { Recogniser } from '../adapters/ocr/recognised.ts';
import type { PageReader } from '../page-reader.ts';
import { confirmFigures } from '../stages/recognise/confirm-figures.ts';
import type { ReadStrips } from '../stages/recognise/lines/read-lines.ts';
import { type OnceReadPage, type RecognisedPage, recognisePage } from '../stages/recognise/recognise-page.ts';

let opening: Promise<Recogniser> | null = null;

/** Where no second reader runs: figures stay unconfirmed, and with them every proof that needs their dates. */
export async function recogniseHere(raster: Raster, model: PageReader | null): Promise<RecognisedPage> {
  return confirmFigures(await readOnceHere(raster, model, null), null);
}

/** Rejects when the recogniser or the model cannot be loaded; the next call tries again. */
export async function readOnceHere(
  raster: Raster,
  model: PageReader | null,
  readStrips: ReadStrips | null,
): Promise<OnceReadPage> {
  opening ??= openTesseract().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return recognisePage(raster, { recogniser: await opening, readStrips }, model);
}
