/** Turns the lists of currency names and signs into the maps that the look-ups read. */
import { CURRENCY_NAMES, CURRENCY_SIGNS, LETTER_SIGNS } from './currency-names.ts';
import { foldText } from './normalise-label.ts';

/** ISO 4217, the most common first. */
export type Codes = readonly string[];

export interface CurrencyIndex {
  readonly signs: ReadonlyMap<string, Codes>;
  readonly foldedSigns: ReadonlyMap<string, Codes>;
  readonly names: ReadonlyMap<string, Codes>;
  readonly letters: ReadonlyMap<string, Codes>;
}

export function compileCurrencies(): CurrencyIndex {
  const signs = readLines(CURRENCY_SIGNS, (form) => form);
  return {
    signs,
    foldedSigns: new Map([...signs].reverse().map(([form, codes]) => [foldSign(form), codes])),
    names: readLines(CURRENCY_NAMES, foldText),
    letters: readLines(LETTER_SIGNS, (form) => form),
  };
}

/** Lines of "CODE CODE: form, form"; the first line that has a form keeps it. */
function readLines(lines: string, keyOf: (form: string) => string): ReadonlyMap<string, Codes> {
  const index = new Map<string, Codes>();
  for (const line of lines.trim().split('\n')) {
    const colon = line.indexOf(':');
    const codes = Object.freeze(line.slice(0, colon).split(' '));
    for (const form of line.slice(colon + 1).split(',')) {
      const key = keyOf(form.trim());
      if (!index.has(key)) index.set(key, codes);
    }
  }
  return index;
}

export function foldSign(sign: string): string {
  return sign.toLowerCase().replace(/[.\s]+/g, '');
}
