/** A TIFF of one page or several, as scanners and fax machines write them → a PNG for each page. */
import tiff, { type IFD } from 'utif2';
import { checkPixels } from './check-pixels.ts';
import { encodePng } from './encode-png.ts';
import { ImageError } from './image-error.ts';

const MOST_PAGES = 200;

/** Number of the tag that holds a side's length in pixels. */
const WIDTH = 't256';
const HEIGHT = 't257';

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
