/**
 * Places of a page where a column of figures goes on and the recogniser saw nothing, or something that it does not believe
 * itself: the second reader looks there again.
 *
 *   01.11   TED RECEBIDA    1.448,98
 *   SAS     TED PARA           16,14     ← read without confidence, where dates stand above and below
 *   25.11   COMPRA                       ← ink without a word, where amounts stand above and below
 *   25.11   COMPRA                3 12   ← digits of one amount, its decimal mark taken for a gap
 *   26.11   COMPRA                SITIO  ← "2,37" and the mark "D" behind it, where such marks stand above and below
 *   OS de fev. 2023  COMPRA     30,41    ← where days stand above and below
 */
import type { Raster } from '@extracto/model';
import type { FigureSpan } from './crop-figure.ts';
import { type FigureColumn, type FigureKind, findFigureColumns, SAME_EDGE } from './find-figure-columns.ts';
import { OCR } from './thresholds.ts';

const { BELIEVED, MOST_MARKS, MARGIN, PIECE_GAP, MOST_LETTERS_OF_DAY, LEAST_INK, SAME_LEVEL, INK_BELOW } =
  OCR.findOverlooked;

/** A recognised word on its line, in pixels. */
export interface FigurePlace {
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly em: number;
  readonly lineIndex: number;
  readonly text: string;
  /** Confidence of the first reader, 0 to 1. */
  readonly confidence: number;
}

export interface Overlooked {
  readonly kind: FigureKind;
  /** Marks printed in the column; empty for other kinds. */
  readonly marks: readonly string[];
  readonly span: FigureSpan;
  /** Indexes of the words that a new reading of the span replaces. */
  readonly wordIndexes: readonly number[];
}

/** Column beside the amounts that marks debits or credits. */
interface MarkColumn extends FigureColumn {
  readonly marks: readonly string[];
}

const MARK = /^(?:\p{Lu}{1,2}|[+-])$/u;
const PIECE = /^[-+]?\p{Sc}?\d[\d.,'’]*\p{Sc}?-?$/u;

/** `kindOf` classifies a word. Words may be in any order. */
export function findOverlooked(
  words: readonly FigurePlace[],
  kindOf: (text: string) => FigureKind | null,
  raster: Raster,
): Overlooked[] {
  const believed = words.filter(({ confidence }) => confidence >= BELIEVED);
  const figureColumns = (['date', 'day', 'amount'] as const).flatMap((kind) =>
    findFigureColumns(
      believed.filter(({ text }) => kindOf(text) === kind),
      kind,
    ),
  );
  const columns: readonly (FigureColumn | MarkColumn)[] = [...figureColumns, ...findMarkColumns(believed)];
  const lines = Map.groupBy(words, ({ lineIndex }) => lineIndex);
  return [...lines.values()].flatMap((line) => {
    const isRow = line.some((word) => word.confidence >= BELIEVED && isWhole(kindOf(word.text)));
    return apart(columns.flatMap((column) => lookAgain(column, columns, line, words, isRow, kindOf, raster)));
  });
}

function findMarkColumns(words: readonly FigurePlace[]): MarkColumn[] {
  const printed = words.filter(({ text }) => MARK.test(text));
  return findFigureColumns(printed, 'mark')
    .map((column) => {
      const here = printed.filter(({ left, em }) => Math.abs(left - column.edge) <= SAME_EDGE * em);
      return { ...column, marks: [...new Set(here.map(({ text }) => text))] };
    })
    .filter(({ marks }) => marks.length <= MOST_MARKS);
}

/** Columns whose edges drift apart are found twice; a place of a line has one figure, of the column further left. */
function apart(found: readonly Overlooked[]): Overlooked[] {
  const kept: Overlooked[] = [];
  for (const place of found)
    if (kept.every(({ span }) => span.right <= place.span.left || span.left >= place.span.right)) kept.push(place);
  return kept;
}

function lookAgain(
  column: FigureColumn | MarkColumn,
  columns: readonly FigureColumn[],
  line: readonly FigurePlace[],
  words: readonly FigurePlace[],
  isRow: boolean,
  kindOf: (text: string) => FigureKind | null,
  raster: Raster,
): Overlooked[] {
  const { kind } = column;
  const { em, baseline } = line[line.length >> 1]!;
  const [from, to] = reachOf(column);
  const inside = line.filter(({ left, right }) => left < to && right > from);
  const marks = inside.filter((place) => isMarkBehind(place, inside));
  const here = inside.filter((place) => !marks.includes(place));
  const isBroken = kind === 'amount' && isInParts(here, kindOf);
  if (!isBroken && (!isRow || here.some(({ confidence }) => confidence >= BELIEVED))) return [];
  if (kind === 'day' && (here.length !== 1 || here[0]!.text.length > MOST_LETTERS_OF_DAY)) return [];
  // a figure of its own has been read twice, and a word that reaches further is of another cell
  if (here.length === 1 && kindOf(here[0]!.text) === kind) return [];
  if (here.some((word) => !staysWithin(word, columns))) return [];
  // what is believed beside it stays out of the picture
  const believed = line.filter(({ confidence }) => confidence >= BELIEVED);
  const [last, following] = bordersOf(column, columns);
  const before = Math.max(
    from - MARGIN * em,
    last,
    ...believed.filter(({ right }) => right <= from).map(({ right }) => right + 1),
  );
  const next = [...believed.filter(({ left }) => left >= to), ...marks];
  const behind = Math.min(to + MARGIN * em, following, ...next.map(({ left }) => left - 1));
  const span = {
    left: Math.min(before, ...here.map(({ left }) => left).filter((left) => left >= from - em)),
    right: behind,
    baseline,
    em,
  };
  if (here.length === 0 && (words.some((word) => covers(word, span)) || countInk(raster, span) < LEAST_INK * em * em))
    return [];
  const printed = 'marks' in column ? column.marks : [];
  return [{ kind, marks: printed, span, wordIndexes: here.map((word) => words.indexOf(word)) }];
}

function reachOf({ kind, edge, width }: FigureColumn): [from: number, to: number] {
  return kind === 'amount' ? [edge - width, edge] : [edge, edge + width];
}

/** Limits half way to the neighbouring columns. */
function bordersOf(column: FigureColumn, columns: readonly FigureColumn[]): [left: number, right: number] {
  const [from, to] = reachOf(column);
  const others = columns.map(reachOf);
  return [
    Math.max(...others.filter(([, end]) => end <= from).map(([, end]) => (end + from) / 2), -Infinity),
    Math.min(...others.filter(([begin]) => begin >= to).map(([begin]) => (begin + to) / 2), Infinity),
  ];
}

/** True when the word stays within the columns it touches, possibly several: the recogniser may join two cells into a word. */
function staysWithin({ left, right, em }: FigurePlace, columns: readonly FigureColumn[]): boolean {
  const touched = columns.map(reachOf).filter(([from, to]) => left < to && right > from);
  const [first, last] = [Math.min(...touched.map(([from]) => from)), Math.max(...touched.map(([, to]) => to))];
  return left >= first - em && right <= last + em;
}

/** "4,31€ C": a capital behind a figure says whether it is a credit, and is none of its components. */
function isMarkBehind({ text, left }: FigurePlace, inside: readonly FigurePlace[]): boolean {
  return /^\p{Lu}$/u.test(text) && inside.some((place) => /\d/.test(place.text) && place.right <= left);
}

/** Other than a day, which may as well be the cents of an amount. */
function isWhole(kind: FigureKind | null): boolean {
  return kind === 'date' || kind === 'amount';
}

/** Words of digits that are no amounts by themselves, hardly apart. */
function isInParts(here: readonly FigurePlace[], kindOf: (text: string) => FigureKind | null): boolean {
  if (here.length < 2 || here.some(({ text }) => isWhole(kindOf(text)) || !PIECE.test(text))) return false;
  const components = here.toSorted((one, other) => one.left - other.left);
  return components.slice(1).every(({ left, em }, index) => left - components[index]!.right <= PIECE_GAP * em);
}

/** A word of another line stands there, or reaches into the picture. */
function covers({ left, right, baseline }: FigurePlace, span: FigureSpan): boolean {
  return left < span.right && right > span.left && Math.abs(baseline - span.baseline) < SAME_LEVEL * span.em;
}

/** Dark pixels at the height of digits. */
function countInk({ width, height, gray }: Raster, { left, right, baseline, em }: FigureSpan): number {
  let count = 0;
  for (let y = Math.max(0, Math.round(baseline - 0.75 * em)); y < Math.min(height, baseline); y++)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x++)
      if (gray[y * width + x]! < INK_BELOW) count += 1;
  return count;
}
