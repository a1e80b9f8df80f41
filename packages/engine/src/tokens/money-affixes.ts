/**
 * Reads the marks around the figures of an amount, apart or glued: signs, currencies, credit and debit marks. Gaps
 * are in text heights.
 *
 *   - 567.18      UYU 80,000      130,36 EUR-      1,250.00 CR
 */

import type { Word } from '@extracto/model';
import { currencyOf, letterCurrencyOf } from '../knowledge/currencies.ts';
import { hasDigit } from '../knowledge/letters.ts';
import { creditDebitMarker } from '../knowledge/lexicon.ts';
import { rememberByText } from '../knowledge/remember-by-text.ts';
import type { MoneyToken } from '../lines/reading.ts';
import { BRACKETED_SIGN, type Parts } from './split-figure.ts';
import { TOKENS } from './thresholds.ts';

export const { WIDEST_GAP } = TOKENS.moneyAffixes;
const {
  WIDEST_SPACE,
  WIDEST_SUFFIX_GAP,
  WIDEST_SIGN_GAP,
  WIDEST_END_GAP,
  LONGEST_CURRENCY,
  LONGEST_MARK,
  SAME_GAP_PT,
  MOST_MARK_WORDS,
} = TOKENS.moneyAffixes;

/** Japanese prints its signs as wide as its letters, or a triangle for the minus. */
const MINUS = /[-−–‐‑—－△▲]/;

/** `-NOK 17 003,21`: the sign is glued to the currency. */
const SIGNED_CURRENCY = /^[-−–‐‑—－+]\D+$/;

const SIGN_WORD = /^[-−–‐‑—－+＋=]$/;

type Sign = MoneyToken['sign'];

export const NO_CURRENCIES: readonly string[] = [];

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

/** Reads a word without digits beside an amount: a sign, a currency, a bracket, or a currency with one of the others. */
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

export function mayPrecede(text: string): boolean {
  return text.length <= LONGEST_CURRENCY + 1 && prefixOf(text) !== NO_PREFIX;
}

/** `- 567.18`, `UYU 80,000`, `- $ 5.00`. `null` where one of the words up to the figure is something else. */
export function readPrefix(words: readonly Word[], start: number, figure: number): Prefix | null {
  let prefix = NO_PREFIX;
  for (let at = start; at < figure; at++) {
    const [word, next] = [words[at]!, words[at + 1]!];
    const own = mayPrecede(word.text) && !endsFirm(words, at) ? prefixOf(word.text) : NO_PREFIX;
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

/** "ACME SDN BHD 3500.00": the legal form of a firm in Malaysia is no dinar of Bahrain. */
function endsFirm(words: readonly Word[], at: number): boolean {
  return words[at]!.text === 'BHD' && words[at - 1]?.text === 'SDN';
}

interface Affixes {
  readonly sign: Sign;
  readonly currencies: readonly string[];
  readonly marker: 'credit' | 'debit' | null;
}

const UNSIGNED: Affixes = { sign: 0, currencies: NO_CURRENCIES, marker: null };

const NEGATIVE: Affixes = { ...UNSIGNED, sign: -1 };

export function readAffixes(parts: Parts, languages: readonly string[]): Affixes | null {
  if (parts.tail === undefined) return parts.sign1 === '-' ? NEGATIVE : UNSIGNED;
  const signOfPart = (part: string) => signOf(parts[part] ?? '');
  const sign = combineSigns(signOfPart('sign1'), signOfPart('sign2'), signOfPart('sign3'), signOfPart('sign4'));
  const isClosed = (parts.close ?? parts.close2 ?? '') !== '';
  const parenthesised = (parts.open ?? parts.open2 ?? '') !== '' && isClosed;
  if (((parts.open ?? parts.open2 ?? '') !== '') !== isClosed) return null;
  const before = parts.currency1 ?? '';
  const [behind, bracketed] = parts.tail === '' ? [parts.mark ?? '', ''] : [parts.tail, parts.mark ?? ''];
  // "kr" behind a number is a krone, whatever else it abbreviates
  const marker = behind === '' || currencyOf(behind).length > 0 ? null : creditDebitMarker(behind, languages);
  const named = before === '' ? NO_CURRENCIES : currencyBefore(before, parts.number!);
  const currencies = [...named, ...(marker === null ? currencyOf(behind) : [])];
  if (before !== '' && named.length === 0) return null;
  if (behind !== '' && marker === null && currencyOf(behind).length === 0 && !isCoded(parts, behind)) return null;
  if (bracketed === '') return { sign: parenthesised ? -1 : sign, currencies, marker };
  const own = creditDebitMarker(bracketed, languages);
  return own === null || marker !== null ? null : { sign, currencies, marker: own };
}

/** "14.50-SC": behind its sign an amount ends, and what follows says of which kind it is. */
function isCoded({ sign3, number }: Parts, behind: string): boolean {
  return sign3 !== '' && TWO_DECIMALS.test(number!) && ENTRY_CODE.test(behind);
}

const ENTRY_CODE = /^[A-Z]{2}$/;

export const TWO_DECIMALS = /[.,]\d{2}$/;

/** Without decimals a capital before figures is a reference: "R1200". */
function currencyBefore(text: string, number: string): readonly string[] {
  const currencies = currencyOf(text);
  return currencies.length === 0 && TWO_DECIMALS.test(number) ? letterCurrencyOf(text) : currencies;
}

const SIGNS_BEHIND = '-−–+';

export function readSuffix(words: readonly Word[], at: number, markerRead: boolean, languages: readonly string[]) {
  let to = at;
  let sign: Sign = 0;
  let currencies = NO_CURRENCIES;
  let marker: 'credit' | 'debit' | null = null;
  while (to < words.length && to - at < 2 && isBehind(words, to, languages)) {
    const text = words[to]!.text;
    const followed = isFollowed(words, to);
    const bare = SIGNS_BEHIND.includes(text.slice(-1)) ? text.slice(0, -1) : text;
    const isSign = (bare === '' && text !== '') || BRACKETED_SIGN.test(text);
    if (isSign && (isEquation(words) || isEmptyCell(words, to))) break;
    if (isSign && sign === 0 && !followed) sign = signOf(text);
    else if (bare !== text && sign === 0 && currencies.length === 0 && isCurrencyWord(bare)) {
      // "130,36 EUR-": the sign closes the whole
      sign = signOf(text.slice(-1));
      currencies = currencyOf(bare);
    } else if (
      marker === null &&
      !markerRead &&
      (!followed || endsAmount(words, to)) &&
      !isKrone(text) &&
      creditDebitMarker(text, languages) !== null
    )
      marker = creditDebitMarker(text, languages);
    else if (currencies.length === 0 && isCurrencyWord(text) && !(followed && opensFigure(words[to + 1]!.text)))
      currencies = currencyOf(text);
    else break;
    to++;
  }
  if (marker !== null || markerRead) return { to, sign, currencies, marker };
  const phrase = readPhrase(words, to, languages);
  return { to: phrase?.to ?? to, sign, currencies, marker: phrase?.marker ?? null };
}

/** "1.234,56 zu Ihren Lasten", "340.00 in our favour": a mark of several words, which end the cell. */
function readPhrase(words: readonly Word[], from: number, languages: readonly string[]) {
  let to = from;
  let text = '';
  while (to < words.length && to - from < MOST_MARK_WORDS && isNear(words[to - 1]!, words[to]!, WIDEST_SUFFIX_GAP))
    text += ` ${words[to++]!.text}`;
  if (to - from < 2 || hasDigit(text) || (to < words.length && isNear(words[to - 1]!, words[to]!, WIDEST_SUFFIX_GAP)))
    return null;
  const marker = creditDebitMarker(text.trim(), languages);
  return marker === null ? null : { to, marker };
}

/** Near enough to be part of the amount. A mark that ends the line may stand in a column of its own, further away. */
export function isBehind(words: readonly Word[], at: number, languages: readonly string[]): boolean {
  const [left, word] = [words[at - 1]!, words[at]!];
  if (isNear(left, word, WIDEST_SUFFIX_GAP)) return true;
  if (at + 1 < words.length || word.text.length > LONGEST_MARK || !isNear(left, word, WIDEST_END_GAP)) return false;
  return creditDebitMarker(word.text, languages) !== null;
}

/**
 * Words go on a space behind it. Letters of one width have wide spaces: there a written word as near to the next one as to the figure
 * opens the text behind an amount, "134.76 DEBIT CARD PURCHASE".
 */
function isFollowed(words: readonly Word[], at: number): boolean {
  const [left, word, right] = [words[at - 1]!, words[at]!, words[at + 1]];
  if (right === undefined) return false;
  if (isNear(word, right, WIDEST_SPACE)) return true;
  const isWord = word.text.length > LONGEST_MARK && !hasDigit(right.text);
  return isWord && right.box[0] - word.box[2] <= word.box[0] - left.box[2] + SAME_GAP_PT;
}

/** "4,03 C 2.697,77 C" in tight columns: a figure follows, further away than the one in front. */
function endsAmount(words: readonly Word[], at: number): boolean {
  const [left, mark, right] = [words[at - 1]!, words[at]!, words[at + 1]!];
  return opensFigure(right.text) && mark.box[0] - left.box[2] < right.box[0] - mark.box[2];
}

/** A dash that stands further behind a figure than its sign does, with other columns behind it, fills the cell beside the figure. */
function isEmptyCell(words: readonly Word[], at: number): boolean {
  return at + 1 < words.length && !isNear(words[at - 1]!, words[at]!, WIDEST_SIGN_GAP);
}

/** "2,314.65 -  2,327.15 +  2,688.55 =  2,676.05": the signs stand between the figures of a sum. */
function isEquation(words: readonly Word[]): boolean {
  return words.some(({ text }) => text === '=');
}

const WHOLE_DATE = /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:\d{4}|\d{2}))\.?$/;

/** In tight tables a value date stands close behind the currency of an amount. */
function opensFigure(text: string): boolean {
  return /^[\d.,]/.test(text) && !WHOLE_DATE.test(text);
}

function isKrone(text: string): boolean {
  return /^kr\.?$/.test(text);
}

export function isCurrencyWord(text: string): boolean {
  return text.length <= LONGEST_CURRENCY && !hasDigit(text) && currencyOf(text).length > 0;
}

/** Gap in units of the text height; a space between words is about 0.3, between columns above 1. */
export function isNear(left: Word, right: Word, heights: number): boolean {
  return right.box[0] - left.box[2] <= Math.max(left.font.heightPt, right.font.heightPt) * heights;
}

function signOf(text: string): Sign {
  if (text === '' || text === '=') return 0;
  return MINUS.test(text) ? -1 : 1;
}

export function combineSigns(one: Sign, two: Sign, three: Sign, four: Sign = 0): Sign {
  if (one === -1 || two === -1 || three === -1 || four === -1) return -1;
  return one === 1 || two === 1 || three === 1 || four === 1 ? 1 : 0;
}
