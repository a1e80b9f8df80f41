/**
 * Runs of words → date candidates with every calendar reading; the statement as a whole decides the order and the year.
 * Printed forms: 01/02/2024 · 01 02 2024 · 1.2.24 · 01.02. · 2024-02-01 · 20240201 · 02 May 2023 · May 2, 2023 · 03JAN · 3rd Feb ·
 * 14 de mar. 2026 · 2024年1月3日 · 令和7年2月1日 · R7.2.1 · 113/01/03 · 03/01/2567 · 1403/01/15 · 11/02/2024UPI · 25 DecPAYMENT (glued text is handed on). A day that its
 * month does not have is kept: the row has a date, and no calendar has it.
 */

import type { Box, Word } from '@extracto/model';
import { currencyOf } from '../knowledge/currencies.ts';
import { isDigit } from '../knowledge/letters.ts';
import { monthReadings, weekdayReadings } from '../knowledge/lexicon.ts';
import { rememberByText } from '../knowledge/remember-by-text.ts';
import type { DateReading, DateToken } from '../lines/reading.ts';
import { type Cell, endOfFigure, isMark, joinCell, leadingLetters, startOf } from './date-cell.ts';
import { formsAt, matchForm, readForm, YEAR_BY_MARKS } from './date-forms.ts';
import { canStart } from './may-start-date.ts';
import { readWeekday, type WeekdayReading } from './read-weekday.ts';

/** `opensWithWeekday`: other lines print the day of the week in front of dates without a year, so that "mar 06/12" is a Tuesday. */
export function readDates(words: readonly Word[], opensWithWeekday = false): DateToken[] {
  const tokens: DateToken[] = [];
  let cell: Cell | null = null;
  const readFrom = (index: number) => {
    if (index >= words.length) return null;
    if (OPENING.has(words[index]!.text.charCodeAt(0))) return readOpened(words, index);
    if (!canStart(words, index)) return null;
    const whole = readWhole(words, index);
    if (whole !== null) return whole;
    if (cell === null || index >= cell.to) cell = joinCell(words, index);
    return readAt(words, index, cell);
  };
  let from = 0;
  while (from < words.length) {
    let token = readFrom(from);
    // "mar 14/02/2023": the third month, or a Tuesday in Italian and Spanish, which leaves a whole date behind it.
    const mayMisread = token !== null && !DASH_BEHIND.test(words[token.to]?.text ?? '');
    if (token !== null && mayMisread && !isDigit(words[from]!.text.charCodeAt(0)) && mayBeWeekday(words[from]!.text)) {
      const next = readFrom(from + 1);
      // "Mar 08/24" is no Tuesday: without its month it has no year; points part a day from its month, "Paz 01.04"
      const mayLackYear = opensWithWeekday || isYearless(token) || DAY_BY_POINT.test(words[from + 1]?.text ?? '');
      const isWhole = next?.from === from && next.to >= token.to && (mayLackYear || !isYearless(next));
      if (next !== null && isWhole) token = next;
    }
    if (token !== null) tokens.push(token);
    from = token === null ? from + 1 : token.to;
  }
  // a list that grew has room for many more
  return tokens.slice();
}

function isYearless({ readings }: Pick<DateToken, 'readings'>): boolean {
  return readings.every(({ year }) => year === null);
}

/** "gio 08/12": the day of the week, and a date in figures without a year. */
export function isDayOfWeek({ weekdays, named, readings }: DateToken): boolean {
  return weekdays !== undefined && !named && isYearless({ readings });
}

/** "mar 06/12", as the sixth of March: the word in front names a day of the week as well. */
export function mayBeDayOfWeek({ named, from }: DateToken, words: readonly Word[]): boolean {
  return named && mayBeWeekday(words[from]!.text);
}

const mayBeWeekday = rememberByText((word) => weekdayReadings(leadingLetters(word)).length > 0);

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

/** "(" and "[". */
const OPENING: ReadonlySet<number> = new Set([0x28, 0x5b]);

/** The first date of a range in brackets: "(01.01.2025 - 28.02.2025)". */
function readOpened(words: readonly Word[], at: number): DateToken | null {
  if (!/[)\]]$/.test(words[at + 2]?.text ?? '')) return null;
  const bare = words.with(at, { ...words[at]!, text: words[at]!.text.slice(1) });
  return readWhole(bare, at);
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
    if (matched === '' || isPrice(matched)) continue;
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

/** "KES 13.00": shillings of Kenya, and not the Finnish June. */
function isPrice(matched: string): boolean {
  const code = PRICE.exec(matched)?.[1];
  return code !== undefined && currencyOf(code).length > 0;
}

const PRICE = /^([A-Z]{3})\s?\d+[.,]\d+$/;

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

/** Right edge of a word without its last letters, as if all were equally wide. */
function leftPart(word: Word, tail: number): Box {
  const [x0, y0, x1, y1] = word.box;
  return [x0, y0, x1 - ((x1 - x0) * tail) / word.text.length, y1];
}

/** "2024-01-05T10:22", "05/01/2024-10:22:33", a time that nothing parts from its date, and one that goes on below: "2024-01-05T10:2". */
const CLOCK = /^(?:[T\-–_|]?\d{2}:\d{2}(?::\d{2})?|T\d{2}(?::\d?)?$)/;

/** The mark of a footnote included, and the bar before a time. */
const CLOSING_MARK = /^[)\]]?[,;:.|]?[*†‡]{0,2}$/;

/** Text may be glued to a date (`11/02/2024UPI`, `07.11Überweisung`), but a word must follow, not a currency or a code. */
function mayBeGlued(rest: string, matched: string, isNamed: boolean): boolean {
  if (rest === '' || CLOSING_MARK.test(rest)) return true;
  if (CLOCK.test(rest)) return true;
  if (/^[-/]\d/.test(rest)) return false;
  if (/\d{4}\.?$|^\d{3,4}\D\d{1,2}\D\d{1,2}\.?$/.test(matched)) return /^[\p{L}\-–,;(]/u.test(rest);
  if (/[日일]$/.test(matched)) return /^[\p{L}（(]/u.test(rest);
  if (!/^(?:\p{Lu}(?:[\p{L}-]|\.\p{Lu})|\p{Lo}{2})/u.test(rest)) return false;
  // "12.20EUR" is an amount, "23/06KR OTOMATIS" is none
  if (!matched.includes('/') && currencyOf(rest).length > 0) return false;
  if (isNamed) return /\p{Ll}\.?$|\d\.$|\p{L}[-./]\d{2}$/u.test(matched);
  return /^\d{1,2}\D\d{1,2}(?:\D\d{2})?\D?$/.test(matched);
}

/**
 * "20 iun 20 iun", "01 de abr. 02 de abr.": the second number is the day of the value date, not a year, and in "02 Jul - 01 Aug 2024"
 * the day that a period ends on; "12-ene-21 mar" has one, and "Dec 14 - Jan 13" begins with its month; "mar 14 apr" may be a Tuesday.
 */
function takesNextDay(matched: string, text: string, end: number, isNamed: boolean): boolean {
  if (!isNamed || isDigit(matched.charCodeAt(matched.length - 3)) || !/\p{L}[.,]?(?:\s+[-–])?\s+\d{2}$/u.test(matched))
    return false;
  const opensWithMonth = !isDigit(matched.charCodeAt(0));
  if (opensWithMonth && (!mayBeWeekday(matched) || DASH_BEHIND.test(text.slice(end)))) return false;
  const word = /^[\s./-]*(?:(?:de|del|of)\s+)?(\p{L}{3,})/iu.exec(text.slice(end))?.[1];
  return word !== undefined && monthReadings(word).length > 0;
}

const DAY_BY_POINT = /^\d{1,2}\.(?:0?\d|1[0-2])\.?$/;

const DASH_BEHIND = /^\s*[-–]/;
