/**
 * Reads a recognised word as a figure: letters that look like digits become digits where the rest is an amount
 * or a date, separators become those of the page, and each ambiguous mark gives another reading of the whole word.
 *
 *   "l,2O4.56"  →  1,204.56                       a letter in an amount is a misread digit
 *   "5:305,82"  →  5.305,82                       where other amounts of the page print a decimal comma
 *   "Sth"       →  5th                            an English day
 *   "15.39.C"   →  15.39C                         between an amount and its mark of credit stands nothing
 *   "17,50Ε"    →  17,50€                         a Greek letter behind an amount is the currency
 *   "11:04/2017" →  11/04/2017                    the separators of a date are alike
 *   "A2128"     →  A2128                          a reference keeps its letters
 *   "1,234.56"  →  1,284.56, 7,234.56 …           from the recogniser's choices for each mark
 */
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { readNamedDate } from './read-named-date.ts';
import { OCR } from './thresholds.ts';

const { MOST_ALTERNATIVES, SURE_SHARE, SURE_SHARE_OF_COMMAS, LEAST_AMOUNTS, LEAST_SHARE_BEHIND_GROUPS } =
  OCR.readFigure;

export interface FigureReading {
  readonly text: string;
  /** Best first. */
  readonly alternatives: readonly string[];
}

export type DecimalMark = '.' | ',' | null;

/** Letters that print like digits: Latin, then Greek and Cyrillic. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  ']': '1',
  '[': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
  '§': '5',
  g: '9',
  q: '9',
  Ο: '0',
  ο: '0',
  Ι: '1',
  Ί: '1',
  Β: '8',
  О: '0',
  о: '0',
};
export const AMOUNT = /^[-+(−–]?\p{Sc}?\d[\d.,'’]*[.,]\d{2}\p{Sc}?[-+)−–]?$/u;
const DATE = /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?[.,]?$/;
/**
 * Groups of three, or of two before the last one as in India, and two decimals, whatever stands between them. Without a group
 * "12.07" may be a day, "17:43" an hour.
 */
const GROUPED =
  /^([-+(−–]?\p{Sc}?)(\d{1,3}(?:[.,:;]\d{3})+|\d{1,2}(?:[.,:;]\d{2})+[.,:;]\d{3})[.,:;](\d{2})(\p{Sc}?[-+)−–]?)$/u;
/** Three digits, a sign or a currency around two decimals: no day and no hour. */
const UNGROUPED =
  /^(?:(?:[-+(−–]?\p{Sc}?\d{3,}|(?:[-+(−–]\p{Sc}?|\p{Sc})\d{1,2})[.,:;]\d{2}\p{Sc}?|\d{1,2}[.,:;]\d{2}\p{Sc})[-+)−–]?$/u;
export const DAY = /^(?:0?[1-9]|[12]\d|3[01])\.?$/;
export const FULL_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
/** With a currency in letters or a sign before it, and a few of them behind it. */
const WITH_DECIMALS = /^[-+(−–]?(?:\p{L}{1,3}\.?|\p{L}{0,2}\p{Sc})?(\d[\d.,]*)([.,])\d{2}\D{0,3}$/u;

/**
 * The mark before the last two digits of the amounts of a page; `null` when the page does not say. Groups behind the other mark
 * tell it, else most amounts do: commas lose their tails more easily than points grow one, so fewer of them are enough.
 */
export function findDecimalMark(words: readonly Pick<RecognisedWord, 'text'>[]): DecimalMark {
  const all = { '.': 0, ',': 0 };
  const grouped = { '.': 0, ',': 0 };
  for (const { text } of words) {
    const [, whole, found] = WITH_DECIMALS.exec(text) ?? [];
    if (whole === undefined || FULL_DATE.test(text)) continue;
    const mark = found as '.' | ',';
    all[mark] += 1;
    if (!whole.includes(mark) && /[.,]/.test(whole)) grouped[mark] += 1;
  }
  const count = all['.'] + all[','];
  if (count < LEAST_AMOUNTS) return null;
  for (const [mark, other] of [
    ['.', ','],
    [',', '.'],
  ] as const)
    if (grouped[mark] > 0 && grouped[other] === 0 && all[mark] >= count * LEAST_SHARE_BEHIND_GROUPS) return mark;
  if (all['.'] >= count * SURE_SHARE) return '.';
  return all[','] >= count * SURE_SHARE_OF_COMMAS ? ',' : null;
}

export function readFigure({ text, symbols }: RecognisedWord, mark: DecimalMark): FigureReading {
  const named = readNamedDate(text) ?? readOrdinal(text);
  if (named !== null) return { text: named, alternatives: [] };
  const repaired = alignMarks(repairDigits(text), mark);
  const marks = [...repaired];
  if (!/\d/.test(repaired) || marks.length !== symbols.length) return { text: repaired, alternatives: [] };
  const others = symbols.flatMap(({ confidence, alternatives }, index) =>
    alternatives
      .map((other) => LOOK_ALIKES[other] ?? other)
      .filter((other) => /^[\d.,]$/.test(other) && other !== marks[index])
      .map((other, rank) => ({ text: marks.with(index, other).join(''), confidence, rank })),
  );
  const ranked = others.toSorted((one, other) => one.rank - other.rank || one.confidence - other.confidence);
  const texts = new Set(ranked.map((other) => alignMarks(other.text, mark)).filter((other) => other !== repaired));
  return { text: repaired, alternatives: [...texts].slice(0, MOST_ALTERNATIVES) };
}

/** "Ist" and "2nd" may be words or not; none ends in "th" behind one or two marks like these. */
function readOrdinal(text: string): string | null {
  const marks = /^([\dOoIlSBZ]{1,2})th$/.exec(text)?.[1];
  if (marks === undefined) return null;
  const day = [...marks].map((mark) => LOOK_ALIKES[mark] ?? mark).join('');
  return DAY.test(day) ? `${day}th` : null;
}

/** Only where there are more digits than letters already, and the whole becomes an amount or a date. */
export function repairDigits(read: string): string {
  // a low quotation mark prints like a comma
  const text = /\d/.test(read) ? alignDate(read.replaceAll('‚', ',')) : read;
  if (AMOUNT.test(text) || DATE.test(text)) return text;
  const euro = text.replace(/[Εε]$/, '€');
  if (AMOUNT.test(euro)) return euro;
  const marked = /^(.*\d)[.,](\p{L}{1,2})$/u.exec(text);
  if (marked !== null && AMOUNT.test(marked[1]!)) return `${marked[1]}${marked[2]}`;
  const digits = text.replace(/\D/g, '').length;
  if (digits <= text.replace(/[\d.,:;/+()-]/g, '').length) return text;
  const repaired = [...text].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return AMOUNT.test(repaired) || DATE.test(repaired) || GROUPED.test(repaired) ? repaired : text;
}

/** Letters that cannot be misread digits. */
export function countLetters(text: string): number {
  return [...text].filter((mark) => /\p{L}/u.test(mark) && LOOK_ALIKES[mark] === undefined).length;
}

/** Letters behind an amount without those at their beginning that are misread digits, as a sign of percent may be. */
export function dropDigits(letters: string): string {
  const first = [...letters].findIndex((letter) => LOOK_ALIKES[letter] === undefined && letter !== '%');
  return first < 0 ? '' : [...letters].slice(first).join('');
}

/** A date with two separators has the same one twice; strokes lose ink, and points gain none. */
export function alignDate(text: string): string {
  const [, first, one, second, two, year] = /^(\d{1,2})([./:-])(\d{1,2})([./:-])((?:19|20)\d{2})$/.exec(text) ?? [];
  if (year === undefined || (one === two && one !== ':')) return text;
  const separator = ['/', '-', '.'].find((candidate) => candidate === one || candidate === two) ?? '/';
  return [first, second, year].join(separator);
}

/** Separators as the page prints them. */
export function alignMarks(text: string, mark: DecimalMark): string {
  if (mark === null) return text;
  if (UNGROUPED.test(text)) return text.replace(/[.,:;](?=\d{2}\D*$)/, mark);
  const parts = GROUPED.exec(text);
  if (parts === null) return text;
  const [, head, whole, decimals, tail] = parts;
  const group = mark === '.' ? ',' : '.';
  return `${head}${whole!.replace(/[.,:;]/g, group)}${mark}${decimals}${tail}`;
}

/** Puts the page's decimal mark before the decimals of a known amount. */
export function withMark(amount: string, mark: DecimalMark): string {
  return mark === null ? amount : alignMarks(amount, mark).replace(/[.,](?=\d{2}\D*$)/, mark);
}
