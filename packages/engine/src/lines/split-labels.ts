/**
 * A label and its value, the two ends of a period, or the two dates of a row may be printed as one word: "幣別：新臺幣",
 * "113/01/01～113/02/29", ":123456", "Period:01/04/2024", "01.04.2024-30.04.2024", "04.11./05.11.", "01/04/202501/04/2025", or the
 * end of the one and the start of the other: "Oct 21 2025-Nov 20 2025". So may the code of a row and its day: "0721BC06 10".
 * Languages without spaces print several labels so: "币种:人民币/单位:元". They are read as the words they are.
 */
import type { Word } from '@extracto/model';
import { lookupPhrase, monthReadings } from '../knowledge/lexicon.ts';
import { isYear } from './is-year.ts';
import { partWord } from './part-word.ts';
import { LINES } from './thresholds.ts';

const { WORD_GAP } = LINES.spacing;

const WIDE_COLON = '：';
const DATE = String.raw`(?:\d{1,2}[-./](?:\d{1,2}|\p{L}{3,9})[-./](?:\d{4}|\d{2})|\d{4}[-./]\d{1,2}[-./]\d{1,2})`;
const RANGE = new RegExp(`^(${DATE})([-–—]|to|s/d)(${DATE})$`, 'iu');
/** The slash parts dates whose own parts points or hyphens part. */
const OWN_DATE = String.raw`(?:\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?|\d{4}-\d{2}-\d{2}|\d{1,2}-\p{L}{3,9}-(?:\d{4}|\d{2}))`;
const PAIR = new RegExp(`^(${OWN_DATE})/(${OWN_DATE})$`, 'u');
/** Columns may touch: in two and four figures nothing need part the one date from the other. */
const FULL_DATE = String.raw`(?:\d{2}[-./](?:\d{2}|\p{L}{3})[-./]\d{4}|\d{4}[-./]\d{2}[-./]\d{2})`;
const TOUCHING = new RegExp(`^(${FULL_DATE})(${FULL_DATE})$`, 'u');
const TWO_DATES = [RANGE, PAIR, TOUCHING];
const OPENS_DATE = /^\d{1,4}[-./]/;
/** "APR.11-MAY.09,2024", "11APR-09MAY2024": the month of either end is a word, and the end prints its year. */
const NAMED_DAY = String.raw`(?:\p{L}{3,9}\.?\d{1,2}|\d{1,2}\p{L}{3,9}\.?)`;
const NAMED_RANGE = new RegExp(`^(${NAMED_DAY}(?:[,/]?\\d{4})?)([-–—])(${NAMED_DAY}(?:[,/]?\\d{4}|/\\d{2}))$`, 'u');
const SHORTEST_RANGE = '1.4./1.5.'.length;
const DENSE = '[\\u3040-\\u30ff\\u3400-\\u9fff]';
/**
 * A colon at the beginning of a value, or between a word and a whole date or an amount with decimals; without spaces between words
 * also in front of a date that goes on: "起止日期:20260301-20260331", "交易时间段:2025-02-10至2025-02-20".
 */
const COLON = new RegExp(
  `^[:：](?=[\\p{L}\\d])|(?<=\\p{L}[.)]?:)(?=(?:${DATE}|[\\d.,]*[.,]\\d{2}|\\d[\\d.,]*\\p{Lu}{3})$)|(?<=${DENSE}:)(?=\\d{8}|${DATE})`,
  'u',
);
/** Behind the colon of a label, and around what joins two figures. */
const PARTS = /(?<=\p{L}：)(?=[^\s：])|(?<=[\d日])(?=[~～〜至][\d令平民])|(?<=[\d日][~～〜至])(?=[\d令平民])/u;
const JOINS = /[~～〜至：]/;

/** The year of a date, and the month or the day that opens the next one. A space may part the dash from either. */
const YEAR_JOINED = /^((?:19|20)\d{2})?([-–—])(\p{L}{3,9}\.?|\d{1,2}\.?)?$/u;

export function splitLabels(words: readonly Word[]): readonly Word[] {
  const joins = words.map((_, at) => joinOfDates(words, at) ?? codeBeforeDay(words, at) ?? dayBehindLabel(words, at));
  if (!words.some(({ text }, at) => mayPart(text) || joins[at] !== null)) return words;
  return words.flatMap((word, at) => {
    const join = joins[at]!;
    if (join !== null) return partWord(word, join);
    return mayPart(word.text) ? partWord(word, partsOf(word.text)) : [word];
  });
}

/**
 * "21 2025-Nov 20", "Oct 2025–20 Nov", "Oct 2025 –20 Nov": with the words beside it, it is the end of a date and the start of another.
 * Returns its parts.
 */
function joinOfDates(words: readonly Word[], at: number): readonly string[] | null {
  const { text } = words[at]!;
  if (!OPENS_JOIN.has(text[0]!)) return null;
  const [, year, dash, opening] = YEAR_JOINED.exec(text) ?? [];
  if (dash === undefined || year === opening) return null;
  const [before, own] = year === undefined ? [words[at - 2]?.text, words[at - 1]?.text] : [words[at - 1]?.text, year];
  const [start, behind] = opening === undefined ? [at + 1, at + 2] : [null, at + 1];
  const next = start === null ? opening : words[start]?.text;
  if (!isYear(own ?? '') || !areBothDates(before, next, words[behind]?.text)) return null;
  return [year, dash, opening].filter((part) => part !== undefined);
}

/** `next` opens the second date, `behind` goes on with it. */
function areBothDates(before = '', next = '', behind = ''): boolean {
  const isMonth = (name: string) => monthReadings(name.replace(/[.,]$/, '')).length > 0;
  if (isMonth(next)) return DAY.test(before) && DAY.test(behind);
  return DAY.test(next) && isMonth(before) && isMonth(behind);
}

const OPENS_JOIN: ReadonlySet<string> = new Set('12-–—');
const DAY = /^\d{1,2}(?:st|nd|rd|th|\.)?,?$/;

/** "0721BC06" in front of "10" alone: the code of the row fills its column, and a day and a month follow. Returns its parts. */
function codeBeforeDay(words: readonly Word[], at: number): readonly string[] | null {
  const [word, month, behind] = [words[at]!, words[at + 1], words[at + 2]];
  if (month?.text.length !== 2 || !MONTH.test(month.text)) return null;
  const { 1: code, 2: day } = CODE_AND_DAY.exec(word.text) ?? [];
  if (code === undefined || gapBetween(word, month) >= WORD_GAP) return null;
  return behind === undefined || Math.abs(gapBetween(month, behind)) >= WORD_GAP ? [code, day!] : null;
}

/** "Period:28" in front of "December", "Period:December" in front of "28". Returns the label and the front of the date. */
function dayBehindLabel(words: readonly Word[], at: number): readonly string[] | null {
  const { text } = words[at]!;
  if (!text.includes(':')) return null;
  const [, label, front] = LABEL_AND_FRONT.exec(text) ?? [];
  const next = words[at + 1]?.text;
  if (label === undefined || next === undefined) return null;
  const [day, month] = DAY.test(front!) ? [front!, next] : [next, front!];
  return DAY.test(day) && monthReadings(month.replace(/[.,]$/, '')).length > 0 ? [label, front!] : null;
}

const LABEL_AND_FRONT = /^([^:]*\p{L}[.)]?:)(\d{1,2}(?:st|nd|rd|th|\.)?|\p{L}{3,9}\.?)$/u;

const MONTH = /^(?:0[1-9]|1[0-2])$/;
const CODE_AND_DAY = /^(\d{2,}\p{Lu}+)(0[1-9]|[12]\d|3[01])$/u;

/** In text heights; negative where the right one opens another line. */
function gapBetween(left: Word, right: Word): number {
  return (right.box[0] - left.box[2]) / left.font.heightPt;
}

/**
 * The places before and behind the labels of a word that holds several, or one in front of a text, and around the totals behind their
 * names: "币种:人民币/单位:元", "戶名：林小明帳號：012-345-678901", "支出合計33,855存入合計45,023", "103,321大同貿易".
 */
function cutsAtLabels(text: string): readonly number[] {
  if (!HOLDS_DENSE.test(text)) return NO_CUTS;
  const labels = [...text.matchAll(DENSE_LABEL)].flatMap(({ 0: { length }, 1: run, index }) => {
    const name = knownEnd(run!);
    return name === 0 ? NO_CUTS : [index + run!.length - name, index + length];
  });
  const figures = [...text.matchAll(FIGURE)].flatMap(({ 0: figure, index }) => {
    const isNamed = isLabel(DENSE_END.exec(text.slice(0, index))?.[0] ?? '');
    const isCell = index === 0 && GROUPED.test(figure);
    return [...(isNamed ? [index] : []), ...(isNamed || isCell ? [index + figure.length] : [])];
  });
  return [...new Set([...labels, ...figures])].filter((cut) => cut > 0 && cut < text.length).sort((a, b) => a - b);
}

/** Count of letters of the longest label that ends the run, 0 for none. */
function knownEnd(run: string): number {
  for (let from = 0; run.length - from > 1; from++) if (isLabel(run.slice(from))) return run.length - from;
  return 0;
}

function isLabel(name: string): boolean {
  return lookupPhrase(name).some(({ kind }) => kind === 'label');
}

const HOLDS_DIGIT = /\d/;
const HOLDS_DENSE = new RegExp(DENSE, 'u');
const DENSE_END = new RegExp(`${DENSE}{2,10}$`, 'u');
const DENSE_LABEL = new RegExp(`(${DENSE}{2,10})[:：](?=[^\\s:：])`, 'gu');
/** A figure, and behind it words of two letters at least: a unit belongs to its amount ("1,000円"). */
const FIGURE = new RegExp(
  `(?<![\\d.,-])\\d+(?:[,，]\\d{3})*(?:\\.\\d{2})?(?=$|(?![元円圓圆万萬億亿])${DENSE}{2})`,
  'gu',
);
const GROUPED = /\d[,，]\d{3}/;

const NO_CUTS: readonly number[] = [];

function mayPart(text: string): boolean {
  if (text.length < 3) return false;
  return text.includes(':') || text.includes(WIDE_COLON) || JOINS.test(text) || mayBeRange(text) || mayHoldFigure(text);
}

function mayHoldFigure(text: string): boolean {
  return HOLDS_DENSE.test(text) && HOLDS_DIGIT.test(text);
}

function mayBeRange(text: string): boolean {
  if (text.length < SHORTEST_RANGE) return false;
  return (OPENS_DATE.test(text) && TWO_DATES.some((shape) => shape.test(text))) || isNamedRange(text);
}

function isNamedRange(text: string): boolean {
  const names = NAMED_RANGE.test(text) ? text.match(/\p{L}+/gu)! : NO_NAMES;
  return names.length > 0 && names.every((name) => monthReadings(name).length > 0);
}

const NO_NAMES: readonly string[] = [];

function partsOf(text: string): readonly string[] {
  const shape = mayBeRange(text) ? [...TWO_DATES, NAMED_RANGE].find((own) => own.test(text)) : undefined;
  if (shape !== undefined) return shape.exec(text)!.slice(1);
  const cuts = cutsAtLabels(text);
  if (cuts.length > 0)
    return [0, ...cuts].flatMap((from, at) => text.slice(from, cuts[at] ?? text.length).split(PARTS)).filter(isPrinted);
  const colon = COLON.exec(text);
  const at = colon === null ? 0 : colon.index + colon[0].length;
  return at === 0 ? text.split(PARTS) : [text.slice(0, at), ...partsOf(text.slice(at))];
}

function isPrinted(text: string): boolean {
  return text !== '';
}
