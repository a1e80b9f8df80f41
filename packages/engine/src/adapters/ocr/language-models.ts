/**
 * The language models that come along, and which languages of the lexicon each one reads. Digits and separators are read
 * alike by all of them; a model knows the letters and the words of its own. A language without a model is read with the
 * one whose letters it shares.
 */
/** Model → languages (BCP 47) that it reads, in the order in which models are tried. */
export const LANGUAGE_MODELS = {
  eng: ['en', 'id'],
  deu: ['de'],
  fra: ['fr'],
  spa: ['es'],
  ita: ['it'],
  por: ['pt'],
  nld: ['nl'],
  pol: ['pl', 'cs', 'hu', 'ro'],
  ell: ['el'],
} as const satisfies Record<string, readonly string[]>;

export type LanguageModel = keyof typeof LANGUAGE_MODELS;

export const FIRST_MODEL: LanguageModel = 'eng';
/** Of letters that are not Latin. */
export const OTHER_SCRIPT: LanguageModel = 'ell';

/** The first model that reads one of the languages, likeliest language first; `null` when none does. */
export function findModel(languages: Iterable<string>): LanguageModel | null {
  const models = Object.entries(LANGUAGE_MODELS) as [LanguageModel, readonly string[]][];
  for (const language of languages) {
    const found = models.find(([, known]) => known.includes(language));
    if (found !== undefined) return found[0];
  }
  return null;
}
