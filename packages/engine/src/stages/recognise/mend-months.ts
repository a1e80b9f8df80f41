/**
 * Months of a column of days that were misread by one letter: a page prints its months alike, so a word behind a day that is
 * one letter off one of them, and off no other, is that month.
 *
 *   18 dic    26 dic    18 dc   →   18 dic        04-feb-23    12-eb-23   →   12-feb-23
 */
import type { RecognisedWord } from '../../adapters/ocr/recognised.ts';
import { monthReadings } from '../../knowledge/lexicon.ts';
import { foldText } from '../../knowledge/normalise-label.ts';
import { UNCONFIRMED } from './merge-readings.ts';

/** In heights of the day: the gap behind it, and how far months of one column begin from each other. */
const BEHIND = 0.8;
const SAME_COLUMN = 0.6;

/** Groups: a day and a mark where they are one word with the month, the month, and the year. */
const NAMED_DAY = /^(\d{1,2}[/.-]?)(\p{L}{2,}\.?)([/.-]?\d{2,4})?$/u;

/** A word that is a month, or that is where months are printed. */
interface MonthPlace {
  readonly before: string;
  readonly name: string;
  readonly behind: string;
  readonly left: number;
  readonly height: number;
}

/** `words` in the order of their lines. A mended month is doubtful. */
export function mendMonths(words: readonly RecognisedWord[]): RecognisedWord[] {
  const places = words.map((_, index) => findMonthPlace(words, index));
  const months = places.filter((place): place is MonthPlace => place !== null && isMonth(place.name));
  if (months.length === 0) return [...words];
  return words.map((word, index) => {
    const place = places[index] ?? null;
    if (place === null || isMonth(place.name)) return word;
    const fitting = new Map(
      months
        .filter((month) => isSameColumn(month, place) && isOneOff(foldText(month.name), foldText(place.name)))
        .map((month) => [foldText(month.name), month.name]),
    );
    const [month] = fitting.values();
    if (month === undefined || fitting.size > 1) return word;
    const text = `${place.before}${month}${place.behind}`;
    return { ...word, text, confidence: Math.min(word.confidence, UNCONFIRMED) };
  });
}

function findMonthPlace(words: readonly RecognisedWord[], index: number): MonthPlace | null {
  const { text, box } = words[index]!;
  const place = { left: box[0], height: box[3] - box[1] };
  const [, before, name, behind = ''] = NAMED_DAY.exec(text) ?? [];
  if (before !== undefined && name !== undefined) return { before, name, behind, ...place };
  const isBare = /^\p{L}{2,}\.?$/u.test(text) && standsBehindDay(words, index);
  return isBare ? { before: '', name: text, behind: '', ...place } : null;
}

/** Printed alike, one below the other. */
function isSameColumn(month: MonthPlace, place: MonthPlace): boolean {
  const isAlike = (month.before === '') === (place.before === '') && (month.behind === '') === (place.behind === '');
  return isAlike && Math.abs(month.left - place.left) <= SAME_COLUMN * place.height;
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
