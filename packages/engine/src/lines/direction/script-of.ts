/** The direction in which a word is read. */

import type { Word } from '@extracto/model';
import { FIRST_NOT_PLAIN, hasCodeFrom } from '../../knowledge/letters.ts';

/** `figure`: digits without letters; `mark`: neither, a dash or a sign. */
export type Script = 'fromRight' | 'fromLeft' | 'figure' | 'mark';

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A single Hebrew or Arabic letter tells. */
export function isFromRight({ text }: Word): boolean {
  return hasCodeFrom(text, FIRST_NOT_PLAIN) && FROM_RIGHT.test(text);
}

export function scriptOf(word: Word): Script {
  const { text } = word;
  if (isFromRight(word)) return 'fromRight';
  if (/\p{L}/u.test(text)) return 'fromLeft';
  return /\d/.test(text) ? 'figure' : 'mark';
}
