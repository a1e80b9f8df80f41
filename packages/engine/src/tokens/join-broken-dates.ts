/**
 * Joins a date broken over lines of a narrow column, on the line of the amount beside it.
 *
 *   12    POS PURCHASE     → 12 Jan 2024  POS PURCHASE
 *   Jan   GREEN GROCER       GREEN GROCER
 *   2024
 *
 * A mark at the end of a line says that the date goes on below it: 03-FEB- and 25, or 03- and FEB-25. With such a mark at each
 * break it is a date however near the texts beside it stand.
 */

import { boxAround, type Word } from '@extracto/model';
import { isDigit } from '../knowledge/letters.ts';
import { monthReadings } from '../knowledge/lexicon.ts';
import { rememberByText } from '../knowledge/remember-by-text.ts';
import { isYear } from '../lines/is-year.ts';
import type { Line, TokenLine } from '../lines/reading.ts';
import { isCellGap } from '../lines/segments.ts';
import { hasSureAmount } from './has-sure-amount.ts';
import { readDates } from './read-dates.ts';
import { TOKENS } from './thresholds.ts';

const { LONGEST_FIGURE, MOST_PIECES, REACH, LINE_GAP, SAME_EDGE_PT, LEAST_CHAINS, MOSTLY } = TOKENS.joinBrokenDates;

/** Words of one line without a wide gap between them. */
interface Piece {
  readonly at: number;
  readonly words: readonly Word[];
}

/** From top to bottom. */
type Chain = readonly Piece[];

/** Possibly a broken date, possibly unrelated words below each other. */
export type BrokenDate = Chain;

/** Returns the chains of one page, bottom to top. `first`: index of the page's first line in the document. */
export function findBrokenDates(lines: readonly Line[], first: number): readonly BrokenDate[] {
  const used = new Set<Word>();
  const chains: Chain[] = [];
  // from the bottom, so that a month with its year below it is not taken for the end of a date
  for (let at = lines.length - 1; at > 0; at--) {
    const { words } = lines[at]!;
    let opens = true;
    for (let index = 0; index < words.length; index++) {
      const closes = isBorder(words, index + 1);
      const word = words[index]!;
      const isAlone = opens && closes;
      const mayHang = opens && !closes && isYear(word.text);
      opens = closes;
      // cheapest test first: most words have a neighbour, and most of the others are amounts
      if (!isAlone && !mayHang) continue;
      if (!opensDatePart(word.text) || !mayEndDate(word.text) || used.has(word)) continue;
      const chain = findChain(lines, at, word, mayHang);
      if (chain === null) continue;
      chains.push(chain.map((piece) => ({ at: first + piece.at, words: piece.words })));
      for (const piece of chain) for (const own of piece.words) used.add(own);
    }
  }
  return chains;
}

/** `chains`: from the bottom of the document to its top. Returns `null` when no column breaks its dates. */
export function joinBrokenDates(lines: readonly TokenLine[], chains: readonly BrokenDate[]): readonly Line[] | null {
  const used = new Set<Word>(chains.flatMap((chain) => chain.flatMap(({ words }) => words)));
  const habitual = groupByEdge(chains)
    .filter((group) => isHabit(group, lines, used))
    .flat();
  return habitual.length === 0 ? null : moveDates(lines, habitual);
}

const DAY = /^(?:[12]?\d|0[1-9]|3[01])[,.]?$/;

/** By its first letter and its length, without an expression. */
function opensDatePart(text: string): boolean {
  const first = text.charCodeAt(0);
  if (isDigit(first)) return text.length <= LONGEST_FIGURE;
  return first >= FIRST_LETTER;
}

const FIRST_LETTER = 0x41;

const mayEndDate = rememberByText((text) => isYear(text) || DAY.test(text) || isMonth(text) || AFTER_MARK.test(text));

/** The rest of a date whose upper line ends with a mark. */
const AFTER_MARK = /^(?:\p{L}{3,12}[-./])?(?:\d{2}|(?:19|20)\d{2})$/u;
const HANGING_MARK = /[\p{L}\d][-./]$/u;

const YEAR = /^(?:19|20)\d{2}$/;

/**
 * Parts of a date that end with a mark, each with what it asks for on the line below: browsers break dates at their marks. "10.12." has
 * its points without a year as well.
 */
const HANGING: readonly (readonly [upper: RegExp, lower: RegExp])[] = [
  [/^\d{1,2}([-/])\d{1,2}\1$/, YEAR],
  [/^(?:19|20)\d{2}([-/])\d{2}\1$/, /^[0-3]\d$/],
  [/^(?:\d{1,2}[-/])?\p{L}{3,12}[-/]$/u, YEAR],
  [/^\d{1,2}[-/]$/, /^\p{L}{3,12}[-/]$/u],
];

const asksFor = (upper: string, lower: string) => HANGING.some(([own, next]) => own.test(upper) && next.test(lower));

const MONTH_WORD = /^\p{L}{3,12}\.?$/u;

function isMonth(text: string): boolean {
  return MONTH_WORD.test(text) && monthReadings(text.replace('.', '')).length > 0;
}

/** Between the word and the one before it. */
function isBorder(words: readonly Word[], at: number): boolean {
  return at === 0 || at === words.length || isCellGap(words[at - 1]!, words[at]!);
}

/** `mustHang`: a text stands close behind the word, which then is a year alone, below a day and month that ask for one. */
function findChain(lines: readonly Line[], at: number, word: Word, mustHang: boolean): Chain | null {
  let chain: Chain = [{ at, words: [word] }];
  while (chain.length < MOST_PIECES) {
    const above = pieceAbove(lines, chain[0]!);
    if (above === null || (mustHang && !asksFor(above.words[0]!.text, chain[0]!.words[0]!.text))) return null;
    chain = [above, ...chain];
    if (isDate(chain)) return chain;
  }
  return null;
}

function pieceAbove(lines: readonly Line[], { at, words: [below] }: Piece): Piece | null {
  for (let upper = at - 1; upper >= Math.max(0, at - REACH); upper--) {
    const { words } = lines[upper]!;
    const hanging = words.find((word) => asksFor(word.text, below!.text) && isAligned(word, below!));
    if (hanging !== undefined) return { at: upper, words: [hanging] };
    const first = words.findIndex((word, index) => isAligned(word, below!) && isBorder(words, index));
    if (first < 0) continue;
    let end = first + 1;
    while (!isBorder(words, end)) end++;
    return { at: upper, words: words.slice(first, end) };
  }
  return null;
}

/** At their left edges, or in the middle of a centred column. */
function isAligned({ box: upper }: Word, { box: lower, font }: Word): boolean {
  const isLeft = Math.abs(upper[0] - lower[0]) <= SAME_EDGE_PT;
  const isCentred = Math.abs(upper[0] + upper[2] - lower[0] - lower[2]) <= 2 * SAME_EDGE_PT;
  return (isLeft || isCentred) && lower[1] - upper[3] < font.heightPt * LINE_GAP;
}

/** Together a date, and nothing else: one with a year, or day and month, which apart are none. */
function isDate(chain: Chain): boolean {
  const words = placeWords(chain);
  const [date, ...others] = readDates(words);
  if (date === undefined || others.length > 0 || date.from > 0 || date.to < words.length || date.rest !== '')
    return false;
  const [upper, lower] = [words.at(-2)!.text, words.at(-1)!.text];
  if (HANGING_MARK.test(upper) && AFTER_MARK.test(lower)) return date.readings.some(({ year }) => year !== null);
  return date.readings.some(({ year }) => year !== null) ? isYear(lower) : date.named;
}

/** Beside each other in the room that they take below each other: nothing else stands there. */
function placeWords(chain: Chain): Word[] {
  const words = chain.flatMap((piece) => piece.words);
  const [x0, y0, x1, y1] = boxAround(words);
  const step = (x1 - x0) / words.length;
  return words.map((word, index) => ({ ...word, box: [x0 + index * step, y0, x0 + (index + 1) * step, y1] }));
}

/** Each group begins where its first chain does, give or take what a scan moves. */
function groupByEdge(chains: readonly Chain[]): readonly (readonly Chain[])[] {
  const groups: Chain[][] = [];
  for (const chain of chains) {
    const own = groups.find(([first]) => Math.abs(leftOf(first!) - leftOf(chain)) <= SAME_EDGE_PT);
    if (own === undefined) groups.push([chain]);
    else own.push(chain);
  }
  return groups;
}

function leftOf([top]: Chain): number {
  return top!.words[0]!.box[0];
}

function isHabit(group: readonly Chain[], lines: readonly TokenLine[], used: ReadonlySet<Word>): boolean {
  if (group.length < LEAST_CHAINS) return false;
  const edge = group[0]![0]!.words[0]!.box[0];
  let whole = 0;
  for (const { dates, words } of lines) {
    for (const { from, box, readings } of dates) {
      if (used.has(words[from]!) || Math.abs(box[0] - edge) > SAME_EDGE_PT) continue;
      if (readings.every(({ year }) => year === null)) whole++;
    }
  }
  return group.length >= (group.length + whole) * MOSTLY;
}

function moveDates(lines: readonly TokenLine[], chains: readonly Chain[]): Line[] {
  const moved = new Set<Word>(chains.flatMap((chain) => chain.flatMap(({ words }) => words)));
  const arriving = Map.groupBy(chains, (chain) => homeOf(lines, chain));
  return lines.flatMap((line, at): Line[] => {
    const dates = arriving.get(at) ?? [];
    const staying = line.words.filter((word) => !moved.has(word));
    if (dates.length === 0 && staying.length === line.words.length) return [line];
    const words = [...staying, ...dates.flatMap(placeWords)].sort((a, b) => a.box[0] - b.box[0]);
    if (words.length === 0) return [];
    const printedBox = boxAround([...line.words, ...words]);
    return [{ pageNumber: line.pageNumber, words, box: line.box, heightPt: line.heightPt, printedBox }];
  });
}

/** The line of the amount, or of the first piece when no amount stands beside the date. */
function homeOf(lines: readonly TokenLine[], chain: Chain): number {
  const [first, last] = [chain[0]!.at, chain.at(-1)!.at];
  for (let at = first; at <= last; at++) if (hasSureAmount(lines[at]!)) return at;
  return first;
}
