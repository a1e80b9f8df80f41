/**
 * Letter-spaced headings as words: a recogniser takes the wide gaps between their letters for spaces.
 *
 *   "D" "ate"   "Nature" "d" "e" "s"   "Vale" "ur"   →  "Date"   "Nature" "des"   "Valeur"
 *
 * A line is letter-spaced when four single letters stand side by side. Its narrowest gap is the distance of letters; a gap
 * between words is wider by a space. Known weakness: a line of one spaced word in few pieces stays apart.
 */
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { joinWords } from './join-words.ts';
import { OCR } from './thresholds.ts';

const { LEAST_SINGLES, WIDEST_GAP, UNEVEN, LEAST_JOINED } = OCR.joinSpacedLetters;

const LETTERS = /^\p{L}+$/u;
const SINGLE = /^\p{L}$/u;

/** `words` are in the recogniser's order. */
export function joinSpacedLetters(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  return [...Map.groupBy(words, ({ lineIndex }) => lineIndex).values()].flatMap(joinLine);
}

function joinLine(line: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const height = Math.max(...line.map(({ box }) => box[3] - box[1]));
  const gaps = line.map((word, at) => gapBefore(line[at - 1], word));
  if (!hasSingles(line, gaps, WIDEST_GAP * height)) return line;
  const narrowest = Math.min(...gaps.filter((gap) => gap > 0));
  const joined: RecognisedWord[] = [];
  for (const [at, word] of line.entries()) {
    const before = joined.at(-1);
    if (before !== undefined && gaps[at]! <= narrowest + UNEVEN * height) joined.splice(-1, 1, joinWords(before, word));
    else joined.push(word);
  }
  return joined.some((word) => word.text.length >= LEAST_JOINED && !line.includes(word)) ? joined : line;
}

function hasSingles(line: readonly RecognisedWord[], gaps: readonly number[], widest: number): boolean {
  let count = 0;
  for (const [at, { text }] of line.entries()) {
    if (!SINGLE.test(text)) count = 0;
    else count = gaps[at]! <= widest ? count + 1 : 1;
    if (count >= LEAST_SINGLES) return true;
  }
  return false;
}

/** Infinite where one of both is no word of letters. */
function gapBefore(before: RecognisedWord | undefined, word: RecognisedWord): number {
  if (before === undefined || !LETTERS.test(before.text) || !LETTERS.test(word.text)) return Infinity;
  return word.box[0] - before.box[2];
}
