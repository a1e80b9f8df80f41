/**
 * Values by where they stand: a column of thousands of values has a few dozen places, so that what groups them looks at
 * those, and nothing is made for each value.
 */
import type { Span } from '../table.ts';

/** Values that stand at exactly the same place, and the rows they are in. */
export interface SharedSpan extends Span {
  readonly rows: readonly number[];
}

/** By left and right edge. */
export type SpanTally = Map<number, Map<number, SharedSpan & { readonly rows: number[] }>>;

export function addSpan(tally: SpanTally, x0: number, x1: number, row: number): void {
  let byRight = tally.get(x0);
  if (byRight === undefined) {
    byRight = new Map();
    tally.set(x0, byRight);
  }
  const known = byRight.get(x1);
  if (known === undefined) byRight.set(x1, { x0, x1, rows: [row] });
  else known.rows.push(row);
}

export function spansOf(tally: SpanTally): SharedSpan[] {
  return [...tally.values()].flatMap((byRight) => [...byRight.values()]);
}
