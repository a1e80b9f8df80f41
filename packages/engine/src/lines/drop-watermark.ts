/**
 * A word set in single letters across the page ("C O P Y" from corner to corner) is printed over the list and belongs to no
 * line of it: letters larger than the text that step evenly aside and down.
 */
import type { Page, Word } from '@extracto/model';
import { LINES } from './thresholds.ts';

const { LEAST_LETTERS, LARGE, LEAST_STEP_PT, OFF_LINE_PT } = LINES.dropWatermark;

const LETTER = /\p{L}/u;

/** The words of the page without such letters, in their order. */
export function dropWatermark({ words }: Page): readonly Word[] {
  const single = words.filter(({ text }) => text.length === 1 && LETTER.test(text));
  if (single.length < LEAST_LETTERS || !mayBeLarge(single, words)) return words;
  const usualPt = words.map(({ font }) => font.heightPt).sort((a, b) => a - b)[words.length >> 1]!;
  const letters = single.filter(({ font }) => font.heightPt >= usualPt * LARGE);
  const dropped = new Set<Word>();
  for (const first of letters) {
    if (dropped.has(first)) continue;
    for (const second of letters) {
      const slope = followSlope(letters, first, second);
      if (slope.length >= LEAST_LETTERS) for (const letter of slope) dropped.add(letter);
    }
  }
  return dropped.size === 0 ? words : words.filter((word) => !dropped.has(word));
}

/** Next to the smallest word of the page; most pages print all their words in one size or two. */
function mayBeLarge(letters: readonly Word[], words: readonly Word[]): boolean {
  let [largestPt, smallestPt] = [0, Infinity];
  for (const { font } of letters) largestPt = Math.max(largestPt, font.heightPt);
  for (const { font } of words) smallestPt = Math.min(smallestPt, font.heightPt);
  return largestPt >= smallestPt * LARGE;
}

/** The letters that go on as the second follows the first, both included; none where it does not stand below and aside. */
function followSlope(letters: readonly Word[], first: Word, second: Word): Word[] {
  const [stepX, stepY] = [middleX(second) - middleX(first), middleY(second) - middleY(first)];
  if (Math.abs(stepX) < LEAST_STEP_PT || stepY < LEAST_STEP_PT) return [];
  const slope = [first, second];
  for (;;) {
    const last = slope.at(-1)!;
    const next = letters.find(
      (letter) =>
        Math.abs(middleX(letter) - middleX(last) - stepX) <= OFF_LINE_PT &&
        Math.abs(middleY(letter) - middleY(last) - stepY) <= OFF_LINE_PT,
    );
    if (next === undefined) return slope;
    slope.push(next);
  }
}

function middleX({ box }: Word): number {
  return (box[0] + box[2]) / 2;
}

function middleY({ box }: Word): number {
  return (box[1] + box[3]) / 2;
}
