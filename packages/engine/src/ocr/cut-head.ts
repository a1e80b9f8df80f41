/**
 * A page → its head: the first printed lines, which name the bank, the account and the columns. They tell the language in a
 * tenth of the time that reading the page takes.
 */
import type { Raster } from '@extracto/model';
import { OCR } from './thresholds.ts';

const { LINES, INK_BELOW, LEAST_INK, LEAST_HEIGHT_INCHES, MOST_OF_PAGE } = OCR.cutHead;

/** `page` has level rows on white paper and no rulings. `null` when its first lines fill too much of it. */
export function cutHead(page: Raster): Raster | null {
  const { width, dpi, gray } = page;
  const end = Math.floor(page.height * MOST_OF_PAGE);
  let [lines, top] = [0, -1];
  for (let y = 0; y < end; y++) {
    const isInked = hasInk(gray, y * width, (y + 1) * width);
    if (isInked && top < 0) top = y;
    if (isInked || top < 0) continue;
    if (y - top >= LEAST_HEIGHT_INCHES * dpi) lines += 1;
    top = -1;
    if (lines === LINES) return { ...page, height: y + 1, gray: gray.slice(0, (y + 1) * width) };
  }
  return null;
}

function hasInk(gray: Uint8Array, from: number, to: number): boolean {
  let ink = 0;
  for (let at = from; at < to; at++) if (gray[at]! < INK_BELOW) ink += 1;
  return ink >= LEAST_INK;
}
