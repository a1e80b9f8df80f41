/** Printed openings and closings, and what the rows move → the pair of ends that the movement explains, with its worth. */

import type { Minor } from '@extracto/model';
import { STATEMENTS } from '../thresholds.ts';

export const { BY_PLACE, CONJECTURED } = STATEMENTS.chooseEnds;
const { NAMED, REVERSED, HALF_NAMED } = STATEMENTS.chooseEnds;

export interface Printed {
  readonly openings: readonly Minor[];
  readonly closings: readonly Minor[];
  /** The ends in printed order where all of them are openings, or all are closings; else none. */
  readonly twins: readonly Twin[];
  /** Balances without a label, known by their place above or below the list. */
  readonly byPlace: readonly Minor[];
  readonly creditTotals: readonly Minor[];
  readonly debitTotals: readonly Minor[];
  /** Amounts printed outside the list under labels that say nothing to us, in printed order. */
  readonly loose: readonly Minor[];
}

interface Twin {
  readonly value: Minor;
  /** As printed. */
  readonly label: string;
}

interface Ends {
  readonly opening: Minor | null;
  readonly closing: Minor | null;
  readonly holds: boolean;
  /** Weight of a pair that holds: less when labels did not name it. */
  readonly worth: number;
}

/** The printed pair that the sum explains; else the balances that the chain starts from and ends at; else the first ones. */
export function chooseEnds(
  printed: Printed,
  movement: Minor,
  sums: readonly Minor[],
  chainStart: Minor | null,
  chainEnd: Minor | null,
): Ends {
  for (const opening of printed.openings) {
    const closing = printed.closings.find((candidate) => candidate === opening + movement);
    if (closing === undefined) continue;
    const isNamed = !printed.byPlace.includes(opening) || !printed.byPlace.includes(closing);
    return { opening, closing, holds: true, worth: isNamed ? NAMED : BY_PLACE };
  }
  const reversed = movement === 0 ? null : matchReversed(printed, movement);
  if (reversed !== null) return reversed;
  const isLed = chainStart !== null && chainEnd !== null;
  const twins = movement === 0 || isLed ? null : matchTwins(printed, movement);
  const isEnd = (value: Minor | null) => value !== null && Math.abs(value) === Math.abs(chainEnd ?? value);
  if (twins !== null && (isEnd(twins.opening) || isEnd(twins.closing))) return twins;
  const guessed = movement === 0 ? null : matchLoose(printed, movement, sums);
  if (guessed !== null) return guessed;
  return { ...namedEnds(printed, movement, chainStart, chainEnd), holds: false, worth: 0 };
}

/** One end lies below zero and says so by its column or a mark that was not read. Both together would turn all amounts. */
function matchReversed({ openings, closings }: Printed, movement: Minor): Ends | null {
  for (const opening of openings)
    for (const closing of closings) {
      if (opening <= 0 || closing <= 0) continue;
      if (movement === closing + opening) return { opening: -opening, closing, holds: true, worth: REVERSED };
      if (movement === -closing - opening) return { opening, closing: -closing, holds: true, worth: REVERSED };
    }
  return null;
}

/**
 * "Balance as on 1 March  0.00", "Balance as on 31 March  378.19": one label names both ends, and rows without running
 * balances lead from one to the other. Of two labels, "Kontostand" and below it "Schlusssaldo", the first is not the end.
 */
function matchTwins({ twins }: Printed, movement: Minor): Ends | null {
  // of "SOLDE DEBITEUR  2,114" and below it "SOLDE DEBITEUR  267" the first stands below zero, as does the second
  const leadsTo = (end: Twin) => (start: Twin) => start.value === end.value - movement;
  const closing =
    twins.find((end, at) => twins.slice(0, at).some(leadsTo(end))) ??
    twins.find((end) => twins.filter(({ label }) => label === end.label).some(leadsTo(end)));
  if (closing === undefined) return null;
  return { opening: closing.value - movement, closing: closing.value, holds: true, worth: HALF_NAMED };
}

/**
 * The named ends that lie on the chain, else the first ones. "Balance as on 1 March" may be the one or the other: a figure
 * that is named as the last balance, and that only the first row starts from, is the first.
 */
function namedEnds(
  { openings, closings }: Printed,
  movement: Minor,
  chainStart: Minor | null,
  chainEnd: Minor | null,
): Pick<Ends, 'opening' | 'closing'> {
  const isLed = chainStart !== null && chainEnd !== null && movement !== 0;
  if (isLed && openings.length === 0 && closings.includes(chainStart) && !closings.includes(chainEnd))
    return { opening: chainStart, closing: closings.find((value) => value !== chainStart) ?? null };
  if (isLed && closings.length === 0 && openings.includes(chainEnd) && !openings.includes(chainStart))
    return { opening: openings.find((value) => value !== chainEnd) ?? null, closing: chainEnd };
  const opening = openings.find((value) => value === chainStart) ?? openings[0] ?? null;
  // "Month end balance 31 January" in a summary is where the rows of February start from
  const isPast = movement !== 0 && chainEnd !== null && chainEnd !== opening;
  const others = isPast ? closings.filter((value) => value !== opening) : closings;
  return { opening, closing: closings.find((value) => value === chainEnd) ?? others[0] ?? null };
}

/**
 * In a language that no lexicon knows the balances are still printed: two figures whose difference is exactly the sum of
 * the list. Printed sums of one direction are left out, for their difference is that sum as well; so is what the page calls one.
 */
function matchLoose(
  { openings, closings, byPlace, loose, creditTotals, debitTotals }: Printed,
  movement: Minor,
  sums: readonly Minor[],
): Ends | null {
  const worth = (end: Minor) => (byPlace.includes(end) ? BY_PLACE : HALF_NAMED);
  const totals = new Set([...sums, ...creditTotals, ...debitTotals]);
  if (openings.length > 0 && closings.length > 0) return null;
  // what the page names as one end is not the other
  const named = new Set([...openings, ...closings]);
  const figures = loose.filter((value) => !totals.has(Math.abs(value)) && !named.has(value));
  for (const closing of closings)
    if (figures.includes(closing - movement))
      return { opening: closing - movement, closing, holds: true, worth: worth(closing) };
  for (const opening of openings)
    if (figures.includes(opening + movement))
      return { opening, closing: opening + movement, holds: true, worth: worth(opening) };
  if (openings.length > 0 || closings.length > 0) return null;
  const known = new Set(figures);
  const opening = figures.find((value) => known.has(value + movement));
  return opening === undefined ? null : { opening, closing: opening + movement, holds: true, worth: CONJECTURED };
}
