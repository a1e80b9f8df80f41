/**
 * A currency against a figure becomes a word of its own, so that the figure is read as one. Whatever is printed with a currency
 * and two decimals is an amount, so it gets the decimal mark of the page.
 *
 *   "-BRL5.13245"      →  "-BRL" "5.13245"
 *   "Rs4,06,440.41-"   →  "Rs" "4,06,440.41-"
 *   "R6,488.71-"       →  "Rs" "6,488.71-"      among many amounts in rupees
 *   "44.89zł"          →  "44,89" "zł"          where the page prints decimal commas
 *   "NR159809"         →  "NR159809"            a reference
 */
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { currencyOf } from '../knowledge/currencies.ts';
import { cutWord } from './cut-word.ts';
import { type DecimalMark, withMark } from './read-figure.ts';
import { OCR } from './thresholds.ts';

const { LEAST_ALIKE } = OCR.splitCurrency;

const CODE = /^([-+(]?)([A-Z]{3})(?=\d[\d.,:]*[-+)]?$)/;
/** Names of other things end in letters and begin numbers, too: only what has decimals is an amount. */
const SIGN = /^([-+(]?)(\p{L}{1,3}\.?|\p{L}{1,2}\p{Sc})(?=\d[\d.,:]*[.,:]\d{2}\D{0,2}$)/u;
const UNIT = /^[-+(]?\d[\d.,:]*[.,:]\d{2}(?=\p{L}{2,3}\.?$)/u;

/** Words of one page, with the mark before its decimals. */
export function splitCurrencies(words: readonly RecognisedWord[], mark: DecimalMark): RecognisedWord[] {
  const printed = words.flatMap(({ text }) => headOf(text)?.currency ?? []).filter(isCurrency);
  const usual = [...Map.groupBy(printed, (currency) => currency).values()].find(({ length }) => length >= LEAST_ALIKE);
  return words.flatMap((word) => {
    if (word.symbols.length !== [...word.text].length) return [word];
    return splitHead(word, usual?.[0] ?? null, mark) ?? splitUnit(word, mark) ?? [word];
  });
}

function splitHead(word: RecognisedWord, usual: string | null, mark: DecimalMark): RecognisedWord[] | null {
  const head = headOf(word.text);
  if (head === null) return null;
  const isMisread = !isCurrency(head.currency) && usual?.[0] === head.currency[0];
  if (!isMisread && !isCurrency(head.currency)) return null;
  const { front, behind } = cutWord(word, [...head.sign, ...head.currency].length);
  return [isMisread ? { ...front, text: head.sign + usual } : front, alignAmount(behind, mark)];
}

function splitUnit(word: RecognisedWord, mark: DecimalMark): RecognisedWord[] | null {
  const amount = UNIT.exec(word.text)?.[0];
  if (amount === undefined || !isCurrency(word.text.slice(amount.length))) return null;
  const { front, behind } = cutWord(word, amount.length);
  return [alignAmount(front, mark), behind];
}

function alignAmount(word: RecognisedWord, mark: DecimalMark): RecognisedWord {
  return { ...word, text: withMark(word.text, mark) };
}

function headOf(text: string): { readonly sign: string; readonly currency: string } | null {
  const [, sign, currency] = CODE.exec(text) ?? SIGN.exec(text) ?? [];
  return currency === undefined ? null : { sign: sign!, currency };
}

function isCurrency(text: string): boolean {
  return currencyOf(text).length > 0;
}
