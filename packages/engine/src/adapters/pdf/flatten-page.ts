/**
 * Makes the values of form fields and typed notes part of the page, where the text page finds them. Fields that have a value
 * but no appearance (viewers draw those themselves) get one from PDFium's form environment.
 */
import type { PdfiumInstance } from './pdfium-instance.ts';

/** FPDF_ANNOT_…: a typed note, a stamp, a form field. */
const PRINTED: ReadonlySet<number> = new Set([3, 13, 20]);
/** FLAT_PRINT would leave out what is shown on screen only. */
const FLAT_NORMALDISPLAY = 0;
const FLATTENED = 1;

/** FPDF_FORMFILLINFO of version 1 with no callbacks is shorter than this. */
const FORM_INFO_BYTES = 512;
const FORM_INFO_VERSION = 1;

/** True when the page changed: it must be loaded again. */
export function flattenPage(instance: PdfiumInstance, document: number, page: number): boolean {
  if (!hasPrintedAnnotation(instance, page)) return false;
  const { api } = instance;
  if (api.FPDF_GetFormType(document) === 0) return api.FPDFPage_Flatten(page, FLAT_NORMALDISPLAY) === FLATTENED;

  const info = api.malloc(FORM_INFO_BYTES);
  new Uint8Array(api.memory.buffer, info, FORM_INFO_BYTES).fill(0);
  new Int32Array(api.memory.buffer, info, 1)[0] = FORM_INFO_VERSION;
  const form = api.FPDFDOC_InitFormFillEnvironment(document, info);
  api.FORM_OnAfterLoadPage(page, form);
  const flattened = api.FPDFPage_Flatten(page, FLAT_NORMALDISPLAY) === FLATTENED;
  api.FORM_OnBeforeClosePage(page, form);
  api.FPDFDOC_ExitFormFillEnvironment(form);
  api.free(info);
  return flattened;
}

function hasPrintedAnnotation({ api }: PdfiumInstance, page: number): boolean {
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = api.FPDFAnnot_GetSubtype(annotation);
    api.FPDFPage_CloseAnnot(annotation);
    if (PRINTED.has(subtype)) return true;
  }
  return false;
}
