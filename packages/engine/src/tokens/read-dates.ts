/**
 * Runs of words → date candidates with every calendar reading; the statement as a whole decides the order and the year.
 * Printed forms: 01/02/2024 · 01 02 2024 · 1.2.24 · 01.02. · 2024-02-01 · 20240201 · 02 May 2023 · May 2, 2023 · 03JAN · 3rd Feb ·
 * 14 de mar. 2026 · 2024年1月3日 · 令和7年2月1日 · R7.2.1 · 113/01/03 · 03/01/2567 · 11/02/2024UPI · 25 DecPAYMENT (glued text is handed on). A day that its
 * month does not have is kept: the row has a date, and no calendar has it.
 */
import { type Box, daysInMonth, type Word } from '@extracto/model';
import { currencyOf } from '../knowledge/currencies.ts';
import { monthReadings, weekdayReadings } from '../knowledge/lexicon.ts';
import { rememberByText } from '../knowledge/remember-by-text.ts';
import type { DateOrder, DateReading, DateToken } from '../lines/reading.ts';
import { hasCodeFrom } from '../pages/has-code-from.ts';
import { BEFORE_BUDDHIST, isBuddhist, yearOfEra } from './eras.ts';
import { isDigit } from './has-digit.ts';
import { readWeekday, type WeekdayReading } from './read-weekday.ts';

/** What parts the figures of a date: the signs 年月日 or 년월일, the name of its month, a mark, or nothing but spaces. */
type Parting = 'sign' | 'month' | 'mark' | 'nothing';

interface Form {
  readonly pattern: RegExp;
  readonly parting: Parting;
  /** The month is printed as such. */
  readonly named: boolean;
  /** Begins with a figure, or else with the name of a month. */
  readonly startsWithFigure: boolean;
  readonly read: (groups: readonly string[]) => readonly DateReading[];
  /** What the form says of a text that it matched: the dates of a statement repeat. */
  readonly known: Map<string, readonly DateReading[]>;
}

const SEPARATOR = '[-./\\u2010\\u2011\\u2013]';
const DAY_SUFFIX = '(?:st|nd|rd|th|er|º|ª|\\.)?';
const CONNECTOR = "(?:\\s*(?:de|del|of|d['’])\\s+|\\s*[-./]\\s*|\\s+|)";
const MONTH_WORD = '(\\p{L}{3,12})\\.?';
const YEAR_TAIL = "(?:\\s*,?\\s*(?:de\\s+|del\\s+)|\\s*[-./,]\\s*|\\s+|['’])(\\d{4}|['’]?\\d{2})";
/** Behind a month's name the year may be glued: 02MAY2023. */
const GLUED_YEAR = YEAR_TAIL.replace("['’])", "['’]|)");

/** In front of the year, whole or by its first sign or letter. */
const ERA = '(令和|平成|昭和|民國|民国|中華民國|[令平昭]|[RHS](?=\\d{1,2}[.年]))';
const OPENS_ERA = /^[令平昭民中RHS]/;
const STARTS_WITH_ERA = new RegExp(`^${ERA}(?:\\s?[\\d元]|$)`, 'u');

/** Figures with a year, parted by marks. */
const YEAR_BY_MARKS: readonly Form[] = [
  form(`(\\d{4})${SEPARATOR}\\s?(\\d{1,2})${SEPARATOR}\\s?(\\d{1,2})(?!\\d)(?:\\.(?=\\p{L}))?`, 'mark', ([y, m, d]) => [
    ...reading('ymd', y!, m!, d!),
    ...reading('ydm', y!, d!, m!),
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
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}${MONTH_WORD}${GLUED_YEAR}(?!\\d|[.,]\\d)`, 'month', ([d, m, y]) =>
    named('dmy', y!, m!, d!),
  ),
  form(`${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})${DAY_SUFFIX}${YEAR_TAIL}(?!\\d|[.,]\\d)`, 'month', ([m, d, y]) =>
    named('mdy', y!, m!, d!),
  ),
  form(`(\\d{4})\\s*[-./]?\\s*${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})(?!\\d)`, 'month', ([y, m, d]) =>
    named('ymd', y!, m!, d!),
  ),
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}(\\p{L}\\p{Ll}{2,11})\\.?(?=\\p{Lu}\\p{L})`, 'month', ([d, m]) =>
    named('dmy', null, m!, d!),
  ),
  form(`(20\\d{2})(\\d{2})(\\d{2})(?!\\d)`, 'nothing', ([y, m, d]) => reading('ymd', y!, m!, d!)),
  form(`(\\d{1,2})${DAY_SUFFIX}${CONNECTOR}${MONTH_WORD}(?![\\d])`, 'month', ([d, m]) => named('dmy', null, m!, d!)),
  form(`${MONTH_WORD}\\s*[-./]?\\s*(\\d{1,2})${DAY_SUFFIX}(?![\\d.,:/]\\d|\\d)`, 'month', ([m, d]) =>
    named('mdy', null, m!, d!),
  ),
  // parted by spaces alone, in two and four figures, which numbers of other kinds rarely are
  form('(\\d{2}) (\\d{2}) (20\\d{2})(?!\\d)', 'nothing', ([d, m, y]) => reading('dmy', y!, m!, d!)),
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
function matchForm({ pattern }: Form, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.test(text) ? text.slice(start, pattern.lastIndex) : '';
}

const MOST_KNOWN = 4096;

/** Returns the readings of the matched text; empty when no calendar has such a day. */
function readForm({ pattern, read, known }: Form, matched: string, text: string, start: number) {
  let readings = known.get(matched);
  if (readings === undefined) {
    pattern.lastIndex = start;
    readings = read(pattern.exec(text)!.slice(1));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(matched, readings);
  }
  return readings;
}

export function readDates(words: readonly Word[]): DateToken[] {
  const tokens: DateToken[] = [];
  let cell: Cell | null = null;
  const readFrom = (index: number) => {
    if (index >= words.length || !canStart(words, index)) return null;
    const whole = readWhole(words, index);
    if (whole !== null) return whole;
    if (cell === null || index >= cell.to) cell = joinCell(words, index);
    return readAt(words, index, cell);
  };
  let from = 0;
  while (from < words.length) {
    let token = readFrom(from);
    // "mar 14/02/2023": the third month, or a Tuesday in Italian and Spanish, which leaves a whole date behind it.
    if (token !== null && !isDigit(words[from]!.text.charCodeAt(0)) && mayBeWeekday(words[from]!.text)) {
      const next = readFrom(from + 1);
      // "Mar 08/24" is no Tuesday: without its month it has no year
      const isWhole = next?.from === from && next.to >= token.to && (isYearless(token) || !isYearless(next));
      if (next !== null && isWhole) token = next;
    }
    if (token !== null) tokens.push(token);
    from = token === null ? from + 1 : token.to;
  }
  // a list that grew has room for many more
  return tokens.slice();
}

function isYearless({ readings }: DateToken): boolean {
  return readings.every(({ year }) => year === null);
}

/** True when a date may begin with the word. Rules out most words before the patterns are tried. */
function canStart(words: readonly Word[], index: number): boolean {
  const { text } = words[index]!;
  if (isDigit(text.charCodeAt(0))) return startsWithDayOrYear(words, index);
  return isMonthBeforeDay(words, index) || (OPENS_ERA.test(text) && STARTS_WITH_ERA.test(text));
}

/** A day follows the month, a mark may stand between: most words are told by that, without a look at what they say. */
function isMonthBeforeDay(words: readonly Word[], index: number): boolean {
  const { text } = words[index]!;
  let end = 0;
  while (isLatinLetter(text.charCodeAt(end))) end++;
  if (end === 0 && text.charCodeAt(0) <= LAST_ASCII) return false;
  const isWhole = end === text.length || (end === text.length - 1 && text.charCodeAt(end) === POINT);
  if (isWhole && !(index + 1 < words.length && opensDay(words[index + 1]!.text.charCodeAt(0)))) return false;
  return startsWithMonth(text);
}

function opensDay(code: number): boolean {
  return isDigit(code) || isMark(code) || code <= SPACE || code > LAST_ASCII;
}

const POINT = 0x2e;

const startsWithMonth = rememberByText((word) => LETTERS.test(word) && monthReadings(leadingLetters(word)).length > 0);

const mayBeWeekday = rememberByText((word) => weekdayReadings(leadingLetters(word)).length > 0);

const SPACE = 0x20;
const LAST_ASCII = 0x7f;
const MAY_FOLLOW = /[-./\u2010\u2011\u2013\s\p{L}º]/u;

/**
 * Every form begins with one to four figures, or has eight of them. What follows is a separator, a letter, or a space
 * before one of these; amounts and numbers mostly go on otherwise.
 */
function startsWithDayOrYear(words: readonly Word[], index: number): boolean {
  const { text } = words[index]!;
  const count = endOfFigure(text, 0);
  if (count === 8) return true;
  if (count > 4 || (count === 3 && !text.startsWith('1'))) return false;
  const next = count < text.length ? text.charCodeAt(count) : firstOfNext(words, index);
  if (Number.isNaN(next)) return false;
  if (isDigit(next)) return isTwoFigures(words, index);
  if (count === text.length && isLatinLetter(next)) return mayFollowFigure(words[index + 1]!.text, count);
  return isMark(next) ? !isOtherPair(text, count) : mayFollow(next);
}

/** A word of Latin letters behind a figure of so many digits: a month, before which a day may have a connector. */
function mayFollowFigure(text: string, count: number): boolean {
  if (count > 2) return count === 4 && startsWithMonth(text);
  return mayFollowDay(text);
}

const CONNECTORS: ReadonlySet<string> = new Set(['de', 'del', 'of', "d'", 'd’']);
const SHORTEST_MONTH = 3;

/** A text may be glued behind the month: "25 DecPAYMENT". */
const mayFollowDay = rememberByText((word) => {
  if (CONNECTORS.has(word)) return true;
  const letters = leadingLetters(word);
  for (let end = SHORTEST_MONTH; end <= letters.length; end++)
    if (monthReadings(letters.slice(0, end)).length > 0) return true;
  return false;
});

/** "37.66", "67/7414": two figures with a mark between them that no calendar has as day and month, and nothing else in the word. */
function isOtherPair(text: string, markAt: number): boolean {
  const from = markAt + 1;
  if (!isDigit(text.charCodeAt(from)) || endOfFigure(text, from) < text.length) return false;
  if (markAt > 2 || text.length - from > 2) return true;
  const [one, other] = [Number(text.slice(0, markAt)), Number(text.slice(from))];
  return Math.max(one, other) > LONGEST_MONTH || Math.min(one, other) > 12 || Math.min(one, other) < 1;
}

/** Behind the figure that stands there. */
function endOfFigure(text: string, start: number): number {
  let end = start + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

function mayFollow(code: number): boolean {
  if (code > SPACE && code <= LAST_ASCII) return isMark(code) || isLatinLetter(code);
  return MAY_FOLLOW.test(String.fromCharCode(code));
}

/** As in `SEPARATOR`. */
function isMark(code: number): boolean {
  return (code >= 0x2d && code <= 0x2f) || code === 0x2010 || code === 0x2011 || code === 0x2013;
}

function isLatinLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

/** And the next word, too, with a year behind it. */
function isTwoFigures(words: readonly Word[], index: number): boolean {
  const [day, month, year] = [words[index]!, words[index + 1]!, words[index + 2]].map((word) => word?.text ?? '');
  return /^\d{2}$/.test(day!) && /^\d{2}$/.test(month!) && /^20\d{2}/.test(year!);
}

/** The first character of the next word of the cell; not a number where the cell ends. */
function firstOfNext(words: readonly Word[], index: number): number {
  const next = words[index + 1];
  return next === undefined || isBorder(words, index + 1) ? Number.NaN : next.text.charCodeAt(0);
}

const LETTERS = /^\p{L}+/u;

function leadingLetters(text: string): string {
  return LETTERS.exec(text)?.[0] ?? '';
}

/**
 * No date reaches over a gap of so many text heights: it is the border of a column. A space is a third of one. Where words
 * stand closer, a gap so many times as wide is a border, too: "20 de out.  2028" is a day and a number beside it.
 */
const BORDER_GAP = 1.2;
const LEAST_BORDER_GAP = 0.8;
const TIMES_A_SPACE = 3;

/** Words up to the next border of a column, joined by single spaces: no date reaches over it. Half open, as of tokens. */
interface Cell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** From the word on, which need not be the first of its cell: no form looks back. */
function joinCell(words: readonly Word[], from: number): Cell {
  let { text } = words[from]!;
  let to = from + 1;
  while (to < words.length && !isBorder(words, to)) {
    text += ` ${words[to]!.text}`;
    to++;
  }
  return { text, from, to };
}

/** Where in the text of its cell the word begins. */
function startOf(words: readonly Word[], index: number, cell: Cell): number {
  let start = 0;
  for (let at = cell.from; at < index; at++) start += words[at]!.text.length + 1;
  return start;
}

/** Between a word and the one before it; behind the first word of a line the next gap shows how wide a space is. */
function isBorder(words: readonly Word[], index: number): boolean {
  const gap = gapBefore(words, index);
  const { heightPt } = words[index]!.font;
  if (gap <= heightPt * LEAST_BORDER_GAP) return false;
  if (gap > heightPt * BORDER_GAP) return true;
  const space = gapBefore(words, index === 1 ? 2 : index - 1);
  return space > 0 && gap > space * TIMES_A_SPACE;
}

function gapBefore(words: readonly Word[], index: number): number {
  return index < words.length ? words[index]!.box[0] - words[index - 1]!.box[2] : Infinity;
}

/** In letters. */
const SHORTEST_WHOLE = '01.02.24'.length;
const LONGEST_WHOLE = '01.02.2024'.length;

/** A date in figures with its year that is a word of its own, as most are: the words behind it do not matter. */
function readWhole(words: readonly Word[], at: number): DateToken | null {
  const { text } = words[at]!;
  if (text.length < SHORTEST_WHOLE || text.length > LONGEST_WHOLE || !isMark(text.charCodeAt(endOfFigure(text, 0))))
    return null;
  const readings = wholeReadings(text);
  if (readings.length === 0) return null;
  const place = readWeekday(words, at, at, '') ?? { from: at, last: at, rest: '', days: null };
  return toToken(words, place, readings, false, text);
}

const wholeReadings = rememberByText((text): readonly DateReading[] => {
  const shape = YEAR_BY_MARKS.find((own) => matchForm(own, text, 0) === text);
  return shape === undefined ? NO_READINGS : readForm(shape, text, text, 0);
});

const NO_READINGS: readonly DateReading[] = [];

function readAt(words: readonly Word[], from: number, cell: Cell): DateToken | null {
  const { text } = cell;
  const start = startOf(words, from, cell);
  for (const shape of formsAt(text, start)) {
    const matched = matchForm(shape, text, start);
    if (matched === '') continue;
    const readings = readForm(shape, matched, text, start);
    if (readings.length === 0) continue;
    const end = start + matched.length;
    let last = from;
    let wordEnd = start + words[from]!.text.length;
    // the next word begins behind a space
    while (wordEnd + 1 < end && last + 1 < cell.to) wordEnd += words[++last]!.text.length + 1;
    const rest = text.slice(end, wordEnd);
    const isNamed = shape.named;
    if (!mayBeGlued(rest, matched, isNamed) || takesNextDay(matched, text, end, isNamed)) continue;
    return toToken(
      words,
      readWeekday(words, from, last, rest) ?? { from, last, rest, days: null },
      readings,
      isNamed,
      matched,
    );
  }
  return null;
}

/** The forms that can match there: what stands behind the first figure rules most of them out without their expressions. */
function formsAt(text: string, start: number): readonly Form[] {
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

/** Builds the token of a date and its weekday: the words `from` to `last`, without the `rest` of the last word. */
function toToken(
  words: readonly Word[],
  {
    from,
    last,
    rest,
    days,
  }: Pick<WeekdayReading, 'from' | 'last' | 'rest'> & { readonly days: readonly number[] | null },
  readings: readonly DateReading[],
  isNamed: boolean,
  text: string,
): DateToken {
  const token: DateToken = {
    kind: 'date',
    from,
    to: last + 1,
    box: placeOf(words, from, last, rest.length),
    readings,
    named: isNamed,
    rest: CLOSING_MARK.test(rest) ? '' : rest.replace(CLOCK, ''),
    text,
  };
  return days === null ? token : { ...token, weekdays: days };
}

/** Returns the box of the words `from` to `last`, without the last `tail` letters. */
function placeOf(words: readonly Word[], from: number, last: number, tail: number): Box {
  const end = tail === 0 ? words[last]!.box : leftPart(words[last]!, tail);
  let { 0: x0, 1: y0, 2: x1, 3: y1 } = end;
  for (let at = from; at < last; at++) {
    const { box } = words[at]!;
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return last === from ? end : [x0, y0, x1, y1];
}

/** Where a word stands without its last letters, as if all were equally wide. */
function leftPart(word: Word, tail: number): Box {
  const [x0, y0, x1, y1] = word.box;
  return [x0, y0, x1 - ((x1 - x0) * tail) / word.text.length, y1];
}

/** "2024-01-05T10:22", "05/01/2024-10:22:33", and a time that nothing parts from its date. */
const CLOCK = /^[T\-–_|]?\d{2}:\d{2}(?::\d{2})?/;

const CLOSING_MARK = /^[)\]]?[,;:.]?$/;

/** Text may be glued to a date (`11/02/2024UPI`, `07.11Überweisung`), but a word must follow, not a currency or a code. */
function mayBeGlued(rest: string, matched: string, isNamed: boolean): boolean {
  if (rest === '' || CLOSING_MARK.test(rest)) return true;
  if (CLOCK.test(rest)) return true;
  if (/^[-/]\d/.test(rest)) return false;
  if (/\d{4}\.?$|^\d{3,4}\D\d{1,2}\D\d{1,2}\.?$/.test(matched)) return /^[\p{L}\-–,;(]/u.test(rest);
  if (/[日일]$/.test(matched)) return /^[\p{L}（(]/u.test(rest);
  if (!/^(?:\p{Lu}[\p{L}-]|\p{Lo}{2})/u.test(rest)) return false;
  // "12.20EUR" is an amount, "23/06KR OTOMATIS" is none
  if (!matched.includes('/') && currencyOf(rest).length > 0) return false;
  if (isNamed) return /\p{Ll}\.?$|\d\.$|\p{L}[-./]\d{2}$/u.test(matched);
  return /^\d{1,2}\D\d{1,2}(?:\D\d{2})?\D?$/.test(matched);
}

/**
 * "20 iun 20 iun", "01 de abr. 02 de abr.": the second number is the day of the value date, not a year; "12-ene-21 mar" has
 * one.
 */
function takesNextDay(matched: string, text: string, end: number, isNamed: boolean): boolean {
  if (!isNamed || isDigit(matched.charCodeAt(matched.length - 3)) || !/\p{L}[.,]?\s+\d{2}$/u.test(matched))
    return false;
  const word = /^[\s./-]*(?:(?:de|del|of)\s+)?(\p{L}{3,})/u.exec(text.slice(end))?.[1];
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
): readonly DateReading[] {
  const [y, m, d] = [year === null ? null : fullYear(year), Number(month), Number(day)];
  // 2000 is a leap year: a date without a year may be 29 February
  const longest = isDateForSure ? LONGEST_MONTH : daysInMonth(y ?? 2000, m);
  if (m < 1 || m > 12 || d < 1 || d > longest) return [];
  return y !== null && (y < 1950 || y > 2100) ? [] : [{ order, year: y, month: m, day: d }];
}

function named(order: DateOrder, year: string | null, month: string, day: string): readonly DateReading[] {
  return monthReadings(month).flatMap((number) => reading(order, year, String(number), day, true));
}

/** In Taiwan years are counted from the republic's first, 1912: 113 is 2024. */
const BEFORE_REPUBLIC = 1911;

/** Two-digit years are of this century up to 2069, as in POSIX strptime %y. */
function fullYear(text: string): number {
  const figures = text.replace(/\D/g, '');
  const year = Number(figures);
  if (figures.length === 4) return isBuddhist(year) ? year - BEFORE_BUDDHIST : year;
  if (figures.length === 3) return BEFORE_REPUBLIC + year;
  return year < 70 ? 2000 + year : 1900 + year;
}
