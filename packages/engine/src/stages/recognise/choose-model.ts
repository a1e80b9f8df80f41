/**
 * The language model for a document, told by its first page: what the first model reads there shows a language by
 * the words that banks print; where it can hardly read the letters, a few lines show of which script they are.
 */
import { FIRST_MODEL, findModel, type LanguageModel, OTHER_SCRIPTS } from '../../adapters/ocr/language-models.ts';
import type { RecognisedWord } from '../../adapters/ocr/recognised.ts';
import { pageLanguages } from '../../document/page-languages.ts';
import { detectLanguages } from '../../knowledge/lexicon.ts';
import { normaliseWords } from '../../knowledge/normalise-words.ts';
import { meanConfidence } from './mean-confidence.ts';

/** Of the letters; below, they may be of another script. */
export const STRANGE_SCRIPT = 0.7;
/** With which a model reads the letters of its own script; letters of others lie hardly above 0.5. */
const KNOWS_SCRIPT = 0.7;
/** By which bad letters must be read better than by the first model. */
const CLEARLY_SURER = 0.15;
/** By which the model of the printed language may be less sure: it knows accents, and doubts between them. */
const AS_SURE = 0.03;

/** Words of the lexicon in a language, of which two or three would be a coincidence. */
const CLEAR_SCORE = 5;
/** Of the best score; a language with more may be the one. */
const RIVAL = 0.5;

export interface ModelReading {
  readonly model: LanguageModel;
  readonly words: readonly RecognisedWord[];
}

/** The same page, or some lines of it, read with another model. */
export interface OtherReadings {
  readPage(model: LanguageModel): Promise<readonly RecognisedWord[]>;
  readSample(model: LanguageModel): Promise<readonly RecognisedWord[]>;
}

/** `words` are those of the first model. The surer reading is kept. */
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

/** `plain` is how sure the first model is of the letters. The first that knows them, else the one that reads them best, when it is clearly surer. */
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

/** The model of the only language that `words` can be in; `null` when they leave it open. */
export function findClearModel(words: readonly RecognisedWord[]): LanguageModel | null {
  const scores = detectLanguages(normaliseWords(words).tokens);
  const best = scores[0]?.score ?? 0;
  if (best < CLEAR_SCORE) return null;
  const likely = scores.filter(({ score }) => score >= best * RIVAL).map(({ language }) => findModel([language]));
  return new Set(likely).size === 1 ? likely[0]! : null;
}
