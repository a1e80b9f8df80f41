/**
 * Day first or month first is one choice for a whole document. An impossible month removes an order for all dates;
 * what is left is settled by chronology of the rows, then by the habit of the country.
 */
import type { DateOrder, DateToken } from '../../reading.ts';

export interface OrderChoice {
  readonly order: DateOrder;
  /** Nothing but habit spoke for this order although another one fits every date. */
  readonly ambiguous: boolean;
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd', 'ydm'];

/** What else speaks for an order: the share of row dates that it puts into the printed period, `null` without a period. */
export type PeriodFit = (order: DateOrder) => number | null;

/** `rows`: the dates of the rows in printed order. `all`: every date of the document. `monthFirst`: the country's habit.
 * `isDayFirstSure`: the language of the page is one whose countries never put the month first. */
export function chooseDateOrder(
  rows: readonly DateToken[],
  all: readonly DateToken[],
  monthFirst: boolean,
  periodFit: PeriodFit,
  isDayFirstSure = false,
): OrderChoice {
  const numeric = all.filter((token) => !token.named);
  const rowsNumeric = rows.filter((token) => !token.named);
  const judged = rowsNumeric.length > 0 ? rowsNumeric : numeric;
  const habit: readonly DateOrder[] = monthFirst ? ['mdy', 'dmy', 'ymd', 'ydm'] : ['dmy', 'mdy', 'ymd', 'ydm'];
  const possible = keepBest(ORDERS, (order) => fits(order, judged), 0);
  if (possible.length === 1 || judged.length === 0) return { order: possible[0] ?? habit[0]!, ambiguous: false };
  const chronological = keepBest(possible, (order) => chronology(order, judged) + 2 * (periodFit(order) ?? 0), 0.02);
  // dates outside the list with a full year are of the same hand; a short "28.12" in a description is not
  const dated = numeric.filter((token) => token.readings.some((reading) => reading.year !== null));
  const best = keepBest(chronological, (order) => fits(order, dated), 0);
  // where every row names its month, the order concerns nothing but the period
  const isSettled =
    (rows.length > 0 && rowsNumeric.length === 0) ||
    (isDayFirstSure && best.every((order) => order === 'dmy' || order === 'mdy'));
  const differ = best.length > 1 && !isSettled && judged.some((token) => readingsDiffer(token, best[0]!, best[1]!));
  return { order: habit.find((order) => best.includes(order))!, ambiguous: differ };
}

function fits(order: DateOrder, tokens: readonly DateToken[]): number {
  return tokens.filter((token) => token.readings.some((reading) => reading.order === order)).length;
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
    const day = (reading.year ?? 0) * 372 + reading.month * 31 + reading.day;
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
