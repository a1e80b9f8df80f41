/** Files of images, all of one shade of grey. */
import { encode } from 'fast-png';
import { encodeImage } from 'utif2';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `shade`: 0 is black, 255 white. */
export function drawPng(shade: number, { width, height }: Size): Uint8Array {
  return encode({ data: paint(shade, { width, height }), width, height, channels: 4, depth: 8 });
}

/** A TIFF of one page. */
export function drawTiff(shade: number, { width, height }: Size): Uint8Array {
  return new Uint8Array(encodeImage(paint(shade, { width, height }), width, height));
}

function paint(shade: number, { width, height }: Size): Uint8Array {
  return new Uint8Array(width * height * 4).fill(shade);
}
