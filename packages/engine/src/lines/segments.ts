/** A line → runs of words without a column gap between them. `gapHeights` is the gap that separates, in text heights. */
import { type Box, boxAround, type Word } from '@extracto/model';
import { LINES } from './thresholds.ts';

const { CELL_GAP } = LINES.segments;
const { WORD_GAP } = LINES.spacing;

export interface TextSegment {
  readonly words: readonly Word[];
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly box: Box;
}

export function splitSegments(words: readonly Word[], gapHeights = CELL_GAP): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index++) {
    const [left, right] = [words[index - 1]!, words[index]];
    const height = right === undefined ? 0 : Math.min(left.font.heightPt, right.font.heightPt);
    if (right === undefined || right.box[0] - left.box[2] > height * gapHeights) {
      segments.push(toSegment(words, from, index));
      from = index;
    }
  }
  return words.length === 0 ? [] : segments;
}

export function toSegment(words: readonly Word[], from: number, to: number): TextSegment {
  const part = words.slice(from, to);
  return {
    words: part,
    from,
    to,
    text: textOf(part),
    box: boxAround(part),
  };
}

/** As printed, a space between the words. */
export function textOf(words: readonly Word[]): string {
  let joined = words[0]?.text ?? '';
  for (let at = 1; at < words.length; at++) joined += ` ${words[at]!.text}`;
  return joined;
}

/** Words of its cell in front of the word at `at`. */
export function countBefore(words: readonly Word[], at: number): number {
  const cell = splitSegments(words).find(({ from, to }) => from <= at && at < to);
  return cell === undefined ? 0 : at - cell.from;
}

/** Wider than the spaces within a cell, measured by the type of the word behind it. */
export function isCellGap(left: Word, right: Word): boolean {
  return right.box[0] - left.box[2] > right.font.heightPt * WORD_GAP;
}

/** Shared width of two intervals on the x axis; negative is the gap between them. */
export function overlapX(a: Box, b: Box): number {
  return Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
}
