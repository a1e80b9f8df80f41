/**
 * Line printers fill the space between the names of columns with dots, so that a line of names is one word. Where a word has such
 * dots between letters, all dots of its line part words.
 *
 *   DATE........AMOUNT.TRANSACTION DESCRIPTION      →      DATE   AMOUNT   TRANSACTION   DESCRIPTION
 *   DATE..CHECK NO..........AMOUNT                  →      DATE   CHECK   NO   AMOUNT
 */
import type { Word } from '@extracto/model';
import { partWord } from './part-word.ts';

/** Three dots or more: two may be a slip, and one ends an abbreviation. */
const LEADER = /\p{L}\.{3,}\p{L}/u;
const DOTTED = /\p{L}\.+\p{L}/u;
const DOTS = /(?<=\p{L})(\.+)(?=\p{L})/u;
const IS_DOTS = /^\.+$/;

/** `words` is the list that came in where no word has such dots. */
export function splitAtLeaders(words: readonly Word[]): readonly Word[] {
  const led = words.filter(({ text }) => LEADER.test(text));
  if (led.length === 0) return words;
  return words.flatMap((word) => {
    if (!DOTTED.test(word.text) || !led.some((other) => isBeside(other, word))) return [word];
    return partWord(word, word.text.split(DOTS)).filter(({ text }) => !IS_DOTS.test(text));
  });
}

/** The middle of the one lies within the height of the other. */
function isBeside(one: Word, { box }: Word): boolean {
  const middle = (box[1] + box[3]) / 2;
  return middle > one.box[1] && middle < one.box[3];
}
