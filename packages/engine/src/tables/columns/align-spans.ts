/**
 * Groups values that stand under each other, and pairs the groups with header cells.
 * Pairing keeps the order from left to right and minimises the distance (dynamic programming as in sequence alignment,
 * Needleman and Wunsch 1970), because real headers stand left, right or centred over their values.
 */

import { LINES } from '../../lines/thresholds.ts';
import type { Span } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import type { SharedSpan } from './tally-spans.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { MARK_PT, LEAST_DOUBLED, LEAST_OF_ALL, NEARLY_ALL, OVERLAP_PT } = TABLES.alignSpans;

export interface SpanGroup extends Span {
  readonly count: number;
  /** With what is printed around the figures, where that is more: `AED 375.46`, `14.289,08 DKK-`. */
  readonly printed?: Span;
}

/**
 * Values of a column share an edge: the right one for most money, the left one for dates and some exports. When hardly
 * any edge is shared, the white space between columns decides. Two values of one row are of two columns, so where columns
 * touch the edges part them. Groups from left to right.
 */
export function groupSpans(spans: readonly SharedSpan[]): SpanGroup[] {
  return groupByEdgesOrGaps(spans).flatMap((group) => {
    const members = spans.filter(({ x0, x1 }) => x0 >= group.x0 && x1 <= group.x1);
    if (!sharesRows(members, members)) return [group];
    const parts = [groupByEdge(shareEdges(members, 'x1')), groupByEdge(shareEdges(members, 'x0'))];
    return parts.find((part) => part !== null && isParted(part, members)) ?? [group];
  });
}

/** So many rows have two of the values that it is no accident. */
function sharesRows(members: readonly SharedSpan[], all: readonly SharedSpan[]): boolean {
  let last = 0;
  for (const { rows } of members) for (const row of rows) if (row > last) last = row;
  const values = new Uint8Array(last + 1);
  let doubled = 0;
  for (const { rows } of members) {
    for (const row of rows) {
      if (values[row] === 1) doubled++;
      if (values[row]! < 2) values[row]!++;
    }
  }
  return doubled >= 2 && doubled >= countValues(all) * LEAST_DOUBLED;
}

function countValues(spans: readonly SharedSpan[]): number {
  return spans.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Each part has an edge of its own, and no row has two of its values. */
function isParted(parts: readonly SpanGroup[], members: readonly SharedSpan[]): boolean {
  const inPart = (part: SpanGroup) =>
    members.filter(({ x0, x1 }) => x1 <= part.x1 && x0 >= part.x0 && parts.find((other) => x1 <= other.x1) === part);
  return parts.length > 1 && parts.every((part) => !sharesRows(inPart(part), members));
}

function groupByEdgesOrGaps(spans: readonly SharedSpan[]): SpanGroup[] {
  const lefts = shareEdges(spans, 'x0');
  const byGap = groupByGap(lefts);
  const [byRight, byLeft] = [groupByEdge(shareEdges(spans, 'x1')), groupByEdge(lefts)];
  const best = [byRight, byLeft].filter((groups) => groups !== null).sort((a, b) => a.length - b.length)[0];
  if (best === undefined || best.length <= byGap.length) return byGap;
  return best;
}

/** `null` when too many values stand outside of the groups. */
function groupByEdge(edges: readonly Cluster[]): SpanGroup[] | null {
  const clusters: Cluster[] = [];
  let total = 0;
  for (const shared of edges) {
    total += shared.count;
    const last = clusters.at(-1);
    if (last !== undefined && shared.at - last.at <= SAME_EDGE_PT) {
      last.x0 = Math.min(last.x0, shared.x0);
      last.x1 = Math.max(last.x1, shared.x1);
      last.at = shared.at;
      last.count += shared.count;
    } else clusters.push({ ...shared });
  }
  const groups: Cluster[] = [];
  for (const cluster of clusters) {
    const last = groups.at(-1);
    const shared = last === undefined ? 0 : Math.min(last.x1, cluster.x1) - Math.max(last.x0, cluster.x0);
    if (last !== undefined && cluster.at - last.at <= MARK_PT && shared > 0) {
      last.x0 = Math.min(last.x0, cluster.x0);
      last.x1 = Math.max(last.x1, cluster.x1);
      last.at = cluster.at;
      last.count += cluster.count;
    } else groups.push({ ...cluster });
  }
  const least = Math.max(2, total * LEAST_OF_ALL);
  const inGroups = groups.filter((group) => group.count >= least).reduce((sum, group) => sum + group.count, 0);
  return inGroups >= total * NEARLY_ALL ? groups : null;
}

interface Cluster extends SpanGroup {
  x0: number;
  x1: number;
  /** The edge of its last values. */
  at: number;
  count: number;
}

/** Spans with exactly the same edge, by edges from left to right. */
function shareEdges(spans: readonly SharedSpan[], edge: 'x0' | 'x1'): Cluster[] {
  const shared = new Map<number, Cluster>();
  for (const { x0, x1, rows } of spans) {
    const at = edge === 'x0' ? x0 : x1;
    const known = shared.get(at);
    if (known === undefined) shared.set(at, { x0, x1, at, count: rows.length });
    else {
      known.x0 = Math.min(known.x0, x0);
      known.x1 = Math.max(known.x1, x1);
      known.count += rows.length;
    }
  }
  return [...shared.values()].sort((a, b) => a.at - b.at);
}

/** Values that overlap stand in one column; those of one left edge do. */
function groupByGap(lefts: readonly Cluster[]): SpanGroup[] {
  const groups: { x0: number; x1: number; count: number }[] = [];
  for (const { x0, x1, count } of lefts) {
    const last = groups.at(-1);
    if (last !== undefined && x0 < last.x1 - OVERLAP_PT) {
      last.x1 = Math.max(last.x1, x1);
      last.count += count;
    } else groups.push({ x0, x1, count });
  }
  return groups;
}

/** Cost, in points of distance, of a header without values or of values without a header. */
export interface SkipCosts {
  readonly headerPt: number;
  readonly groupPt: number;
}

/** Loyal keeps every header and group in order even when they stand apart; frugal gives up on small groups. */
export const SKIP_COSTS: readonly SkipCosts[] = [
  { headerPt: 50, groupPt: 45 },
  { headerPt: 25, groupPt: 8 },
];

/** For each header its group index, `null` when the column is empty. */
export function pairHeaders(
  headers: readonly Span[],
  groups: readonly SpanGroup[],
  costs: SkipCosts = SKIP_COSTS[0]!,
): (number | null)[] {
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const skipGroup = (index: number) => costs.groupPt + (100 * groups[index]!.count) / Math.max(1, total);
  const [rows, columns] = [headers.length, groups.length];
  const cost = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let i = 1; i <= rows; i++) cost[i]![0] = i * costs.headerPt;
  for (let j = 1; j <= columns; j++) cost[0]![j] = cost[0]![j - 1]! + skipGroup(j - 1);
  for (let i = 1; i <= rows; i++) {
    for (let j = 1; j <= columns; j++) {
      const pair = cost[i - 1]![j - 1]! + distance(headers[i - 1]!, groups[j - 1]!);
      cost[i]![j] = Math.min(pair, cost[i - 1]![j]! + costs.headerPt, cost[i]![j - 1]! + skipGroup(j - 1));
    }
  }
  const paired = new Array<number | null>(rows).fill(null);
  for (let i = rows, j = columns; i > 0 && j > 0; ) {
    if (cost[i]![j] === cost[i - 1]![j - 1]! + distance(headers[i - 1]!, groups[j - 1]!)) paired[--i] = --j;
    else if (cost[i]![j] === cost[i - 1]![j]! + costs.headerPt) i--;
    else j--;
  }
  return paired;
}

/** Headers stand over the figures, or over all that is printed with them. */
function distance(header: Span, group: SpanGroup): number {
  const plain = spanDistance(header, group);
  return group.printed === undefined ? plain : Math.min(plain, spanDistance(header, group.printed));
}

function spanDistance(header: Span, group: Span): number {
  const edges = [header.x0 - group.x0, header.x1 - group.x1, (header.x0 + header.x1 - group.x0 - group.x1) / 2];
  return Math.min(...edges.map(Math.abs));
}
