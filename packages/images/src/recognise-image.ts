/** Recognises the kind of an image file by its first bytes. */

const SIGNATURES = {
  jpeg: [0, 'ff d8 ff'],
  png: [0, '89 50 4e 47 0d 0a 1a 0a'],
  tiff: [0, '49 49 2a 00'],
  'tiff, big-endian': [0, '4d 4d 00 2a'],
  webp: [8, '57 45 42 50'],
  heic: [4, '66 74 79 70 68 65 69'],
} as const;

/** `heic` is known by name alone: nothing here decodes it. */
export type ImageFormat = 'jpeg' | 'png' | 'tiff' | 'webp' | 'heic';

/** `null`: no image. */
export function recogniseImage(bytes: Uint8Array): ImageFormat | null {
  for (const [name, [offset, signature]] of Object.entries(SIGNATURES)) {
    const expected = signature.split(' ').map((byte) => Number.parseInt(byte, 16));
    if (expected.every((byte, index) => bytes[offset + index] === byte)) return name.split(',')[0] as ImageFormat;
  }
  return null;
}
