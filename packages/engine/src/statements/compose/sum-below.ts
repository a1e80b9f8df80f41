/**
 * Returns the last figure below the name of a column when it is the sum of those above it, and the figure itself otherwise:
 *
 *                      Paid in    Paid out
 *   Transfers             0.00    3,293.09
 *   Withdrawals       1,260.00    5,382.48
 *   Total             1,260.00    8,675.57
 */
import type { TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';

const { SAME_EDGE_PT } = LINES.spacing;

/** `lines`: by index. */
export function sumBelow(
  found: LabelledMoney,
  lines: ReadonlyMap<number, TokenLine>,
  notation: Notation,
): LabelledMoney {
  if (textOf(found.line.words).includes(found.label)) return found;
  let [last, sum, count] = [found, 0, 0];
  for (let at = found.line.index + 1; ; at++) {
    const line = lines.get(at);
    const token = line?.money.find(({ box }) => Math.abs(box[2] - found.token.box[2]) <= SAME_EDGE_PT);
    const value = token === undefined ? null : signedMinor(token, notation);
    if (line === undefined || line.pageNumber !== found.line.pageNumber || token === undefined || value === null) break;
    sum += last.value;
    count++;
    last = { ...found, value, token, line };
  }
  return count > 1 && last.value === sum ? last : found;
}
