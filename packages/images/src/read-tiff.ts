/** A TIFF of one page or several, as scanners and fax machines write them → a PNG for each page. */
import { encode } from 'fast-png';
import tiff, { type IFD } from 'utif2';
import { ImageError } from './image-error.ts';

/** A page of A3 at 600 dpi. More would take the memory of several documents. */
const MOST_PIXELS = 70_000_000;
const MOST_PAGES = 200;

/** Number of the tag that holds a side's length in pixels. */
const WIDTH = 't256';
const HEIGHT = 't257';
const CHANNELS = 4;

/** Throws `ImageError`. */
export function readTiff(bytes: Uint8Array): Uint8Array[] {
  const buffer = bytes.slice().buffer;
  const pages = decodeDirectories(buffer);
  if (pages.length > MOST_PAGES) throw new ImageError(`This TIFF has more than ${MOST_PAGES} pages.`);
  return pages.map((page) => {
    checkPixels(readSide(page, WIDTH), readSide(page, HEIGHT));
    tiff.decodeImage(buffer, page);
    return encodePng(tiff.toRGBA8(page), page.width, page.height);
  });
}

/** Throws `ImageError` for more pixels than a page may have. */
export function checkPixels(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw new ImageError('This image is damaged.');
  if (width * height > MOST_PIXELS) {
    throw new ImageError(`This image has more than ${MOST_PIXELS / 1e6} million pixels: scan it at 300 dpi.`);
  }
}

/** Directories without an image are notes about one. */
function decodeDirectories(buffer: ArrayBuffer): IFD[] {
  const pages = tiff.decode(buffer).filter((page) => WIDTH in page && HEIGHT in page);
  if (pages.length === 0) throw new ImageError('This TIFF holds no image.');
  return pages;
}

function readSide(page: IFD, tag: string): number {
  const value = page[tag];
  return Array.isArray(value) ? Number(value[0]) : 0;
}

/** Without its opacity, which a scan does not have. */
function encodePng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += CHANNELS) {
    data[to++] = rgba[from]!;
    data[to++] = rgba[from + 1]!;
    data[to++] = rgba[from + 2]!;
  }
  return encode({ data, width, height, channels: 3, depth: 8 });
}
