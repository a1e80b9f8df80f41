/** Where the amounts of a column end, begin, or have their middle: what tells a figure of it from one that happens to stand below its name. */
import type { Box } from '@extracto/model';
import type { MoneyToken } from '../../lines/reading.ts';
import type { Span } from '../table.ts';
import { TABLES } from '../thresholds.ts';

const { EDGE_PT, SAME_END, SAME_START, PRICE_PER_PT, LEAST_CENTRED } = TABLES.readRecords;

export interface PlacedColumn extends Span {
  readonly index: number;
}

export interface ColumnEdges {
  /** To the point; left edges are kept as they are, right edges negated: one set serves both. */
  readonly outer: Set<number>;
  /** Middles of its sure amounts. */
  readonly middles: number[];
}

export function edgesOf({ x0, x1 }: Span): ColumnEdges {
  return { outer: new Set([Math.round(x0), -Math.round(x1)]), middles: [] };
}

export function addEdges({ outer, middles }: ColumnEdges, { box }: MoneyToken): void {
  outer.add(-Math.round(box[2]));
  middles.push(middleOf(box));
}

/** In a column of centred amounts the shortest shares no edge with another: "-112.5" and "-63.8". */
export function sharesEdge({ outer, middles }: ColumnEdges, { box }: MoneyToken): boolean {
  const near = (edge: number) => [-1, 0, 1].some((offset) => outer.has(edge + offset));
  if (near(-Math.round(box[2])) || near(Math.round(box[0]))) return true;
  return middles.length >= LEAST_CENTRED && middles.every((middle) => Math.abs(middle - middleOf(box)) <= 1);
}

/** To the point: words on a line may end near any column. */
export function endsWith({ outer }: ColumnEdges, { box }: MoneyToken): boolean {
  return outer.has(-Math.round(box[2]));
}

function middleOf(box: Box): number {
  return (box[0] + box[2]) / 2;
}

/** Columns with wide values may overlap; the edge that a column's values share tells them apart. */
export function bestColumn(columns: readonly PlacedColumn[], box: Box): number {
  const [x0, , x1] = box;
  let [best, bestScore] = [-1, 0];
  for (const column of columns) {
    const overlap = Math.min(column.x1, x1) - Math.max(column.x0, x0);
    if (overlap <= 0) continue;
    const [ends, begins] = [Math.abs(column.x1 - x1), Math.abs(column.x0 - x0)];
    // where columns overlap, a wide value of the left one may be all that begins at the left edge of the right one
    const sameStart = begins <= EDGE_PT ? SAME_START : 0;
    const shared = ends <= EDGE_PT ? SAME_END : sameStart;
    const score = overlap / (x1 - x0) + shared - Math.min(ends, begins) * PRICE_PER_PT;
    if (score > bestScore) [best, bestScore] = [column.index, score];
  }
  return best;
}
