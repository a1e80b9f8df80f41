/**
 * Columns of figures on a page, known by the edge that they share: the left one of dates, of days, and of marks of debit and
 * credit, the right one of amounts.
 */

export type FigureKind = 'date' | 'day' | 'amount' | 'mark';

/** Of a word, in pixels. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly em: number;
}

export interface FigureColumn {
  readonly kind: FigureKind;
  /** Right for amounts, left for all others. */
  readonly edge: number;
  /** Of its widest figure. */
  readonly width: number;
}

const LEAST_FIGURES = 4;
/** In em. */
export const SAME_EDGE = 0.4;

/** Edges that lie close together, from the left of the page to its right. */
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
