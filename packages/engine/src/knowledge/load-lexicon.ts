/** The lexicon of all languages; a program that is bundled has it in a file beside it (scripts/bundle-program.mjs). */
import { type CompiledLexicon, compileLexicon } from './compile-lexicon.ts';
import { LANGUAGES } from './languages/index.ts';

export function loadLexicon(): CompiledLexicon {
  return compileLexicon(LANGUAGES);
}
