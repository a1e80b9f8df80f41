/**
 * Statements → the entries of a journal, in time order: an opening entry for each account, its rows, and what the account
 * must hold at the end of a day. Balances are the holder's: what is owed is negative.
 *
 * An account holds what a journal says only where the journal knows how it began: without an opening balance nothing is
 * asserted. Running balances are asserted where the list is in the order of time, for the last row of a day.
 */
import {
  currencyDecimals,
  type ExtractionResult,
  epochDay,
  formatMinor,
  OWED_ACCOUNTS,
  type PlainDate,
  parseMinor,
  type Transaction,
} from '@extracto/model';
import { closingBalanceOf, firstDay, lastDay, openingBalanceOf } from '../balances.ts';

import { negate } from '../decimal-text.ts';
import { type IdentifiedStatement, identifyStatements } from '../identify-statements.ts';
import { nameLedgerAccounts } from '../name-ledger-accounts.ts';
import { requireField, requireFields } from '../require-field.ts';
import type { JournalOptions } from './journal-options.ts';

type DatedTransaction = Transaction & { readonly date: PlainDate };

export interface PlannedStatement {
  readonly account: string;
  readonly currency: string;
  /** Earlier than every row, or on the day of the first. */
  readonly from: PlainDate;
  /** Not before any row. */
  readonly to: PlainDate;
  /** An amount to book against the opening balances, or one that the account holds already. */
  readonly opening: { readonly kind: 'opening' | 'missing' | 'assertion'; readonly amount: string } | null;
  /** Oldest first. */
  readonly rows: readonly { readonly row: DatedTransaction; readonly balance: string | null }[];
  readonly closing: string | null;
}

export function planEntries(result: ExtractionResult, format: string, options: JournalOptions): PlannedStatement[] {
  const statements = identifyStatements(result, options);
  requireFields(statements, format, ['date', 'year', 'currency']);
  const accounts = nameLedgerAccounts(statements, options.ledgerAccount);
  const held = new Map<string, string | null>();
  const inTime = statements
    .map((statement, index) => ({ statement, account: accounts[index]! }))
    .toSorted((left, right) => compare(dayOf(left.statement), dayOf(right.statement)));
  return inTime.map(({ statement, account }) => {
    const planned = planStatement(statement, account, format, options, held);
    held.set(account, planned.closing);
    return planned;
  });
}

const dayOf = (statement: IdentifiedStatement) => firstDay(statement) ?? '';
const compare = (left: string, right: string) => (left < right ? -1 : Number(left > right));

/** `held`: what accounts hold after earlier statements, `null` where it is not known. */
function planStatement(
  statement: IdentifiedStatement,
  account: string,
  format: string,
  options: JournalOptions,
  held: ReadonlyMap<string, string | null>,
): PlannedStatement {
  const currency = requireField(statement.account.currency, format, 'currency');
  const printed = statement.transactions.map((row) => ({ ...row, date: requireField(row.date, format, 'year') }));
  const rows = orderRows(printed);
  const [first, last] = [
    requireField(firstDay(statement), format, 'date'),
    requireField(lastDay(statement), format, 'date'),
  ];
  const days = [first, last, ...rows.map(({ date }) => date)].sort(compare);
  const opening = planOpening(statement, currency, held.get(account), options);
  const isKnown = opening !== null;
  const isOwed = OWED_ACCOUNTS.has(statement.account.type);
  const runs = isKnown && isInOrder(printed);
  return {
    account,
    currency,
    from: days[0]!,
    to: days.at(-1)!,
    opening,
    rows: rows.map((row, index) => ({
      row,
      balance: runs && rows[index + 1]?.date !== row.date ? holderBalance(row.balance, isOwed) : null,
    })),
    closing: isKnown ? (closingBalanceOf(statement)?.amount ?? null) : null,
  };
}

function planOpening(
  statement: IdentifiedStatement,
  currency: string,
  held: string | null | undefined,
  { opening }: JournalOptions,
): PlannedStatement['opening'] {
  const amount = openingBalanceOf(statement)?.amount ?? null;
  if (amount === null || held === null) return null;
  if (held === undefined) return { kind: opening === 'yes' ? 'opening' : 'assertion', amount };
  const decimals = currencyDecimals(currency);
  const [before, now] = [parseMinor(held, decimals), parseMinor(amount, decimals)];
  if (before === null || now === null) return null;
  return before === now
    ? { kind: 'assertion', amount }
    : { kind: 'missing', amount: formatMinor(now - before, decimals) };
}

function holderBalance(balance: string | null, isOwed: boolean): string | null {
  return balance !== null && isOwed ? negate(balance) : balance;
}

/** Rows of one day keep the order in which they happened, whichever way the list is printed. */
function orderRows(rows: readonly DatedTransaction[]): readonly DatedTransaction[] {
  const isNewestFirst = (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '');
  return (isNewestFirst ? rows.toReversed() : [...rows]).sort((left, right) => compare(left.date, right.date));
}

function isInOrder(rows: readonly DatedTransaction[]): boolean {
  const days = rows.map(({ date }) => date);
  const isSorted = (list: readonly string[]) => list.every((day, index) => index === 0 || list[index - 1]! <= day);
  return isSorted(days) || isSorted(days.toReversed());
}

/** The day that is `days` later. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date((epochDay(date) + days) * 86_400_000).toISOString().slice(0, 10);
}
