import { encode } from 'fast-png';

const CHANNELS = 4;

/** Red, green, blue and opacity of each pixel → PNG without opacity, which a scan does not have. */
export function encodePng(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += CHANNELS) {
    data[to++] = rgba[from]!;
    data[to++] = rgba[from + 1]!;
    data[to++] = rgba[from + 2]!;
  }
  return encode({ data, width, height, channels: 3, depth: 8 });
}
