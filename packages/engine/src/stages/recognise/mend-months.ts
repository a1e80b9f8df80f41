/**
 * Months of a column of days that were misread by one letter: a page prints its months alike, so a word behind a day that is
 * one letter off one of them, and off no other, is that month.
 *
 *   18 dic    26 dic    18 dc   →   18 dic
 */
import type { RecognisedWord } from '../../adapters/ocr/recognised.ts';
import { monthReadings } from '../../knowledge/lexicon.ts';
import { foldText } from '../../knowledge/normalise-label.ts';
import { UNCONFIRMED } from './merge-readings.ts';

/** In heights of the day: the gap behind it, and how far months of one column begin from each other. */
const BEHIND = 0.8;
const SAME_COLUMN = 0.6;

/** `words` in the order of their lines. A mended month is doubtful. */
export function mendMonths(words: readonly RecognisedWord[]): RecognisedWord[] {
  const months = words.filter((word, index) => standsBehindDay(words, index) && isMonth(word.text));
  if (months.length === 0) return [...words];
  return words.map((word, index) => {
    if (!/^\p{L}{2,}\.?$/u.test(word.text) || isMonth(word.text) || !standsBehindDay(words, index)) return word;
    const [, top, , bottom] = word.box;
    const above = months.filter(({ box }) => Math.abs(box[0] - word.box[0]) <= SAME_COLUMN * (bottom - top));
    const fitting = new Map(
      above
        .filter(({ text }) => isOneOff(foldText(text), foldText(word.text)))
        .map(({ text }) => [foldText(text), text]),
    );
    const [month] = fitting.values();
    if (month === undefined || fitting.size > 1) return word;
    return { ...word, text: month, confidence: Math.min(word.confidence, UNCONFIRMED) };
  });
}

function isMonth(text: string): boolean {
  return monthReadings(text).length > 0;
}

function standsBehindDay(words: readonly RecognisedWord[], index: number): boolean {
  const [day, word] = [words[index - 1], words[index]!];
  if (day === undefined || day.lineIndex !== word.lineIndex || !/^(?:0?[1-9]|[12]\d|3[01])\.?$/.test(day.text))
    return false;
  const gap = word.box[0] - day.box[2];
  return gap >= 0 && gap <= BEHIND * (day.box[3] - day.box[1]);
}

/** One letter is another, is missing or is too many. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1);
}
