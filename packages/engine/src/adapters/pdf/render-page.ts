/** A page → gray pixels, as it is displayed: rotation and crop box applied, form fields that were flattened included. */
import { ExtractionError, type Raster } from '@extracto/model';
import type { PdfiumInstance } from './pdfium-instance.ts';

const POINTS_PER_INCH = 72;
/** FPDFBitmap_Gray. */
const GRAY = 1;
const WHITE = 0xffffffff;
/** A3 at 300 dpi; giant page boxes are rendered coarser. */
const MOST_PIXELS = 18_000_000;
const LEAST_DPI = 10;

/** Turned clockwise by `quarterTurns`. Throws `unreadable_pdf` or `memory_limit`. */
export function renderPage(
  instance: PdfiumInstance,
  document: number,
  index: number,
  dpi: number,
  quarterTurns: number,
): Raster {
  const { api } = instance;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) throw new ExtractionError('unreadable_pdf');
  try {
    const sides = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)];
    if (quarterTurns % 2 === 1) sides.reverse();
    const inches = sides.map((side) => Math.max(side, 1) / POINTS_PER_INCH);
    const fitting = Math.min(dpi, Math.sqrt(MOST_PIXELS / (inches[0]! * inches[1]!)));
    if (fitting < LEAST_DPI) throw new ExtractionError('unreadable_pdf');
    const [width, height] = inches.map((inch) => Math.max(1, Math.round(inch * fitting)));
    return {
      width: width!,
      height: height!,
      gray: paintGray(instance, page, width!, height!, quarterTurns),
      dpi: fitting,
    };
  } finally {
    if (!instance.dead) api.FPDF_ClosePage(page);
  }
}

/** Gray of each pixel, 255 for white. Throws `memory_limit`. */
export function paintGray(
  { api }: PdfiumInstance,
  page: number,
  width: number,
  height: number,
  quarterTurns: number,
): Uint8Array {
  const bitmap = api.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
  if (bitmap === 0) throw new ExtractionError('memory_limit');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, quarterTurns, 0);
  const [stride, buffer] = [api.FPDFBitmap_GetStride(bitmap), api.FPDFBitmap_GetBuffer(bitmap)];
  const gray = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    gray.set(new Uint8Array(api.memory.buffer, buffer + row * stride, width), row * width);
  api.FPDFBitmap_Destroy(bitmap);
  return gray;
}
