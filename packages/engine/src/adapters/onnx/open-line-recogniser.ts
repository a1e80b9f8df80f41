/**
 * Our own networks for line images (packages/strip-networks), small, and trained on print as scanners and fax machines leave it.
 * `latin` reads lines in Latin letters; `european` reads lines in Latin, Greek and Cyrillic ones, and gives one name to letters
 * that look alike in them; `figures` reads single figures a second time: digits, marks, a few currency signs and the letters of
 * English. Any other letter they give as U+FFFD.
 *
 * Input: one plane of gray, 0 is paper and 1 is ink. Output: for each step a probability for each letter.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LINE_IMAGE_HEIGHT, type LineImage, type LineLetter } from '../../geometry/line-image.ts';
import type { AlphabetNetwork } from '../../ocr/page-reader.ts';
import { decodeSteps } from './decode-steps.ts';

/** Columns of a line image for each step. */
const STRIDE = 4;

/** Throws where the runtime has no build for this machine. */
export async function openLineRecogniser(
  name: 'figures' | AlphabetNetwork,
): Promise<(image: LineImage) => Promise<LineLetter[]>> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const { resolve } = createRequire(import.meta.url);
  const letters = ['', ...readFileSync(resolve(`@extracto/strip-networks/${name}.txt`), 'utf8')];
  const session = await InferenceSession.create(readFileSync(resolve(`@extracto/strip-networks/${name}.onnx`)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  return async (image) => {
    const images = new Tensor('float32', toInk(image), [1, 1, LINE_IMAGE_HEIGHT, image.width]);
    const { steps } = await session.run({ strips: images });
    return decodeSteps(steps!.data as Float32Array, letters, STRIDE);
  };
}

function toInk({ gray }: LineImage): Float32Array {
  return Float32Array.from(gray, (value) => (255 - value) / 255);
}
