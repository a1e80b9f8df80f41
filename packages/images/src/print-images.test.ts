import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import encodeWebp, { init } from '@jsquash/webp/encode.js';
import { encode as encodePng } from 'fast-png';
import jpeg from 'jpeg-js';
import { encodeImage } from 'utif2';
import { describe, expect, test } from 'vitest';
import { printImages } from './print-images.ts';
import { recogniseImage } from './recognise-image.ts';

const WIDTH = 40;
const HEIGHT = 60;
const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(200);
const photograph = new Uint8Array(jpeg.encode({ data: rgba, width: WIDTH, height: HEIGHT }, 80).data);
const drawing = encodePng({ data: rgba, width: WIDTH, height: HEIGHT, channels: 4, depth: 8 });
const scan = new Uint8Array(encodeImage(rgba, WIDTH, HEIGHT));
const pixels = { data: new Uint8ClampedArray(rgba), width: WIDTH, height: HEIGHT, colorSpace: 'srgb' } as const;
await init(
  await WebAssembly.compile(readFileSync(fileURLToPath(import.meta.resolve('@jsquash/webp/codec/enc/webp_enc.wasm')))),
);
const fromTheWeb = new Uint8Array(await encodeWebp(pixels));
const lossless = new Uint8Array(await encodeWebp(pixels, { lossless: 1 }));

/** Exif with nothing but how the camera was held, right behind the first marker. */
function hold(image: Uint8Array, orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const segment = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff];
  return Uint8Array.from([...image.slice(0, 2), 0xff, 0xe1, 0, segment.length + 2, ...segment, ...image.slice(2)]);
}

/** Width and height of each page, in points. */
async function sizesOf(images: readonly Uint8Array[]): Promise<string[]> {
  const text = new TextDecoder('latin1').decode(await printImages(images));
  return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => `${width} ${height}`);
}

test.each([
  ['JPEG', photograph, 'jpeg'],
  ['PNG', drawing, 'png'],
  ['TIFF', scan, 'tiff'],
  ['WebP', fromTheWeb, 'webp'],
  ['WebP without loss', lossless, 'webp'],
] as const)(
  '%s is known by its first bytes, and fills a page whose shorter side is that of A4',
  async (_, image, format) => {
    expect(recogniseImage(image)).toBe(format);
    expect(await sizesOf([image])).toEqual(['595 892.5']);
  },
);

test('each image is a page, in order', async () => {
  const wide = encodePng({ data: rgba, width: HEIGHT, height: WIDTH, channels: 4, depth: 8 });
  expect(await sizesOf([photograph, wide, scan])).toEqual(['595 892.5', '892.5 595', '595 892.5']);
});

test('a photograph taken with the camera on its side stands upright', async () => {
  expect(await sizesOf([hold(photograph, 1)])).toEqual(['595 892.5']);
  expect(await sizesOf([hold(photograph, 6)])).toEqual(['892.5 595']);
});

describe('an unreadable image is refused with the next step', () => {
  const text = (...pieces: (string | number)[]) =>
    Uint8Array.from(
      pieces.flatMap((piece) => (typeof piece === 'string' ? [...new TextEncoder().encode(piece)] : piece)),
    );

  test.each([
    ['text', text('a statement'), 'not an image'],
    ['half a WebP header', fromTheWeb.slice(0, 20), 'damaged'],
    ['WebP of a kind that there is not', text('RIFF', 0, 0, 0, 0, 'WEBPVP9 '), 'damaged'],
    ['half a WebP', fromTheWeb.slice(0, 60), 'damaged'],
    [
      'a WebP of 16,383 by 16,383 pixels',
      text('RIFF', 0, 0, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, 0, 0, 0, 0, 254, 63, 0, 254, 63, 0),
      'million pixels',
    ],
    ['HEIC', text(0, 0, 0, 24, 'ftypheic'), 'JPEG'],
    ['half a JPEG header', photograph.slice(0, 30), 'damaged'],
    ['half a PNG header', drawing.slice(0, 20), 'damaged'],
    ['a TIFF without an image', text('II', 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0), 'no image'],
    ['a PNG of a billion pixels', bomb(), 'million pixels'],
  ])('%s', async (_, image, sentence) => {
    await expect(printImages([image])).rejects.toThrow(sentence);
  });

  /** Its header promises 40,000 by 40,000 pixels. */
  function bomb(): Uint8Array {
    const bytes = drawing.slice();
    new DataView(bytes.buffer).setUint32(16, 40_000);
    new DataView(bytes.buffer).setUint32(20, 40_000);
    return bytes;
  }
});
