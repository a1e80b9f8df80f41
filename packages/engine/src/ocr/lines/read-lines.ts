/** A page → its words, by a network for single lines: lines found, cut out, read, and placed. */
import type { Raster } from '@extracto/model';
import type { RecognisedWord } from '../../adapters/recogniser.ts';
import type { LineImage, LineLetter } from '../../geometry/line-image.ts';
import { cutLineImage } from './cut-line-image.ts';
import { findLines } from './find-lines.ts';
import { placeLetters } from './place-letters.ts';

/** Readings are in the order of the line images; `null` where the network cannot run. */
export type ReadLineImages = (images: readonly LineImage[]) => Promise<readonly (readonly LineLetter[])[] | null>;

/**
 * `raster` has white paper, level rows and no rulings; `most` reads no more segments, from all over the page. `null` where the
 * network cannot run.
 */
export async function readLines(
  raster: Raster,
  readLineImages: ReadLineImages,
  most = Number.POSITIVE_INFINITY,
): Promise<RecognisedWord[] | null> {
  const found = findLines(raster);
  const every = Math.max(1, Math.ceil(found.segments.length / most));
  const indexes = [...found.segments.keys()].filter((index) => index % every === 0);
  const images = indexes.map((index) => cutLineImage(raster, found, index));
  const read = await readLineImages(images.map(({ width, gray }) => ({ width, gray })));
  return read?.flatMap((letters, at) => placeLetters(letters, images[at]!, raster, found, indexes[at]!)) ?? null;
}
