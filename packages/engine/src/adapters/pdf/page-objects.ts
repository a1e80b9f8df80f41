/** The objects of a page, asked for once: what is written and what is painted are both found among them. */
import type { PdfiumInstance } from './pdfium-instance.ts';

/** FPDF_PAGEOBJ_… */
export const TEXT = 1;
export const PATH = 2;
export const IMAGE = 3;
export const SHADING = 4;
export const FORM = 5;

/** In painting order; those inside of forms are not among them. */
export interface PageObjects {
  /** PDFium's address of the page that they are of. */
  readonly page: number;
  readonly objects: readonly number[];
  readonly types: readonly number[];
}

export function listObjects({ api }: PdfiumInstance, page: number): PageObjects {
  const objects: number[] = [];
  const types: number[] = [];
  const count = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    objects.push(object);
    types.push(api.FPDFPageObj_GetType(object));
  }
  return { page, objects, types };
}
