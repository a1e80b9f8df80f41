/**
 * The bundled language models. Most read digits and separators equally well; each knows the letters and words of its own
 * languages.
 *
 * Model → languages (BCP 47) that it reads, in the order in which models are tried. Danish serves for Norwegian, whose own
 * model reads no better and takes nearly twice the time; Kazakh has every letter of Russian, for which there is no package,
 * and but for "є" and "ґ" those of Ukrainian, whose own model misreads figures.
 */
export const LANGUAGE_MODELS = {
  eng: ['en'],
  deu: ['de'],
  fra: ['fr'],
  spa: ['es', 'ca'],
  ita: ['it'],
  por: ['pt'],
  nld: ['nl'],
  pol: ['pl'],
  swe: ['sv'],
  dan: ['da', 'nb'],
  fin: ['fi'],
  ces: ['cs', 'sk'],
  hun: ['hu'],
  ron: ['ro'],
  tur: ['tr'],
  ind: ['id'],
  ell: ['el'],
  kaz: ['kk', 'ru', 'uk', 'bg', 'mk'],
  heb: ['he'],
  ara: ['ar', 'fa'],
} as const satisfies Record<string, readonly string[]>;

export type LanguageModel = keyof typeof LANGUAGE_MODELS;

export const FIRST_MODEL: LanguageModel = 'eng';
/** Models of scripts other than Latin, one per script. */
export const OTHER_SCRIPTS: readonly LanguageModel[] = ['ell', 'kaz', 'heb', 'ara'];

/** Models that read Latin letters and figures badly or not at all: only words in their own script are taken from them. */
const LETTERS_OF_MODEL: Readonly<Partial<Record<LanguageModel, RegExp>>> = {
  ell: /\p{Script=Greek}/u,
  heb: /\p{Script=Hebrew}/u,
  ara: /\p{Script=Arabic}/u,
};

/** The letters to which a model is limited; `null` for a model that reads whole pages. */
export function lettersOf(model: LanguageModel): RegExp | null {
  return LETTERS_OF_MODEL[model] ?? null;
}

/** The first model that reads one of the languages, likeliest language first; `null` when none does. */
export function findModel(languages: Iterable<string>): LanguageModel | null {
  const models = Object.entries(LANGUAGE_MODELS) as [LanguageModel, readonly string[]][];
  for (const language of languages) {
    const found = models.find(([, known]) => known.includes(language));
    if (found !== undefined) return found[0];
  }
  return null;
}
