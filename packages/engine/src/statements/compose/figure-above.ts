/**
 * Returns the figure above a label where labels stand below their figures, which the signs tell, and the figure itself otherwise:
 *
 *      -772.43
 *   Total outgoings
 *    +2,060.55        ← what came in, below the label of what went out
 *   Total deposits
 */
import type { TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import { COMPOSE } from './thresholds.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { REACH_LINES } = COMPOSE.figureAbove;

/** `sign`: that of the total by its name. `lines`: by index. */
export function figureAbove(
  found: LabelledMoney,
  sign: 1 | -1,
  lines: ReadonlyMap<number, TokenLine>,
  notation: Notation,
): LabelledMoney {
  if (found.token.sign !== -sign || textOf(found.line.words).includes(found.label)) return found;
  for (let at = found.line.index - 1; at >= found.line.index - REACH_LINES; at--) {
    const line = lines.get(at);
    const token = line?.money.find(({ box }) => Math.abs(box[2] - found.token.box[2]) <= SAME_EDGE_PT);
    const value = token?.sign === sign ? signedMinor(token, notation) : null;
    if (line !== undefined && token !== undefined && value !== null) return { ...found, value, token, line };
  }
  return found;
}
