/**
 * Undoes /Rotate by turning the page's objects, so that everything read afterwards is upright. PDFium reports positions
 * before rotation, and its advance widths hold for horizontal text only.
 */
import type { Area, Matrix } from './matrix.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';

/** Quarter turns clockwise, as FPDFPage_GetRotation counts → user space to the displayed page, origin bottom left. */
const TURNS: Readonly<Record<number, (box: Area) => Matrix>> = {
  1: ({ bottom, right }) => [0, -1, 1, 0, -bottom, right],
  2: ({ right, top }) => [-1, 0, 0, -1, right, top],
  3: ({ left, top }) => [0, 1, -1, 0, top, -left],
};

/** The area of the page in the coordinates that its objects now have. */
export function turnPage(instance: PdfiumInstance, page: number, box: Area): Area {
  const { api } = instance;
  const turn = TURNS[api.FPDFPage_GetRotation(page)];
  if (turn === undefined) return box;
  const [a, b, c, d, e, f] = turn(box);
  const count = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    api.FPDFPageObj_Transform(object, a, b, c, d, e, f);
    const clip = api.FPDFPageObj_GetClipPath(object);
    if (clip !== 0) api.FPDFPageObj_TransformClipPath(object, a, b, c, d, e, f);
  }
  const sideways = b !== 0;
  const width = sideways ? box.top - box.bottom : box.right - box.left;
  const height = sideways ? box.right - box.left : box.top - box.bottom;
  return { left: 0, bottom: 0, right: width, top: height };
}
