import { TABLES } from '../thresholds.ts';
import type { Item } from './row.ts';

const { CUT_GAP, LEAST_LEANINGS } = TABLES.assignContinuations;

/**
 * Texts are centred on the lines of their amounts: most blocks of several lines between two of them are parted by a gap wider than
 * those above and below, so that lines stand on both sides of an amount. `gaps`: above each item, in text heights.
 *
 *                ELECTRICITY AUTHORITY
 *   05/01/2026                            -255.03
 *                REF 46827952
 *
 *                CARD 4417                          ← of the row below
 *   07/01/2026   GREEN GROCER              -69.00
 *                NICOSIA
 */
export function standsAround(items: readonly Item[], gaps: Float64Array): boolean {
  let [parted, blocks] = [0, 0];
  for (let from = 1; from < items.length; from++) {
    if (items[from]!.kind !== 'text' || items[from - 1]!.kind !== 'anchor') continue;
    let to = from;
    while (items[to]?.kind === 'text') to++;
    if (to - from > 1 && items[to]?.kind === 'anchor') {
      blocks++;
      const widest = Math.max(...gaps.subarray(from + 1, to));
      if (Number.isFinite(widest) && widest > Math.max(gaps[from]!, gaps[to]!) + CUT_GAP) parted++;
    }
    from = to;
  }
  return parted >= LEAST_LEANINGS && parted * 2 > blocks;
}
