/** Turns the lists of banks into the maps that the look-ups read. */
import { AMERICAN_BANKS } from './banks/americas.ts';
import { ASIAN_AFRICAN_OCEANIAN_BANKS } from './banks/asia-africa-oceania.ts';
import { EUROPEAN_BANKS } from './banks/europe.ts';
import { foldPhrases } from './normalise-label.ts';

export interface Bank {
  /** Stable: country and name, `de-dkb`. */
  readonly id: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

export interface BankIndex {
  readonly byPhrase: ReadonlyMap<string, Bank>;
  /** Words of the longest phrase that begins with the word. */
  readonly longestFrom: ReadonlyMap<string, number>;
}

export function compileBanks(): BankIndex {
  const banks: Bank[] = [];
  const printed: string[] = [];
  for (const line of [AMERICAN_BANKS, EUROPEAN_BANKS, ASIAN_AFRICAN_OCEANIAN_BANKS].join('\n').split('\n')) {
    if (line === '') continue;
    const [id, name, phrases] = line.split(' = ') as [string, string, string | undefined];
    const bank = Object.freeze({ id, name, country: id.slice(0, 2).toUpperCase() });
    for (const phrase of (phrases ?? name).split(',')) {
      banks.push(bank);
      printed.push(phrase.trim());
    }
  }
  const byPhrase = new Map<string, Bank>();
  const longestFrom = new Map<string, number>();
  for (const [index, phrase] of foldPhrases(printed).entries()) {
    byPhrase.set(phrase, banks[index]!);
    const words = phrase.split(' ');
    longestFrom.set(words[0]!, Math.max(longestFrom.get(words[0]!) ?? 0, words.length));
  }
  return { byPhrase, longestFrom };
}
