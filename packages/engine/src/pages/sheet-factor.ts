/**
 * Page that is to be recognised → the power of two that makes it a sheet of usual size. Many programs that turn photographs
 * and scans into a PDF count a pixel as a point, so that the sheet is a metre high; the recogniser measures in inches.
 *
 *   3508 pt high, image of 72 dpi   →  1/4: 877 pt, 288 dpi      A4, image of 300 dpi   →  1
 *   421 pt high, image of 600 dpi   →  2: 842 pt, 300 dpi        A2, image of 300 dpi   →  1: no enlarged copy is so fine
 *
 * A page that is no image shows by its type how large it is printed, even where its letters cannot be trusted.
 */
import type { Page } from '@extracto/model';
import { fitTypeSize } from './fit-type-size.ts';
import { PAGES } from './thresholds.ts';

const { SHEET_PT } = PAGES.sheetFactor;
const { SCAN_COVERS } = PAGES.judgeTrust;
const { COARSEST, FINEST } = PAGES.readTrustedPages;

/** Lengths on the sheet per length on the page. */
export function sheetFactor(page: Page): number {
  const { art, widthPt, heightPt } = page;
  if (art === undefined || art.imageDpi === null || art.imageShare < SCAN_COVERS) return fitTypeSize([page]).factor;
  const factor = 2 ** Math.round(Math.log2(SHEET_PT / Math.max(widthPt, heightPt)));
  const dpi = art.imageDpi / factor;
  // a sheet that is really large or small has the detail of its size
  return (factor < 1 && dpi > FINEST) || (factor > 1 && dpi < COARSEST) ? 1 : factor;
}
