/**
 * The closing balance of a list that prints none apart: the running balance of its last row in time. It stands in that row,
 * so the checker takes it for the row's own figure and no second witness. It must follow from the balance before it.
 *
 *   31/03  RENT     -500.00   1,500.00
 *   30/04  SALARY  2,000.00   3,500.00   → closing balance 3,500.00
 */
import { type DraftStatement, decimalsOf, OWED_ACCOUNTS, parseMinor, printedDay } from '@extracto/model';
import { STATEMENTS } from './thresholds.ts';

const { CERTAIN_LEAD } = STATEMENTS.closeWithLastBalance;

type Closed = Pick<DraftStatement, 'account' | 'openingBalance' | 'closingBalance' | 'transactions' | 'sources'>;

/** Unchanged where a closing balance is printed, or where none follows from the rows. */
export function closeWithLastBalance<T extends Closed>(statement: T): T {
  const { transactions, closingBalance, sources } = statement;
  if (closingBalance !== null || transactions.length === 0) return statement;
  const last = isNewestFirst(statement) ? 0 : transactions.length - 1;
  const row = transactions[last]!;
  if (row.balance === null || isContradicted(statement, last)) return statement;
  const source = { page: row.page, box: row.box, text: row.balance };
  return { ...statement, closingBalance: row.balance, sources: { ...sources, closingBalance: source } };
}

/** As `closeWithLastBalance` found it before somebody changed the rows: without the closing balance that it gave. */
export function withoutLastBalance<T extends Closed>(statement: T): T {
  const { closingBalance: source, ...sources } = statement.sources;
  const isRows = statement.transactions.some(({ page, box }) => source?.page === page && isSame(source.box, box));
  return isRows ? { ...statement, closingBalance: null, sources } : statement;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((edge, index) => edge === other[index]);
}

/** By the balances, of which most follow from their neighbour in one direction alone; by the dates where they do not tell. */
function isNewestFirst(statement: Closed): boolean {
  const { transactions } = statement;
  let lead = 0;
  for (let at = 1; at < transactions.length && Math.abs(lead) < CERTAIN_LEAD; at++) {
    if (follows(statement, at - 1, at) === true) lead++;
    if (follows(statement, at, at - 1) === true) lead--;
  }
  return lead === 0 ? printedDay(transactions[0]!) > printedDay(transactions.at(-1)!) : lead < 0;
}

/** From the row before it in time, or from the opening balance; neither may print one. */
function isContradicted(statement: Closed, last: number): boolean {
  const before = last === 0 && statement.transactions.length > 1 ? 1 : last - 1;
  return follows(statement, before, last) === false;
}

/** True when one balance leads to the other by the amount of the later row; `null` where one of them is not printed. */
function follows({ account, openingBalance, transactions }: Closed, before: number, after: number): boolean | null {
  const row = transactions[after]!;
  const start = before < 0 ? openingBalance : transactions[before]!.balance;
  if (start === null || row.balance === null) return null;
  const decimals = Math.max(...[start, row.amount, row.balance].map(decimalsOf));
  const [from, amount, to] = [start, row.amount, row.balance].map((figure) => parseMinor(figure, decimals));
  if (from == null || amount == null || to == null) return null;
  const isOwed = account.type !== null && OWED_ACCOUNTS.has(account.type);
  return (isOwed ? from - amount : from + amount) === to;
}
