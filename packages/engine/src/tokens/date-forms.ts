/**
 * The printed forms of a date, in order of how much they say: a pattern, and what its groups mean under every calendar.
 *
 *   01/02/2024   2024-02-01   02 May 2023   03JAN   5-III-2024   2024年1月3日   令和7年2月1日   113/01/03   03/01/2567
 *
 * A new notation is one more form in `FORMS`. Known weakness: the first form that matches at a word wins.
 */

import { daysInMonth } from '@extracto/model';
import { hasCodeFrom, isDigit } from '../knowledge/letters.ts';
import { monthReadings } from '../knowledge/lexicon.ts';
import type { DateOrder, DateReading } from '../lines/reading.ts';
import { endOfFigure, isMark } from './date-cell.ts';
import { BEFORE_BUDDHIST, isBuddhist, yearOfEra } from './eras.ts';
import { readJalali } from './read-jalali.ts';
import { TOKENS } from './thresholds.ts';

export const { LONGEST_MONTH } = TOKENS.dateForms;
const { MOST_KNOWN, BEFORE_REPUBLIC } = TOKENS.dateForms;

/** Separators between the digits of a date: the signs 年月日 or 년월일, the name of its month, a mark, or only spaces. */
type Parting = 'sign' | 'month' | 'mark' | 'nothing';

interface Form {
  readonly pattern: RegExp;
  readonly parting: Parting;
  /** The month is printed as such. */
  readonly named: boolean;
  /** Begins with a figure, or else with the name of a month. */
  readonly startsWithFigure: boolean;
  readonly read: (groups: readonly string[]) => readonly DateReading[];
  /** The result of a form for a text that it matched: the dates of a statement repeat. */
  readonly known: Map<string, readonly DateReading[]>;
}

const SEPARATOR = '[-./\\u2010\\u2011\\u2013\\u2212]';

const DAY_SUFFIX = '(?:st|nd|rd|th|er|º|ª|\\.)?';

const CONNECTOR = "(?:\\s*(?:de|del|of|DE|DEL|OF|[dD]['’])\\s+|\\s*[-./]\\s*|\\s+|)";

/** Thai writes vowels above and below its letters, and has a point within a short name: ก.ย. */
const MONTH_WORD = '(\\p{L}{3,12}|[\\u0e01-\\u0e4e]{1,12}(?:\\.[\\u0e01-\\u0e4e])?)\\.?';
/** Months in Roman figures, between marks. */
const ROMAN_MONTHS: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const ROMAN = `${SEPARATOR}\\s?(${ROMAN_MONTHS.toReversed().join('|')})${SEPARATOR}\\s?`;

const YEAR_TAIL = "(?:\\s*,?\\s*(?:de\\s+|del\\s+|DE\\s+|DEL\\s+)|\\s*[-./,]\\s*|\\s+|['’])(\\d{4}|['’]?\\d{2})";

/** Behind a month's name the year may be glued: 02MAY2023. */
const GLUED_YEAR = YEAR_TAIL.replace("['’])", "['’]|)");

/** In front of the year, whole or by its first sign or letter. */
export const ERA = '(令和|平成|昭和|民國|民国|中華民國|[令平昭]|[RHS](?=\\d{1,2}[.年]))';

/** Figures with a year, parted by marks. */
export const YEAR_BY_MARKS: readonly Form[] = [
  form(`(\\d{4})${SEPARATOR}\\s?(\\d{1,2})${SEPARATOR}\\s?(\\d{1,2})(?!\\d)(?:\\.(?=\\p{L}))?`, 'mark', ([y, m, d]) => [
    ...reading('ymd', y!, m!, d!),
    ...reading('ydm', y!, d!, m!),
    ...jalali(y!, m!, d!),
  ]),
  form(`(1[0-3]\\d)[./](\\d{2})[./](\\d{2})(?!\\d)`, 'mark', ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(
    `(\\d{1,2})${SEPARATOR}\\s?(\\d{1,2})${SEPARATOR}\\s?(\\d{4}|\\d{2}(?!\\d))(?:\\.(?=\\p{L}))?`,
    'mark',
    ([a, b, y]) => [
      ...reading('dmy', y!, b!, a!),
      ...reading('mdy', y!, a!, b!),
      ...(y!.length === 2 ? reading('ymd', a!.padStart(2, '0'), b!, y!) : []),
    ],
  ),
];

/** In order of how much they say: the first that matches at a word wins. */
const FORMS: readonly Form[] = [
  form(
    `${ERA}\\s?(\\d{1,3}|元)\\s?[年./-]\\s?(\\d{1,2})\\s?[月./-]\\s?(\\d{1,2})\\s?日?(?!\\d)`,
    'sign',
    ([era, y, m, d]) => reading('ymd', String(yearOfEra(era!, y === '元' ? 1 : Number(y))), m!, d!),
  ),
  form(`(\\d{4}|1[0-3]\\d)\\s?年\\s?(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?日`, 'sign', ([y, m, d]) =>
    reading('ymd', y!, m!, d!),
  ),
  form(`(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?日`, 'sign', ([m, d]) => reading('ymd', null, m!, d!, true)),
  form(`(\\d{4})\\s?년\\s?(\\d{1,2})\\s?월\\s?(\\d{1,2})\\s?일`, 'sign', ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(`(\\d{1,2})\\s?월\\s?(\\d{1,2})\\s?일`, 'sign', ([m, d]) => reading('ymd', null, m!, d!, true)),
  ...YEAR_BY_MARKS,
  form(`(\\d{1,2})${ROMAN}(\\d{4}|\\d{2})(?!\\d)`, 'month', ([d, m, y]) => roman('dmy', y!, m!, d!)),
  form(`(\\d{4})${ROMAN}(\\d{1,2})(?!\\d)`, 'month', ([y, m, d]) => roman('ymd', y!, m!, d!)),
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}${MONTH_WORD}${GLUED_YEAR}(?!\\d|[.,]\\d)`, 'month', ([d, m, y]) =>
    named('dmy', y!, m!, d!),
  ),
  // "November 1-30, 2025" is two days
  form(
    `${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})${DAY_SUFFIX}${YEAR_TAIL}(?!\\d|[.,]\\d|,?\\s(?:19|20)\\d{2}(?!\\d))`,
    'month',
    ([m, d, y]) => named('mdy', y!, m!, d!),
  ),
  form(`(\\d{4})\\s*[-./]?\\s*${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})(?!\\d)`, 'month', ([y, m, d]) =>
    named('ymd', y!, m!, d!),
  ),
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}(\\p{L}\\p{Ll}{2,11})\\.?(?=\\p{Lu}\\p{L})`, 'month', ([d, m]) =>
    named('dmy', null, m!, d!),
  ),
  form('(1[0-3]\\d)(0[1-9]|1[0-2])([0-3]\\d)(?!\\d)', 'nothing', ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(`(20\\d{2})(\\d{2})(\\d{2})(?!\\d)`, 'nothing', ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}${MONTH_WORD}(?![\\d])`, 'month', ([d, m]) => named('dmy', null, m!, d!)),
  form(`${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})${DAY_SUFFIX}(?![\\d.,:/]\\d|\\d)`, 'month', ([m, d]) =>
    named('mdy', null, m!, d!),
  ),
  // the year of an era, as passbooks print it: 6-1-5, and "6- 1- 5" where a space fills the place of a figure
  form('(\\d{1,2})-\\s?(\\d{1,2})-\\s?(\\d)(?![-\\d.,])', 'mark', ([y, m, d]) =>
    reading('ymd', y!.padStart(2, '0'), m!, d!),
  ),
  // parted by spaces alone, in two and four figures, which numbers of other kinds rarely are
  form('(\\d{2}) (\\d{2}) (20\\d{2})(?!\\d)', 'nothing', ([d, m, y]) => reading('dmy', y!, m!, d!)),
  form('(20\\d{2}) (\\d{2}) (\\d{2})(?! ?\\d)', 'nothing', ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(`(\\d{1,2})${SEPARATOR}\\s?(\\d{1,2})\\.?(?![\\d.,])`, 'mark', ([a, b]) => [
    ...reading('dmy', null, b!, a!),
    ...reading('mdy', null, a!, b!),
  ]),
];

function form(source: string, parting: Parting, read: Form['read']): Form {
  const isNamed = parting === 'sign' || parting === 'month';
  const startsWithFigure = !source.startsWith(MONTH_WORD) && !source.startsWith(ERA);
  return {
    pattern: new RegExp(source, 'uy'),
    parting,
    named: isNamed,
    startsWithFigure,
    read,
    known: new Map(),
  };
}

/** Returns the matched text, or ''. Finding the end of a match costs half as much as capturing its groups. */
export function matchForm({ pattern }: Form, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.test(text) ? text.slice(start, pattern.lastIndex) : '';
}

/** Returns the readings of the matched text; empty when no calendar has such a day. */
export function readForm({ pattern, read, known }: Form, matched: string, text: string, start: number) {
  let readings = known.get(matched);
  if (readings === undefined) {
    pattern.lastIndex = start;
    readings = read(pattern.exec(text)!.slice(1));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(matched, readings);
  }
  return readings;
}

/** The forms that can match there: what stands behind the first figure rules most of them out without their expressions. */
export function formsAt(text: string, start: number): readonly Form[] {
  if (!isDigit(text.charCodeAt(start))) return OPENED_BY_MONTH;
  const mayName = hasLetterInReach(text, start);
  if (mayName && hasCodeFrom(text, FIRST_SIGN)) return OPENED_BY_FIGURE;
  const isMarked = isMark(text.charCodeAt(endOfFigure(text, start)));
  if (mayName) return isMarked ? WITH_MONTH_OR_MARK : WITH_MONTH;
  return isMarked ? WITH_MARK : WITH_NOTHING;
}

const FIRST_SIGN = 0x5e74;

const OPENED_BY_MONTH = FORMS.filter((shape) => !shape.startsWithFigure);

const OPENED_BY_FIGURE = FORMS.filter((shape) => shape.startsWithFigure);

const WITH_MONTH_OR_MARK = partedBy('month', 'mark', 'nothing');

const WITH_MONTH = partedBy('month', 'nothing');

const WITH_MARK = partedBy('mark', 'nothing');

const WITH_NOTHING = partedBy('nothing');

function partedBy(...partings: readonly Parting[]): readonly Form[] {
  return OPENED_BY_FIGURE.filter(({ parting }) => partings.includes(parting));
}

/** A letter before the next border of a column: without one no month is named. */
function hasLetterInReach(text: string, start: number): boolean {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f || (code | 0x20) >= 0x61) return true;
  }
  return false;
}

/**
 * Banks print 31 November: what has a year or names its month is a date even if no calendar has it, and says what order the
 * others have. "31.11" alone is an amount.
 */
function reading(
  order: DateOrder,
  year: string | null,
  month: string,
  day: string,
  isDateForSure = year !== null,
): readonly DateReading[] {
  const [y, m, d] = [year === null ? null : fullYear(year), Number(month), Number(day)];
  // 2000 is a leap year: a date without a year may be 29 February
  const longest = isDateForSure ? LONGEST_MONTH : daysInMonth(y ?? 2000, m);
  if (m < 1 || m > 12 || d < 1 || d > longest) return [];
  return y !== null && (y < 1950 || y > 2100) ? [] : [{ order, year: y, month: m, day: d }];
}

export function jalali(year: string, month: string, day: string): readonly DateReading[] {
  const date = readJalali(Number(year), Number(month), Number(day));
  return date === null ? [] : [{ order: 'ymd', ...date }];
}

function named(order: DateOrder, year: string | null, month: string, day: string): readonly DateReading[] {
  return monthReadings(month).flatMap((number) => reading(order, year, String(number), day, true));
}

function roman(order: DateOrder, year: string, month: string, day: string): readonly DateReading[] {
  return reading(order, year, String(ROMAN_MONTHS.indexOf(month) + 1), day);
}

/** Two-digit years are of this century up to 2069, as in POSIX strptime %y. */
function fullYear(text: string): number {
  const figures = text.replace(/\D/g, '');
  const year = Number(figures);
  if (figures.length === 4) return isBuddhist(year) ? year - BEFORE_BUDDHIST : year;
  if (figures.length === 3) return BEFORE_REPUBLIC + year;
  return year < 70 ? 2000 + year : 1900 + year;
}
