/**
 * A currency in front of a figure, with its sign, becomes a word of its own, so that the figure is read as one.
 *
 *   "-BRL5.13245"      →  "-BRL" "5.13245"
 *   "Rs4,06,440.41-"   →  "Rs" "4,06,440.41-"
 *   "R6,488.71-"       →  "Rs" "6,488.71-"      among many amounts in rupees
 *   "NR159809"         →  "NR159809"            a reference
 */
import type { RecognisedWord } from '../../adapters/ocr/recognised.ts';
import { currencyOf } from '../../knowledge/currencies.ts';
import { cutWord } from './cut-word.ts';

const CODE = /^([-+(]?)([A-Z]{3})(?=\d[\d.,:]*[-+)]?$)/;
/** Names of other things end in letters and begin numbers, too: only what has decimals is an amount. */
const SIGN = /^([-+(]?)(\p{L}{1,3}\.?|\p{L}{1,2}\p{Sc})(?=\d[\d.,:]*[.,:]\d{2}\D{0,2}$)/u;
/** As often the amounts of a page have the same currency in front, others have what is read like it. */
const LEAST_ALIKE = 3;

/** Words of one page. */
export function splitCurrencies(words: readonly RecognisedWord[]): RecognisedWord[] {
  const printed = words.flatMap(({ text }) => headOf(text)?.currency ?? []).filter(isCurrency);
  const usual = [...Map.groupBy(printed, (currency) => currency).values()].find(({ length }) => length >= LEAST_ALIKE);
  return words.flatMap((word) => splitCurrency(word, usual?.[0] ?? null));
}

function splitCurrency(word: RecognisedWord, usual: string | null): RecognisedWord[] {
  const head = headOf(word.text);
  if (head === null || word.symbols.length !== [...word.text].length) return [word];
  const isMisread = !isCurrency(head.currency) && usual?.[0] === head.currency[0];
  if (!isMisread && !isCurrency(head.currency)) return [word];
  const { front, behind } = cutWord(word, [...head.sign, ...head.currency].length);
  return [isMisread ? { ...front, text: head.sign + usual } : front, behind];
}

function headOf(text: string): { readonly sign: string; readonly currency: string } | null {
  const [, sign, currency] = CODE.exec(text) ?? SIGN.exec(text) ?? [];
  return currency === undefined ? null : { sign: sign!, currency };
}

function isCurrency(text: string): boolean {
  return currencyOf(text).length > 0;
}
