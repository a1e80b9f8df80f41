import type { LanguageModel } from './adapters/ocr/language-models.ts';

/** The network for single lines, which reads Chinese. */
export const LINE_NETWORK = 'lines';

/** What a page is read with: that network, or Tesseract with a language's model. */
export type PageReader = LanguageModel | typeof LINE_NETWORK;
