/** Which way a word is read. */
import type { Word } from '@extracto/model';

/** `figure`: digits without letters; `mark`: neither, a dash or a sign. */
export type Script = 'fromRight' | 'fromLeft' | 'figure' | 'mark';

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const FIRST_FROM_RIGHT = 0x590;

/** A single Hebrew or Arabic letter tells. */
export function isFromRight({ text }: Word): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST_FROM_RIGHT) return FROM_RIGHT.test(text);
  return false;
}

export function scriptOf(word: Word): Script {
  const { text } = word;
  if (isFromRight(word)) return 'fromRight';
  if (/\p{L}/u.test(text)) return 'fromLeft';
  return /\d/.test(text) ? 'figure' : 'mark';
}
