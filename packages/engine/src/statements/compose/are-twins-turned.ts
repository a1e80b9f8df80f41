/**
 * Decides whether two balances that one label names, or labels that both name the end of a list, were taken in the reverse of
 * their order: the list opens with the first printed one, unless the days beside them or running balances say otherwise, or the
 * newest row stands first.
 *
 *   Balance     Closing balance
 *   5,093.35          13,961.80      ← rows that lead from 13,961.80 to 5,093.35 carry the wrong signs
 */
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PrintedMoney } from './collect-printed.ts';

export function areTwinsTurned(
  { openings, closings }: Pick<PrintedMoney, 'openings' | 'closings'>,
  { opening, closing, newestFirst, chained }: Pick<Settlement, 'opening' | 'closing' | 'newestFirst' | 'chained'>,
): boolean {
  if (chained || newestFirst || (openings.length > 0 && closings.length > 0)) return false;
  const twins = [...openings, ...closings];
  const first = twins.findLast(({ value }) => value === opening);
  const last = twins.find(({ value }) => value === closing);
  if (first === undefined || last === undefined || opening === closing) return false;
  return standsBehind(first, last) && ![first, last].every(({ line }) => line.dates.length > 0);
}

function standsBehind(one: LabelledMoney, other: LabelledMoney): boolean {
  const step = one.line.index - other.line.index;
  return step > 0 || (step === 0 && one.token.from > other.token.from);
}
