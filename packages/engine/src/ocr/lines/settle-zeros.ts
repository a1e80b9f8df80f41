/** Letters of the shape of a zero among the decimals of a figure, with a currency's name glued to it or not: "327.6Oгрн" → "327.60грн". */
import type { RecognisedWord } from '../../adapters/recogniser.ts';
import { OCR_LINES } from './thresholds.ts';

const { UNSURE } = OCR_LINES.settleZeros;

const FIGURE = /^[-+]?\d[\d.,' ]*[.,][\dOoОоΟο]{2}(?![\d.,OoОоΟο])/u;
const ROUND = /[OoОоΟο]/gu;

export function settleZeros(word: RecognisedWord): RecognisedWord {
  const [figure] = FIGURE.exec(word.text) ?? [];
  if (figure === undefined || !ROUND.test(figure)) return word;
  ROUND.lastIndex = 0;
  let end = 0;
  const symbols = word.symbols.map((symbol) => {
    const isInFigure = end < figure.length;
    end += symbol.text.length;
    const text = isInFigure ? symbol.text.replace(ROUND, '0') : symbol.text;
    return text === symbol.text ? symbol : { ...symbol, text, confidence: Math.min(symbol.confidence, UNSURE) };
  });
  return { ...word, text: symbols.map(({ text }) => text).join(''), symbols };
}
