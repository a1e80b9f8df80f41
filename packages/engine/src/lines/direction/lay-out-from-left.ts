/**
 * Pages that are read from the right → pages that are read from the left, so that no later stage has to know: labels stand
 * left of their values, the first column is the leftmost, and the words of a line stand in the order of reading.
 *
 *   printed     1,234.56   פתיחה יתרת            AMAZON PRIME רכישה   01/02/2025
 *   laid out    יתרת פתיחה   1,234.56            01/02/2025   רכישה AMAZON PRIME
 *
 * The page is mirrored run by run: each word from the right is a run, Latin words and figures beside each other keep their
 * order within one (the Unicode bidirectional algorithm, UAX 9, applied to what is printed, backwards). On a page that is
 * read from the left only its runs of Hebrew and Arabic words turn around, each in its place.
 * Known weakness: which way a document runs is told by which script has more words; half and half counts as from the right.
 */

import { type Box, boxAround, type Page, type Word } from '@extracto/model';
import { currencyOf } from '../../knowledge/currencies.ts';
import { isPlain } from '../../knowledge/letters.ts';
import { buildLines } from '../build-lines.ts';
import { LINES } from '../thresholds.ts';
import { isFromRight, type Script, scriptOf } from './script-of.ts';
import { turnLetters } from './turn-letters.ts';

const { SPACE, WIDEST_SPACE } = LINES.layOutFromLeft;

export interface LaidOutPage {
  readonly printed: Page;
  /** The same words, in the same order, at other places. */
  readonly laidOut: Page;
  /** Mirrored as a whole, not only run by run. */
  readonly isMirrored: boolean;
}

/** Pages without a word from the right are given back as they are. */
export function layOutFromLeft(printed: readonly Page[]): LaidOutPage[] {
  if (!printed.some(({ words }) => !isPlain(words) && words.some(isFromRight)))
    return printed.map((page) => ({ printed: page, laidOut: page, isMirrored: false }));
  const words = printed.flatMap((page) => page.words.map(scriptOf));
  const count = (script: Script) => words.reduce((sum, own) => sum + Number(own === script), 0);
  const isMirrored = count('fromRight') >= count('fromLeft');
  const laidOut = printed.map((page) => layOut(page, isMirrored));
  const read = turnLetters(laidOut);
  return printed.map((page, index) => ({ printed: page, laidOut: read[index]!, isMirrored }));
}

function layOut(page: Page, isMirrored: boolean): Page {
  const moved = new Map<Word, Word>();
  for (const line of buildLines(page)) {
    for (const run of isMirrored ? splitLeftRuns(line.words) : splitRightRuns(line.words)) {
      const { 0: left, 2: right } = boxAround(run);
      const shift = page.widthPt - right - left;
      for (const word of run) {
        moved.set(word, { ...word, box: isMirrored ? move(word.box, shift) : mirror(word.box, left + right) });
      }
    }
  }
  const place = (box: Box) => (isMirrored ? mirror(box, page.widthPt) : box);
  return {
    ...page,
    words: page.words.map((word) => moved.get(word) ?? { ...word, box: place(word.box) }),
    rulings: page.rulings.map((ruling) => ({ ...ruling, box: place(ruling.box) })),
  };
}

function move([x0, y0, x1, y1]: Box, byPt: number): Box {
  return [x0 + byPt, y0, x1 + byPt, y1];
}

/** Around the middle of `width`. */
function mirror([x0, y0, x1, y1]: Box, width: number): Box {
  return [width - x1, y0, width - x0, y1];
}

type Joins = (left: Word, right: Word, run: readonly Word[]) => boolean;

function splitRuns(words: readonly Word[], joins: Joins): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last !== undefined && joins(last.at(-1)!, word, last)) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** On a mirrored page: words from the right alone, the others as they stand together. */
function splitLeftRuns(words: readonly Word[]): Word[][] {
  return splitRuns(words, (left, right, run) => {
    const [before, after] = [scriptOf(left), scriptOf(right)];
    if (before === 'fromRight' || after === 'fromRight' || gapBetween(left, right) > SPACE) return false;
    if (opensNextAmount(run, right) || partsDay(run, right)) return false;
    return before !== 'figure' || after !== 'figure' || isOneFigure(left, right) || run.some(isLatin);
  });
}

/** On a page read from the left: neighbours from the right. */
function splitRightRuns(words: readonly Word[]): Word[][] {
  return splitRuns(
    words,
    (left, right) =>
      scriptOf(left) === 'fromRight' && scriptOf(right) === 'fromRight' && gapBetween(left, right) <= WIDEST_SPACE,
  );
}

function isLatin(word: Word): boolean {
  return scriptOf(word) === 'fromLeft';
}

const AMOUNT = /\d[.,]\d{2,3}$/;

/** "AED 38,444.24" "AED 17,129.62": columns so tight that only a space parts an amount from the next one's currency. */
function opensNextAmount(run: readonly Word[], { text }: Word): boolean {
  const [first, second] = run;
  if (second === undefined) return false;
  if (AMOUNT.test(second.text)) return text === first!.text && currencyOf(text).length > 0;
  return AMOUNT.test(first!.text) && AMOUNT.test(text) && currencyOf(second.text).length > 0;
}

const DAY = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;

/** "AED 8,701.36" "03/08/2017": an amount and a day are of two columns, unless words stand with them. */
function partsDay(run: readonly Word[], { text }: Word): boolean {
  const isMoney = ({ text: own }: Pick<Word, 'text'>) => AMOUNT.test(own) || currencyOf(own).length > 0;
  if (DAY.test(text)) return run.every(isMoney) && run.some((word) => AMOUNT.test(word.text));
  return run.every((word) => DAY.test(word.text)) && isMoney({ text });
}

const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/;

/** "1 234.56", "29/03/2025 14:05": groups of thousands, and the time of a day. */
function isOneFigure(left: Word, right: Word): boolean {
  if (TIME.test(right.text)) return !TIME.test(left.text);
  return /^[-+(]?\d{1,3}$/.test(left.text) && /^\d{3}(?!\d)/.test(right.text);
}

function gapBetween(left: Word, right: Word): number {
  return (right.box[0] - left.box[2]) / Math.min(left.font.heightPt, right.font.heightPt);
}
