/**
 * Corrects the case of Greek and Cyrillic letters whose capital is an enlarged small letter, by the rest of their word:
 * "ΔεΚ" → "Δεκ", "пЛатеЖ" → "платеж", "ОПЛАТа" stays.
 *
 * Changes a letter only when all other letters agree. The first letter stays, since it may be either.
 */
import type { RecognisedSymbol, RecognisedWord } from '../../adapters/recogniser.ts';

/** Letters whose case only the height tells. */
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

/** Returns `null` when the letters tell nothing or disagree. */
function caseOf(told: readonly string[]): ((letter: string) => string) | null {
  if (told.length === 0) return null;
  if (told.every((letter) => LOWER.test(letter))) return (letter) => letter.toLowerCase();
  return told.every((letter) => UPPER.test(letter)) ? (letter) => letter.toUpperCase() : null;
}

function settle(symbol: RecognisedSymbol, change: (letter: string) => string): RecognisedSymbol {
  return ALIKE.test(symbol.text) ? { ...symbol, text: change(symbol.text) } : symbol;
}
