/**
 * Greek and Cyrillic letters whose capital looks like the small one, printed larger, in the case of the others of their word:
 * "ΔεΚ" → "Δεκ", "пЛатеЖ" → "платеж", "ОПЛАТа" stays.
 *
 * Followed is only what all other letters agree on; the first one is left as it is, since it may be either.
 */
import type { RecognisedSymbol, RecognisedWord } from '../../../adapters/ocr/recognised.ts';

/** Of these nothing but the height tells which case is printed. */
const ALIKE = /[θικοόίπτφχψвгжзийклмнопстхцчшщъыьэюяєіїґђ]/iu;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const NOT_LATIN = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

export function settleCase(word: RecognisedWord): RecognisedWord {
  if (!NOT_LATIN.test(word.text)) return word;
  const [, ...rest] = word.symbols.filter(({ text }) => LOWER.test(text) || UPPER.test(text));
  const change = caseOf(rest.map(({ text }) => text).filter((text) => !ALIKE.test(text)));
  if (change === null) return word;
  const symbols = word.symbols.map((symbol) => (rest.includes(symbol) ? settle(symbol, change) : symbol));
  return { ...word, text: symbols.map(({ text }) => text).join(''), symbols };
}

/** `null` where the letters tell nothing, or different things. */
function caseOf(told: readonly string[]): ((letter: string) => string) | null {
  if (told.length === 0) return null;
  if (told.every((letter) => LOWER.test(letter))) return (letter) => letter.toLowerCase();
  return told.every((letter) => UPPER.test(letter)) ? (letter) => letter.toUpperCase() : null;
}

function settle(symbol: RecognisedSymbol, change: (letter: string) => string): RecognisedSymbol {
  return ALIKE.test(symbol.text) ? { ...symbol, text: change(symbol.text) } : symbol;
}
