/**
 * Chooses the language model of a document from its first page. The banking words that the first model reads there tell the
 * language; when it can hardly read the letters, a few lines read with other models tell the script.
 */
import { FIRST_MODEL, findModel, type LanguageModel, OTHER_SCRIPTS } from '../adapters/language-models.ts';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { detectLanguages } from '../knowledge/lexicon.ts';
import { normaliseWords } from '../knowledge/normalise-words.ts';
import { pageLanguages } from '../lines/page-languages.ts';
import { meanConfidence } from './mean-confidence.ts';
import { OCR } from './thresholds.ts';

export const { STRANGE_SCRIPT } = OCR.chooseModel;
const { KNOWS_SCRIPT, CLEARLY_SURER, AS_SURE, CLEAR_SCORE, RIVAL } = OCR.chooseModel;

export interface ModelReading {
  readonly model: LanguageModel;
  readonly words: readonly RecognisedWord[];
}

/** The same page, or some lines of it, read with another model. */
export interface OtherReadings {
  readPage(model: LanguageModel): Promise<readonly RecognisedWord[]>;
  readSample(model: LanguageModel): Promise<readonly RecognisedWord[]>;
}

/** Returns the model and its reading of the page. `words` are those of the first model. */
export async function chooseModel(
  words: readonly RecognisedWord[],
  { readPage, readSample }: OtherReadings,
): Promise<ModelReading> {
  const letters = words.filter(hasLetters);
  const script = letters.length === 0 ? FIRST_MODEL : await chooseScript(meanConfidence(letters), readSample);
  if (script !== FIRST_MODEL) return { model: script, words: await readPage(script) };
  const plain: ModelReading = { model: FIRST_MODEL, words };
  const model = findModel(pageLanguages([{ words }])) ?? FIRST_MODEL;
  if (model === FIRST_MODEL) return plain;
  const other = await readPage(model);
  // figures are read alike by all models, and a second time
  return letterConfidence(other) >= meanConfidence(letters) - AS_SURE ? { model, words: other } : plain;
}

/** Returns the first model that knows the script, else the most confident one if it clearly beats `plain`, the default's. */
async function chooseScript(plain: number, readSample: OtherReadings['readSample']): Promise<LanguageModel> {
  let best = { model: FIRST_MODEL, confidence: plain + CLEARLY_SURER };
  if (plain >= STRANGE_SCRIPT) return FIRST_MODEL;
  for (const model of OTHER_SCRIPTS) {
    const confidence = meanConfidence(await readSample(model));
    if (confidence >= KNOWS_SCRIPT) return model;
    if (confidence > best.confidence) best = { model, confidence };
  }
  return best.model;
}

/** Mean over the words with letters; 0 without any. */
export function letterConfidence(words: readonly RecognisedWord[]): number {
  return meanConfidence(words.filter(hasLetters));
}

function hasLetters({ text }: RecognisedWord): boolean {
  return /\p{L}/u.test(text);
}

/** Returns the model of the only possible language of `words`; `null` when several are possible. */
export function findClearModel(words: readonly RecognisedWord[]): LanguageModel | null {
  const scores = detectLanguages(normaliseWords(words).tokens);
  const best = scores[0]?.score ?? 0;
  if (best < CLEAR_SCORE) return null;
  const likely = scores.filter(({ score }) => score >= best * RIVAL).map(({ language }) => findModel([language]));
  return new Set(likely).size === 1 ? likely[0]! : null;
}
