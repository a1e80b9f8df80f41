/** A page → its words, by a network for single lines: lines found, cut out, read, and placed. */
import type { Raster } from '@extracto/model';
import type { RecognisedWord } from '../../adapters/tesseract/recognised.ts';
import type { Strip, StripLetter } from '../../geometry/strip.ts';
import { cutStrip } from './cut-strip.ts';
import { findLines } from './find-lines.ts';
import { placeLetters } from './place-letters.ts';

/** Readings are in the order of the strips; `null` where the network cannot run. */
export type ReadStrips = (strips: readonly Strip[]) => Promise<readonly (readonly StripLetter[])[] | null>;

/**
 * `raster` has white paper, level rows and no rulings; `most` reads no more segments, from all over the page. `null` where the
 * network cannot run.
 */
export async function readLines(
  raster: Raster,
  readStrips: ReadStrips,
  most = Number.POSITIVE_INFINITY,
): Promise<RecognisedWord[] | null> {
  const found = findLines(raster);
  const every = Math.max(1, Math.ceil(found.segments.length / most));
  const indexes = [...found.segments.keys()].filter((index) => index % every === 0);
  const strips = indexes.map((index) => cutStrip(raster, found, index));
  const read = await readStrips(strips.map(({ width, gray }) => ({ width, gray })));
  return read?.flatMap((letters, at) => placeLetters(letters, strips[at]!, raster, found, indexes[at]!)) ?? null;
}
