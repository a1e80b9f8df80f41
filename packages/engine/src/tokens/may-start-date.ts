/** Word → may a date begin with it? Rules out most words before the patterns are tried, by their first characters. */

import type { Word } from '@extracto/model';
import { isDigit } from '../knowledge/letters.ts';
import { monthReadings } from '../knowledge/lexicon.ts';
import { rememberByText } from '../knowledge/remember-by-text.ts';
import { endOfFigure, isBorder, isMark, LETTERS, leadingLetters } from './date-cell.ts';
import { ERA, LONGEST_MONTH } from './date-forms.ts';
import { TOKENS } from './thresholds.ts';

const { SHORTEST_MONTH } = TOKENS.mayStartDate;

const OPENS_ERA = /^[令平昭民中RHS]/;

const STARTS_WITH_ERA = new RegExp(`^${ERA}(?:\\s?[\\d元]|$)`, 'u');

/** True when a date may begin with the word. Rules out most words before the patterns are tried. */
export function canStart(words: readonly Word[], index: number): boolean {
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

const SPACE = 0x20;

const LAST_ASCII = 0x7f;

const MAY_FOLLOW = /[-./\u2010\u2011\u2013\u2212\s\p{L}º]/u;

/** "1130501" is 2024-05-01 in Taiwan; hardly any other number of seven figures is a day of these years. */
const ROC_FIGURES = /^1[0-3]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/**
 * Every form begins with one to four figures, or has eight of them. What follows is a separator, a letter, or a space
 * before one of these; amounts and numbers mostly go on otherwise.
 */
function startsWithDayOrYear(words: readonly Word[], index: number): boolean {
  const { text } = words[index]!;
  const count = endOfFigure(text, 0);
  if (count === 8) return true;
  if (count === 7) return ROC_FIGURES.test(text);
  if (count > 4 || (count === 3 && !text.startsWith('1'))) return false;
  const next = count < text.length ? text.charCodeAt(count) : firstOfNext(words, index);
  if (Number.isNaN(next)) return false;
  if (isDigit(next)) return isSpaced(words, index);
  if (count === text.length && isLatinLetter(next)) return mayFollowFigure(words[index + 1]!.text, count);
  return isMark(next) ? !isOtherPair(text, count) : mayFollow(next);
}

/** A word of Latin letters behind a figure of so many digits: a month, before which a day may have a connector. */
function mayFollowFigure(text: string, count: number): boolean {
  if (count > 2) return count === 4 && startsWithMonth(text);
  return mayFollowDay(text);
}

const CONNECTORS: ReadonlySet<string> = new Set(['de', 'del', 'of', "d'", 'd’']);

/** A text may be glued behind the month: "25 DecPAYMENT". */
const mayFollowDay = rememberByText((word) => {
  if (CONNECTORS.has(word.toLowerCase())) return true;
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

function mayFollow(code: number): boolean {
  if (code > SPACE && code <= LAST_ASCII) return isMark(code) || isLatinLetter(code);
  return MAY_FOLLOW.test(String.fromCharCode(code));
}

function isLatinLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

/** True when this word and the next two are day, month and year, or year, month and day. */
function isSpaced(words: readonly Word[], index: number): boolean {
  const text = [0, 1, 2].map((step) => words[index + step]?.text ?? '').join(' ');
  return /^\d{2} \d{2} 20\d{2}/.test(text) || /^20\d{2} \d{2} \d{2}(?!\d)/.test(text);
}

/** The first character of the next word of the cell; not a number where the cell ends. */
function firstOfNext(words: readonly Word[], index: number): number {
  const next = words[index + 1];
  return next === undefined || isBorder(words, index + 1) ? Number.NaN : next.text.charCodeAt(0);
}
