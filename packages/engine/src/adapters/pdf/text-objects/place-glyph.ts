/**
 * Computes where a glyph of an upright text object starts and ends on the page, with each rounding to 32 bits that PDFium's text page
 * makes on the way: it takes the start to the page, back into the object, adds the advance width, and to the page again.
 */
import type { TextObject } from './text-objects.ts';

const { fround } = Math;

export interface Placing {
  readonly scale: number;
  readonly x: number;
  readonly backScale: number;
  readonly backX: number;
  /** A thousandth of the size, the unit of glyph widths. */
  readonly thousandth: number;
}

export function placingOf({ scaleX, scaleY, x, sizePt }: TextObject): Placing {
  const area = fround(scaleX * scaleY);
  return {
    scale: scaleX,
    x,
    backScale: fround(scaleY / area),
    backX: fround(-fround(scaleY * x) / area),
    thousandth: fround(sizePt / 1000),
  };
}

/** Start in the object as it is kept → on the page. */
export function onPage({ scale, x }: Placing, start: number): number {
  return fround(fround(scale * start) + x);
}

/** The same, after it was taken to the page and back. */
export function backAgain(placing: Placing, start: number): number {
  return fround(fround(placing.backScale * onPage(placing, start)) + placing.backX);
}

/** Both of what `backAgain` gave, and so far in the object. */
export function endOf({ thousandth }: Placing, start: number, width: number): number {
  return fround(start + fround(thousandth * width));
}
