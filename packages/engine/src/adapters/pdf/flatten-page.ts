/** Makes the values of form fields and typed notes part of the page, where the text page finds them. */
import type { PdfiumInstance } from './pdfium-instance.ts';

/** FPDF_ANNOT_…: a typed note, a stamp, a form field. */
const PRINTED: ReadonlySet<number> = new Set([3, 13, 20]);
/** FLAT_PRINT would leave out what is shown on screen only. */
const FLAT_NORMALDISPLAY = 0;
const FLATTENED = 1;

/** True when the page changed: it must be loaded again. */
export function flattenPage({ api }: PdfiumInstance, page: number): boolean {
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = api.FPDFAnnot_GetSubtype(annotation);
    api.FPDFPage_CloseAnnot(annotation);
    if (PRINTED.has(subtype)) return api.FPDFPage_Flatten(page, FLAT_NORMALDISPLAY) === FLATTENED;
  }
  return false;
}
