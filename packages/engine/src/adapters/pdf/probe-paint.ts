/**
 * Tells whether the place of a white text is painted. PDFium calls a pattern white, be it the gradient behind the head of a page:
 * only its picture tells them apart. The page is rendered small, and only where white text is asked about.
 */
import type { Area } from './matrix.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';
import { paintGray } from './render-page.ts';

const PIXELS_PER_PT = 0.5;
/** Gray of what is not white. */
const DARKEST_WHITE = 245;
/** Letters cover the rest. */
const LEAST_PAINTED = 0.5;

/** `page`: upright, as long as it is loaded; `sides`: its edges in user space. */
export function probePaint(instance: PdfiumInstance, page: number, sides: Area): (area: Area) => boolean {
  const [width, height] = [sides.right - sides.left, sides.top - sides.bottom].map((side) =>
    Math.max(1, Math.round(side * PIXELS_PER_PT)),
  ) as [number, number];
  let gray: Uint8Array | null = null;
  return ({ left, right, bottom, top }) => {
    gray ??= paintGray(instance, page, width, height, 0);
    const [x0, x1] = [left - sides.left, right - sides.left].map((x) => clamp(Math.round(x * PIXELS_PER_PT), width));
    const [y0, y1] = [sides.top - top, sides.top - bottom].map((y) => clamp(Math.round(y * PIXELS_PER_PT), height));
    let [seen, painted] = [0, 0];
    for (let y = y0!; y <= y1!; y++)
      for (let x = x0!; x <= x1!; x++) {
        seen++;
        if (gray[y * width + x]! < DARKEST_WHITE) painted++;
      }
    return painted >= seen * LEAST_PAINTED;
  };
}

function clamp(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size - 1);
}
