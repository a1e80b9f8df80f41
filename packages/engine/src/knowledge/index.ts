/** The words that the engine knows, for measurements that read with others. */
export { compileLexicon } from './compile-lexicon.ts';
export { BALANCE_LABELS, type Language } from './language.ts';
export { LANGUAGES } from './languages/index.ts';
export { provideLexicon } from './lexicon.ts';
