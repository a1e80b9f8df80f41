/**
 * Runs of words → money candidates. A number may carry a sign (before, behind, as parentheses, as a word of its own),
 * a currency (before or behind, glued or apart) and a credit or debit marker. Words are joined only across gaps smaller
 * than a column gap, so that an amount and a balance beside it stay two.
 */

import { boxAround, type Word } from '@extracto/model';
import { currencyOf } from '../knowledge/currencies.ts';
import { hasDigit } from '../knowledge/letters.ts';
import type { DateToken, MoneyToken } from '../lines/reading.ts';
import {
  combineSigns,
  isBehind,
  isCurrencyWord,
  isNear,
  mayPrecede,
  NO_CURRENCIES,
  readAffixes,
  readPrefix,
  readSuffix,
  TWO_DECIMALS,
  WIDEST_GAP,
} from './money-affixes.ts';
import { readNumber } from './read-number.ts';
import { isParted, isPlainFigure, opensWithMinus, PROTECTED, splitParts } from './split-figure.ts';
import { TOKENS } from './thresholds.ts';

const { WIDEST_GROUP_GAP, BARE_GROUP_GAP, BESIDE_ONE_GAP, TOUCHING, BRACKET_GAP, SAME_WIDTH } = TOKENS.readMoney;

/** `dates`: those whose figures are no amounts. Where they stand apart from all others, they are passed over. */
export function readMoney(
  words: readonly Word[],
  languages: readonly string[] = [],
  dates: readonly DateToken[] = [],
): MoneyToken[] {
  const tokens: MoneyToken[] = [];
  let from = 0;
  for (let figure = nextFigure(words, 0); figure >= 0; figure = nextFigure(words, from)) {
    const behind = isParted(words[figure]!.text) ? figure + 1 : endOfDate(words, figure, dates);
    if (behind > figure) {
      from = behind;
      continue;
    }
    // two words may stand in front of a figure: most words of a page are neither
    from = Math.max(from, figure - 2);
    while (from < figure && !mayPrecede(words[from]!.text)) from++;
    const token = readAt(words, from, figure, languages);
    if (token !== null) tokens.push(token);
    from = token === null ? from + 1 : token.to;
  }
  // a list that grew has room for many more
  return tokens.slice();
}

/** Returns the end of the word's date token when gaps on both sides keep amounts out of it, else the word's own index. */
function endOfDate(words: readonly Word[], at: number, dates: readonly DateToken[]): number {
  for (const { from, to } of dates)
    if (at >= from && at < to && isBorder(words, from) && isBorder(words, to)) return to;
  return at;
}

/** True when the gap before the word is too wide for the parts of one amount. */
function isBorder(words: readonly Word[], at: number): boolean {
  return at === 0 || at === words.length || !isNear(words[at - 1]!, words[at]!, WIDEST_GAP);
}

/** −1 when no word from there on has a figure. */
function nextFigure(words: readonly Word[], from: number): number {
  for (let at = from; at < words.length; at++) if (hasDigit(words[at]!.text)) return at;
  return -1;
}

/** From `start` on: at the `figure` or at what may stand before it. */
function readAt(
  words: readonly Word[],
  start: number,
  numberAt: number,
  languages: readonly string[],
): MoneyToken | null {
  if (start === numberAt && isLone(words, start, languages)) return readLone(words[start]!, start);
  const prefix = readPrefix(words, start, numberAt);
  if (prefix === null) return null;
  const joined = joinGroups(words, numberAt);
  const bracketed = prefix.isOpen || joined.text.startsWith('(') ? closeBracket(words, joined, prefix.isOpen) : joined;
  const parts = splitParts(bracketed.text);
  if (parts === null) return null;
  const readings = readNumber(parts.number!);
  if (readings.dot === null && readings.comma === null) return null;
  if (prefix.isLetter && !TWO_DECIMALS.test(parts.number!)) return null;
  const glued = readAffixes(parts, languages);
  // "- 45,112.50+": the dash fills the cell in front
  if (glued === null || (glued.sign !== 0 && prefix.sign === -glued.sign)) return null;
  if (isRateOf(words, bracketed.to)) return null;
  const suffix = readSuffix(words, bracketed.to, glued.marker !== null, languages);
  const sign = combineSigns(prefix.sign, glued.sign, suffix.sign);
  const currencies = orElse(
    glued.currencies,
    orElse(prefix.currencies, orElse(bracketed.currencies, suffix.currencies)),
  );
  const text = joinTexts(words, start, suffix.to);
  return {
    kind: 'money',
    from: start,
    to: suffix.to,
    box: joined.to === numberAt + 1 ? words[numberAt]!.box : boxAround(words.slice(numberAt, joined.to)),
    readings,
    sign,
    marker: glued.marker ?? suffix.marker,
    currencies,
    strong:
      PROTECTED.test(bracketed.text) ||
      printsDecimals(readings, parts.number!) ||
      isGrouped(parts.number!) ||
      (currencies.length > 0 && showsCurrency(text)),
    text,
  };
}

/** "22.04 CZK/USD": behind a rate of exchange stand both of its currencies. */
function isRateOf(words: readonly Word[], at: number): boolean {
  const [, own, other] = CURRENCY_PAIR.exec(words[at]?.text ?? '') ?? [];
  if (own === undefined || !isNear(words[at - 1]!, words[at]!, WIDEST_GAP)) return false;
  return isCurrencyWord(own) && isCurrencyWord(other!);
}

const CURRENCY_PAIR = /^([A-Z]{3})\/([A-Z]{3})$/;

/** A figure by itself in its cell with nothing but a minus before it, as most amounts are: nothing else has to be looked for. */
function isLone(words: readonly Word[], at: number, languages: readonly string[]): boolean {
  const word = words[at]!;
  const next = words[at + 1];
  if (next !== undefined && isBehind(words, at + 1, languages)) return false;
  return isPlainFigure(word.text, opensWithMinus(word.text) ? 1 : 0);
}

function readLone({ text, box }: Word, at: number): MoneyToken | null {
  const isNegative = opensWithMinus(text);
  const number = isNegative ? text.slice(1) : text;
  const readings = readNumber(number);
  if (readings.dot === null && readings.comma === null) return null;
  return {
    kind: 'money',
    from: at,
    to: at + 1,
    box,
    readings,
    sign: isNegative ? -1 : 0,
    marker: null,
    currencies: NO_CURRENCIES,
    strong: printsDecimals(readings, number) || isGrouped(number),
    text,
  };
}

/** Two of them behind a mark. */
function printsDecimals({ dot, comma }: MoneyToken['readings'], number: string): boolean {
  return Math.max(printedDecimals(dot, number, '.'), printedDecimals(comma, number, ',')) === 2;
}

function joinTexts(words: readonly Word[], from: number, to: number): string {
  let text = words[from]!.text;
  for (let at = from + 1; at < to; at++) text += ` ${words[at]!.text}`;
  return text;
}

/**
 * Beside a bare integer only a currency sign, the word for it in a script that has no other, or an ISO code says money:
 * "QR 2107070" is a reference, "$ 25" and "20897円" are not.
 */
function showsCurrency(text: string): boolean {
  return /\p{Sc}|[円圓圆元원]/u.test(text) || /(?:^|[^\p{L}])[A-Z]{3}(?:$|[^\p{L}])/u.test(text);
}

function printedDecimals(reading: { decimals: number } | null, number: string, mark: string): number {
  return reading !== null && reading.decimals > 0 && number.includes(mark) ? reading.decimals : 0;
}

function isGrouped(number: string): boolean {
  if (mayBeMark(number.charCodeAt(number.length - 2)) && SPACED_TENTHS.test(number)) return true;
  if (!mayBeMark(number.charCodeAt(number.length - 4)) && !mayBeMark(number.charCodeAt(number.length - 3)))
    return false;
  return (
    /^\d{1,3}(?:[.,'’´\u00a0\u202f\u2009 ]\d{2,3})*[.,'’´\u00a0\u202f\u2009 ]\d{3}$/.test(number) ||
    /[.,]\d{2}$/.test(number)
  );
}

/** "3 120,5", of which a zero at the end is left out. */
const SPACED_TENTHS = /^\d{1,3}(?:\u00a0\d{3})+[.,]\d$/;

/** No digit, and not beyond the beginning of the text. */
function mayBeMark(code: number): boolean {
  return code < 0x30 || code > 0x39;
}

const GROUP_HEAD = /^[(]?[-−–+]?\D{0,3}\d{1,3}$/;

/** Groups that a space parts have a mark before their decimals alone, of which a zero at the end may be left out: "1 234,5". */
const LAST_GROUP = /^\d{3}(?:[.,]\d{1,3})?\D{0,4}$/;

const WITH_DECIMALS = /[.,]\d{1,3}\D{0,4}$/;

const BARE_GROUPS = /^[(]?[-−–+]?\D{0,3}\d{1,3}(?:\u00a0\d{3})+\D{0,4}$/;

/** A number as printed, the word behind its last one, and the currency inside its bracket. */
interface Figure {
  readonly text: string;
  readonly to: number;
  readonly currencies: readonly string[];
}

/** `1 234,56` printed with spaces that became word gaps: groups of exactly three digits, close together. */
function joinGroups(words: readonly Word[], at: number): Figure {
  const first = words[at]!;
  let { text } = first;
  let to = at + 1;
  const alone: Figure = { text, to, currencies: NO_CURRENCIES };
  const second = words[to];
  if (second === undefined || !isNear(first, second, WIDEST_GROUP_GAP)) return alone;
  if (mayBeMark(second.text.charCodeAt(0)) || !GROUP_HEAD.test(first.text)) return alone;
  for (let next = words[to]; next !== undefined && LAST_GROUP.test(next.text); next = words[to]) {
    // such a space is wide; decimals at the end show that the groups are one amount
    const bare = words[to - 1]!.text.endsWith('1') || next.text.startsWith('1') ? BESIDE_ONE_GAP : BARE_GROUP_GAP;
    const widest = WITH_DECIMALS.test(next.text) ? WIDEST_GROUP_GAP : bare;
    if (!isNear(words[to - 1]!, next, widest) && !isTypedSpace(words[to - 1]!, next)) break;
    // groups of one amount stand a space apart; words that touch are the last and the first of two columns
    if (isNear(words[to - 1]!, next, TOUCHING)) break;
    text += `\u00a0${next.text}`;
    to++;
    if (!/^\d{3}$/.test(next.text)) break;
  }
  if (to === at + 1 || !(WITH_DECIMALS.test(text) || BARE_GROUPS.test(text))) return alone;
  return { text, to, currencies: NO_CURRENCIES };
}

/** Typewriters give every character one width: there a gap as wide as the digits on both sides is one space. */
function isTypedSpace(left: Word, right: Word): boolean {
  const gap = right.box[0] - left.box[2];
  return [left, right].every(({ box, text }) => Math.abs((box[2] - box[0]) / text.length - gap) <= gap * SAME_WIDTH);
}

/** `(USD 2.00)` opens before the currency, `(2,00 EUR)` closes behind it. */
function closeBracket(words: readonly Word[], joined: Figure, isOpen: boolean): Figure {
  const text = isOpen ? `(${joined.text}` : joined.text;
  const next = words[joined.to];
  const plain: Figure = { ...joined, text };
  if (!text.startsWith('(') || text.endsWith(')') || next === undefined || !next.text.endsWith(')')) return plain;
  if (!isNear(words[joined.to - 1]!, next, BRACKET_GAP) || !isCurrencyWord(next.text.slice(0, -1))) return plain;
  return { text: `${text})`, to: joined.to + 1, currencies: currencyOf(next.text.slice(0, -1)) };
}

function orElse(list: readonly string[], other: readonly string[]): readonly string[] {
  return list.length > 0 ? list : other;
}
