/**
 * Orders the statements of one account by time and links each to the one before it: adjoining, with a gap, or overlapping;
 * and whether it opens with the balance that the one before closed with.
 *
 *     01-01 … 01-31  closes 80.00
 *     02-01 … 02-28  opens 80.00   joined, holds
 *     03-15 … 04-14  opens 75.00   gap of 14 days
 *     04-01 … 04-30                overlap of 14 days
 */
import { currencyDecimals } from '../currency.ts';
import { epochDay, type PlainDate } from '../dates.ts';
import { formatMinor, parseMinor } from '../money.ts';
import type { Statement } from '../result.ts';

export type StatementHead = Pick<
  Statement,
  'account' | 'bank' | 'period' | 'openingBalance' | 'closingBalance' | 'verification'
> & {
  /** Dates of the first and last row; `null` without rows. */
  readonly firstDate: PlainDate | null;
  readonly lastDate: PlainDate | null;
  readonly rows: number;
};

/**
 * `joined`: no day between. `gap`: days that no statement covers. `overlap`: days that both cover. `repeated`: the same
 * statement once more. `unknown`: too little is printed to tell.
 */
export type LinkKind = 'joined' | 'gap' | 'overlap' | 'repeated' | 'unknown';

export interface Link {
  readonly kind: LinkKind;
  /** Missing or overlapping days; `null` when they cannot be counted. */
  readonly days: number | null;
  /** Opening balance less the previous closing balance; `null` when one is not printed or the periods overlap. */
  readonly difference: string | null;
}

export interface Chained<T extends StatementHead> {
  readonly statement: T;
  /** The printed period, or else the dates of the first and last row. */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  /** Link to the earlier statement that ends last; `null` for the first. */
  readonly link: Link | null;
}

export function headOf({ account, bank, period, openingBalance, closingBalance, ...rest }: Statement): StatementHead {
  const dates = rest.transactions.flatMap(({ date }) => date ?? []).sort();
  return {
    account,
    bank,
    period,
    openingBalance,
    closingBalance,
    verification: rest.verification,
    firstDate: dates[0] ?? null,
    lastDate: dates.at(-1) ?? null,
    rows: rest.transactions.length,
  };
}

/** Oldest first; what has no day at all comes last. */
export function chainStatements<T extends StatementHead>(statements: readonly T[]): Chained<T>[] {
  const ordered = statements.map(cover).sort(byTime);
  let furthest: Covered<T> | null = null;
  return ordered.map((covered) => {
    const link: Link | null = furthest === null ? null : linkTo(furthest, covered);
    if (furthest === null || (covered.to ?? '') >= (furthest.to ?? '')) furthest = covered;
    return { ...covered, link };
  });
}

type Covered<T extends StatementHead> = Omit<Chained<T>, 'link'>;

function cover<T extends StatementHead>(statement: T): Covered<T> {
  const { period, firstDate, lastDate } = statement;
  return { statement, from: period.from ?? firstDate ?? period.to, to: period.to ?? lastDate ?? period.from };
}

function byTime(left: Covered<StatementHead>, right: Covered<StatementHead>): number {
  const order = (covered: Covered<StatementHead>) => [covered.from ?? '9', covered.to ?? '9'].join(' ');
  return order(left) < order(right) ? -1 : order(left) > order(right) ? 1 : 0;
}

function linkTo(before: Covered<StatementHead>, next: Covered<StatementHead>): Link {
  const difference = compareBalances(before.statement, next.statement);
  const meets = difference !== null && !/[1-9]/.test(difference);
  if (before.to === null || next.from === null || next.to === null) return { kind: 'unknown', days: null, difference };
  const days = epochDay(next.from) - epochDay(before.to);
  // Banks end and begin a period on the same day.
  if (days === 1 || (days === 0 && meets)) return { kind: 'joined', days: 0, difference };
  if (days <= 0) {
    const lastDay = Math.min(epochDay(before.to), epochDay(next.to));
    const kind = isRepeated(before, next) ? 'repeated' : 'overlap';
    return { kind, days: lastDay - epochDay(next.from) + 1, difference: null };
  }
  if (before.statement.period.to !== null && next.statement.period.from !== null) {
    return { kind: 'gap', days: days - 1, difference };
  }
  // Days without a row are no days without a statement.
  if (meets) return { kind: 'joined', days: 0, difference };
  return { kind: difference === null ? 'unknown' : 'gap', days: null, difference };
}

function isRepeated(before: Covered<StatementHead>, next: Covered<StatementHead>): boolean {
  const essence = ({ from, to, statement }: Covered<StatementHead>) =>
    [from, to, statement.openingBalance, statement.closingBalance, statement.rows].join(' ');
  return essence(before) === essence(next);
}

function compareBalances(before: StatementHead, next: StatementHead): string | null {
  const decimals = currencyDecimals(next.account.currency);
  const closing = before.closingBalance === null ? null : parseMinor(before.closingBalance, decimals);
  const opening = next.openingBalance === null ? null : parseMinor(next.openingBalance, decimals);
  return closing === null || opening === null ? null : formatMinor(opening - closing, decimals);
}
