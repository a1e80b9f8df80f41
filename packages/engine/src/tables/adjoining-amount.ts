import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { TABLES } from './thresholds.ts';

const { NO_GAP } = TABLES.adjoiningAmount;

/**
 * The amount that begins where this one ends, without a space; `null` when there is none. Where an amount touches the balance
 * behind it, the edge of its column is not its own.
 */
export function adjoiningAmount({ money, words }: TokenLine, { to }: MoneyToken): MoneyToken | null {
  const right = words[to];
  if (right === undefined) return null;
  const left = words[to - 1]!;
  if (right.box[0] - left.box[2] > left.font.heightPt * NO_GAP) return null;
  for (const token of money) if (token.strong && token.from === to) return token;
  return null;
}
