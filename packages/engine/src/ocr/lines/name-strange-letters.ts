import type { RecognisedSymbol, RecognisedWord } from '../../adapters/recogniser.ts';
import { OCR_LINES } from './thresholds.ts';

const { UNSURE } = OCR_LINES.nameStrangeLetters;

/** Output of a network for a letter that it does not know. */
const STRANGE = '\ufffd';

/**
 * On a page in letters that the network knows a strange one is a known one that was printed badly: the likeliest of those, or
 * the mark itself where none is likely. Such a letter is never sure.
 */
export function nameStrangeLetters(word: RecognisedWord): RecognisedWord {
  if (!word.text.includes(STRANGE)) return word;
  const symbols = word.symbols.map(nameStrange);
  const confidence = Math.min(...symbols.map((symbol) => symbol.confidence));
  return { ...word, text: symbols.map(({ text }) => text).join(''), confidence, symbols };
}

function nameStrange(symbol: RecognisedSymbol): RecognisedSymbol {
  const [likeliest, ...alternatives] = symbol.alternatives;
  if (symbol.text !== STRANGE || likeliest === undefined) return symbol;
  return { ...symbol, text: likeliest, confidence: Math.min(symbol.confidence, UNSURE), alternatives };
}
