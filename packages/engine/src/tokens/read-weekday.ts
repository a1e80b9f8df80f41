/**
 * The day of the week beside a date, in the same cell: "Mon 03/03/2025", "2025-03-03 (Mo)", "2025/03/03(月)". A shop is
 * called Sun, too, so the word must stand alone there or in brackets.
 */
import type { Word } from '@extracto/model';
import { weekdayReadings } from '../knowledge/lexicon.ts';
import { rememberByText } from '../knowledge/remember-by-text.ts';
import { LINES } from '../lines/thresholds.ts';
import { TOKENS } from './thresholds.ts';

const { WORD_GAP } = LINES.spacing;
const { SPACE } = TOKENS.readWeekday;

const IN_BRACKETS = String.raw`^[(（]\s*(\p{L}+)\.?\s*[)）]`;
const GLUED = new RegExp(IN_BRACKETS, 'u');
const BRACKETED = new RegExp(`${IN_BRACKETS}$`, 'u');
const BARE = /^(\p{L}+)[.,]?$/u;

const LETTER = /\p{L}/u;

/** A Thursday, too; but a line that ends with it goes on below: "December 31, 2025 to" · "January 31, 2026". */
const UNTIL = /^(?:to|do)$/;

/** A day of the week, and the words of a date with it. */
export interface WeekdayReading {
  /** Days that the word may mean, 0 is Monday; never empty. */
  readonly days: readonly number[];
  readonly from: number;
  readonly last: number;
  /** The text glued behind both. */
  readonly rest: string;
}

/** `null` when there is none. The date has the words from `from` to `last`, and `rest` is glued behind it. */
export function readWeekday(words: readonly Word[], from: number, last: number, rest: string): WeekdayReading | null {
  const glued = rest === '' ? null : GLUED.exec(rest);
  if (glued !== null) return found({ days: weekdayReadings(glued[1]!), from, last, rest: rest.slice(glued[0].length) });
  if (from > 0 && gap(words[from - 1]!, words[from]!) <= SPACE && isBorder(words, from - 1)) {
    const reading = found({ days: daysOf(words[from - 1]!.text), from: from - 1, last, rest });
    if (reading !== null) return reading;
  }
  const after = words[last + 1];
  // "2025UPI/VAISHALI P": it goes on the text that is glued to the date
  if (after === undefined || LETTER.test(rest) || gap(words[last]!, after) > SPACE) return null;
  if (UNTIL.test(after.text) && last + 2 === words.length) return null;
  const isAlone = isBorder(words, last + 2) || BRACKETED.test(after.text);
  return isAlone ? found({ days: daysOf(after.text), from, last: last + 1, rest: '' }) : null;
}

function found(reading: WeekdayReading): WeekdayReading | null {
  return reading.days.length === 0 ? null : reading;
}

/** Days that a word may name, alone or in brackets; empty for any other word. */
const daysOf = rememberByText((word) => weekdayReadings((BRACKETED.exec(word) ?? BARE.exec(word))?.[1] ?? ''));

/** Between the word and the one before it. */
function isBorder(words: readonly Word[], at: number): boolean {
  return at === 0 || at >= words.length || gap(words[at - 1]!, words[at]!) > WORD_GAP;
}

function gap(left: Word, right: Word): number {
  return (right.box[0] - left.box[2]) / Math.max(left.font.heightPt, right.font.heightPt);
}
