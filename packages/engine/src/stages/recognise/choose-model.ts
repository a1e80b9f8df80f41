/**
 * The language model for a document, told by its first page: what the first model reads there shows a language by
 * the words that banks print; where it can hardly read, the letters are of another script.
 */
import { FIRST_MODEL, findModel, type LanguageModel, OTHER_SCRIPT } from '../../adapters/ocr/language-models.ts';
import type { RecognisedWord } from '../../adapters/ocr/recognised.ts';
import { pageLanguages } from '../../document/page-languages.ts';
import { meanConfidence } from './mean-confidence.ts';

/** On generated scans Greek pages lie below 0.7, bad faxes mostly above. */
const STRANGE_SCRIPT = 0.72;

export interface ModelReading {
  readonly model: LanguageModel;
  readonly words: readonly RecognisedWord[];
}

/** `words` are those of the first model, `read` reads the same page with another one. The surer reading is kept. */
export async function chooseModel(
  words: readonly RecognisedWord[],
  read: (model: LanguageModel) => Promise<readonly RecognisedWord[]>,
): Promise<ModelReading> {
  const plain: ModelReading = { model: FIRST_MODEL, words };
  const surer = async (model: LanguageModel): Promise<ModelReading> => {
    const other = await read(model);
    return meanConfidence(other) >= meanConfidence(words) ? { model, words: other } : plain;
  };
  if (meanConfidence(words) < STRANGE_SCRIPT) {
    const other = await surer(OTHER_SCRIPT);
    if (other !== plain) return other;
  }
  const model = findModel(pageLanguages([{ words }])) ?? FIRST_MODEL;
  return model === FIRST_MODEL ? plain : surer(model);
}
