/** Which way a word is read. */
import type { Word } from '@extracto/model';

/** `figure`: digits without letters; `mark`: neither, a dash or a sign. */
export type Script = 'fromRight' | 'fromLeft' | 'figure' | 'mark';

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export function scriptOf({ text }: Word): Script {
  if (FROM_RIGHT.test(text)) return 'fromRight';
  if (/\p{L}/u.test(text)) return 'fromLeft';
  return /\d/.test(text) ? 'figure' : 'mark';
}
