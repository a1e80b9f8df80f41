/**
 * Glyphs in content order → words, by geometry alone: neither the spaces that PDFium generates nor the text objects of the
 * producer say where a word ends.
 *
 *   "1,234.56␠␠987.65"   →  [1,234.56] [987.65]      a gap of 0.15 em or a space ends a word
 *   "45.20" "1,189.36"   →  [45.20] [1,189.36]       touching columns part where a second amount begins
 */
import type { Glyphs } from './read-glyphs.ts';

/** Fractions of an em. */
const GAP = 0.15;
const BACKWARDS = 0.35;
const OTHER_LINE = 0.25;
const OTHER_SIZE = 0.25;

/** One word as a range of glyphs and its edges in user space; `glyphs` lists indices, spaces left out. */
export interface GlyphWord {
  text: string;
  left: number;
  right: number;
  baseline: number;
  em: number;
  run: number;
}

const REPLACEMENT = '\ufffd';
/** A number that ends in two decimals, and what may begin the next one. */
const WHOLE_AMOUNT = /^[^\p{L}]*\d[.,]\d{2}(?:[-+]|CR|DR)?$/u;
const AMOUNT_START = /^[-+(]?[$€£₹]?\d/u;

/** `wanted` says of each run whether its text counts (upright, visible). */
export function splitWords(glyphs: Glyphs, wanted: readonly boolean[]): GlyphWord[] {
  const { code, left, right, run, runs } = glyphs;
  const words: GlyphWord[] = [];
  let word: GlyphWord | null = null;
  let previousCode = 0;
  let previousRun = -1;

  for (let index = 0; index < glyphs.count; index++) {
    const owner = run[index]!;
    const em = runs.em[owner]!;
    if (!wanted[owner] || !(em > 0)) continue;
    const character = code[index]!;
    if (isSpace(character)) {
      word = null;
      continue;
    }
    const x0 = Math.min(left[index]!, right[index]!);
    const x1 = Math.max(left[index]!, right[index]!);
    const baseline = runs.baseline[owner]!;

    if (word !== null && owner !== previousRun) {
      // Fake bold that draws every letter twice: the copy says nothing new.
      if (character === previousCode && isCopy(word, x0, x1, baseline)) continue;
      const otherLine = Math.abs(baseline - word.baseline) > OTHER_LINE * Math.max(em, word.em);
      const otherSize = Math.abs(em - word.em) > OTHER_SIZE * Math.max(em, word.em);
      if (otherLine || otherSize) word = null;
    }
    if (word !== null && !continues(word, x0, x1, em, character)) word = null;
    if (word !== null && owner !== previousRun && isDigitLike(character) && WHOLE_AMOUNT.test(word.text)) {
      if (AMOUNT_START.test(printRun(glyphs, index))) word = null;
    }

    const text = print(character);
    if (word === null) {
      word = { text, left: x0, right: x1, baseline, em, run: owner };
      words.push(word);
    } else {
      word.text += text;
      word.left = Math.min(word.left, x0);
      word.right = Math.max(word.right, x1);
    }
    previousCode = character;
    previousRun = owner;
  }
  return words;
}

function continues(word: GlyphWord, x0: number, x1: number, em: number, character: number): boolean {
  const gap = x0 - word.right;
  if (gap > GAP * em) return false;
  if (gap >= -BACKWARDS * em) return true;
  // A ligature's letters share one box; Hebrew and Arabic grow to the left.
  if (x0 >= word.left - 0.01 && x1 <= word.right + 0.01) return x1 >= word.right - 0.01;
  return isRightToLeft(character) && word.left - x1 <= GAP * em && word.left - x1 >= -BACKWARDS * em;
}

function isCopy(word: GlyphWord, x0: number, x1: number, baseline: number): boolean {
  return (
    Math.abs(x1 - word.right) < 0.25 * (x1 - x0) &&
    Math.abs(baseline - word.baseline) < 0.1 * word.em &&
    x0 > word.left - 1
  );
}

/** The first letters of the run that begins at `index`. */
function printRun(glyphs: Glyphs, index: number): string {
  let text = '';
  for (let next = index; next < Math.min(index + 4, glyphs.count); next++) text += print(glyphs.code[next]!);
  return text;
}

function isDigitLike(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2b || code === 0x28 || code === 0x24;
}

function isSpace(code: number): boolean {
  return (
    code === 0x20 ||
    code === 0xa0 ||
    (code >= 0x09 && code <= 0x0d) ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

function isRightToLeft(code: number): boolean {
  return (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfefc);
}

const LIGATURES: Readonly<Record<number, string>> = {
  64256: 'ff',
  64257: 'fi',
  64258: 'fl',
  64259: 'ffi',
  64260: 'ffl',
  64261: 'st',
  64262: 'st',
};

function print(code: number): string {
  if (code < 0x20 || code === 0xfffe || code === 0xffff || code > 0x10ffff) {
    // 0x02 is PDFium's mark for a hyphen at the end of a line, which may be the minus of "150.00-".
    return code === 2 || code === 0xfffe ? '-' : REPLACEMENT;
  }
  // A soft hyphen that is drawn is a hyphen.
  if (code === 0xad) return '-';
  if (code >= 0xd800 && code <= 0xdfff) return REPLACEMENT;
  return LIGATURES[code] ?? String.fromCodePoint(code);
}
