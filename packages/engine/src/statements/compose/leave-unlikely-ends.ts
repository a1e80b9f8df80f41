/** Tells figures that only their label makes the end of a list from its ends. */
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import { opensWithTotal } from '../../tables/rows/label-record.ts';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import { dateToken } from './date-rows.ts';
import { isQualified } from './label-strength.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

interface Ends {
  readonly openings: readonly LabelledMoney[];
  readonly closings: readonly LabelledMoney[];
}

/**
 * A year is the rest of a label that goes on below, and "46,239." the front of a figure whose decimals are printed elsewhere.
 * Beside a list whose rows print balances, "Balance" alone, "Balance as of today" and the "Total balance" of a page in front of the list
 * are others where no row comes to them. "End balance 31 January" on a list that begins in February opens it; and of the names of
 * "Balance on 31 March" below rows of March that of an opening is none.
 */
export function leaveUnlikelyEnds(
  { openings, closings }: Ends,
  placed: readonly PlacedRow[],
  parts: StatementParts,
  isMoney: (token: LabelledMoney['token']) => boolean,
): Ends {
  const isTorn = ({ token }: LabelledMoney) => !isMoney(token) && YEAR_OR_FRONT.test(token.text);
  const running = placed.flatMap(({ row, entry }) => (row.kind === 'transaction' ? (entry.balance ?? []) : []));
  const firstPage = Math.min(...placed.map(({ row }) => row.pageNumber));
  const isOfAll = ({ label, line }: LabelledMoney) => line.pageNumber < firstPage && opensWithTotal(label);
  const isVague = (found: LabelledMoney) =>
    isNameOfColumn(found.label) || isQualified(found) || isOfAll(found) || DAY.test(found.token.text);
  const isOther = (found: LabelledMoney) => running.length > 0 && !running.includes(found.value) && isVague(found);
  const days = placed
    .flatMap((place) => (place.row.kind === 'transaction' ? (dayOf(dateToken(place), parts) ?? []) : []))
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const dayOfEnd = ({ token, line, day: named }: LabelledMoney) =>
    dayOf(named ?? line.dates.find(({ to }) => to === token.from) ?? null, parts);
  const isBefore = (found: LabelledMoney) => {
    const day = dayOfEnd(found);
    return day !== null && first !== undefined && day < first;
  };
  const likely = leaveQualified(closings.filter((found) => !isTorn(found) && !isOther(found)));
  const closes = new Set(likely.map(({ token }) => token));
  const isBehind = (found: LabelledMoney) => {
    const day = dayOfEnd(found);
    const isLate = day !== null && last !== undefined && day >= last && day !== first;
    return isLate && closes.has(found.token);
  };
  return {
    openings: [...openings.filter((found) => !isTorn(found) && !isBehind(found)), ...likely.filter(isBefore)],
    closings: likely.filter((found) => !isBefore(found)),
  };
}

/** "Balance as of today" ends no list that prints a closing balance. */
function leaveQualified(ends: readonly LabelledMoney[]): readonly LabelledMoney[] {
  const plain = ends.filter((end) => !isQualified(end));
  return plain.length > 0 ? plain : ends;
}

function dayOf(token: Parameters<typeof resolveDate>[0] | null, { order, years }: StatementParts): string | null {
  return token === null ? null : resolveDate(token, order, years);
}

function isNameOfColumn(label: string): boolean {
  return (
    !label.includes(' ') && lookupPhrase(label).some(({ kind, value }) => kind === 'column' && value === 'balance')
  );
}

/** "Saldo atual em 30", and below it "de setembro de 2024" */
const DAY = /^\d{1,2}$/;
const YEAR_OR_FRONT = /^(?:19|20)\d\d\b|\d[.,]$/;
