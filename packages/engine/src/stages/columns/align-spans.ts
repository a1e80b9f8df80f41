/**
 * Groups values that stand under each other, and pairs the groups with header cells.
 * Pairing keeps the order from left to right and minimises the distance (dynamic programming as in sequence alignment,
 * Needleman and Wunsch 1970), because real headers stand left, right or centred over their values.
 */
import type { Span } from '../../table.ts';

export interface SpanGroup extends Span {
  readonly count: number;
}

/** Values overlap within a column and leave white space between columns. Groups from left to right. */
export function groupSpans(spans: readonly Span[]): SpanGroup[] {
  const groups: { x0: number; x1: number; count: number }[] = [];
  for (const span of spans.toSorted((a, b) => a.x0 - b.x0)) {
    const last = groups.at(-1);
    if (last !== undefined && span.x0 < last.x1 - 0.5) {
      last.x1 = Math.max(last.x1, span.x1);
      last.count++;
    } else groups.push({ ...span, count: 1 });
  }
  return groups;
}

const SKIPPED_HEADER_PT = 50;
const SKIPPED_GROUP_PT = 45;

/** For each header its group index, `null` when the column is empty. */
export function pairHeaders(headers: readonly Span[], groups: readonly SpanGroup[]): (number | null)[] {
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const skipGroup = (index: number) => SKIPPED_GROUP_PT + (100 * groups[index]!.count) / Math.max(1, total);
  const [rows, columns] = [headers.length, groups.length];
  const cost = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let i = 1; i <= rows; i++) cost[i]![0] = i * SKIPPED_HEADER_PT;
  for (let j = 1; j <= columns; j++) cost[0]![j] = cost[0]![j - 1]! + skipGroup(j - 1);
  for (let i = 1; i <= rows; i++) {
    for (let j = 1; j <= columns; j++) {
      const pair = cost[i - 1]![j - 1]! + distance(headers[i - 1]!, groups[j - 1]!);
      cost[i]![j] = Math.min(pair, cost[i - 1]![j]! + SKIPPED_HEADER_PT, cost[i]![j - 1]! + skipGroup(j - 1));
    }
  }
  const paired = new Array<number | null>(rows).fill(null);
  for (let i = rows, j = columns; i > 0 && j > 0; ) {
    if (cost[i]![j] === cost[i - 1]![j - 1]! + distance(headers[i - 1]!, groups[j - 1]!)) paired[--i] = --j;
    else if (cost[i]![j] === cost[i - 1]![j]! + SKIPPED_HEADER_PT) i--;
    else j--;
  }
  return paired;
}

function distance(header: Span, group: Span): number {
  const edges = [header.x0 - group.x0, header.x1 - group.x1, (header.x0 + header.x1 - group.x0 - group.x1) / 2];
  return Math.min(...edges.map(Math.abs));
}
