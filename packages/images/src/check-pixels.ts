import { ImageError } from './image-error.ts';

/** A page of A3 at 600 dpi. More would take the memory of several documents. */
const MOST_PIXELS = 70_000_000;

/** Throws `ImageError` for more pixels than a page may have. */
export function checkPixels(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw new ImageError('This image is damaged.');
  if (width * height > MOST_PIXELS) {
    throw new ImageError(`This image has more than ${MOST_PIXELS / 1e6} million pixels: scan it at 300 dpi.`);
  }
}
