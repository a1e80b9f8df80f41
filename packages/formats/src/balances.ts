/**
 * Balances as accounting formats want them: seen by the holder, so that money owed on a card or loan is negative, and
 * with the day they stand for.
 */
import { OWED_ACCOUNTS, type PlainDate, type Statement, type Transaction } from '@extracto/model';
import { negate } from './decimal-text.ts';

export interface DatedBalance {
  /** Negative when the holder owes. */
  readonly amount: string;
  readonly date: PlainDate;
}

/** `null` when none is printed, or no day for it. */
export function openingBalanceOf(statement: Statement): DatedBalance | null {
  return dated(statement, statement.openingBalance, firstDay(statement));
}

/** The printed closing balance, or the running balance of the latest row. */
export function closingBalanceOf(statement: Statement): DatedBalance | null {
  const amount = statement.closingBalance ?? latestRow(statement.transactions)?.balance ?? null;
  return dated(statement, amount, lastDay(statement));
}

/** The period's first day, or else the first row's. */
export function firstDay({ period, transactions }: Statement): PlainDate | null {
  return period.from ?? daysOf(transactions)[0] ?? period.to;
}

export function lastDay({ period, transactions }: Statement): PlainDate | null {
  return period.to ?? daysOf(transactions).at(-1) ?? period.from;
}

function daysOf(transactions: readonly Transaction[]): PlainDate[] {
  return transactions.flatMap(({ date }) => date ?? []).sort();
}

/** `null` when the order of the list cannot be told: several rows, all of one day or without a year. */
function latestRow(transactions: readonly Transaction[]): Transaction | null {
  const [first, last] = [transactions[0], transactions.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (transactions.length === 1) return first;
  if (first.date === null || last.date === null || first.date === last.date) return null;
  return first.date > last.date ? first : last;
}

function dated({ account }: Statement, amount: string | null, date: PlainDate | null): DatedBalance | null {
  if (amount === null || date === null) return null;
  return { amount: OWED_ACCOUNTS.has(account.type) ? negate(amount) : amount, date };
}
