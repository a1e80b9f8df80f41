import type { LanguageModel } from './adapters/ocr/language-models.ts';

/** The networks for single lines: one knows Latin letters, one Chinese signs. */
export type LineNetwork = 'latin' | 'chinese';

/** What a page is read with: a network, or Tesseract with a language's model. */
export type PageReader = LanguageModel | LineNetwork;

export function isLineNetwork(reader: PageReader): reader is LineNetwork {
  return reader === 'latin' || reader === 'chinese';
}
