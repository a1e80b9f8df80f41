/**
 * True when the words of a page have only plain characters: Latin, Greek and Cyrillic letters, digits and common marks. Nearly
 * all pages do, which spares them the checks for other scripts. The answer is cached per page: scanning each letter of a long
 * document again takes as long as judging it.
 */
import type { Word } from '@extracto/model';
import { hasCodeFrom } from './has-code-from.ts';

/** Hebrew begins here. */
export const FIRST_NOT_PLAIN = 0x590;

const known = new WeakMap<readonly Word[], boolean>();

export function isPlain(words: readonly Word[]): boolean {
  const before = known.get(words);
  if (before !== undefined) return before;
  const found = !words.some(({ text }) => hasCodeFrom(text, FIRST_NOT_PLAIN));
  known.set(words, found);
  return found;
}
