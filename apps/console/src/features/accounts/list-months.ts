/**
 * The calendar months between the first and the last day of an account's statements, and what is there of each: the whole
 * month, a part, nothing, or days that two statements cover. A contradicted statement marks its months.
 */
import { epochDay } from '@extracto/model';
import type { AccountStatement } from './describe-link.ts';

export type MonthState = 'have' | 'part' | 'missing' | 'overlapping' | 'contradicted';

export interface AccountMonth {
  /** `2025-03` */
  readonly month: string;
  readonly state: MonthState;
}

/** Statements without a day have no month. */
export function listMonths(statements: readonly AccountStatement[]): AccountMonth[] {
  const dated = statements.flatMap(({ from, to, verification }) =>
    from === null || to === null ? [] : [{ first: epochDay(from), next: epochDay(to) + 1, from, to, verification }],
  );
  const last = dated
    .map(({ to }) => to.slice(0, 7))
    .sort()
    .at(-1);
  let month = dated.map(({ from }) => from.slice(0, 7)).sort()[0];
  if (month === undefined || last === undefined) return [];
  const [begin, end] = [Math.min(...dated.map(({ first }) => first)), Math.max(...dated.map(({ next }) => next))];
  const months: AccountMonth[] = [];
  while (month <= last) {
    const following = nextMonth(month);
    // Before the first and after the last day nothing can be missing.
    const [first, next] = [Math.max(epochDay(`${month}-01`), begin), Math.min(epochDay(`${following}-01`), end)];
    const here = dated.filter((statement) => statement.first < next && statement.next > first);
    const counts = Array.from(
      { length: next - first },
      (_, day) => here.filter((each) => each.first <= first + day && each.next > first + day).length,
    );
    months.push({ month, state: here.some(isContradicted) ? 'contradicted' : judgeDays(counts) });
    month = following;
  }
  return months;
}

const isContradicted = ({ verification }: Pick<AccountStatement, 'verification'>) => verification === 'mismatch';

/** `counts`: how many statements cover each day. */
function judgeDays(counts: readonly number[]): MonthState {
  if (counts.every((count) => count === 0)) return 'missing';
  if (counts.includes(0)) return 'part';
  return counts.some((count) => count > 1) ? 'overlapping' : 'have';
}

function nextMonth(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
