/**
 * Places of a page where a column of figures goes on and the recogniser saw nothing, or something that it does not believe
 * itself: the second reader looks there again.
 *
 *   01.11   TED RECEBIDA    1.448,98
 *   SAS     TED PARA           16,14     ← read without confidence, where dates stand above and below
 *   25.11   COMPRA                       ← ink without a word, where amounts stand above and below
 */
import type { Raster } from '@extracto/model';
import type { FigureSpan } from './crop-figure.ts';

/** A recognised word on its line, in pixels. */
export interface FigurePlace {
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly em: number;
  readonly lineIndex: number;
  readonly text: string;
  /** Of the first reader, 0 to 1. */
  readonly confidence: number;
}

export type FigureKind = 'date' | 'amount';

export interface Overlooked {
  readonly kind: FigureKind;
  readonly span: FigureSpan;
  /** Words that a reading of the place replaces. */
  readonly wordIndexes: readonly number[];
}

interface FigureColumn {
  readonly kind: FigureKind;
  /** Left for dates, right for amounts. */
  readonly edge: number;
  readonly width: number;
}

const BELIEVED = 0.6;
const LEAST_FIGURES = 4;
/** In em. */
const SAME_EDGE = 0.4;
const MARGIN = 0.2;
/** Dark pixels, in parts of a square of one em: a figure has more, a dash and dust have less. */
const LEAST_INK = 0.12;
const INK_BELOW = 150;

/** `kindOf` tells what a word is; words are in any order. */
export function findOverlooked(
  words: readonly FigurePlace[],
  kindOf: (text: string) => FigureKind | null,
  raster: Raster,
): Overlooked[] {
  const columns = (['date', 'amount'] as const).flatMap((kind) =>
    findColumns(
      words.filter(({ text, confidence }) => confidence >= BELIEVED && kindOf(text) === kind),
      kind,
    ),
  );
  const lines = Map.groupBy(words, ({ lineIndex }) => lineIndex);
  return [...lines.values()].flatMap((line) => {
    const isRow = line.some((word) => word.confidence >= BELIEVED && kindOf(word.text) !== null);
    return isRow ? columns.flatMap((column) => lookAgain(column, line, words, kindOf, raster)) : [];
  });
}

/** Edges that lie close together, from the left of the page to its right. */
function findColumns(figures: readonly FigurePlace[], kind: FigureKind): FigureColumn[] {
  const edgeOf = (figure: FigurePlace) => (kind === 'date' ? figure.left : figure.right);
  const sorted = figures.toSorted((one, other) => edgeOf(one) - edgeOf(other));
  const groups: FigurePlace[][] = [];
  for (const figure of sorted) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && edgeOf(figure) - edgeOf(last) <= SAME_EDGE * figure.em) groups.at(-1)!.push(figure);
    else groups.push([figure]);
  }
  return groups
    .filter((group) => group.length >= LEAST_FIGURES)
    .map((group) => ({
      kind,
      edge: edgeOf(group[group.length >> 1]!),
      width: Math.max(...group.map(({ left, right }) => right - left)),
    }));
}

function lookAgain(
  { kind, edge, width }: FigureColumn,
  line: readonly FigurePlace[],
  words: readonly FigurePlace[],
  kindOf: (text: string) => FigureKind | null,
  raster: Raster,
): Overlooked[] {
  const { em, baseline } = line[line.length >> 1]!;
  const [from, to] = kind === 'date' ? [edge, edge + width] : [edge - width, edge];
  const here = line.filter(({ left, right }) => left < to && right > from);
  if (here.some(({ confidence }) => confidence >= BELIEVED)) return [];
  // a figure of its own has been read twice, and a word that reaches further is of another cell
  if (here.length === 1 && kindOf(here[0]!.text) === kind) return [];
  if (here.some(({ left, right }) => left < from - em || right > to + em)) return [];
  // what is believed beside it stays out of the picture
  const believed = line.filter(({ confidence }) => confidence >= BELIEVED);
  const before = Math.max(
    from - MARGIN * em,
    ...believed.filter(({ right }) => right <= from).map(({ right }) => right + 1),
  );
  const behind = Math.min(to + MARGIN * em, ...believed.filter(({ left }) => left >= to).map(({ left }) => left - 1));
  const span = {
    left: Math.min(before, ...here.map(({ left }) => left)),
    right: behind,
    baseline,
    em,
  };
  if (here.length === 0 && countInk(raster, span) < LEAST_INK * em * em) return [];
  return [{ kind, span, wordIndexes: here.map((word) => words.indexOf(word)) }];
}

/** Dark pixels at the height of digits. */
function countInk({ width, height, gray }: Raster, { left, right, baseline, em }: FigureSpan): number {
  let count = 0;
  for (let y = Math.max(0, Math.round(baseline - 0.75 * em)); y < Math.min(height, baseline); y++)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x++)
      if (gray[y * width + x]! < INK_BELOW) count += 1;
  return count;
}
