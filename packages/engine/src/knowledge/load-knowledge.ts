/** What the look-ups read, compiled from the lists; a program that is bundled has it in a file beside it (scripts/bundle-program.mjs). */
import { compileBanks } from './compile-banks.ts';
import { compileCurrencies } from './compile-currencies.ts';
import { type CompiledLexicon, compileLexicon } from './compile-lexicon.ts';
import { LANGUAGES } from './languages/index.ts';

export function loadLexicon(): CompiledLexicon {
  return compileLexicon(LANGUAGES);
}

export const loadBanks = compileBanks;
export const loadCurrencies = compileCurrencies;
