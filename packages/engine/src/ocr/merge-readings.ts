/**
 * Two readings of one figure → one. Where both see the same digits the figure is sure; signs and separators come from the one
 * that sees them in a way that makes an amount or a date. Where they differ the surer and better formed one is taken, the
 * other is kept as another reading, and the figure counts as ambiguous.
 *
 *   first "33347"      second "333,47"      →  333,47     sure
 *   first "3,683.59"   second "-3,583.59"   →  -3,583.59  ambiguous, with 3,683.59 as the other reading
 *   first "12/31/18"   second "12/3118"     →  12/31/18   sure
 */

import type { SecondReading } from '../geometry/line-image.ts';
import { currencyOf } from '../knowledge/currencies.ts';
import { digitsOf } from '../knowledge/letters.ts';
import { namesOneMonth } from '../knowledge/names-one-month.ts';
import type { FigureKind } from './find-figure-columns.ts';
import {
  AMOUNT,
  alignDate,
  alignMarks,
  DAY,
  type DecimalMark,
  dropDigits,
  type FigureReading,
  FULL_DATE,
  repairDigits,
  withMark,
} from './read-figure.ts';
import { readNamedDate } from './read-named-date.ts';
import { OCR } from './thresholds.ts';

export const { CONFIRMED, UNCONFIRMED, SURE_DIGITS } = OCR.mergeReadings;
const { DIFFERENT, GUESSED, SURE } = OCR.mergeReadings;

export interface FirstReading extends FigureReading {
  /** 0 to 1. */
  readonly confidence: number;
}

/** Debit and credit in the languages that print a letter for them. */
const MARK_BEHIND = /(?<=\d)(?:CR|DR|[CDSH])$/;
const BARE_CENTS = /^[-+]?[.,]\d{2}-?$/;
/** No day and no month. */
const NAUGHT = /(?:^|[./-])0{1,2}(?:[./-]|$)/;

export function mergeReadings(first: FirstReading, second: SecondReading, mark: DecimalMark): FirstReading {
  if (readNamedDate(first.text) !== null) return mergeNamedDates(first, second.text.replace(/\s/g, ''));
  const other = cleanFigure(second.text);
  // "O6" beside "06" is a day, and "Q3" is none
  if (/^[OoQΟοОо]\d$/.test(first.text) && other === `0${first.text[1]}`)
    return { ...first, text: other, confidence: Math.max(first.confidence, CONFIRMED) };
  if (isWithBorder(first.text, other))
    return { ...first, text: other, confidence: Math.max(first.confidence, CONFIRMED) };
  const [one, two] = [digitsOf(first.text), digitsOf(other)];
  // cents without a figure before them keep their mark, which the second reader puts at the edge of what it sees
  if (BARE_CENTS.test(first.text) && one === two)
    return { ...first, confidence: Math.max(first.confidence, CONFIRMED) };
  if (two === '' || (isGuess(second) && one !== two))
    return { ...first, confidence: Math.min(first.confidence, UNCONFIRMED) };
  const isOfPage = AMOUNT.test(first.text) && markOf(first.text) === mark;
  const seen = isOfPage && AMOUNT.test(other) ? withMark(other, mark) : alignMarks(other, mark);
  if (isSameFigure(first.text, other, one, two)) {
    const text = withSign(chooseForm(first.text, seen, mark), first.text, seen);
    return { ...first, text, confidence: Math.max(first.confidence, CONFIRMED) };
  }
  const affixed = affixesOf(first.text);
  // letters around were digits where the other reader sees so many more of them
  const hasMore = two.length > one.length;
  const before = hasMore && currencyOf(affixed.before).length === 0 ? '' : affixed.before;
  const kept = hasMore && currencyOf(affixed.behind).length === 0 ? dropDigits(affixed.behind) : affixed.behind;
  // one of them took the letter behind an amount for a digit, or a digit for such a letter
  const marked = one.length === two.length ? '' : (MARK_BEHIND.exec(second.text.trim())?.[0] ?? '');
  const replacement = `${before}${seen}${kept === '' ? marked : kept}`;
  const [better, worse] = [rank(seen), rank(first.text)];
  const isBetter = better > worse || (better === worse && isSurer(second, first, two.length < one.length));
  const [text, left] = isBetter ? [replacement, first.text] : [first.text, replacement];
  const alternatives = [...new Set([left, ...first.alternatives])].filter((reading) => reading !== text);
  return { text, alternatives, confidence: Math.min(first.confidence, DIFFERENT) };
}

/** True when the second reader sees other digits than `first`. */
export function seesOtherDigits(first: string, second: SecondReading): boolean {
  const other = cleanFigure(second.text);
  return !isSameFigure(first, other, digitsOf(first), digitsOf(other));
}

/** True when the second reader is unsure of both the digits and the rest of the figure. */
function isGuess({ confidence, digitConfidence }: SecondReading): boolean {
  return confidence < GUESSED && digitConfidence < SURE_DIGITS;
}

/**
 * Digits that differ are judged by themselves, however faint the marks between them. One that was left out shows in what
 * stands beside it: the second reader takes the same figure twice in a row for one.
 */
function isSurer(second: SecondReading, first: FirstReading, hasFewer: boolean): boolean {
  if (hasFewer) return second.confidence >= SURE && second.confidence >= first.confidence;
  if (second.confidence >= SURE) return true;
  return second.digitConfidence >= SURE_DIGITS && second.digitConfidence > first.confidence;
}

/**
 * The second reader's figure at a place where a column of figures goes on; `null` when it is no such figure or a guess.
 * `first` is what the first one read there: the same digits need less confidence, and sure digits none of
 * the marks between them. `marks` are those of a column of marks.
 */
export function readOverlooked(
  first: string,
  { text, confidence, digitConfidence }: SecondReading,
  { kind, marks }: { readonly kind: FigureKind; readonly marks: readonly string[] },
  mark: DecimalMark,
): string | null {
  if (kind === 'mark') return confidence >= SURE && marks.includes(text.trim()) ? text.trim() : null;
  const [one, two] = [digitsOf(first), digitsOf(cleanFigure(text))];
  if (confidence < (one === two ? GUESSED : SURE) && digitConfidence < SURE_DIGITS) return null;
  if (kind === 'date') {
    const bare = text.replace(/\s/g, '');
    const cleaned = cleanFigure(text);
    return readNamedDate(bare) ?? (isDate(cleaned) && !NAUGHT.test(cleaned) ? cleaned : null);
  }
  if (kind === 'day') return DAY.test(cleanFigure(text)) ? cleanFigure(text) : null;
  const seen = withMark(cleanFigure(text), mark);
  if (!AMOUNT.test(seen)) return null;
  // "431€C" beside "4,31": what stands behind the digits only the first reader knows
  const isSame = one === digitsOf(seen) && /\d$/.test(seen);
  return isSame ? withSign(`${seen}${affixesOf(first).behind}`, first, seen) : seen;
}

/** A date, what may be its day, or an amount with its decimals; `null` for anything else. */
export function kindOfFigure(text: string): FigureKind | null {
  if (isDate(text) || readNamedDate(text) !== null) return 'date';
  if (DAY.test(text)) return 'day';
  return AMOUNT.test(text) ? 'amount' : null;
}

/**
 * The other reader does not know the letters of every language: what is no date to it tells nothing, unless it sees the same digits
 * around a name that can be no other month.
 */
function mergeNamedDates(first: FirstReading, second: string): FirstReading {
  const other = readNamedDate(second);
  if (other === null) {
    const isConfirmed =
      digitsOf(first.text) === digitsOf(second) && namesOneMonth(first.text.replace(/[^\p{L}\p{M}]/gu, ''));
    const confidence = isConfirmed ? Math.max(first.confidence, CONFIRMED) : Math.min(first.confidence, UNCONFIRMED);
    return { ...first, confidence };
  }
  if (digitsOf(first.text) === digitsOf(other)) return { ...first, confidence: Math.max(first.confidence, CONFIRMED) };
  return { ...first, alternatives: [other, ...first.alternatives], confidence: Math.min(first.confidence, DIFFERENT) };
}

/** Letters, currency signs and what the reader makes of them fall off the ends; strokes become what they print as. */
export function cleanFigure(text: string): string {
  const figure = text
    .normalize('NFKC')
    .replace(/[−–—_~]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s/g, '')
    .replace(/^([(+-]?)[OoQ](?=\d)/, '$10')
    .replace(/^([(+-]?)[lI|!](?=\d)/, '$11')
    .replace(/^[^\d(+-]+|[^\d)+-]+$/g, '');
  return repairDigits(alignDate(figure));
}

/** A currency sign that the second reader does not know looks like a digit to it. */
function isSameFigure(text: string, other: string, one: string, two: string): boolean {
  if (one === two) return true;
  if (isWithBorder(other, text)) return true;
  // "91€" beside "9,11": a digit was lost, and none of them is the currency
  if (AMOUNT.test(other) && !AMOUNT.test(text)) return false;
  if (/^[-+(]?\p{Sc}/u.test(text) && two.slice(1) === one) return true;
  return /\p{Sc}[-+)]?$/u.test(text) && two.slice(0, -1) === one;
}

/** With equal digits, returns the form that is an amount or a date, else the first reading. */
function chooseForm(first: string, second: string, mark: DecimalMark): string {
  // both are amounts: the one with the mark of the page, or that of the second reader, which tells commas from points better
  const isOther =
    AMOUNT.test(second) && markOf(second) === (mark ?? markOf(second)) && markOf(first) !== markOf(second);
  if (!isOther && rank(first) >= rank(second)) return alignMarks(first, mark);
  if (digitsOf(first) !== digitsOf(second)) return alignMarks(first, mark);
  const { before, behind } = affixesOf(first);
  // letters before an amount that are no currency are dirt
  const isDirt = before !== '' && rank(second) >= 2 && currencyOf(before).length === 0;
  return `${isDirt ? '' : before}${second}${behind}`;
}

/** Returns the mark before the decimals of an amount. */
function markOf(amount: string): string | null {
  return /([.,])\d{2}\D*$/.exec(amount)?.[1] ?? null;
}

/** "1209/18" lacks a separator, and "12/09/208" a figure of its year. */
function isDate(text: string): boolean {
  return /^(?:\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{2}|\d{4})|[.,]?)|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/.test(text);
}

/** "102/04/2026" beside "02/04/2026": the border of a cell looks like a one. */
function isWithBorder(text: string, date: string): boolean {
  if (!FULL_DATE.test(date) || !isDate(date) || isDate(text)) return false;
  const digits = digitsOf(date);
  return [`1${digits}`, `${digits}1`].includes(digitsOf(text));
}

/** Digits in groups of three, or of two before the last as in India, behind one kind of mark that is not the decimal one. */
const WELL_GROUPED = /^\D*(?:\d+|\d{1,3}([.,'’])(?:\d{2,3}\1)*\d{3}(?!\1))[.,]\d{2}\D*$/u;

/** Rank of a reading by its form: an amount or a date before a badly grouped amount, a day or a year, and these before anything else. */
function rank(text: string): number {
  const bare = text.replace(/\p{L}+$/u, '');
  if (isDate(bare) && !NAUGHT.test(bare)) return 3;
  if (AMOUNT.test(bare)) return WELL_GROUPED.test(bare) && !isTorn(bare) ? 3 : 2;
  return Number(/^\d{1,4}$/.test(bare));
}

/** One of two brackets was lost. */
function isTorn(text: string): boolean {
  return text.includes('(') !== text.includes(')');
}

/**
 * Text around the digits of a first reading that is no sign: currencies, marks of debit and credit. A round letter in
 * front of a zero is half of it.
 */
function affixesOf(text: string): { before: string; behind: string } {
  if (/^[OoQΟοОо](?=\d)/.test(text)) return affixesOf(text.slice(1));
  const [, before = '', behind = ''] = /^([\p{L}\p{Sc}]*).*?([\p{L}\p{Sc}%]*)$/u.exec(text) ?? [];
  return { before, behind };
}

/** A minus that one of them sees at an end is there: they overlook dashes, and invent none. */
function withSign(text: string, first: string, second: string): string {
  if (FULL_DATE.test(text) || text.includes('/') || /^\D*[-(]|[-)]\D*$/.test(text)) return text;
  const signed = [second, first].find((reading) => /^[\p{L}\p{Sc}]*-|-$/u.test(reading));
  if (signed === undefined) return text;
  return signed.endsWith('-') ? `${text}-` : `-${text}`;
}
