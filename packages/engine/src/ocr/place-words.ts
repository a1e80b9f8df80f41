/**
 * Recognised words in pixels → words in points, shaped like those of a text page: boxes from 0.78 em above to 0.22 em below
 * the baseline, whatever letters a word has. The em follows from which letters stick out; a line's median steadies it.
 *
 *   "1,234.56"  tall, with a comma below    →  height = 0.72 + 0.15 em
 *   "some"      neither                     →  height = 0.52 em
 *   "-"         tells nothing               →  the line's em, the line's baseline
 */
import type { Box, Raster, Word } from '@extracto/model';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import type { LineImage } from '../geometry/line-image.ts';
import { currencyOf } from '../knowledge/currencies.ts';
import { alignLooseMarks } from './align-loose-marks.ts';
import { correctMonths } from './correct-months.ts';
import { cropFigure, type FigureSpan } from './crop-figure.ts';
import type { Extent, FigureKind } from './find-figure-columns.ts';
import { findMinus, type MinusPlace, type SignedSpan } from './find-minus.ts';
import { type FigurePlace, findOverlooked } from './find-overlooked.ts';
import { joinSpacedLetters } from './join-spaced-letters.ts';
import { type FirstReading, kindOfFigure, UNCONFIRMED } from './merge-readings.ts';
import {
  countLetters,
  type DecimalMark,
  type FigureReading,
  FULL_DATE,
  findDecimalMark,
  readFigure,
} from './read-figure.ts';
import { regroupWords } from './regroup-words.ts';
import { splitCurrencies } from './split-currency.ts';
import { OCR } from './thresholds.ts';

const { POINTS_PER_INCH, CAP_HEIGHT } = OCR.shared;
const {
  X_HEIGHT,
  DESCENDER,
  COMMA_TAIL,
  ASCENT,
  DESCENT,
  LETTER_WIDTH,
  MARK_WIDTH,
  LEAST_LETTERS,
  SAME_SIZE,
  SAME_BASELINE,
  DIRT_BELOW,
  SPECK_APART,
  PRINT_BELOW,
  SMALLEST_EM_PT,
  WIDE,
  MOST_PLAIN_DIGITS,
  MOST_DIGITS,
  ROOM_BEFORE,
  ROOM_BEHIND,
} = OCR.placeWords;

const TALL = /[\p{Lu}\p{Nd}bdfhijklt&%$€£()/[\]{}|?!ßβδζθλξφψбђћф]/u;
const LOW = /[\p{Ll}]/u;
const DESCENDS = /[gjpqy()[\]{}|§@$βγζημξρςφχψрудцщфјџ]/;
const TAILED = /[,;Q]/;
/** Specks are taken for small letters; a capital may be a mark of debit or credit. */
const LIKE_SPECKS = /^\P{L}*(?:\p{Ll}\P{L}*){1,2}$/u;
const CODE = /^(\p{Lu}{2,})\d{5,}$/u;
const UNSIGNED_AMOUNT = /^\p{Sc}?\d[\d.,'’]*[.,]\d{2}\p{Sc}?$/u;

interface Measured {
  readonly word: RecognisedWord;
  /** `null` when its letters tell nothing. */
  readonly em: number | null;
  readonly baseline: number | null;
}

/** Pixels. */
interface Placed {
  readonly word: RecognisedWord;
  readonly em: number;
  readonly baseline: number;
}

/** A word that a second reader should see, with what the first made of it. */
export interface PlacedFigure {
  readonly wordIndex: number;
  readonly image: LineImage;
  readonly reading: FirstReading;
  readonly mark: DecimalMark;
}

/** A place where the second reader may see a figure that the first did not. */
export interface OverlookedFigure {
  readonly kind: FigureKind;
  /** Debit and credit marks of its column, when the word is such a mark. */
  readonly marks: readonly string[];
  readonly image: LineImage;
  readonly mark: DecimalMark;
  /** The word to be, without its text. */
  readonly word: Word;
  /** Words that it replaces. */
  readonly wordIndexes: readonly number[];
}

export interface PlacedWords {
  readonly words: readonly Word[];
  readonly figures: readonly PlacedFigure[];
  readonly overlooked: readonly OverlookedFigure[];
}

/**
 * Words in the order of the recogniser's lines. `raster` is what they were read from; `losesMinus`: the recogniser passes minus
 * signs over, so each unsigned figure is looked at for one.
 */
export function placeWords(words: readonly RecognisedWord[], raster: Raster, losesMinus: boolean): PlacedWords {
  const printed = joinSpacedLetters(words.filter((word) => !isFaintDash(word, raster)));
  const mark = findDecimalMark(printed);
  const parts = correctMonths(regroupWords(splitCurrencies(printed, mark), mark));
  const lines = Map.groupBy(parts.filter(isPrint), (word) => word.lineIndex);
  const scale = POINTS_PER_INCH / raster.dpi;
  const placed = [...lines.values()].flatMap((line) =>
    placeLine(line.filter((word) => !isSpeck(word, line)).map(measure)).filter(
      ({ em }) => em * scale >= SMALLEST_EM_PT,
    ),
  );
  const read = placed.map((place) => readFigure(place.word, mark));
  const plain = alignLooseMarks(read, placed.map(toExtent), mark);
  const spans = placed.map((_, index) => toSignedSpan(placed, index));
  const signed = losesMinus ? plain.map((figure, index) => withMinus(spans[index]!, figure, raster)) : plain;
  const side = findSignSide(signed);
  return {
    words: placed.map((place, index) => toWord(place, withOtherSign(signed[index]!, side), scale)),
    figures: placed.flatMap((place, wordIndex) => {
      // whether there is a minus the second reader sees better, unless the first one took it for a part of a digit
      const { first, last } = spans[wordIndex]!.isWide;
      const seen = first || last ? signed : plain;
      const reading = { ...withOtherSign(seen[wordIndex]!, side), confidence: place.word.confidence };
      if (!isFigure(reading.text)) return [];
      return [{ wordIndex, image: cropFigure(raster, spanOf(placed, wordIndex)), reading, mark }];
    }),
    overlooked: findOverlooked(placed.map(toFigurePlace), kindOfFigure, raster).map(
      ({ kind, marks, span, wordIndexes }) => {
        const { left, right, baseline, em } = span;
        const box = boxOf(left, right, baseline, em, scale);
        const font = { heightPt: em * scale };
        const word = { text: '', box, font, confidence: UNCONFIRMED, alternatives: [] };
        return { kind, marks, image: cropFigure(raster, span), mark, word, wordIndexes };
      },
    ),
  };
}

function toExtent({ word, em }: Placed): Extent {
  return { left: word.box[0], right: word.box[2], em };
}

function toFigurePlace(place: Placed): FigurePlace {
  const { text, lineIndex, confidence } = place.word;
  return { ...toExtent(place), baseline: place.baseline, lineIndex, text, confidence };
}

/** More digits than letters that are neither misread nor a currency's, and not so many that it is a number of something. */
function isFigure(text: string): boolean {
  if (isCode(text)) return false;
  const bare = text.replace(/^\p{L}+|\p{L}+$/gu, (letters) => (currencyOf(letters).length > 0 ? '' : letters));
  const [digits, letters] = [text.replace(/\D/g, '').length, countLetters(bare)];
  if (digits === 0 || digits < letters) return false;
  return /^\d+$/.test(text) ? digits <= MOST_PLAIN_DIGITS : digits <= MOST_DIGITS;
}

/** "TX770436": two readers read codes alike, and no sum or date asks for them. "EUR45000" is none. */
function isCode(text: string): boolean {
  const letters = CODE.exec(text)?.[1];
  return letters !== undefined && currencyOf(letters).length === 0;
}

/** With the paper around it in which a sign may stand, as far as the next words. */
function spanOf(placed: readonly Placed[], index: number): FigureSpan {
  const { word, em, baseline } = placed[index]!;
  const [left, , right] = word.box;
  const near = placed.filter((other) => other.word !== word && other.word.lineIndex === word.lineIndex);
  const before = Math.max(...near.map((other) => other.word.box[2]).filter((edge) => edge <= left + 2), -Infinity);
  const behind = Math.min(...near.map((other) => other.word.box[0]).filter((edge) => edge >= right - 2), Infinity);
  return {
    left: Math.min(left, Math.max(left - ROOM_BEFORE * em, before + 1)),
    right: Math.max(right, Math.min(right + ROOM_BEHIND * em, behind - 1)),
    baseline,
    em,
  };
}

function isPrint({ text, confidence }: RecognisedWord): boolean {
  return text.trim() !== '' && (/[\p{L}\p{Nd}]/u.test(text) || confidence >= DIRT_BELOW);
}

/** Uncertain small letters with no text beside them; "à" between two words is one of theirs. */
function isSpeck({ text, confidence, box }: RecognisedWord, line: readonly RecognisedWord[]): boolean {
  if (confidence >= DIRT_BELOW || /\p{Nd}/u.test(text) || !LIKE_SPECKS.test(text)) return false;
  if (currencyOf(text).length > 0) return false;
  return line.every(({ box: other }) => {
    const gap = Math.max(other[0] - box[2], box[0] - other[2]);
    return other === box || gap > SPECK_APART * (other[3] - other[1]);
  });
}

/** A piece of a hairline between two rows, too faint for print. */
function isFaintDash({ text, box: [left, top, right, bottom] }: RecognisedWord, { width, gray }: Raster): boolean {
  if (!/^[-−–—_]+$/.test(text)) return false;
  for (let y = Math.floor(top); y < bottom; y++)
    for (let x = Math.floor(left); x < right; x++) if (gray[y * width + x]! < PRINT_BELOW) return false;
  return true;
}

function measure(word: RecognisedWord): Measured {
  const { text, box } = word;
  const top = TALL.test(text) ? CAP_HEIGHT : LOW.test(text) ? X_HEIGHT : null;
  if (top === null) return { word, em: null, baseline: null };
  const bottom = DESCENDS.test(text) ? DESCENDER : TAILED.test(text) ? COMMA_TAIL : 0;
  const em = (box[3] - box[1]) / (top + bottom);
  return { word, em, baseline: box[3] - bottom * em };
}

function placeLine(line: readonly Measured[]): Placed[] {
  const lineEm = median(line.flatMap(({ em }) => (em === null ? [] : [em])));
  const lineBaseline = median(line.flatMap(({ baseline }) => (baseline === null ? [] : [baseline])));
  return line.map(({ word, em: own, baseline: standing }) => {
    const guess = lineEm ?? (word.box[3] - word.box[1]) / CAP_HEIGHT;
    const level = lineBaseline ?? word.box[3];
    if (own === null || standing === null || isStained(word, own, guess)) return { word, em: guess, baseline: level };
    const em = Math.abs(own - guess) <= SAME_SIZE * guess ? guess : own;
    const baseline = Math.abs(standing - level) <= SAME_BASELINE * em ? level : standing;
    return { word, em, baseline };
  });
}

/**
 * A speck above or below a word makes its box taller, and no letter of it wider: then its width tells the em of the line rather
 * than that of its own box.
 */
function isStained({ text, box: [left, , right] }: RecognisedWord, own: number, guess: number): boolean {
  const letters = text.replace(/[^\p{L}\p{Nd}]/gu, '').length;
  if (letters < LEAST_LETTERS || own <= guess * (1 + SAME_SIZE)) return false;
  const fromWidth = (right - left) / (LETTER_WIDTH * letters + MARK_WIDTH * ([...text].length - letters));
  return Math.abs(Math.log(fromWidth / guess)) < Math.abs(Math.log(fromWidth / own));
}

/** From its currency on, when that is a word in front of it: a minus stands before both. */
function toSignedSpan(placed: readonly Placed[], index: number): SignedSpan {
  const { word, em, baseline } = placed[index]!;
  const [left, , right] = word.box;
  const before = placed[index - 1]?.word;
  const isNear = before?.lineIndex === word.lineIndex && left - before.box[2] <= ROOM_BEFORE * em;
  const isCurrency = isNear && before.box[2] <= left && currencyOf(before.text).length > 0;
  return { left: isCurrency ? before.box[0] : left, right, baseline, em, isWide: findWideEnds(word) };
}

function findWideEnds({ symbols }: RecognisedWord): SignedSpan['isWide'] {
  const widths = symbols.map((symbol) => symbol.right - symbol.left);
  const isWide = (at: number) => {
    const others = symbols.flatMap((symbol, index) => (index !== at && isDigit(symbol.text) ? [widths[index]!] : []));
    return isDigit(symbols[at]?.text ?? '') && others.length > 1 && widths[at]! >= WIDE * Math.max(...others);
  };
  return { first: isWide(0), last: isWide(symbols.length - 1) };
}

function isDigit(text: string): boolean {
  return /^\d$/.test(text);
}

/** With a minus that the recogniser passed over. */
function withMinus(span: SignedSpan, figure: FigureReading, raster: Raster): FigureReading {
  if (!isUnsigned(figure.text)) return figure;
  const minus = findMinus(raster, span);
  const sign = (text: string) => (minus === 'before' ? `-${text}` : minus === 'behind' ? `${text}-` : text);
  return { text: sign(figure.text), alternatives: figure.alternatives.map(sign) };
}

/** On which side the amounts of a page have their minus; `null` when none has one. */
function findSignSide(figures: readonly FigureReading[]): MinusPlace {
  const count = (pattern: RegExp) => figures.filter(({ text }) => pattern.test(text)).length;
  const [before, behind] = [
    count(/^-\p{Sc}?\d[\d.,'’]*[.,]\d{2}\p{Sc}?$/u),
    count(/^\p{Sc}?\d[\d.,'’]*[.,]\d{2}\p{Sc}?-$/u),
  ];
  if (before + behind === 0) return null;
  return before >= behind ? 'before' : 'behind';
}

/** If minus signs are printed, an amount without one may have lost it, and only sums can tell. */
function withOtherSign(figure: FigureReading, side: MinusPlace): FigureReading {
  if (side === null || !isUnsigned(figure.text)) return figure;
  const other = side === 'before' ? `-${figure.text}` : `${figure.text}-`;
  return { ...figure, alternatives: [...figure.alternatives, other] };
}

function isUnsigned(text: string): boolean {
  return UNSIGNED_AMOUNT.test(text) && !FULL_DATE.test(text);
}

function toWord({ word, em, baseline }: Placed, { text, alternatives }: FigureReading, scale: number): Word {
  const [left, , right] = word.box;
  return {
    text,
    box: boxOf(left, right, baseline, em, scale),
    font: { heightPt: em * scale },
    confidence: word.confidence,
    alternatives,
  };
}

function boxOf(left: number, right: number, baseline: number, em: number, scale: number): Box {
  return [left * scale, (baseline - ASCENT * em) * scale, right * scale, (baseline + DESCENT * em) * scale];
}

function median(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
