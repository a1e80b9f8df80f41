/**
 * One phrase may name both ends of a list. Of two such balances the one of the earlier day is not what the list ends with, nor the one of
 * the later day what it begins with:
 *
 *   Balance on 31/08/2026     100.00
 *   Balance on 30/09/2026   1,165.52
 */
import type { PlainDate } from '@extracto/model';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import type { StatementParts } from './statement-parts.ts';

interface Ends {
  readonly openings: readonly LabelledMoney[];
  readonly closings: readonly LabelledMoney[];
}

/** Figures that are in both lists, or all in one of them, and of the first or the last day of all that are leave one of the lists. */
export function partTwins(found: Ends, { order, years }: StatementParts): Ends {
  const { openings, closings } = areOfOneEnd(found) ? bothEnds(found) : found;
  const closingTokens = new Set(closings.map(({ token }) => token));
  const twins = openings.filter(({ token }) => closingTokens.has(token));
  const dayOf = ({ line: { dates }, day = dates[0] }: LabelledMoney): PlainDate | null =>
    day === undefined ? null : resolveDate(day, order, years);
  const days = twins.flatMap((twin) => dayOf(twin) ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === last) return found;
  const twinTokens = new Set(twins.map(({ token }) => token));
  const without = (list: readonly LabelledMoney[], day: PlainDate | undefined) =>
    list.filter((found) => !twinTokens.has(found.token) || dayOf(found) !== day);
  return { openings: without(openings, last), closings: without(closings, first) };
}

/** One end is not named, and each figure has its day behind the label. */
function areOfOneEnd({ openings, closings }: Ends): boolean {
  const isDated = ({ day }: LabelledMoney) => day !== undefined;
  return (openings.length === 0 || closings.length === 0) && [...openings, ...closings].every(isDated);
}

function bothEnds({ openings, closings }: Ends): Ends {
  const all = [...openings, ...closings];
  return { openings: all, closings: all };
}
