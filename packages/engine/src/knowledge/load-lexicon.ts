/** The lexicon of all languages; a program that is bundled has it in a file beside it (scripts/bundle-program.mjs). */
import { compileLexicon, type Lexicon } from './compile-lexicon.ts';
import { LANGUAGES } from './languages/index.ts';

export function loadLexicon(): Lexicon {
  return compileLexicon(LANGUAGES);
}
