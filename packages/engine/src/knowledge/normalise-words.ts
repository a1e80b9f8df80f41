/** Printed words → lexicon words. One printed word may become several ("A/c" → "a", "c"); `origin` leads back to it. */
import { normaliseLabel } from './normalise-label.ts';
import { rememberByText } from './remember-by-text.ts';

export interface NormalisedWords {
  readonly tokens: readonly string[];
  /** For each token the index of the printed word it came from. */
  readonly origin: readonly number[];
}

export function normaliseWords(words: readonly { readonly text: string }[]): NormalisedWords {
  const tokens: string[] = [];
  const origin: number[] = [];
  for (let index = 0; index < words.length; index++) {
    for (const part of normaliseWord(words[index]!.text)) {
      tokens.push(part);
      origin.push(index);
    }
  }
  return { tokens, origin };
}

/** Amounts, dates, numbers: half of the words of a statement, which hardly repeat. */
const FIGURES = /^[\d.,:/-]+$/;
const NO_PARTS: readonly string[] = [];

export function normaliseWord(text: string): readonly string[] {
  return FIGURES.test(text) ? (text.match(/\d+/g) ?? NO_PARTS) : partsOf(text);
}

const partsOf = rememberByText((text): readonly string[] =>
  normaliseLabel(text)
    .split(' ')
    .filter((part) => part !== ''),
);
