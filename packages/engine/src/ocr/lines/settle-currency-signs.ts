/**
 * Letters right behind or before a figure that are a currency sign printed badly: on a page whose figures carry one, some as that
 * sign and some as a letter that looks like it.
 *
 *   1,889.11₽   4,157.04₽   182.50P   →   182.50₽        12,00€   7,50E   →   7,50€
 */
import type { RecognisedSymbol, RecognisedWord } from '../../adapters/recogniser.ts';
import { OCR_LINES } from './thresholds.ts';

const { UNSURE, LEAST_SURE, MOSTLY } = OCR_LINES.settleCurrencySigns;

/** Letters that a sign is taken for, of any alphabet. */
const TAKEN_FOR: Readonly<Record<string, string>> = { '₽': 'PРΡpрF', '€': 'EЕΕCСєЄ', '₺': 'tTŁ', '₹': 'RŽ' };

const BESIDE = /^([^\d\s.,()+-])?[+-]?\d[\d.,' ]*\d([^\d\s.,()+-])?$/u;

export function settleCurrencySigns(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const beside = words.flatMap(({ text }) => besideFigure(text) ?? []);
  const sign = Object.keys(TAKEN_FOR).find((candidate) => {
    const sure = beside.filter((mark) => mark === candidate);
    const alike = beside.filter((mark) => TAKEN_FOR[candidate]!.includes(mark));
    return sure.length >= LEAST_SURE && sure.length + alike.length > beside.length * MOSTLY;
  });
  if (sign === undefined) return words;
  return words.map((word) => {
    const mark = besideFigure(word.text);
    return mark !== null && TAKEN_FOR[sign]!.includes(mark) ? settle(word, mark, sign) : word;
  });
}

/** The one mark beside the figure that a word is; `null` where there is none. */
function besideFigure(text: string): string | null {
  const [, before, behind] = BESIDE.exec(text) ?? [];
  return before === undefined || behind === undefined ? (before ?? behind ?? null) : null;
}

function settle(word: RecognisedWord, mark: string, sign: string): RecognisedWord {
  const settled = (symbol: RecognisedSymbol): RecognisedSymbol =>
    symbol.text === mark
      ? { ...symbol, text: sign, confidence: Math.min(symbol.confidence, UNSURE), alternatives: [] }
      : symbol;
  return { ...word, text: word.text.replace(mark, sign), symbols: word.symbols.map(settled) };
}
