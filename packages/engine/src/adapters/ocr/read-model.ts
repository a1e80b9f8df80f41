/** The trained data of a language model, unpacked from its package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { LanguageModel } from './language-models.ts';

export function readModel(model: LanguageModel): Uint8Array {
  const path = createRequire(import.meta.url).resolve(
    `@tesseract.js-data/${model}/4.0.0_best_int/${model}.traineddata.gz`,
  );
  return gunzipSync(readFileSync(path));
}
