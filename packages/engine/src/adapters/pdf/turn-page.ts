/**
 * Turns a page's objects, so that everything read afterwards is upright. PDFium reports positions before rotation, and its
 * advance widths hold for horizontal text only.
 */
import type { Area, Matrix } from './matrix.ts';
import type { PageObjects } from './page-objects.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';

/** Clockwise quarter turns, as FPDFPage_GetRotation counts. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** User space → the turned page, origin bottom left. */
const TURNS: Readonly<Record<Exclude<QuarterTurns, 0>, (box: Area) => Matrix>> = {
  1: ({ bottom, right }) => [0, -1, 1, 0, -bottom, right],
  2: ({ right, top }) => [-1, 0, 0, -1, right, top],
  3: ({ left, top }) => [0, 1, -1, 0, top, -left],
};

/** The area of the page in the coordinates that its objects now have. */
export function turnPage({ api }: PdfiumInstance, { objects }: PageObjects, box: Area, turns: QuarterTurns): Area {
  if (turns === 0) return box;
  const [a, b, c, d, e, f] = TURNS[turns](box);
  for (const object of objects) {
    api.FPDFPageObj_Transform(object, a, b, c, d, e, f);
    if (api.FPDFPageObj_GetClipPath(object) !== 0) api.FPDFPageObj_TransformClipPath(object, a, b, c, d, e, f);
  }
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  return { left: 0, bottom: 0, right: turns === 2 ? width : height, top: turns === 2 ? height : width };
}
