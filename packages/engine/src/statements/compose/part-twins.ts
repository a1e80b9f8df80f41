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

/** Figures that are in both lists and of the first or the last day of all that are leave one of the lists. */
export function partTwins({ openings, closings }: Ends, { order, years }: StatementParts): Ends {
  const closingTokens = new Set(closings.map(({ token }) => token));
  const twins = openings.filter(({ token }) => closingTokens.has(token));
  const dayOf = ({ line: { dates } }: LabelledMoney): PlainDate | null =>
    dates[0] === undefined ? null : resolveDate(dates[0], order, years);
  const days = twins.flatMap((twin) => dayOf(twin) ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === last) return { openings, closings };
  const twinTokens = new Set(twins.map(({ token }) => token));
  const without = (list: readonly LabelledMoney[], day: PlainDate | undefined) =>
    list.filter((found) => !twinTokens.has(found.token) || dayOf(found) !== day);
  return { openings: without(openings, last), closings: without(closings, first) };
}
