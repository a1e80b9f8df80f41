/**
 * Decides whether the text layer of a page matches what a reader sees.
 *
 *   trusted   the page's words are read as they are
 *   uncertain   signs of a broken or foreign layer: the page is recognised, and both readings are compared
 *   absent    nothing readable: a scan, or letters drawn as outlines
 *
 * Uncertainty is cheap to raise, because a good layer survives the comparison. Known weakness: a broken encoding that still gives
 * pronounceable words, in a script other than Latin, is trusted.
 */

import type { Page, Word } from '@extracto/model';
import { hasCodeFrom, isPlain } from '../knowledge/letters.ts';
import { rememberByText } from '../knowledge/remember-by-text.ts';
import { PAGES } from './thresholds.ts';

const { FEW_WORDS, SCAN_COVERS, OUTLINED_LETTERS, UNMAPPED_WORDS, LEAST_LONG_WORDS, VOWELLESS, SHORTEST_LONG_WORD } =
  PAGES.judgeTrust;

export type Trust = 'trusted' | 'uncertain' | 'absent';

export function judgeTrust(page: Page): Trust {
  const { words } = page;
  if (isImage(page)) return 'absent';
  if (words.length === 0) return 'trusted';
  const isUncertain = page.textLayer === 'hidden' || (!isPlain(words) && hasUnmappedText(words)) || isGibberish(words);
  return isUncertain ? 'uncertain' : 'trusted';
}

/** Hardly a word, on a page that is a picture or drawn in outlines. */
export function isImage({ words, art }: Page): boolean {
  if (words.length >= FEW_WORDS || art === undefined) return false;
  return art.imageShare >= SCAN_COVERS || art.outlines >= OUTLINED_LETTERS;
}

/** U+FFFD, private use, and the black square and its like that producers print for a sign that their font lacks. */
const UNMAPPED = /[\ufffd\p{Co}\u25a0\u25a1\u2610]/u;

export function isUnmapped(text: string): boolean {
  return hasCodeFrom(text, FIRST_BEYOND_ASCII) && UNMAPPED.test(text);
}

const FIRST_BEYOND_ASCII = 0x80;

function hasUnmappedText(words: readonly Word[]): boolean {
  let broken = 0;
  for (const { text } of words) {
    if (!isUnmapped(text)) continue;
    if (/\d/.test(text)) return true;
    broken += 1;
  }
  return broken > words.length * UNMAPPED_WORDS;
}

/** A box beside a figure: the sign of a currency that the font lacks, "■42,990.00" and "(■)". */
export const BOX_BESIDE = /[\u25a0\u25a1\u2610](?=\(?[+-]?\d|\)?$)/u;

/** Nothing but signs beside figures speaks against the text layer of an uncertain page: its figures and words can be read. */
export function lacksSignsAlone(page: Page): boolean {
  if (page.textLayer === 'hidden' || isGibberish(page.words)) return false;
  return !page.words.some(({ text }) => isUnmapped(text.replace(BOX_BESIDE, '')));
}

function isGibberish(words: readonly Word[]): boolean {
  let [long, vowelless] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!;
    if (!hasLetters(text)) continue;
    const found = countLongWords(text);
    long += found.long;
    vowelless += found.vowelless;
  }
  return long >= LEAST_LONG_WORDS && vowelless >= long * VOWELLESS;
}

/** Longer runs of Latin letters in the text, and those of them without a vowel. */
const countLongWords = rememberByText((text) => {
  const words = text.normalize('NFD').match(/[A-Za-z]{4,}/g) ?? [];
  return { long: words.length, vowelless: words.filter((word) => !/[aeiouy]/i.test(word)).length };
});

const FIRST_LETTER = 0x41;

/** As many as a long word has, or signs that may be some: figures are told without a look into the store. */
function hasLetters(text: string): boolean {
  let missing: number = SHORTEST_LONG_WORD;
  for (let at = 0; at < text.length && missing > 0; at++) if (text.charCodeAt(at) >= FIRST_LETTER) missing -= 1;
  return missing === 0;
}
