/**
 * Months of a column of days that were misread by one letter: a page prints its months alike, so a word behind a day that is
 * one letter off one of them, and off no other, is that month. Where it is none of those, the other months of their language
 * are asked.
 *
 *   18 dic    26 dic    18 dc   →   18 dic        04-feb-23    12-eb-23   →   12-feb-23
 *   28 de dez.    01 de an”    04 dejan,   →   28 de dez.    01 de jan    04 de jan
 */
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { monthNamesBeside, monthReadings } from '../knowledge/lexicon.ts';
import { foldText } from '../knowledge/normalise-label.ts';
import { cutWord } from './cut-word.ts';
import { UNCONFIRMED } from './merge-readings.ts';
import { DAY } from './read-figure.ts';
import { OCR } from './thresholds.ts';

const { BEHIND, SAME_COLUMN, LEAST_CONNECTORS } = OCR.correctMonths;

/** Groups: a day and a mark where they are one word with the month, the month, and the year. */
const NAMED_DAY = /^(\d{1,2}[/.-]?)(\p{L}{2,}\.?)([/.-]?\d{2,4})?$/u;

/** With what dirt, or a thin letter at the end, looks like behind a faint letter. */
const BARE = /^\p{L}{2,}[.,”"’'—!|-]{0,3}$/u;
/** Between a day and its month in the languages of the Iberian peninsula and in English. */
const CONNECTOR = /^(?:de|del|of)$/i;
const GLUED = /^(\d{1,2})?(de|del|of)(\p{L}{2,})/u;

/** A word that is a month, or that is where months are printed. */
interface MonthPlace {
  readonly before: string;
  readonly name: string;
  readonly behind: string;
  readonly left: number;
  readonly height: number;
}

/** `words` in the order of their lines. A corrected month is ambiguous. */
export function correctMonths(given: readonly RecognisedWord[]): RecognisedWord[] {
  const words = splitConnectors(given).map((word, index, all) => wipeDirt(word, all, index));
  const places = words.map((_, index) => findMonthPlace(words, index));
  const months = places.filter((place): place is MonthPlace => place !== null && isMonth(place.name));
  if (months.length === 0) return words;
  return words.map((word, index) => {
    const place = places[index] ?? null;
    if (place === null || isMonth(place.name)) return word;
    const printed = months.filter((month) => isSameColumn(month, place)).map(({ name }) => name);
    if (printed.length === 0) return word;
    const month = findOnly(printed, place.name) ?? findOnly([...monthNamesBeside(printed.map(lettersOf))], place.name);
    if (month === null) return word;
    return {
      ...word,
      text: `${place.before}${month}${place.behind}`,
      confidence: Math.min(word.confidence, UNCONFIRMED),
    };
  });
}

/** The only one of the months that `name` is one letter off. */
function findOnly(months: readonly string[], name: string): string | null {
  const read = foldText(lettersOf(name));
  const fitting = months.filter((month) => isOneOff(foldText(lettersOf(month)), read));
  const [month] = fitting;
  if (month === undefined) return null;
  return new Set(fitting.map((one) => foldText(lettersOf(one)))).size === 1 ? month : null;
}

/** "12dejan" is "12 de jan"; "01 dean" is "01 de an" only where others print the connecting word. */
function splitConnectors(words: readonly RecognisedWord[]): RecognisedWord[] {
  const printed = words.filter(({ text }, index) => CONNECTOR.test(text) && isBehindDay(words, index));
  return words.flatMap((word, index) => {
    const [, day = '', connector, name] = GLUED.exec(word.text) ?? [];
    if (connector === undefined || word.symbols.length !== [...word.text].length) return [word];
    const isDay = day === '' ? isBehindDay(words, index) : DAY.test(day);
    if (!isDay || (!isMonth(name!) && printed.length < LEAST_CONNECTORS)) return [word];
    const { front, behind } = cutWord(word, day.length + connector.length);
    if (day === '') return [front, behind];
    const { front: first, behind: second } = cutWord(front, day.length);
    return [first, second, behind];
  });
}

/** Behind a month: marks that a faint point was taken for. */
function wipeDirt(word: RecognisedWord, words: readonly RecognisedWord[], index: number): RecognisedWord {
  const isDirty = /[^\p{L}.]$/u.test(word.text) && BARE.test(word.text) && isMonth(lettersOf(word.text));
  return isDirty && standsBehindDay(words, index) ? { ...word, text: lettersOf(word.text) } : word;
}

function lettersOf(name: string): string {
  return name.replace(/\P{L}+$/u, '');
}

function findMonthPlace(words: readonly RecognisedWord[], index: number): MonthPlace | null {
  const { text, box } = words[index]!;
  const place = { left: box[0], height: box[3] - box[1] };
  const [, before, name, behind = ''] = NAMED_DAY.exec(text) ?? [];
  if (before !== undefined && name !== undefined) return { before, name, behind, ...place };
  const isBare = BARE.test(text) && standsBehindDay(words, index);
  return isBare ? { before: '', name: text, behind: '', ...place } : null;
}

/** Printed alike, one below the other. */
function isSameColumn(month: MonthPlace, place: MonthPlace): boolean {
  const isAlike = (month.before === '') === (place.before === '') && (month.behind === '') === (place.behind === '');
  return isAlike && Math.abs(month.left - place.left) <= SAME_COLUMN * Math.max(month.height, place.height);
}

function isMonth(text: string): boolean {
  return monthReadings(text).length > 0;
}

/** Perhaps with "de" between them. */
function standsBehindDay(words: readonly RecognisedWord[], index: number): boolean {
  if (isBehindDay(words, index)) return true;
  return CONNECTOR.test(words[index - 1]?.text ?? '') && isBehind(words, index) && isBehindDay(words, index - 1);
}

function isBehindDay(words: readonly RecognisedWord[], index: number): boolean {
  return isBehind(words, index) && DAY.test(words[index - 1]!.text);
}

/** With no more than a space to the word before. */
function isBehind(words: readonly RecognisedWord[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]!];
  if (before === undefined || before.lineIndex !== word.lineIndex) return false;
  const gap = word.box[0] - before.box[2];
  return gap >= 0 && gap <= BEHIND * (before.box[3] - before.box[1]);
}

/** One letter is another, is missing or is too many. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1);
}
