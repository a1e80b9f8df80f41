/** A raster as a portable graymap (netpbm, P5): the one image format that needs no packing. */
import type { Raster } from '@extracto/model';

export function toGraymap({ width, height, gray }: Raster): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + gray.length);
  file.set(head);
  file.set(gray, head.length);
  return file;
}
