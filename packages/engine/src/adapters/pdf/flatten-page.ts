/**
 * Makes the values of form fields part of the page, where the text page finds them. Fields that have a value but no appearance
 * (viewers draw those themselves) get one from PDFium's form environment, which is given no way to run scripts. Text that a
 * program laid over the page (FreeText) belongs to it, too. All other annotations (notes, stamps, marks) are somebody's words
 * about the statement and not the bank's: they are taken off before. Editors sign, date or number what a person writes.
 */
import type { PdfiumInstance } from './pdfium-instance.ts';

/** FPDF_ANNOT_… */
const FREE_TEXT = 3;
const WIDGET = 20;
/** Author, dates, name, formatted text and thread of an annotation that a person made (ISO 32000-1, tables 164 and 170). */
const PERSONAL = ['T', 'M', 'CreationDate', 'NM', 'RC', 'Popup', 'IRT', 'Subj'];
/** Hidden and NoView (ISO 32000-1, table 165). */
const NOT_SHOWN = 2 | 32;
/** FLAT_PRINT would leave out what is shown on screen only. */
const FLAT_NORMALDISPLAY = 0;
const FLATTENED = 1;

/** FPDF_FORMFILLINFO of version 1 with no callbacks is shorter than this. */
const FORM_INFO_BYTES = 512;
const FORM_INFO_VERSION = 1;

/** True when the page changed: it must be loaded again. */
export function flattenPage(instance: PdfiumInstance, document: number, page: number): boolean {
  if (!keepOwnText(instance, page)) return false;
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

/** Takes everything off the page but what belongs to it and is shown; false, and nothing done, when there is none. */
function keepOwnText(instance: PdfiumInstance, page: number): boolean {
  const { api } = instance;
  const kept = Array.from({ length: api.FPDFPage_GetAnnotCount(page) }, (_, index) => isOwnText(instance, page, index));
  if (!kept.includes(true)) return false;
  for (let index = kept.length - 1; index >= 0; index--) if (!kept[index]) api.FPDFPage_RemoveAnnot(page, index);
  return true;
}

function isOwnText(instance: PdfiumInstance, page: number, index: number): boolean {
  const { api } = instance;
  const annotation = api.FPDFPage_GetAnnot(page, index);
  if (annotation === 0) return false;
  const isShown = (api.FPDFAnnot_GetFlags(annotation) & NOT_SHOWN) === 0;
  const type = api.FPDFAnnot_GetSubtype(annotation);
  const isOwn = type === WIDGET || (type === FREE_TEXT && !PERSONAL.some((key) => hasKey(instance, annotation, key)));
  api.FPDFPage_CloseAnnot(annotation);
  return isShown && isOwn;
}

function hasKey({ api, scratch }: PdfiumInstance, annotation: number, key: string): boolean {
  new Uint8Array(api.memory.buffer, scratch).set(new TextEncoder().encode(`${key}\0`));
  return api.FPDFAnnot_HasKey(annotation, scratch) !== 0;
}
