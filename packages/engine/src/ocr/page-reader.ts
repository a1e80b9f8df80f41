import type { LanguageModel } from '../adapters/language-models.ts';

/** Our own networks for single lines. The European one knows Latin, Greek and Cyrillic letters, Latin ones less well than the other. */
export const ALPHABET_NETWORKS = ['latin', 'european'] as const;
export type AlphabetNetwork = (typeof ALPHABET_NETWORKS)[number];

/** The networks for single lines. */
export type LineNetwork = AlphabetNetwork | 'chinese';

/** The reader of a page: a network, or Tesseract with a language's model. */
export type PageReader = LanguageModel | LineNetwork;

export function isLineNetwork(reader: PageReader): reader is LineNetwork {
  return reader === 'chinese' || isAlphabetNetwork(reader);
}

export function isAlphabetNetwork(reader: PageReader): reader is AlphabetNetwork {
  return (ALPHABET_NETWORKS as readonly PageReader[]).includes(reader);
}
