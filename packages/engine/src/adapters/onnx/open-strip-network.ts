/**
 * Our own networks for strips (packages/strip-networks), small, and trained on print as scanners and fax machines leave it.
 * `latin` reads lines in Latin letters; `european` reads lines in Latin, Greek and Cyrillic ones, and gives one name to letters
 * that look alike in them; `figures` reads single figures a second time: digits, marks, a few currency signs and the letters of
 * English. Any other letter they give as U+FFFD.
 *
 * Input: one plane of gray, 0 is paper and 1 is ink. Output: for each step a probability for each letter.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { STRIP_HEIGHT, type Strip, type StripLetter } from '../../geometry/strip.ts';
import type { AlphabetNetwork } from '../../ocr/page-reader.ts';
import { decodeSteps } from './decode-steps.ts';

/** Columns of a strip for each step. */
const STRIDE = 4;

/** Throws where the runtime has no build for this machine. */
export async function openStripNetwork(
  name: 'figures' | AlphabetNetwork,
): Promise<(strip: Strip) => Promise<StripLetter[]>> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const { resolve } = createRequire(import.meta.url);
  const letters = ['', ...readFileSync(resolve(`@extracto/strip-networks/${name}.txt`), 'utf8')];
  const session = await InferenceSession.create(readFileSync(resolve(`@extracto/strip-networks/${name}.onnx`)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  return async (strip) => {
    const strips = new Tensor('float32', toInk(strip), [1, 1, STRIP_HEIGHT, strip.width]);
    const { steps } = await session.run({ strips });
    return decodeSteps(steps!.data as Float32Array, letters, STRIDE);
  };
}

function toInk({ gray }: Strip): Float32Array {
  return Float32Array.from(gray, (value) => (255 - value) / 255);
}
