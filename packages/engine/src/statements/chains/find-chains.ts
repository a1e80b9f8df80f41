/**
 * Token lines → chains of running balances, found without header, lexicon or dates. A figure continues an earlier figure of
 * its column as balance when their difference is another figure of the later line, or the sum of the amounts between the two.
 * A chain names the lines that are rows, the column of the balance, those of the amounts with their signs, and the order of
 * the list. Boxes are in points, edges are compared in heights of the text; money is in minor units.
 *
 *   Opening balance                 1,000.00
 *   Coffee              4.50          995.50   ← 1,000.00 − 4.50
 *   Salary                  200.00  1,195.50   ← 995.50 + 200.00
 *
 * Known weakness: amounts of zero, subtotals equal to what they sum, and pairs of rows that cancel between two balances.
 */

import type { TokenLine } from '../../lines/reading.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { Chain, Figure } from './chain.ts';
import { walkColumns } from './walk-columns.ts';
import { walkFigures } from './walk-figures.ts';

const { FEWEST_LINKS, FEWEST_DIGITS, FEWER_EDGES } = STATEMENTS.findChains;

/** The chains of a document in printed order, the longest of each stretch of lines first found and the rest beside it. */
export function findChains(lines: readonly TokenLine[], notation: Notation): Chain[] {
  const areAnyStrong = lines.some(({ money }) => money.some(({ strong }) => strong));
  const printed = lines.map((line, at) => figuresOf(line, at, notation, areAnyStrong));
  const figures = areLeftSet(printed.flat()) ? printed.map((own) => own.map(atLeftEdge)) : printed;
  const heightPt = medianHeight(lines, figures);
  return search(figures, 0, figures.length, heightPt);
}

function search(figures: readonly (readonly Figure[])[], from: number, to: number, heightPt: number): Chain[] {
  const stretch = figures.slice(from, to);
  if (stretch.filter((own) => own.length > 0).length <= FEWEST_LINKS) return [];
  const onLines = findBest(walkFigures(stretch, heightPt));
  const inColumns = findBest(walkColumns(stretch, heightPt, onLines?.score ?? 0));
  const best = inColumns !== null && inColumns.score > (onLines?.score ?? 0) ? inColumns : onLines;
  if (best === null) return [];
  const [first, last] = spanOfChain(best);
  return [...search(figures, from, first, heightPt), best, ...search(figures, last + 1, to, heightPt)];
}

function findBest(chains: readonly Chain[]): Chain | null {
  return chains
    .filter(({ length }) => length >= FEWEST_LINKS)
    .reduce<Chain | null>((most, other) => (most === null || other.score > most.score ? other : most), null);
}

/** Indexes of the first and the last line of a chain among the lines that were searched. */
export function spanOfChain({ links }: Chain): [first: number, last: number] {
  const at = links.flatMap(({ balance, rows }) => [balance.at, ...rows.map(({ amount }) => amount.at)]);
  return [Math.min(...at), Math.max(...at)];
}

function figuresOf(line: TokenLine, at: number, notation: Notation, areAnyStrong: boolean): Figure[] {
  return line.money.flatMap((token) => {
    const value = signedMinor(token, notation);
    if (value === null || !(token.strong || (!areAnyStrong && token.text.length >= FEWEST_DIGITS))) return [];
    return [{ token, at, value, edge: token.box[2] }];
  });
}

/** Columns that share their left edges, and whose right edges follow the length of the figures. */
function areLeftSet(figures: readonly Figure[]): boolean {
  const [left, right] = [new Set<number>(), new Set<number>()];
  for (const { token, edge } of figures) {
    left.add(Math.round(token.box[0]));
    right.add(Math.round(edge));
  }
  return left.size * FEWER_EDGES <= right.size;
}

function atLeftEdge(figure: Figure): Figure {
  return { ...figure, edge: figure.token.box[0] };
}

function medianHeight(lines: readonly TokenLine[], figures: readonly (readonly Figure[])[]): number {
  const heights = lines.filter((_, at) => figures[at]!.length > 0).map(({ heightPt }) => heightPt);
  return heights.sort((a, b) => a - b)[heights.length >> 1] ?? 1;
}
