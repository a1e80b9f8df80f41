/** How much of a page is pictures and outlines. Tiles and bands of one scan are added up; what overlaps counts twice. */
import type { Box, PageArt } from '@extracto/model';
import { type Area, combineMatrices } from './matrix.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';
import { readMatrix } from './read-object.ts';
import type { Fill, Paint } from './read-paint.ts';

const POINTS_PER_INCH = 72;

export function readArt(instance: PdfiumInstance, { fills, outlines }: Paint, page: Area): PageArt {
  const images = fills.filter((fill) => fill.kind === 'image');
  const share = images.reduce((sum, image) => sum + shareOf(image.area, page), 0);
  const largest = images.reduce<Fill | null>(
    (best, image) => (best !== null && areaOf(best.area) >= areaOf(image.area) ? best : image),
    null,
  );
  return {
    imageShare: Math.min(1, share),
    imageDpi: largest === null ? null : readDpi(instance, largest),
    imagePixels: images.reduce((most, image) => Math.max(most, countPixels(instance, image)), 0),
    outlines,
    images: images.slice(0, MOST_IMAGES).map(({ area }) => placeImage(area, page)),
  };
}

/** A page of thousands of pictures is drawn in tiles, which say nothing one by one. */
const MOST_IMAGES = 200;

function placeImage(area: Area, page: Area): Box {
  const [left, right] = [Math.max(area.left, page.left), Math.min(area.right, page.right)];
  const [bottom, top] = [Math.max(area.bottom, page.bottom), Math.min(area.top, page.top)];
  return [left - page.left, page.top - top, right - page.left, page.top - bottom];
}

/** The larger of both directions: the pixels of a fax are no squares. */
function readDpi(instance: PdfiumInstance, { object, matrix }: Fill): number | null {
  const [a, b, c, d] = combineMatrices(readMatrix(instance, object), matrix);
  const size = readPixelSize(instance, object);
  if (size === null) return null;
  const inches = [Math.hypot(a, b), Math.hypot(c, d)].map((points) => points / POINTS_PER_INCH);
  return inches.every((side) => side > 0) ? Math.max(size.width / inches[0]!, size.height / inches[1]!) : null;
}

function countPixels(instance: PdfiumInstance, { object }: Fill): number {
  const size = readPixelSize(instance, object);
  return size === null ? 0 : size.width * size.height;
}

/** As its dictionary says, without decoding it. */
function readPixelSize(instance: PdfiumInstance, object: number) {
  const { api, scratch } = instance;
  if (api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) === 0) return null;
  const [width, height] = readScratch(instance).integers;
  return { width: width!, height: height! };
}

/** Part of the page, 0 to 1, that an area covers. */
export function shareOf(area: Area, page: Area): number {
  const width = Math.min(area.right, page.right) - Math.max(area.left, page.left);
  const height = Math.min(area.top, page.top) - Math.max(area.bottom, page.bottom);
  return (Math.max(0, width) * Math.max(0, height)) / areaOf(page);
}

function areaOf(area: Area): number {
  return (area.right - area.left) * (area.top - area.bottom);
}
