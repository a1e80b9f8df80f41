/**
 * Glyphs in content order → words, by geometry alone: neither the spaces that PDFium generates nor the text objects of the
 * producer say where a word ends.
 *
 *   "1,234.56␠␠987.65"   →  [1,234.56] [987.65]      a space, or a gap of 0.15 em (0.1 between runs), ends a word
 *   "45.20" "1,189.36"   →  [45.20] [1,189.36]       touching columns part between two whole amounts
 *   "SALARY" "585.98"    →  [SALARY] [585.98]        and between a text and a whole amount
 *   "41,9" "82.42"       →  [41,982.42]              a figure that cannot end there goes on over a small gap
 */
import { findLetterGrid, isInNextCell } from './letter-grid.ts';
import type { Area } from './matrix.ts';
import { isPlain, isRightToLeft, isSpace, printCharacter } from './print-character.ts';
import { endOfRun, type Glyphs, runOf } from './read-glyphs.ts';
import { clearSpelling, spell, spellUnits, textOf, WORD } from './spelling.ts';

/** Fractions of an em. */
const GAP = 0.15;
/**
 * If the producer starts a new run, a smaller gap is enough: it had no reason to leave a gap inside a word. Browsers print letters a
 * tenth apart one by one, give or take what rounding adds.
 */
const GAP_BETWEEN_RUNS = 0.105;
const GAP_IN_FIGURE = 0.4;
const BACKWARDS = 0.35;
const OTHER_LINE = 0.25;
const OTHER_SIZE = 0.25;

/** Edges in user space. */
export interface GlyphWord {
  text: string;
  left: number;
  right: number;
  baseline: number;
  em: number;
  /** The run of its first glyph. */
  run: number;
  /** A space character stands before it. */
  afterSpace: boolean;
}

const WHOLE_AMOUNT = /^[-+(]?\p{Sc}?(?:\d[\d.,'’]*)?[.,]\d{2}[-+)]?$/u;
const ENDS_WITH_LETTERS = /\p{L}{3}$/u;
const STARTS_WITH_AMOUNT = /^[-+(]?\p{Sc}?\d{1,3}(?:[.,'’\s]?\d{3})*[.,]\d{2}(?!\d)/u;
/** "41,9", but neither "41,98" nor the "1," of "July 1, 2024". */
const UNFINISHED_FIGURE = /\d[.,]\d$/;
/** With grouping by thousands, as two shows of one figure make together: "1,23" "4.56". */
const GROUPED_AMOUNT = /^[-+(]?\p{Sc}?(?:\d{1,3}(?:,\d{3})+\.\d{2}|\d{1,3}(?:\.\d{3})+,\d{2})(?![-+(.,]?\p{Sc}?\d)/u;
/** Without decimals, grouped where it is long. */
const WHOLE_GROUPS = /^[-+]?\p{Sc}?\d{1,3}(?:[.,'’\s]\d{3})*$/u;
const ZERO = /^[-+]?0$/;
const LONGEST_AMOUNT = 24;

/**
 * Letters that are read from the right come one by one, for `joinFromRight`. `wanted` says of each run whether its text
 * counts, `clips` what part of it shows (`null`: all).
 */
export function splitWords(glyphs: Glyphs, wanted: readonly boolean[], clips: readonly (Area | null)[]): GlyphWord[] {
  const { code, left, right, runs } = glyphs;
  const grid = findLetterGrid(glyphs, wanted);
  const words: GlyphWord[] = [];
  let word: GlyphWord | null = null;
  let afterSpace = false;
  let previousCode = 0;
  let previousRun = -1;
  let previousLeft = 0;

  for (let run = 0; run < runs.count; run++) {
    if (!wanted[run]) continue;
    const clip = clips[run]!;
    const em = runs.em[run]!;
    const baseline = runs.baseline[run]!;
    const end = endOfRun(glyphs, run);
    for (let index = runs.from[run]!; index < end; index++) {
      const character = code[index]!;
      if (isSpace(character)) {
        word = null;
        afterSpace = true;
        continue;
      }
      const x0 = left[index]!;
      const x1 = right[index]!;
      if (clip !== null && (x0 + x1 < 2 * clip.left || x0 + x1 > 2 * clip.right)) continue;
      if (word !== null && run !== previousRun) {
        if (character === previousCode && isCopy(word, x0, x1, baseline)) continue;
        if (isApart(word, em, baseline)) word = null;
      }
      if (word !== null) {
        const gap = run === previousRun ? GAP : GAP_BETWEEN_RUNS;
        const inLigature = run === previousRun && isAtStartOf(left, index - 1, x0);
        const pitch = run === previousRun || grid === null ? 0 : Math.min(grid[run]!, grid[previousRun]!);
        const isNext = pitch === 0 ? continues(word, x0, em, gap, character) : isInNextCell(x0 - previousLeft, pitch);
        if (isRightToLeft(character) || !(inLigature || isNext)) word = null;
      }
      if (word !== null && run !== previousRun && startsNextAmount(word, glyphs, index, run, previousRun)) word = null;

      if (word === null) {
        if (words.length > 0) words[words.length - 1]!.text = textOf(WORD);
        clearSpelling(WORD);
        word = { text: '', left: x0, right: x1, baseline, em, run, afterSpace };
        words.push(word);
      } else {
        if (x0 < word.left) word.left = x0;
        if (x1 > word.right) word.right = x1;
      }
      spell(WORD, character);
      if (isRightToLeft(character)) word = null;
      else if (clip === null) index = continuePlainly(word, glyphs, index + 1, end, em) - 1;
      afterSpace = false;
      previousCode = code[index]!;
      previousLeft = left[index]!;
      previousRun = run;
    }
  }
  if (words.length > 0) words[words.length - 1]!.text = textOf(WORD);
  return words;
}

/** Reads on while nothing but the gap can end the word, which is all of most words; where that ends. */
function continuePlainly(word: GlyphWord, glyphs: Glyphs, from: number, end: number, em: number): number {
  const { code, left, right } = glyphs;
  const widest = GAP * em;
  const furthestBack = -BACKWARDS * em;
  let leftmost = word.left;
  let rightmost = word.right;
  let at = from;
  for (; at < end && isPlain(code[at]!); at++) {
    const x0 = left[at]!;
    const gap = x0 - rightmost;
    if (!(gap <= widest && gap >= furthestBack)) break;
    if (x0 < leftmost) leftmost = x0;
    if (right[at]! > rightmost) rightmost = right[at]!;
  }
  word.left = leftmost;
  word.right = rightmost;
  spellUnits(WORD, code, from, at);
  return at;
}

/** Letters of one ligature start where it starts, and PDFium gives the later ones the widths that they have alone. */
function isAtStartOf(left: Glyphs['left'], index: number, x0: number): boolean {
  return Math.abs(left[index]! - x0) <= 0.01;
}

function continues(word: GlyphWord, x0: number, em: number, widest: number, character: number): boolean {
  const gap = x0 - word.right;
  if (gap > widest * em) {
    return gap <= GAP_IN_FIGURE * em && character >= 0x30 && character <= 0x39 && UNFINISHED_FIGURE.test(textOf(WORD));
  }
  return gap >= -BACKWARDS * em;
}

function isApart(word: GlyphWord, em: number, baseline: number): boolean {
  const larger = Math.max(em, word.em);
  return Math.abs(baseline - word.baseline) > OTHER_LINE * larger || Math.abs(em - word.em) > OTHER_SIZE * larger;
}

/** Fake bold that draws every letter twice. */
function isCopy(word: GlyphWord, x0: number, x1: number, baseline: number): boolean {
  return Math.abs(x1 - word.right) < 0.25 * (x1 - x0) && Math.abs(baseline - word.baseline) < 0.1 * word.em;
}

/** Both runs print whole amounts, or the first a word and the second nothing but an amount; where every digit is a run of its own, nothing can be told. */
function startsNextAmount(word: GlyphWord, glyphs: Glyphs, index: number, run: number, previousRun: number): boolean {
  if (word.run !== previousRun) return false;
  const text = textOfRun(glyphs, index, run, 1);
  const before = textOf(WORD);
  if (ENDS_WITH_LETTERS.test(before)) return WHOLE_AMOUNT.test(text);
  if (WHOLE_AMOUNT.test(before)) return STARTS_WITH_AMOUNT.test(text) && !GROUPED_AMOUNT.test(before + text);
  return areWholeGroups(textOfRun(glyphs, index - 1, runOf(glyphs, index - 1, run), -1), text);
}

/** Up to the longest amount of a run, from a glyph of it on (1) or up to it (−1). */
function textOfRun(glyphs: Glyphs, from: number, run: number, step: 1 | -1): string {
  const [first, end] = [glyphs.runs.from[run]!, endOfRun(glyphs, run)];
  let text = '';
  for (let at = from; text.length < LONGEST_AMOUNT && at >= first && at < end; at += step) {
    const character = printCharacter(glyphs.code[at]!);
    text = step === 1 ? text + character : character + text;
  }
  return text.trim();
}

/**
 * "34 956" "123 456", "0" "6,797,160": without decimals, the groups show it: none has six figures, and none opens with 0. A sign
 * before groups opens an amount: "788" "-348,077".
 */
function areWholeGroups(left: string, right: string): boolean {
  if (!WHOLE_GROUPS.test(left) || !WHOLE_GROUPS.test(right)) return false;
  if (/^[-+].*[.,'’\s]/.test(right)) return true;
  const [last, first] = [/\d+$/.exec(left)![0], /^\d*/.exec(right)![0]];
  const isTwo = last.length + first.length > 3 || ZERO.test(left);
  return first !== '' && isTwo && /[.,'’\s]/.test(left + right);
}
