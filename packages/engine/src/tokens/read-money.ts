/**
 * Runs of words → money candidates. A number may carry a sign (before, behind, as parentheses, as a word of its own),
 * a currency (before or behind, glued or apart) and a credit or debit marker. Words are joined only across gaps smaller
 * than a column gap, so that an amount and a balance beside it stay two.
 */
import { boxAround, type Word } from '@extracto/model';
import { currencyOf, letterCurrencyOf } from '../knowledge/currencies.ts';
import { creditDebitMarker } from '../knowledge/lexicon.ts';
import { rememberByText } from '../knowledge/remember-by-text.ts';
import type { DateToken, MoneyToken } from '../lines/reading.ts';
import { hasDigit, isDigit } from './has-digit.ts';
import { readNumber } from './read-number.ts';

const MINUS = /[-−–‐‑—]/;
/** `-NOK 17 003,21`: the sign is glued to the currency. */
const SIGNED_CURRENCY = /^[-−–‐‑—+]\D+$/;
const SIGN_WORD = /^[-−–‐‑—+=]$/;
const PARTS =
  /^(?<open>\()?(?<sign1>[-−–‐‑—+]?)(?<currency1>\p{L}{1,5}\/?\.|[^\d\s()+\-−–.,'’]{0,5})(?<sign2>[-−–‐‑—+]?)(?<open2>\()?(?<number>(?:\d|[.,]\d)[\d.,'’´\u00a0\u202f\u2009]*?)(?<sign3>[-−–‐‑—+]?)(?<close>\))?(?<tail>[^\d\s()]{0,5}?|\([^\d\s()]{1,5}\))(?<sign4>[-−–‐‑—+]?)(?<close2>\))?[;:*.,]{0,2}$/u;

/** Besides digits, in a number of `PARTS`. */
const MARKS_OF_NUMBER = ".,'’´\u00a0\u202f\u2009";

type Sign = MoneyToken['sign'];

const NO_CURRENCIES: readonly string[] = [];

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
  if (start === numberAt && isLone(words, start)) return readLone(words[start]!, start);
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
  if (glued === null) return null;
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

/** A figure by itself in its cell with nothing but a minus before it, as most amounts are: nothing else has to be looked for. */
function isLone(words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  const next = words[at + 1];
  if (next !== undefined && isNear(word, next, WIDEST_SUFFIX_GAP)) return false;
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

function opensWithMinus(text: string): boolean {
  return text.charCodeAt(0) === 0x2d;
}

function joinTexts(words: readonly Word[], from: number, to: number): string {
  let text = words[from]!.text;
  for (let at = from + 1; at < to; at++) text += ` ${words[at]!.text}`;
  return text;
}

type Parts = Readonly<Record<string, string | undefined>>;

/** `null` when the text is no number with its marks. No part but sign and number is set for what needs no expression: figures with
 * nothing but a minus before them, which is most amounts. */
function splitParts(text: string): Parts | null {
  const from = opensWithMinus(text) ? 1 : 0;
  if (isPlainFigure(text, from)) return { sign1: from === 0 ? '' : '-', number: text.slice(from) };
  return PARTS.exec(PROTECTED.test(text) ? text.replace(ASTERISKS, '') : text)?.groups ?? null;
}

const ASTERISKS = /^[*＊]+/;
/** Asterisks keep anybody from writing figures in front: "*1,594,341", "***12.50", "*99". A masked number ends in four. */
const PROTECTED = /^(?:[*＊]+[-−+]?(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})|[*＊]\d{1,3})[-−+]?$/;

/** "01/02/2024", "08:27": what stands between its figures stands in no number. */
function isParted(text: string): boolean {
  let isBehindFigure = false;
  let isBehindOther = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      if (isBehindOther) return true;
      isBehindFigure = true;
    } else if (isBehindFigure && !MARKS_OF_NUMBER.includes(text[at]!)) isBehindOther = true;
  }
  return false;
}

/** Digits with points and commas between them. */
function isPlainFigure(text: string, from: number): boolean {
  let isFigure = false;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    isFigure = isDigit(code);
    if (!isFigure && (at === from || (code !== 0x2c && code !== 0x2e))) return false;
  }
  return isFigure;
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
  if (!mayBeMark(number.charCodeAt(number.length - 4)) && !mayBeMark(number.charCodeAt(number.length - 3)))
    return false;
  return (
    /^\d{1,3}(?:[.,'’´\u00a0\u202f\u2009 ]\d{2,3})*[.,'’´\u00a0\u202f\u2009 ]\d{3}$/.test(number) ||
    /[.,]\d{2}$/.test(number)
  );
}

/** No digit, and not beyond the beginning of the text. */
function mayBeMark(code: number): boolean {
  return code < 0x30 || code > 0x39;
}

/** Within an amount, before its figure, in text heights. */
const WIDEST_GAP = 1.6;
/** The same where nothing but a space may part the two. */
const WIDEST_SPACE = 0.5;
/** The same between a sign and the figure: further away a dash is the empty cell of the column before. */
const WIDEST_SIGN_GAP = 0.8;

interface Prefix {
  readonly sign: Sign;
  readonly currencies: readonly string[];
  /** A bracket opened with the currency: `(USD 2.00)`. */
  readonly isOpen: boolean;
  /** One capital, which may as well end the words in front: it belongs to decimals a space away. */
  readonly isLetter: boolean;
}

const NO_PREFIX: Prefix = { sign: 0, currencies: NO_CURRENCIES, isOpen: false, isLetter: false };

const LETTER_PREFIX = /^([-−–‐‑—+]?)([A-Z])$/;

/** What a word without figures says of the one behind it: a sign, a currency, or one behind the other or a bracket. */
const prefixOf = rememberByText((text): Prefix => {
  if (SIGN_WORD.test(text)) return { ...NO_PREFIX, sign: signOf(text) };
  const [, sign, letter] = LETTER_PREFIX.exec(text) ?? [];
  const lettered = letter === undefined ? NO_CURRENCIES : letterCurrencyOf(letter);
  if (lettered.length > 0) return { ...NO_PREFIX, sign: signOf(sign!), currencies: lettered, isLetter: true };
  if (SIGNED_CURRENCY.test(text) && isCurrencyWord(text.slice(1)))
    return { ...NO_PREFIX, sign: signOf(text.slice(0, 1)), currencies: currencyOf(text.slice(1)) };
  if (!text.startsWith('(')) return isCurrencyWord(text) ? { ...NO_PREFIX, currencies: currencyOf(text) } : NO_PREFIX;
  return isCurrencyWord(text.slice(1))
    ? { ...NO_PREFIX, currencies: currencyOf(text.slice(1)), isOpen: true }
    : NO_PREFIX;
});

function mayPrecede(text: string): boolean {
  return text.length <= LONGEST_CURRENCY + 1 && prefixOf(text) !== NO_PREFIX;
}

/** `- 567.18`, `UYU 80,000`, `- $ 5.00`. `null` where one of the words up to the figure is something else. */
function readPrefix(words: readonly Word[], start: number, figure: number): Prefix | null {
  let prefix = NO_PREFIX;
  for (let at = start; at < figure; at++) {
    const [word, next] = [words[at]!, words[at + 1]!];
    const own = mayPrecede(word.text) ? prefixOf(word.text) : NO_PREFIX;
    if (own === NO_PREFIX || !isNear(word, next, own.isLetter ? WIDEST_SPACE : WIDEST_GAP)) return null;
    if (own.currencies.length === 0) {
      if (prefix.sign !== 0 || !isNear(word, next, WIDEST_SIGN_GAP)) return null;
      prefix = { ...prefix, sign: own.sign };
    } else {
      if (prefix.currencies.length > 0) return null;
      prefix = prefix.sign === 0 ? own : { ...own, sign: prefix.sign };
    }
  }
  return prefix;
}

const GROUP_HEAD = /^[(]?[-−–+]?\D{0,3}\d{1,3}$/;
/** Groups that a space parts have a mark before their decimals alone, be they two or three: "1 234,567". */
const LAST_GROUP = /^\d{3}(?:[.,]\d{2,3})?\D{0,4}$/;
const WITH_DECIMALS = /[.,]\d{2,3}\D{0,4}$/;
const BARE_GROUPS = /^[(]?[-−–+]?\D{0,3}\d{1,3}(?:\u00a0\d{3})+\D{0,4}$/;

/** Between two groups, in text heights: a monospaced space. */
const WIDEST_GROUP_GAP = 0.8;

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
    if (!isNear(words[to - 1]!, next, WITH_DECIMALS.test(next.text) ? WIDEST_GROUP_GAP : 0.5)) break;
    // groups of one amount stand a space apart; words that touch are the last and the first of two columns
    if (isNear(words[to - 1]!, next, 0.02)) break;
    text += `\u00a0${next.text}`;
    to++;
    if (!/^\d{3}$/.test(next.text)) break;
  }
  if (to === at + 1 || !(WITH_DECIMALS.test(text) || BARE_GROUPS.test(text))) return alone;
  return { text, to, currencies: NO_CURRENCIES };
}

/** `(USD 2.00)` opens before the currency, `(2,00 EUR)` closes behind it. */
function closeBracket(words: readonly Word[], joined: Figure, isOpen: boolean): Figure {
  const text = isOpen ? `(${joined.text}` : joined.text;
  const next = words[joined.to];
  const plain: Figure = { ...joined, text };
  if (!text.startsWith('(') || text.endsWith(')') || next === undefined || !next.text.endsWith(')')) return plain;
  if (!isNear(words[joined.to - 1]!, next, 0.6) || !isCurrencyWord(next.text.slice(0, -1))) return plain;
  return { text: `${text})`, to: joined.to + 1, currencies: currencyOf(next.text.slice(0, -1)) };
}

interface Affixes {
  readonly sign: Sign;
  readonly currencies: readonly string[];
  readonly marker: 'credit' | 'debit' | null;
}

const UNSIGNED: Affixes = { sign: 0, currencies: NO_CURRENCIES, marker: null };
const NEGATIVE: Affixes = { ...UNSIGNED, sign: -1 };

function readAffixes(parts: Parts, languages: readonly string[]): Affixes | null {
  if (parts.tail === undefined) return parts.sign1 === '-' ? NEGATIVE : UNSIGNED;
  const signOfPart = (part: string) => signOf(parts[part] ?? '');
  const sign = combineSigns(signOfPart('sign1'), signOfPart('sign2'), signOfPart('sign3'), signOfPart('sign4'));
  const isClosed = (parts.close ?? parts.close2 ?? '') !== '';
  const parenthesised = (parts.open ?? parts.open2 ?? '') !== '' && isClosed;
  if (((parts.open ?? parts.open2 ?? '') !== '') !== isClosed) return null;
  const before = parts.currency1 ?? '';
  const behind = parts.tail ?? '';
  // "kr" behind a number is a krone, whatever else it abbreviates
  const marker = behind === '' || currencyOf(behind).length > 0 ? null : creditDebitMarker(behind, languages);
  const named = before === '' ? NO_CURRENCIES : currencyBefore(before, parts.number!);
  const currencies = [...named, ...(marker === null ? currencyOf(behind) : [])];
  if (before !== '' && named.length === 0) return null;
  if (behind !== '' && marker === null && currencyOf(behind).length === 0) return null;
  return { sign: parenthesised ? -1 : sign, currencies, marker };
}

const TWO_DECIMALS = /[.,]\d{2}$/;

/** Without decimals a capital before figures is a reference: "R1200". */
function currencyBefore(text: string, number: string): readonly string[] {
  const currencies = currencyOf(text);
  return currencies.length === 0 && TWO_DECIMALS.test(number) ? letterCurrencyOf(text) : currencies;
}

/** Before a sign, a currency or a marker behind an amount, in text heights. */
const WIDEST_SUFFIX_GAP = 1.1;
const SIGNS_BEHIND = '-−–+';

function readSuffix(words: readonly Word[], at: number, markerRead: boolean, languages: readonly string[]) {
  let to = at;
  let sign: Sign = 0;
  let currencies = NO_CURRENCIES;
  let marker: 'credit' | 'debit' | null = null;
  while (to < words.length && to - at < 2 && isNear(words[to - 1]!, words[to]!, WIDEST_SUFFIX_GAP)) {
    const text = words[to]!.text;
    const followed = words[to + 1] !== undefined && isNear(words[to]!, words[to + 1]!, 0.5);
    const bare = SIGNS_BEHIND.includes(text.slice(-1)) ? text.slice(0, -1) : text;
    if (bare === '' && text !== '' && sign === 0 && !followed) sign = signOf(text);
    else if (bare !== text && sign === 0 && currencies.length === 0 && isCurrencyWord(bare)) {
      // "130,36 EUR-": the sign closes the whole
      sign = signOf(text.slice(-1));
      currencies = currencyOf(bare);
    } else if (
      marker === null &&
      !markerRead &&
      !followed &&
      !isKrone(text) &&
      creditDebitMarker(text, languages) !== null
    )
      marker = creditDebitMarker(text, languages);
    else if (currencies.length === 0 && isCurrencyWord(text) && !(followed && opensFigure(words[to + 1]!.text)))
      currencies = currencyOf(text);
    else break;
    to++;
  }
  return { to, sign, currencies, marker };
}

const WHOLE_DATE = /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:\d{4}|\d{2}))\.?$/;

/** In tight tables a value date stands close behind the currency of an amount. */
function opensFigure(text: string): boolean {
  return /^[\d.,]/.test(text) && !WHOLE_DATE.test(text);
}

function isKrone(text: string): boolean {
  return /^kr\.?$/.test(text);
}

const LONGEST_CURRENCY = 4;

function isCurrencyWord(text: string): boolean {
  return text.length <= LONGEST_CURRENCY && !hasDigit(text) && currencyOf(text).length > 0;
}

/** Gap in units of the text height; a space between words is about 0.3, between columns above 1. */
function isNear(left: Word, right: Word, heights: number): boolean {
  return right.box[0] - left.box[2] <= Math.max(left.font.heightPt, right.font.heightPt) * heights;
}

function signOf(text: string): Sign {
  if (text === '' || text === '=') return 0;
  return MINUS.test(text) ? -1 : 1;
}

function combineSigns(one: Sign, two: Sign, three: Sign, four: Sign = 0): Sign {
  if (one === -1 || two === -1 || three === -1 || four === -1) return -1;
  return one === 1 || two === 1 || three === 1 || four === 1 ? 1 : 0;
}

function orElse(list: readonly string[], other: readonly string[]): readonly string[] {
  return list.length > 0 ? list : other;
}
