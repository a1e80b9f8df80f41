/** What the look-ups read in the form in which a program that is bundled keeps it in a file. */
import type { Bank, BankIndex } from './compile-banks.ts';
import type { Codes, CurrencyIndex } from './compile-currencies.ts';
import type { Lexicon } from './compile-lexicon.ts';
import type * as Loading from './load-knowledge.ts';
import { type Packed, PackedMap, pack } from './packed-map.ts';

/** The maps and sets that have some hundred words or more; the others are kept as they are. */
interface PackedLexicon extends Omit<Lexicon, 'phrases' | 'longestFrom' | 'dense' | 'words'> {
  readonly phrases: Packed;
  readonly longestFrom: Packed;
  readonly dense: { readonly meanings: Packed; readonly longestFrom: Lexicon['dense']['longestFrom'] };
  readonly words: Readonly<Record<keyof Lexicon['words'], Packed>>;
}

export interface PackedKnowledge {
  readonly lexicon: PackedLexicon;
  readonly banks: Readonly<Record<keyof BankIndex, Packed>>;
  readonly currencies: Omit<CurrencyIndex, 'names'> & { readonly names: Packed };
}

export function packKnowledge({ loadLexicon, loadBanks, loadCurrencies }: typeof Loading): PackedKnowledge {
  const lexicon = loadLexicon();
  const { phrases, longestFrom, dense, words } = lexicon;
  const currencies = loadCurrencies();
  return {
    lexicon: {
      ...lexicon,
      phrases: pack(phrases),
      longestFrom: pack(longestFrom),
      dense: { ...dense, meanings: pack(dense.meanings) },
      words: mapFields(words, (set) => pack(Array.from(set, (word) => [word, true] as const))),
    },
    banks: mapFields(loadBanks(), pack),
    currencies: { ...currencies, names: pack(currencies.names) },
  };
}

export function unpackLexicon({ lexicon }: PackedKnowledge): Lexicon {
  const { phrases, longestFrom, dense, words } = lexicon;
  return {
    ...lexicon,
    phrases: new PackedMap(phrases),
    longestFrom: new PackedMap(longestFrom),
    dense: { ...dense, meanings: new PackedMap(dense.meanings) },
    words: mapFields(words, (set) => new PackedMap(set)),
  };
}

export function unpackBanks({ banks: { byPhrase, longestFrom } }: PackedKnowledge): BankIndex {
  return { byPhrase: new PackedMap<Bank>(byPhrase), longestFrom: new PackedMap<number>(longestFrom) };
}

export function unpackCurrencies({ currencies }: PackedKnowledge): CurrencyIndex {
  return { ...currencies, names: new PackedMap<Codes>(currencies.names) };
}

function mapFields<K extends string, A, B>(fields: Readonly<Record<K, A>>, map: (field: A) => B): Record<K, B> {
  return Object.fromEntries(Object.entries<A>(fields).map(([name, field]) => [name, map(field)])) as Record<K, B>;
}
