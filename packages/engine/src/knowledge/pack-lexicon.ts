/** The lexicon in the form in which a program that is bundled keeps it in a file. */
import type { CompiledLexicon, Lexicon } from './compile-lexicon.ts';
import { type Packed, PackedMap, pack } from './packed-map.ts';

/** The maps and sets that have more than a thousand words; the others are kept as they are. */
export interface PackedLexicon extends Omit<Lexicon, 'phrases' | 'longestFrom' | 'dense' | 'words'> {
  readonly phrases: Packed;
  readonly longestFrom: Packed;
  readonly dense: { readonly meanings: Packed; readonly longestFrom: Lexicon['dense']['longestFrom'] };
  readonly words: Readonly<Record<keyof Lexicon['words'], Packed>>;
}

export function packLexicon(lexicon: CompiledLexicon): PackedLexicon {
  const { phrases, longestFrom, dense, words } = lexicon;
  return {
    ...lexicon,
    phrases: pack(phrases),
    longestFrom: pack(longestFrom),
    dense: { ...dense, meanings: pack(dense.meanings) },
    words: mapFields(words, (set) => pack(Array.from(set, (word) => [word, true] as const))),
  };
}

export function unpackLexicon(packed: PackedLexicon): Lexicon {
  const { phrases, longestFrom, dense, words } = packed;
  return {
    ...packed,
    phrases: new PackedMap(phrases),
    longestFrom: new PackedMap(longestFrom),
    dense: { ...dense, meanings: new PackedMap(dense.meanings) },
    words: mapFields(words, (set) => new PackedMap(set)),
  };
}

function mapFields<K extends string, A, B>(fields: Readonly<Record<K, A>>, map: (field: A) => B): Record<K, B> {
  return Object.fromEntries(Object.entries<A>(fields).map(([name, field]) => [name, map(field)])) as Record<K, B>;
}
