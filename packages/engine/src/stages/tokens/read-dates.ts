/**
 * Runs of words → date candidates with every calendar reading; the statement as a whole decides the order and the year.
 * Printed forms: 01/02/2024 · 1.2.24 · 01.02. · 2024-02-01 · 20240201 · 02 May 2023 · May 2, 2023 · 03JAN · 3rd Feb ·
 * 14 de mar. 2026 · 2024年1月3日 · 11/02/2024UPI · 25 DecPAYMENT (glued text is handed on). A day that its month does not have
 * is kept: the row has a date, and no calendar has it.
 */
import { daysInMonth, unionBox, type Word } from '@extracto/model';
import { currencyOf } from '../../knowledge/currencies.ts';
import { monthReadings } from '../../knowledge/lexicon.ts';
import { rememberByText } from '../../knowledge/remember-by-text.ts';
import type { DateOrder, DateReading, DateToken } from '../../reading.ts';

interface Form {
  readonly pattern: RegExp;
  readonly named: boolean;
  readonly read: (groups: readonly string[]) => DateReading[];
}

const SEPARATOR = '[-./\\u2010\\u2011\\u2013]';
const DAY_SUFFIX = '(?:st|nd|rd|th|er|º|ª|\\.)?';
const CONNECTOR = "(?:\\s*(?:de|del|of|d['’])\\s+|\\s*[-./]\\s*|\\s+|)";
const MONTH_WORD = '(\\p{L}{3,12})\\.?';
const YEAR_TAIL = "(?:\\s*,?\\s*(?:de\\s+|del\\s+)|\\s*[-./,]\\s*|\\s+|['’])(\\d{4}|['’]?\\d{2})";
/** Behind a month's name the year may be glued: 02MAY2023. */
const GLUED_YEAR = YEAR_TAIL.replace("['’])", "['’]|)");

/** In order of how much they say: the first that matches at a word wins. */
const FORMS: readonly Form[] = [
  form(`(\\d{4})\\s?年\\s?(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?日`, true, ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(`(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?日`, true, ([m, d]) => reading('ymd', null, m!, d!, true)),
  form(`(\\d{4})\\s?년\\s?(\\d{1,2})\\s?월\\s?(\\d{1,2})\\s?일`, true, ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(`(\\d{1,2})\\s?월\\s?(\\d{1,2})\\s?일`, true, ([m, d]) => reading('ymd', null, m!, d!, true)),
  form(`(\\d{4})${SEPARATOR}\\s?(\\d{1,2})${SEPARATOR}\\s?(\\d{1,2})(?!\\d)`, false, ([y, m, d]) => [
    ...reading('ymd', y!, m!, d!),
    ...reading('ydm', y!, d!, m!),
  ]),
  form(`(\\d{1,2})${SEPARATOR}\\s?(\\d{1,2})${SEPARATOR}\\s?(\\d{4}|\\d{2}(?!\\d))`, false, ([a, b, y]) => [
    ...reading('dmy', y!, b!, a!),
    ...reading('mdy', y!, a!, b!),
    ...(y!.length === 2 ? reading('ymd', a!.padStart(2, '0'), b!, y!) : []),
  ]),
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}${MONTH_WORD}${GLUED_YEAR}(?!\\d|[.,]\\d)`, true, ([d, m, y]) =>
    named('dmy', y!, m!, d!),
  ),
  form(`${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})${DAY_SUFFIX}${YEAR_TAIL}(?!\\d|[.,]\\d)`, true, ([m, d, y]) =>
    named('mdy', y!, m!, d!),
  ),
  form(`(\\d{4})\\s*[-./]?\\s*${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})(?!\\d)`, true, ([y, m, d]) =>
    named('ymd', y!, m!, d!),
  ),
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}(\\p{L}\\p{Ll}{2,11})\\.?(?=\\p{Lu}\\p{L})`, true, ([d, m]) =>
    named('dmy', null, m!, d!),
  ),
  form(`(20\\d{2})(\\d{2})(\\d{2})(?!\\d)`, false, ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}${MONTH_WORD}(?![\\d])`, true, ([d, m]) => named('dmy', null, m!, d!)),
  form(`${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})${DAY_SUFFIX}(?![\\d.,:/]\\d|\\d)`, true, ([m, d]) =>
    named('mdy', null, m!, d!),
  ),
  form(`(\\d{1,2})${SEPARATOR}\\s?(\\d{1,2})\\.?(?![\\d.,])`, false, ([a, b]) => [
    ...reading('dmy', null, b!, a!),
    ...reading('mdy', null, a!, b!),
  ]),
];

function form(source: string, isNamed: boolean, read: Form['read']): Form {
  return { pattern: new RegExp(source, 'uy'), named: isNamed, read };
}

export function readDates(words: readonly Word[]): DateToken[] {
  const tokens: DateToken[] = [];
  const { text, starts } = joinWords(words);
  let from = 0;
  while (from < words.length) {
    const token = canStart(words[from]!.text, text, starts[from]!) ? readAt(words, from, text, starts) : null;
    if (token !== null) tokens.push(token);
    from = token === null ? from + 1 : token.to;
  }
  return tokens;
}

/** Whether a date may begin with the word: rules out most words before the expressions of all forms are tried. */
function canStart(word: string, line: string, start: number): boolean {
  return isDigit(word.charCodeAt(0)) ? startsWithDayOrYear(line, start) : startsWithMonth(word);
}

const startsWithMonth = rememberByText(
  (word) => /^\p{L}/u.test(word) && monthReadings(leadingLetters(word)).length > 0,
);

const SPACE = 0x20;
const MAY_FOLLOW = /[-./\u2010\u2011\u2013\s\p{L}º]/u;

/**
 * Every form begins with one, two or four figures, or has eight of them. What follows is a separator, a letter, or a space
 * before one of these; amounts and numbers mostly go on otherwise.
 */
function startsWithDayOrYear(line: string, start: number): boolean {
  let end = start + 1;
  while (isDigit(line.charCodeAt(end))) end++;
  const count = end - start;
  if (count === 8) return true;
  if (count === 3 || count > 4) return false;
  let next = line.charCodeAt(end);
  while (next === SPACE) next = line.charCodeAt(++end);
  return !Number.isNaN(next) && !isDigit(next) && MAY_FOLLOW.test(String.fromCharCode(next));
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function leadingLetters(text: string): string {
  return /^\p{L}+/u.exec(text)?.[0] ?? '';
}

/** No date reaches over a gap of so many text heights: it is the border of a column. A space is a third of one. */
const BORDER_GAP = 1.2;

function joinWords(words: readonly Word[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const previous = words[index - 1];
    if (previous !== undefined) text += word.box[0] - previous.box[2] > word.heightPt * BORDER_GAP ? '\u0000' : ' ';
    starts.push(text.length);
    text += word.text;
  }
  return { text, starts };
}

function readAt(words: readonly Word[], from: number, text: string, starts: readonly number[]): DateToken | null {
  for (const { pattern, named: isNamed, read } of FORMS) {
    pattern.lastIndex = starts[from]!;
    const match = pattern.exec(text);
    if (match === null) continue;
    const readings = read(match.slice(1));
    if (readings.length === 0) continue;
    const end = match.index + match[0].length;
    const to = starts.findIndex((start) => start >= end);
    const last = (to < 0 ? words.length : to) - 1;
    const wordEnd = starts[last]! + words[last]!.text.length;
    const rest = text.slice(end, wordEnd);
    if (!mayBeGlued(rest, match[0], isNamed) || takesNextDay(match[0], text.slice(end), isNamed)) continue;
    const covered = words.slice(from, last + 1);
    return {
      kind: 'date',
      from,
      to: last + 1,
      box: unionBox([...covered.slice(0, -1).map((word) => word.box), leftPart(words[last]!, rest.length)]),
      readings,
      named: isNamed,
      rest: /^[,;:.]?$/.test(rest) ? '' : rest,
      text: match[0],
    };
  }
  return null;
}

/** Where a word stands without its last letters, as if all were equally wide. */
function leftPart(word: Word, tail: number): Word['box'] {
  const [x0, y0, x1, y1] = word.box;
  return [x0, y0, x1 - ((x1 - x0) * tail) / word.text.length, y1];
}

/** Text may be glued to a date (`11/02/2024UPI`, `07.11Überweisung`), but a word must follow, not a currency or a code. */
function mayBeGlued(rest: string, matched: string, isNamed: boolean): boolean {
  if (/^[,;:.]?$/.test(rest)) return true;
  if (/^[-/]\d/.test(rest)) return false;
  if (/\d{4}$|^\d{4}\D\d{1,2}\D\d{1,2}$/.test(matched))
    return /^[\p{L}\-–,;(]/u.test(rest) || /^T?\d{2}:\d{2}/.test(rest);
  if (!/^\p{Lu}[\p{L}-]/u.test(rest)) return false;
  // "12.20EUR" is an amount, "23/06KR OTOMATIS" is none
  if (!matched.includes('/') && currencyOf(rest).length > 0) return false;
  if (isNamed) return /\p{Ll}\.?$/u.test(matched);
  return /^\d{1,2}\D\d{1,2}(?:\D\d{2})?\D?$/.test(matched);
}

/** "20 iun 20 iun", "01 de abr. 02 de abr.": the second number is the day of the value date, not a year. */
function takesNextDay(matched: string, following: string, isNamed: boolean): boolean {
  if (!isNamed || !/\p{L}\D*\d{2}$/u.test(matched)) return false;
  const word = /^[\s./-]*(?:(?:de|del|of)\s+)?(\p{L}{3,})/u.exec(following)?.[1];
  return word !== undefined && monthReadings(word).length > 0;
}

const LONGEST_MONTH = 31;

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
): DateReading[] {
  const [y, m, d] = [year === null ? null : fullYear(year), Number(month), Number(day)];
  // 2000 is a leap year: a date without a year may be 29 February
  const longest = isDateForSure ? LONGEST_MONTH : daysInMonth(y ?? 2000, m);
  if (m < 1 || m > 12 || d < 1 || d > longest) return [];
  return y !== null && (y < 1950 || y > 2100) ? [] : [{ order, year: y, month: m, day: d }];
}

function named(order: DateOrder, year: string | null, month: string, day: string): DateReading[] {
  return monthReadings(month).flatMap((number) => reading(order, year, String(number), day, true));
}

/** Two-digit years are of this century up to 2069, as in POSIX strptime %y. */
function fullYear(text: string): number {
  const year = Number(text.replace(/\D/g, ''));
  if (text.replace(/\D/g, '').length === 4) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}
