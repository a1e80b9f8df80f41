/**
 * Line printers lead the eye with dots, from one name of a column to the next and from a label to its value, and leave no space
 * around them: a line of names, or a label with its value, is one word. Where such dots stand between letters, all dots of the
 * line part words.
 *
 *   DATE........AMOUNT.TRANSACTION DESCRIPTION      →      DATE   AMOUNT   TRANSACTION   DESCRIPTION
 *   DATE..CHECK NO..........AMOUNT                  →      DATE   CHECK   NO   AMOUNT
 *   Opening Balance.......1,234.56                  →      Opening   Balance   1,234.56
 *
 * Known weakness: whole numbers stay behind their label, for dots in front of figures mask the number of a card, too.
 */
import type { Word } from '@extracto/model';
import { partWord } from './part-word.ts';

/** Three dots or more: two may be a slip, and one ends an abbreviation. */
const LED_NAMES = /\p{L}\.{3,}\p{L}/u;
const AMOUNT = String.raw`[-+(]?\p{Sc}?\d[\d.,']*[.,]\d{2}[-+)]?`;
const DATE = String.raw`\d{1,4}[-/]\d{1,2}(?:[-/]\d{2,4})?`;
const LED_VALUE = new RegExp(String.raw`^(.*[\p{L}):])(\.{3,})(${AMOUNT}|${DATE}|\p{Sc})$`, 'u');
const DOTTED = /\p{L}\.+\p{L}/u;
const DOTS = /(?<=\p{L})(\.+)(?=\p{L})/u;
const LEADER = '...';
const IS_DOTS = /^\.+$/;

/** `words` is the list that came in where no word has such dots. */
export function splitAtLeaders(words: readonly Word[]): readonly Word[] {
  const led = words.filter(({ text }) => text.includes(LEADER) && (LED_NAMES.test(text) || LED_VALUE.test(text)));
  if (led.length === 0) return words;
  const names = led.filter(({ text }) => LED_NAMES.test(text));
  return words.flatMap((word) => {
    const value = LED_VALUE.exec(word.text);
    if (value !== null) return withoutDots(word, value.slice(1));
    const isNamed = DOTTED.test(word.text) && names.some((other) => isBeside(other, word));
    return isNamed ? withoutDots(word, word.text.split(DOTS)) : [word];
  });
}

function withoutDots(word: Word, parts: readonly string[]): Word[] {
  return partWord(word, parts).filter(({ text }) => !IS_DOTS.test(text));
}

/** The middle of the one lies within the height of the other. */
function isBeside(one: Word, { box }: Word): boolean {
  const middle = (box[1] + box[3]) / 2;
  return middle > one.box[1] && middle < one.box[3];
}
