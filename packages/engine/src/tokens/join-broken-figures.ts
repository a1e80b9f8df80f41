/**
 * Joins the last figure of an amount that a narrow cell breaks off to the amount above it.
 *
 *   1,850,000.0   2,237,350.7   →   1,850,000.00   2,237,350.75
 *        0             5
 *
 * An amount with thousands and one decimal is broken; one without thousands may be whole.
 */
import { boxAround, type Word } from '@extracto/model';
import type { Line } from '../lines/reading.ts';
import { isCellGap, overlapX } from '../lines/segments.ts';
import { TOKENS } from './thresholds.ts';

const { SHORTEST, REACH, LINE_GAP } = TOKENS.joinBrokenFigures;

/** Lines of one page, from top to bottom; the list itself comes back where no amount is broken. */
export function joinBrokenFigures(lines: readonly Line[]): readonly Line[] {
  const [whole, rest] = [new Map<Word, Word>(), new Set<Word>()];
  lines.forEach(({ words }, at) => {
    for (const word of words) {
      if (!isBroken(word.text)) continue;
      const last = findRest(word, lines.slice(at + 1, at + 1 + REACH));
      if (last === undefined || rest.has(last)) continue;
      rest.add(last);
      whole.set(word, { ...word, text: word.text + last.text });
    }
  });
  if (rest.size === 0) return lines;
  return lines.flatMap((line) => {
    if (!line.words.some((word) => rest.has(word) || whole.has(word))) return [line];
    const words = line.words.filter((word) => !rest.has(word)).map((word) => whole.get(word) ?? word);
    return words.length === 0 ? [] : [{ ...line, words, printedBox: line.printedBox ?? boxAround(line.words) }];
  });
}

const BROKEN = /^[-−+]?\d{1,3}(?:,\d{3})+\.\d$|^[-−+]?\d{1,3}(?:\.\d{3})+,\d$/;

/** The mark before its last figure is looked for first: most words have none. */
function isBroken(text: string): boolean {
  if (text.length < SHORTEST) return false;
  const mark = text.at(-2);
  return (mark === '.' || mark === ',') && BROKEN.test(text);
}

/** A single figure alone in its cell, right below the word. */
function findRest({ box, font }: Word, below: readonly Line[]): Word | undefined {
  for (const { words } of below) {
    const at = words.findIndex((word) => overlapX(word.box, box) > 0);
    if (at < 0) continue;
    const [left, word, right] = [words[at - 1], words[at]!, words[at + 1]];
    const isAlone = (left === undefined || isCellGap(left, word)) && (right === undefined || isCellGap(word, right));
    return isAlone && FIGURE.test(word.text) && word.box[1] - box[3] < font.heightPt * LINE_GAP ? word : undefined;
  }
  return undefined;
}

const FIGURE = /^\d$/;
