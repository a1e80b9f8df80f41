/** A WebP image → a PNG. Its size is read from its header first, so that nothing large is decoded. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import decode, { init } from '@jsquash/webp/decode.js';
import { checkPixels } from './check-pixels.ts';
import { encodePng } from './encode-png.ts';
import { ImageError } from './image-error.ts';

const SIZE_BITS = 14;

let ready: Promise<void> | null = null;

/** Throws `ImageError`. */
export async function readWebp(bytes: Uint8Array): Promise<Uint8Array> {
  const [width, height] = readSize(bytes);
  checkPixels(width, height);
  ready ??= loadDecoder();
  await ready;
  const image = await decode(bytes.slice().buffer);
  return encodePng(image.data, image.width, image.height);
}

/** In Node the decoder finds its WebAssembly by no address of its own. */
async function loadDecoder(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm'));
  await init(await WebAssembly.compile(readFileSync(file)));
}

/** By the kind of the first chunk (RFC 9649, section 2): lossy, lossless, or extended. Bytes that are not there read as 0. */
function readSize(bytes: Uint8Array): readonly [width: number, height: number] {
  const at = (offset: number) => bytes[offset] ?? 0;
  const kind = new TextDecoder('latin1').decode(bytes.subarray(12, 16));
  const mask = (1 << SIZE_BITS) - 1;
  if (kind === 'VP8 ') return [(at(26) | (at(27) << 8)) & mask, (at(28) | (at(29) << 8)) & mask];
  if (kind === 'VP8L') {
    const bits = at(21) | (at(22) << 8) | (at(23) << 16) | (at(24) << 24);
    return [(bits & mask) + 1, ((bits >>> SIZE_BITS) & mask) + 1];
  }
  if (kind === 'VP8X') {
    return [(at(24) | (at(25) << 8) | (at(26) << 16)) + 1, (at(27) | (at(28) << 8) | (at(29) << 16)) + 1];
  }
  throw new ImageError('This image is damaged.');
}
