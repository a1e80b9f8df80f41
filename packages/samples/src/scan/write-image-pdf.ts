/** Images → a PDF with one image a page and no text: JPEG, or one bit a pixel packed with Flate. */
import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import type { Raster } from '@extracto/model';
import jpeg from 'jpeg-js';
import { assemble, writeStream } from '../raw/write-pdf.ts';

export interface ImagePage {
  readonly image: Raster;
  /** Rotation of the image on its page, clockwise; the page is as large as the turned image. */
  readonly quarterTurns: number;
}

/** Placements of the unit square, turned clockwise by so many quarters. */
const MATRICES = [
  (w: number, h: number) => [w, 0, 0, h, 0, 0],
  (w: number, h: number) => [0, -h, w, 0, 0, h],
  (w: number, h: number) => [-w, 0, 0, -h, w, h],
  (w: number, h: number) => [0, h, -w, 0, w, 0],
] as const;

const POINTS_PER_INCH = 72;
const INK_BELOW = 128;
const PAGES_ROOT = 2;

export function writeImagePdf(pages: readonly ImagePage[], jpegQuality: number | null): Uint8Array {
  const objects: (string | Uint8Array)[] = [];
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  objects.push(`<< /Type /Catalog /Pages ${PAGES_ROOT} 0 R >>`);
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, page] of pages.entries()) objects.push(...writePage(page, 3 + 3 * index, jpegQuality));
  return assemble(objects);
}

function writePage(
  { image, quarterTurns }: ImagePage,
  number: number,
  jpegQuality: number | null,
): (string | Uint8Array)[] {
  const sides = [image.width, image.height].map((pixels) => (pixels / image.dpi) * POINTS_PER_INCH);
  if (quarterTurns % 2 === 1) sides.reverse();
  const [width, height] = sides.map((side) => Number(side.toFixed(2))) as [number, number];
  const matrix = MATRICES[quarterTurns % 4]!(width, height).join(' ');
  return [
    `<< /Type /Page /Parent ${PAGES_ROOT} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${number + 1} 0 R /Resources << /XObject << /Scan ${number + 2} 0 R >> >> >>`,
    writeStream(`${matrix} cm /Scan Do`),
    jpegQuality === null ? packBits(image) : packJpeg(image, jpegQuality),
  ];
}

function packJpeg({ width, height, gray }: Raster, quality: number): Uint8Array {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [index, value] of gray.entries()) data.fill(value, 4 * index, 4 * index + 3);
  return writeStream(
    jpeg.encode({ data, width, height }, quality).data,
    imageEntries(width, height, '/DeviceRGB', 8, '/DCTDecode'),
  );
}

/** 1 is paper. Rows begin at whole bytes. */
function packBits({ width, height, gray }: Raster): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const bits = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (gray[y * width + x]! >= INK_BELOW) bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
  return writeStream(deflateSync(bits), imageEntries(width, height, '/DeviceGray', 1, '/FlateDecode'));
}

function imageEntries(width: number, height: number, colors: string, bits: number, filter: string): string {
  return `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colors} /BitsPerComponent ${bits} /Filter ${filter}`;
}
