/**
 * Cheap questions about the letters of a text, asked of every word: most words have nothing that a regular expression would
 * find, and are told without one.
 */
import type { Word } from '@extracto/model';

/** True when the text has a UTF-16 unit from `code` on. */
export function hasCodeFrom(text: string, code: number): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= code) return true;
  return false;
}

/** True when the text contains a digit from 0 to 9. */
export function hasDigit(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isDigit(text.charCodeAt(at))) return true;
  return false;
}

/** What a name begins with, within a regular expression: a capital, or a letter of a script that has none or hardly prints them. */
export const CAPITAL = String.raw`[\p{Lu}\p{Lo}\p{Script=Georgian}]`;

/** 0 to 9 only: no other figures are read as numbers. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** The digits from 0 to 9 in their order, without anything between them. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Hebrew begins here. */
export const FIRST_NOT_PLAIN = 0x590;

const known = new WeakMap<readonly Word[], boolean>();

/**
 * True when the words of a page have only plain characters: Latin, Greek and Cyrillic letters, digits and common marks, as nearly
 * all pages have. The answer is cached per page: scanning each letter of a long document again takes as long as judging it.
 */
export function isPlain(words: readonly Word[]): boolean {
  const before = known.get(words);
  if (before !== undefined) return before;
  const found = !words.some(({ text }) => hasCodeFrom(text, FIRST_NOT_PLAIN));
  known.set(words, found);
  return found;
}
