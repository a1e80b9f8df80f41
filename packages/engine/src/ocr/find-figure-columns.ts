/**
 * Finds the columns of figures on a page by their shared edge: the left edge of dates, days, and debit or credit marks, the
 * right edge of amounts.
 */
import { OCR } from './thresholds.ts';

export const { SAME_EDGE } = OCR.findFigureColumns;
const { LEAST_FIGURES } = OCR.findFigureColumns;

export type FigureKind = 'date' | 'day' | 'amount' | 'mark';

/** Horizontal extent of a word, in pixels. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly em: number;
}

export interface FigureColumn {
  readonly kind: FigureKind;
  /** Right edge for amounts, left edge for the others. */
  readonly edge: number;
  /** Width of the widest figure. */
  readonly width: number;
}

/** Groups figures with close edges, left to right. */
export function findFigureColumns(figures: readonly Extent[], kind: FigureKind): FigureColumn[] {
  const edgeOf = (figure: Extent) => (kind === 'amount' ? figure.right : figure.left);
  const sorted = figures.toSorted((one, other) => edgeOf(one) - edgeOf(other));
  const groups: Extent[][] = [];
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
