/**
 * The day of the week beside a date, in the same cell: "Mon 03/03/2025", "2025-03-03 (Mo)", "2025/03/03(月)". A shop is
 * called Sun, too, so the word must stand alone there or in brackets.
 */
import type { Word } from '@extracto/model';
import { weekdayReadings } from '../../knowledge/lexicon.ts';

/** In text heights: within a cell, and between cells. */
const SPACE = 0.6;
const BORDER = 0.8;

const GLUED = /^[(（]\s*(\p{L}+)\.?\s*[)）]/u;
const BRACKETED = new RegExp(`${GLUED.source}$`, 'u');
const BARE = /^(\p{L}+)[.,]?$/u;

/** A day of the week, and the words of a date with it. */
export interface WeekdayReading {
  /** Days that the word may mean, 0 is Monday; never empty. */
  readonly days: readonly number[];
  readonly from: number;
  readonly last: number;
  /** What is glued behind both. */
  readonly rest: string;
}

/** `null` when there is none. The date has the words from `from` to `last`, and `rest` is glued behind it. */
export function readWeekday(words: readonly Word[], from: number, last: number, rest: string): WeekdayReading | null {
  const glued = GLUED.exec(rest);
  if (glued !== null) return found({ days: weekdayReadings(glued[1]!), from, last, rest: rest.slice(glued[0].length) });
  const [before, after] = [words[from - 1], words[last + 1]];
  if (before !== undefined && gap(before, words[from]!) <= SPACE && isBorder(words[from - 2], before)) {
    const reading = found({ days: weekdayReadings(nameOf(before.text)), from: from - 1, last, rest });
    if (reading !== null) return reading;
  }
  if (after === undefined || gap(words[last]!, after) > SPACE) return null;
  const isAlone = BRACKETED.test(after.text) || isBorder(after, words[last + 2]);
  return isAlone ? found({ days: weekdayReadings(nameOf(after.text)), from, last: last + 1, rest: '' }) : null;
}

function found(reading: WeekdayReading): WeekdayReading | null {
  return reading.days.length === 0 ? null : reading;
}

/** Of a word that is nothing but a name, '' of others. */
function nameOf(word: string): string {
  return (BRACKETED.exec(word) ?? BARE.exec(word))?.[1] ?? '';
}

function isBorder(left: Word | undefined, right: Word | undefined): boolean {
  return left === undefined || right === undefined || gap(left, right) > BORDER;
}

function gap(left: Word, right: Word): number {
  return (right.box[0] - left.box[2]) / Math.max(left.heightPt, right.heightPt);
}
