/** Words of a line → the run that a date may stand in, and characters that dates are made of. Gaps are in text heights. */

import type { Word } from '@extracto/model';
import { isDigit } from '../knowledge/letters.ts';
import { LINES } from '../lines/thresholds.ts';
import { TOKENS } from './thresholds.ts';

const { WORD_GAP } = LINES.spacing;
const { BORDER_GAP, TIMES_A_SPACE } = TOKENS.dateCell;

/** Behind the figure that stands there. */
export function endOfFigure(text: string, start: number): number {
  let end = start + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** As in `SEPARATOR`. */
export function isMark(code: number): boolean {
  return (code >= 0x2d && code <= 0x2f) || code === 0x2010 || code === 0x2011 || code === 0x2013 || code === 0x2212;
}

export const LETTERS = /^\p{L}+/u;

export function leadingLetters(text: string): string {
  return LETTERS.exec(text)?.[0] ?? '';
}

/** Words up to the next border of a column, joined by single spaces: no date reaches over it. Half open, as of tokens. */
export interface Cell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** From the word on, which need not be the first of its cell: no form looks back. */
export function joinCell(words: readonly Word[], from: number): Cell {
  let { text } = words[from]!;
  let to = from + 1;
  while (to < words.length && !isBorder(words, to)) {
    text += ` ${words[to]!.text}`;
    to++;
  }
  return { text, from, to };
}

/** Offset of the word in the text of its cell. */
export function startOf(words: readonly Word[], index: number, cell: Cell): number {
  let start = 0;
  for (let at = cell.from; at < index; at++) start += words[at]!.text.length + 1;
  return start;
}

/** Between a word and the one before it; behind the first word of a line the next gap shows how wide a space is. */
export function isBorder(words: readonly Word[], index: number): boolean {
  const gap = gapBefore(words, index);
  const { heightPt } = words[index]!.font;
  if (gap <= heightPt * WORD_GAP) return false;
  if (gap > heightPt * BORDER_GAP) return true;
  const space = gapBefore(words, index === 1 ? 2 : index - 1);
  return space > 0 && gap > space * TIMES_A_SPACE;
}

function gapBefore(words: readonly Word[], index: number): number {
  return index < words.length ? words[index]!.box[0] - words[index - 1]!.box[2] : Infinity;
}
