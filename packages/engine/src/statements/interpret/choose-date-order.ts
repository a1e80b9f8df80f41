/**
 * Day first or month first is one choice for a whole document. An order that reads more of the dates comes first; another
 * one that fails for a few alone is taken when rows in order and the printed period speak for it clearly (banks print
 * 31.11.25). What is left is settled by chronology of the rows, then by the habit of the country.
 */
import { daysInMonth } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import { dayNumber } from '../../lines/day-number.ts';
import type { DateOrder, DateReading, DateToken, TokenLine } from '../../lines/reading.ts';
import { STATEMENTS } from '../thresholds.ts';

const { MOST_EXCEPTIONS, FEWEST_DATES, CLEARLY, LEAP_YEAR, SAME_EVIDENCE, OFF_CALENDAR } = STATEMENTS.chooseDateOrder;

export interface OrderChoice {
  readonly order: DateOrder;
  /** Nothing but habit spoke for this order although another one fits every date. */
  readonly ambiguous: boolean;
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd', 'ydm'];

/** Other evidence for an order: the share of row dates that it puts into the printed period, `null` without a period. */
export type PeriodFit = (order: DateOrder) => number | null;

/** The order of day and month in the country of the document. */
export interface DateHabit {
  readonly monthFirst: boolean;
  /** The language of the page is one whose countries never do otherwise. */
  readonly isSure: boolean;
}

/** `rows`: the dates of the rows in printed order. `lines`: those with all dates of the document; hardly looked at. */
export function chooseDateOrder(
  rows: readonly DateToken[],
  lines: readonly Pick<TokenLine, 'dates'>[],
  { monthFirst, isSure }: DateHabit,
  periodFit: PeriodFit,
): OrderChoice {
  const rowsNumeric = rows.some(({ named }) => named) ? rows.filter(({ named }) => !named) : rows;
  const ofRows = onlyOnce(() => new Set(rowsNumeric));
  const isNumeric = (token: DateToken) => !token.named && (!isSortCode(token) || ofRows().has(token));
  const judged = rowsNumeric.length > 0 ? rowsNumeric : datesBeside(lines, isNumeric);
  const habit: readonly DateOrder[] = monthFirst ? ['mdy', 'dmy', 'ymd', 'ydm'] : ['dmy', 'mdy', 'ymd', 'ydm'];
  if (judged.length === 0) return { order: habit[0]!, ambiguous: false };
  const evidence = (order: DateOrder) => chronology(order, judged) + 2 * (periodFit(order) ?? 0);
  const possible = keepPossible(judged, evidence);
  if (possible.length === 1) return { order: possible[0]!, ambiguous: false };
  const chronological = keepBest(possible, evidence, SAME_EVIDENCE);
  const best = chronological.length === 1 ? chronological : keepFitting(chronological, lines, isNumeric);
  // where every row names its month, the order concerns nothing but the period
  const isSettled =
    (rows.length > 0 && rowsNumeric.length === 0) ||
    (isSure && best.every((order) => order === 'dmy' || order === 'mdy'));
  const order = habit.find((candidate) => best.includes(candidate))!;
  const differ = !isSettled && best.some((other) => judged.some((token) => readingsDiffer(token, order, other)));
  return { order, ambiguous: differ };
}

/** Where the rows print no date in figures: those with a year, or else all of them. */
function datesBeside(
  lines: readonly Pick<TokenLine, 'dates'>[],
  isNumeric: (token: DateToken) => boolean,
): readonly DateToken[] {
  const numeric = lines.flatMap(({ dates }) => dates.filter(isNumeric));
  const dated = numeric.filter(printsYear);
  return dated.length > 0 ? dated : numeric;
}

function printsYear({ readings }: DateToken): boolean {
  return readings.some(({ year }) => year !== null);
}

/** Dates outside the list with a full year are of the same hand; a short "28.12" in a description is not. */
function keepFitting(
  orders: readonly DateOrder[],
  lines: readonly Pick<TokenLine, 'dates'>[],
  isNumeric: (token: DateToken) => boolean,
): DateOrder[] {
  const counts = new Map(orders.map((order) => [order, 0]));
  for (const { dates } of lines) {
    for (const token of dates) {
      if (!printsYear(token) || !isNumeric(token)) continue;
      for (const order of orders) counts.set(order, counts.get(order)! + fit(order, token));
    }
  }
  return keepBest(orders, (order) => counts.get(order)!, 0);
}

/** Bank codes are printed in pairs of figures ("43-02-15"), and most of them are no day but a year far from now. */
function isSortCode({ readings, text }: DateToken): boolean {
  return readings.every(({ order }) => order === 'ymd') && !/\d{4}/.test(text);
}

/** The orders that read most of the dates, or the one that reads nearly as many and makes far more of them. */
function keepPossible(tokens: readonly DateToken[], evidence: (order: DateOrder) => number): DateOrder[] {
  const fitting = keepBest(ORDERS, (order) => fits(order, tokens), 0);
  if (tokens.length < FEWEST_DATES) return fitting;
  const most = fits(fitting[0]!, tokens);
  const exceptions = Math.max(1, Math.floor(tokens.length * MOST_EXCEPTIONS));
  const others = ORDERS.filter((order) => !fitting.includes(order) && fits(order, tokens) >= most - exceptions);
  const bar = Math.max(...fitting.map(evidence)) + CLEARLY;
  const better = others.filter((order) => evidence(order) >= bar);
  return better.length > 0 ? better : fitting;
}

/** Dates that the order can read; one that no calendar has counts half. */
function fits(order: DateOrder, tokens: readonly DateToken[]): number {
  let count = 0;
  for (const token of tokens) count += fit(order, token);
  return count;
}

function fit(order: DateOrder, { readings }: DateToken): number {
  for (const reading of readings) if (reading.order === order) return isOnCalendar(reading) ? 1 : OFF_CALENDAR;
  return 0;
}

function isOnCalendar({ year, month, day }: DateReading): boolean {
  return day <= daysInMonth(year ?? LEAP_YEAR, month);
}

function keepBest(orders: readonly DateOrder[], score: (order: DateOrder) => number, tolerance: number): DateOrder[] {
  const scored = orders.map((order) => ({ order, value: score(order) }));
  const best = Math.max(...scored.map(({ value }) => value));
  return scored.filter(({ value }) => value >= best - tolerance).map(({ order }) => order);
}

function readingsDiffer(token: DateToken, a: DateOrder, b: DateOrder): boolean {
  const [left, right] = [a, b].map((order) => token.readings.find((reading) => reading.order === order));
  return left?.month !== right?.month || left?.day !== right?.day;
}

/** Share of neighbours in order (either direction), less the share of leaps of more than 45 days. */
function chronology(order: DateOrder, tokens: readonly DateToken[]): number {
  let [ascending, descending, leaps, pairs] = [0, 0, 0, 0];
  let last: number | null = null;
  for (const token of tokens) {
    const reading = token.readings.find((candidate) => candidate.order === order);
    if (reading === undefined) continue;
    const day = dayNumber(reading);
    if (last !== null) {
      pairs++;
      if (day >= last) ascending++;
      if (day <= last) descending++;
      const distance = Math.abs(day - last);
      if (distance > 45 && (reading.year !== null || distance < 327)) leaps++;
    }
    last = day;
  }
  return pairs === 0 ? 0 : (Math.max(ascending, descending) - leaps) / pairs;
}
