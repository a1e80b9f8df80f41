/**
 * Marks that the recogniser put into the wrong word, put where they belong before words are read as figures.
 *
 *   "1,2019"                 →  "1," "2019"            a group of four digits is the year behind a day
 *   "03/0108:13"             →  "03/01" "08:13"        a day and its hour
 *   "D2.762,99"              →  "D" "2.762,99"         a mark of debit and the balance in the next column
 *   "Jan2"                   →  "Jan" "2"              a month and its day or year
 *   "12,50103,20"            →  "12,50" "103,20"       amounts of two columns without a gap
 *   "1.943," "74€"           →  "1.943,74€"            decimals behind their mark
 *   "-1" "234" "567,89"      →  "-1234567,89"          groups of one amount, parted by spaces
 *   "22/12/201" "8RENTE"     →  "22/12/2018" "RENTE"   a date printed against the text
 *   "ΟΊ" "Φεβ"               →  "01" "Φεβ"             letters that print like a day before a month
 *   "Ist" "Aug"              →  "1st" "Aug"            the first of a month
 *   "225.77РД"               →  "225.77Р" "Д"          a mark of debit that stands apart from the currency
 *   "-" "IDR" "20.00"        →  "-IDR" "20.00"         a minus before the currency
 */
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { currencyOf } from '../knowledge/currencies.ts';
import { monthReadings } from '../knowledge/lexicon.ts';
import { cutWord } from './cut-word.ts';
import { joinWords } from './join-words.ts';
import type { DecimalMark } from './read-figure.ts';
import { OCR } from './thresholds.ts';

const { CLOSE, APART, GROUP_GAP, FROM_TEXT, LEAST_TOUCHING } = OCR.regroupWords;

/** `words` are in the recogniser's order; `mark` is the page's. */
export function regroupWords(words: readonly RecognisedWord[], mark: DecimalMark): RecognisedWord[] {
  const touch = mark !== null && words.filter((word) => isMixed(word, mark)).length >= LEAST_TOUCHING;
  const parts = words
    .flatMap(splitDay)
    .flatMap(splitTime)
    .flatMap(splitFigure)
    .flatMap(splitMonth)
    .flatMap((word) => splitAmounts(word, mark, touch))
    .flatMap(splitMark);
  const regrouped: RecognisedWord[] = [];
  for (const word of joinGroups(parts, mark)) {
    const before = regrouped.at(-1);
    if (before === undefined || before.lineIndex !== word.lineIndex) regrouped.push(word);
    else regrouped.splice(-1, 1, ...regroupPair(before, word, mark));
  }
  return regrouped;
}

function regroupPair(one: RecognisedWord, two: RecognisedWord, mark: DecimalMark): RecognisedWord[] {
  if (isDayInLetters(one.text) && monthReadings(two.text).length > 0) return [{ ...one, text: toDay(one.text) }, two];
  if (/^[23]?[Il|!]st$/.test(one.text) && monthReadings(two.text).length > 0)
    return [{ ...one, text: one.text.replace(/[Il|!]/, '1') }, two];
  const [gap, height] = [two.box[0] - one.box[2], one.box[3] - one.box[1]];
  if (isDash(one.text) && currencyOf(two.text).length > 0 && gap <= CLOSE * (two.box[3] - two.box[1]))
    return [joinWords({ ...one, text: '-' }, two)];
  if (gap > CLOSE * height) return [one, two];
  if (mark !== null && DECIMALS.test(two.text) && WHOLE[mark].test(one.text)) return [joinWords(one, two)];
  if (/^\d{1,2}[./-]\d{1,2}[./-](?:19|20)[\dIl|!\]]$/.test(one.text) && /^\d\p{L}/u.test(two.text))
    return moveYear(one, two);
  return [one, two];
}

/** Tells whether the page separates groups of digits by space more often than by a mark. */
function joinGroups(words: readonly RecognisedWord[], mark: DecimalMark): readonly RecognisedWord[] {
  if (mark === null) return words;
  const heads = words.map(({ text }, at) => (LAST_GROUP[mark].test(text) ? findHead(words, at) : at));
  const marked = words.filter(({ text }) => MARKED_GROUPS[mark].test(text));
  if (heads.filter((head, at) => head < at).length <= marked.length) return words;
  const joined: RecognisedWord[] = [];
  for (let at = words.length - 1; at >= 0; at = heads[at]! - 1)
    joined.push(words.slice(heads[at]!, at + 1).reduce((one, two) => joinWords(one, two)));
  return joined.reverse();
}

/** The first of the groups that end at `last`; `last` itself where there is none, or text stands as near. */
function findHead(words: readonly RecognisedWord[], last: number): number {
  let [head, widest] = [last, 0];
  while (head > 0 && (head === last || /^\d{3}$/.test(words[head]!.text)) && FIRST_GROUP.test(words[head - 1]!.text)) {
    const gap = gapBefore(words, head);
    if (gap > GROUP_GAP) break;
    widest = Math.max(widest, gap);
    head -= 1;
  }
  return gapBefore(words, head) > FROM_TEXT * widest ? head : last;
}

/** In heights of the word in front; without end at the beginning of a line. */
function gapBefore(words: readonly RecognisedWord[], at: number): number {
  const [before, word] = [words[at - 1], words[at]!];
  if (before === undefined || before.lineIndex !== word.lineIndex) return Number.POSITIVE_INFINITY;
  return (word.box[0] - before.box[2]) / (before.box[3] - before.box[1]);
}

const FIRST_GROUP = /^[-+]?\p{Sc}?\d{1,3}$/u;
const LAST_GROUP = { '.': /^\d{3}\.\d{2}\p{Sc}?-?$/u, ',': /^\d{3},\d{2}\p{Sc}?-?$/u } as const;
const MARKED_GROUPS = { '.': /\d,\d{3}\.\d{2}/, ',': /\d\.\d{3},\d{2}/ } as const;

/** Read as it is, or as one of the longer strokes. */
function isDash(text: string): boolean {
  return /^[-−–]$/.test(text);
}

const DECIMALS = /^\d{2}\p{Sc}?-?$/u;
const WHOLE = { '.': /^[-+]?\p{Sc}?\d{1,3}(?:,\d{3})*\.$/u, ',': /^[-+]?\p{Sc}?\d{1,3}(?:\.\d{3})*,$/u } as const;

/** A zero and a one; other pairs of letters are words. */
function isDayInLetters(text: string): boolean {
  return /^(?:[OΟО][Il|!ΙΊ]|[Il|!ΙΊ][OΟО])$/.test(text);
}

function toDay(text: string): string {
  return text.replace(/[OΟО]/g, '0').replace(/[^0]/g, '1');
}

function moveYear(one: RecognisedWord, two: RecognisedWord): RecognisedWord[] {
  if (two.symbols.length !== [...two.text].length) return [one, two];
  const { front, behind } = cutWord(two, 1);
  return [joinWords(one, front), behind];
}

/** "1,2019" is the end of "Oct 1, 2019": a group of four digits is none. */
function splitDay(word: RecognisedWord): RecognisedWord[] {
  const { text, symbols } = word;
  if (!/^\d{1,2},(?:19|20)\d\d$/.test(text) || symbols.length !== text.length) return [word];
  const { front, behind } = cutWord(word, text.indexOf(',') + 1);
  return [front, behind];
}

/** A day with an hour typed against it. */
function splitTime(word: RecognisedWord): RecognisedWord[] {
  const day = DAY_WITH_TIME.exec(word.text)?.[1];
  if (day === undefined || word.symbols.length !== word.text.length) return [word];
  const { front, behind } = cutWord(word, day.length);
  return [front, behind];
}

const DAY_WITH_TIME =
  /^((?:0[1-9]|[12]\d|3[01])[./-](?:0[1-9]|[12]\d|3[01])(?:[./-](?:19|20)\d\d)?)(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** A mark and the figure of the next column, with as much paper between them as between columns. */
function splitFigure(word: RecognisedWord): RecognisedWord[] {
  const { text, symbols, box } = word;
  const mark = /^\P{L}?\p{Lu}[.,]?(?=\d[\d.,]+$)/u.exec(text)?.[0];
  if (mark === undefined || symbols.length !== [...text].length) return [word];
  const at = [...mark].length;
  const letter = symbols.slice(0, at).findLast((symbol) => /\p{Lu}/u.test(symbol.text))!;
  if (symbols[at]!.left - letter.right < CLOSE * (box[3] - box[1])) return [word];
  const { front, behind } = cutWord(word, at);
  return [front, behind];
}

/** The paper between a month and its day or year is narrow. */
function splitMonth(word: RecognisedWord): RecognisedWord[] {
  const { text, symbols } = word;
  const name = /^(\p{L}{3,}\.?)(?:\d{1,2},?|(?:19|20)\d\d)$/u.exec(text)?.[1] ?? '';
  if (name === '' || monthReadings(name).length === 0 || symbols.length !== [...text].length) return [word];
  const { front, behind } = cutWord(word, name.length);
  return [front, behind];
}

/** After a decimal mark and two digits the next amount begins; `touch` where the amounts of two columns have no paper between. */
function splitAmounts(word: RecognisedWord, mark: DecimalMark, touch: boolean): RecognisedWord[] {
  const { text, symbols } = word;
  const end = mark === null || isGrouped(text) ? 0 : (GLUED[mark].exec(text)?.[0].length ?? 0);
  if (end === 0 || symbols.length !== text.length) return [word];
  if (MIXED_GROUPS.test(text) && !touch && !isWidestGap(word, end)) return [word];
  const { front, behind } = cutWord(word, end);
  return [front, behind];
}

/** The first of two amounts. */
const GLUED = {
  '.': /^[-+]?\d[\d.,]*?\.\d\d(?=[-+]?\d[\d.,]*\.\d\d$)/,
  ',': /^[-+]?\d[\d.,]*?,\d\d(?=[-+]?\d[\d.,]*,\d\d$)/,
} as const;

/**
 * "7.128.62" is one amount with a misread mark; between groups the same mark stands each time. "29,479.400.00" may be one or
 * two, which their paper tells, or that there are many on a page.
 */
function isGrouped(text: string): boolean {
  return /^[-+]?\d{1,3}([.,])\d{3}(?:\1\d{3})*[.,]\d\d$/.test(text);
}

/** One of millions with a misread mark, or two. */
function isMixed({ text }: RecognisedWord, mark: '.' | ','): boolean {
  return MIXED_GROUPS.test(text) && !isGrouped(text) && GLUED[mark].test(text);
}

const MIXED_GROUPS = /^[-+]?\d{1,3}(?:[.,]\d{3})+[.,]\d\d$/;

/** The paper in front of the symbol at `at` is clearly wider than any other of the word; beside a 1 it is a little wider. */
function isWidestGap({ symbols, box }: RecognisedWord, at: number): boolean {
  const gaps = symbols.slice(1).map(({ left }, index) => left - symbols[index]!.right);
  const widest = gaps[at - 1]! - APART * (box[3] - box[1]);
  return gaps.every((gap, index) => index === at - 1 || gap < widest);
}

const MARKED = /^[-+]?\d[\d.,]*(?:\p{Sc}|[.,]\d{2}\p{L}{1,2})\p{Lu}$/u;

/** Behind an amount and its currency; the paper between letters of one word is narrower. */
function splitMark(word: RecognisedWord): RecognisedWord[] {
  const { text, symbols, box } = word;
  const letters = [...text];
  const isMarked = MARKED.test(text) && symbols.length === letters.length;
  const [before, last] = symbols.slice(-2);
  if (!isMarked || last!.left - before!.right < APART * (box[3] - box[1])) return [word];
  const { front, behind } = cutWord(word, letters.length - 1);
  return [front, behind];
}
