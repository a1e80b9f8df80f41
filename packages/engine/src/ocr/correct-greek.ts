/**
 * Corrects Latin letters on a Greek page where Greek ones are printed: months behind their day, and the marks of credit
 * and debit behind amounts. Both are short and look like Latin letters, and the first model is sure of them. And the other
 * way round: what masks the digits of a number is no Greek letter.
 *
 *   04 lav  →  04 Ιαν        4,90€MN  →  4,90€Π        56,03€ X  →  56,03€ Χ        42ΧΧ ΧΧΧΧ  →  42XX XXXX
 */
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { monthReadings } from '../knowledge/lexicon.ts';
import { cutWord } from './cut-word.ts';
import { UNCONFIRMED } from './merge-readings.ts';
import { DAY } from './read-figure.ts';
import { OCR } from './thresholds.ts';

const { FEWEST_MARKS, BESIDE } = OCR.correctGreek;

/** Letters that a Latin model reads for those of Greek months, printed with a capital in front. */
const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
  A: ['Α', 'Δ', 'λ'],
  B: ['β'],
  I: ['Ι'],
  K: ['κ'],
  M: ['Μ'],
  N: ['Ν'],
  O: ['Ο'],
  T: ['τ'],
  X: ['Σ'],
  Z: ['Σ'],
  a: ['α'],
  e: ['ε'],
  i: ['ι'],
  k: ['κ'],
  l: ['Ι'],
  m: ['π'],
  n: ['π'],
  o: ['ο'],
  p: ['ρ'],
  t: ['τ'],
  u: ['υ'],
  v: ['ν', 'υ'],
  w: ['υ', 'υν'],
  y: ['γ'],
  '®': ['Φ'],
};
const LATIN_MONTH = /^[\p{Script=Latin}®]{3,5}\.?$/u;

/** Credit and debit. */
const MARKS: Readonly<Record<string, string>> = {
  '1M': 'Π',
  M: 'Π',
  MN: 'Π',
  N: 'Π',
  NM: 'Π',
  X: 'Χ',
  Π: 'Π',
  Χ: 'Χ',
};
const AMOUNT = /^[-+]?\d[\d.,]*[.,]\d{2}\p{Sc}?$/u;
/** The decimal mark may be missing: the second reader sees it better. */
const MARKED_AMOUNT = /^([-+]?\d[\d.,]*\d\p{Sc}?)(1M|MN|NM|[MNXΠΧ])$/u;
const MASKED = /^\d*Χ{2,}\d*$/;

/** `words` of each line from left to right. */
export function correctGreek(words: readonly RecognisedWord[]): RecognisedWord[] {
  const masked = words.map((word) =>
    MASKED.test(word.text) ? { ...word, text: word.text.replaceAll('Χ', 'X') } : word,
  );
  const dated = masked.map((word, at) => {
    const before = masked[at - 1];
    return before !== undefined && standsBeside(before, word) && DAY.test(before.text) ? toGreekMonth(word) : word;
  });
  const marked = dated.map((word, at) => readMarked(dated[at - 1], word));
  if (marked.filter((parts) => parts !== null).length < FEWEST_MARKS) return dated;
  return dated.flatMap((word, at) => marked[at] ?? word);
}

function standsBeside(before: RecognisedWord, { lineIndex, box }: RecognisedWord): boolean {
  const [left, top, right, bottom] = before.box;
  return before.lineIndex === lineIndex && box[0] >= left && box[0] - right <= BESIDE * (bottom - top);
}

/** The word as the one month that its letters may be; as it is where it is one already, or may be none or several. */
function toGreekMonth(word: RecognisedWord): RecognisedWord {
  if (!LATIN_MONTH.test(word.text) || monthReadings(word.text).length > 0) return word;
  const spelled = [...word.text].reduce<readonly string[]>(
    (heads, letter) => heads.flatMap((head) => (LOOK_ALIKES[letter] ?? []).map((greek) => head + greek)),
    [''],
  );
  const months = new Map(spelled.flatMap((text) => monthReadings(text).map((month) => [month, text] as const)));
  const [text] = months.values();
  return text === undefined || months.size > 1
    ? word
    : { ...word, text, confidence: Math.min(word.confidence, UNCONFIRMED) };
}

/** A mark in Greek, with the amount that was read in one word with it; `null` when the word has none. */
function readMarked(before: RecognisedWord | undefined, word: RecognisedWord): RecognisedWord[] | null {
  const { text, symbols } = word;
  const alone = MARKS[text];
  if (alone !== undefined) {
    const isBehind = before !== undefined && standsBeside(before, word) && AMOUNT.test(before.text);
    return isBehind ? [{ ...word, text: alone, symbols: [] }] : null;
  }
  const [, amount = '', behind = ''] = MARKED_AMOUNT.exec(text) ?? [];
  const mark = MARKS[behind];
  if (mark === undefined || symbols.length !== [...text].length) return null;
  const { front, behind: read } = cutWord(word, [...amount].length);
  return [front, { ...read, text: mark, symbols: [] }];
}
