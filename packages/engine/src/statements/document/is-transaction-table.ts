import { NON_TRANSACTION_KINDS } from '../../knowledge/language.ts';
import { sectionSign } from '../interpret/amounts.ts';
import type { Table } from '../read-table.ts';

const NON_TRANSACTION: ReadonlySet<string> = new Set(NON_TRANSACTION_KINDS);

/** Has amounts and dated rows, and no heading that says it is something else. */
export function isTransactionTable(table: Table): boolean {
  if (table.use.amounts.size === 0 || NON_TRANSACTION.has(table.heading[0] ?? '') || table.use.date === null)
    return false;
  const { date } = table.use;
  if (table.rows.some((row) => row.dates.has(date))) return true;
  // fees and interest in a section of their own may be printed without dates
  const isSection = table.region.isSection === true || sectionSign(table.heading, false) !== 0;
  return isSection && table.rows.some((row) => row.kind === 'transaction');
}

/** No column for amounts, or a heading that says what it is: daily balances, pending rows. */
export function isNonTransactionTable(table: Table): boolean {
  return table.use.amounts.size === 0 || NON_TRANSACTION.has(table.heading[0] ?? '');
}

/** Dates and balances, one or several times across: under a title that says so, or nothing else on any row. */
export function isDailyBalances({ heading, use, rows }: Table): boolean {
  if (heading[0] === 'dailyBalances') return true;
  const { balance } = use;
  return (
    rows.length > 0 &&
    use.amounts.size === 0 &&
    balance !== null &&
    rows.every((row) => row.dates.size > 0 && row.money.has(balance) && row.texts.size === 0)
  );
}
