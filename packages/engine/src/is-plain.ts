/**
 * Whether the words of a page are of plain letters alone: Latin, Greek and Cyrillic ones, figures and common marks. Nearly all
 * pages are, and are then asked no more for what stands only among the signs behind. What is found out of a page is kept
 * with it: to look at each letter of a long document again takes as long as to judge it.
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
