/** Rows of a list that are no transactions: headings, balances, totals. */
import { type Minor, sumMinor } from '@extracto/model';
import type { Ledger } from '../ledger/ledger.ts';
import type { ColumnRole } from '../locales/locale.ts';
import { type Plan, printDate, printMagnitude } from './plan.ts';
import { printDateLines } from './print-date-lines.ts';
import { printBalance } from './print-money.ts';
import type { TableRow } from './table.ts';

export function headingRow(text: string): TableRow {
  return { kind: 'heading', cells: { description: [text] }, balanceAfter: null, amount: null };
}

export function balanceRow(plan: Plan, ledger: Ledger, text: string, balance: Minor, date: string | null): TableRow {
  const money: ColumnRole = plan.columns.includes('balance') ? 'balance' : moneyColumn(plan, balance);
  const dated = date !== null && plan.style.rowGapPt > 1; // some banks date these rows, some do not
  return label(
    plan,
    text,
    { [money]: printBalance(plan, balance, ledger.account), ...(dated ? { date: printDate(plan, date) } : {}) },
    balance,
  );
}

function moneyColumn({ columns }: Plan, balance: Minor): ColumnRole {
  if (columns.includes('amount')) return 'amount';
  return balance < 0 ? 'debit' : 'credit';
}

export function totalRow(plan: Plan, ledger: Ledger, text: string, total: Minor): TableRow {
  const { currency, decimals } = ledger.account;
  return label(plan, text, { [moneyColumn(plan, total)]: printMagnitude(plan, total, decimals, currency) }, null);
}

/** Sums of both columns on one line. */
export function sidesRow(plan: Plan, ledger: Ledger, text: string, sums: { credits: Minor; debits: Minor }): TableRow {
  const { currency, decimals } = ledger.account;
  const cells = {
    debit: printMagnitude(plan, sums.debits, decimals, currency),
    credit: printMagnitude(plan, sums.credits, decimals, currency),
  };
  return label(plan, text, cells, null);
}

export function totalRows(plan: Plan, ledger: Ledger): TableRow[] {
  const { credits, debits } = sumSides(ledger);
  if (plan.columns.includes('debit')) return [sidesRow(plan, ledger, plan.words.total, { credits, debits })];
  return [
    totalRow(plan, ledger, plan.words.totalCredits, credits),
    totalRow(plan, ledger, plan.words.totalDebits, debits),
  ];
}

/** Magnitudes of both sides of the ledger. */
export function sumSides({ postings }: Ledger): {
  credits: Minor;
  debits: Minor;
  creditCount: number;
  debitCount: number;
} {
  const credits = postings.filter(({ amount }) => amount > 0);
  const debits = postings.filter(({ amount }) => amount < 0);
  return {
    credits: sumMinor(credits.map(({ amount }) => amount)),
    debits: -sumMinor(debits.map(({ amount }) => amount)),
    creditCount: credits.length,
    debitCount: debits.length,
  };
}

function label(
  plan: Plan,
  text: string,
  cells: Partial<Record<ColumnRole, string>>,
  balanceAfter: Minor | null,
): TableRow {
  const filled = Object.fromEntries(plan.columns.map((role) => [role, [cells[role] ?? '']]));
  const dates = cells.date === undefined ? {} : { date: printDateLines(plan, cells.date, '') };
  return { kind: 'label', cells: { ...filled, ...dates, description: [text] }, balanceAfter, amount: null };
}
