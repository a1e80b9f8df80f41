/**
 * Tells whether one of the balances at the end of days, printed outside of the list in whatever layout, is misprinted. Figures behind
 * days are such balances where the rows come to some of them:
 *
 *   12/24   9,201,380     01/19   14,565,260      the rows come to both
 *   02/20  18,345,220                             and on this day to 18,345,280
 *
 * Known weakness: a misprint into what the rows come to on another day is not seen.
 */
import type { Minor, PlainDate } from '@extracto/model';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PrintedMoney } from './collect-printed.ts';
import { isMisprint } from './is-misprint.ts';
import { listBare } from './list-bare.ts';
import type { DatedRow, PlacedRow, StatementParts } from './statement-parts.ts';
import { COMPOSE } from './thresholds.ts';

const { FEWEST_MET } = COMPOSE.isDayMisprinted;

interface Figures {
  readonly parts: StatementParts;
  readonly rows: readonly PlacedRow[];
  readonly dated: readonly DatedRow[];
  readonly printed: PrintedMoney;
  readonly settled: Settlement;
}

export function isDayMisprinted({ parts, rows, dated, printed, settled }: Figures): boolean {
  const ofDays = [...printed.loose, ...listBare(parts, rows)]
    .filter(standsBehindDay)
    .map(({ value }) => Math.abs(value));
  if (ofDays.length <= FEWEST_MET) return false;
  const balances = listBalances(rows, dated, settled);
  const others = ofDays.filter((value) => !balances.has(value));
  if (ofDays.length - others.length < FEWEST_MET) return false;
  return others.some((value) => listNeighbours(value).some((near) => balances.has(near) && isMisprint(value, near)));
}

/** A figure behind the day that it may be the balance of. */
export function standsBehindDay({ token, line: { dates, words } }: LabelledMoney): boolean {
  return dates.some(({ to }) => to === token.from) || DAY.test(words[token.from - 1]?.text ?? '');
}

/** A day may look like an amount, and in a narrow cell its month goes on below it. */
const DAY = /^\d{1,2}(?:[./-]\d{1,2}[./-]?)?$/;

/** Magnitudes of the balances beside the rows, of the one that stands until the first of them, and of what the rows of all days until each come to, row by row. */
export function listBalances(
  rows: readonly PlacedRow[],
  dated: readonly DatedRow[],
  { amounts, opening, polarity }: Settlement,
): ReadonlySet<Minor> {
  const balances = new Set(rows.flatMap(({ entry }) => (entry.balance === null ? [] : [Math.abs(entry.balance)])));
  if (opening === null) return balances;
  const days = new Map(dated.map(({ at, date }) => [at, date] as const));
  const moved = new Map<PlainDate, Minor[]>();
  rows.forEach(({ at }, index) => {
    const day = days.get(at);
    if (day !== undefined) moved.set(day, [...(moved.get(day) ?? []), amounts[index] ?? 0]);
  });
  let balance = opening;
  balances.add(Math.abs(balance));
  for (const day of [...moved.keys()].sort()) {
    for (const amount of moved.get(day)!) {
      balance += polarity * amount;
      balances.add(Math.abs(balance));
    }
  }
  return balances;
}

/** Figures of as many digits that differ in one of them. */
function listNeighbours(value: Minor): Minor[] {
  const digits = [...String(value)];
  return digits.flatMap((digit, at) =>
    Array.from({ length: 10 }, (_, other) => String(other))
      .filter((other) => other !== digit)
      .map((other) => Number(digits.with(at, other).join(''))),
  );
}
