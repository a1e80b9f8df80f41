/**
 * Every check of the checker, as rows of a table. A check that has nothing printed to compare with gives `null` and is
 * not reported. `expected` is what the statement prints, `actual` what its rows give.
 *
 * Hard checks are arithmetic: one that fails makes the statement a mismatch. Soft checks look at dates, which banks
 * print in many honest orders: one that fails is shown and may withhold `verified`, but accuses nobody.
 */
import { type Check, epochDay, formatMinor } from '@extracto/model';
import type { Contradiction } from './contradict-controls.ts';
import type { BalanceChain } from './link-balances.ts';
import { isSure, type Ledger, totalOfSide } from './prepare-ledger.ts';
import { VERIFY } from './thresholds.ts';

const { PERIOD_TOLERANCE_DAYS, ROWS_PER_SECTION } = VERIFY.checks;

export interface RegisteredCheck {
  readonly name: string;
  readonly hard: boolean;
  readonly run: (
    ledger: Ledger,
    chain: BalanceChain,
    contradictions: readonly Contradiction[],
  ) => Omit<Check, 'name'> | null;
}

export const CHECKS: readonly RegisteredCheck[] = [
  { name: 'opening_plus_transactions_is_closing', hard: true, run: checkSum },
  { name: 'running_balance_chain', hard: true, run: checkChain },
  { name: 'credits_total', hard: true, run: (ledger) => checkTotal(ledger, 'credit') },
  { name: 'debits_total', hard: true, run: (ledger) => checkTotal(ledger, 'debit') },
  { name: 'credit_count', hard: true, run: (ledger) => checkCount(ledger, 'credit') },
  { name: 'debit_count', hard: true, run: (ledger) => checkCount(ledger, 'debit') },
  { name: 'printed_figures', hard: true, run: checkFigures },
  { name: 'dates_in_order', hard: false, run: checkDateOrder },
  { name: 'dates_in_period', hard: false, run: checkPeriod },
];

function checkSum({ opening, closing, polarity, rows, decimals }: Ledger) {
  if (opening === null || closing === null) return null;
  // a summary without a list contradicts nothing; it proves nothing either, which the reasons say
  if (rows.length === 0 && opening !== closing) return null;
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  return compareMoney(closing, opening + polarity * sum, decimals);
}

function checkChain({ decimals }: Ledger, { links }: BalanceChain) {
  // Opening and closing alone are the sum again, not a chain.
  if (!links.some((link) => link.afterRow !== null || link.beforeRow !== null)) return null;
  const shown = links.find((link) => link.difference !== 0) ?? links.at(-1)!;
  return compareMoney(shown.printed, shown.computed, decimals);
}

function checkTotal(ledger: Ledger, type: 'credit' | 'debit') {
  const { totals, rows, decimals } = ledger;
  const printed = totals[type];
  if (printed === null || (rows.length === 0 && printed !== 0)) return null;
  return compareMoney(printed, totalOfSide(ledger, type), decimals);
}

/** Banks disagree on whether a zero-amount row counts, so a printed count may include them or not. */
function checkCount({ counts, rows }: Ledger, type: 'credit' | 'debit') {
  const printed = counts[type];
  if (printed === null || (rows.length === 0 && printed !== 0)) return null;
  const typed = rows.filter((row) => row.type === type);
  const moving = typed.filter((row) => row.amount !== 0).length;
  const passed = printed >= moving && printed <= typed.length;
  return { passed, expected: String(printed), actual: String(passed ? printed : typed.length) };
}

/** Balances, totals and counts that the page prints beside the rows: all of them, or the first that the rows contradict. */
function checkFigures({ controls, rows, decimals }: Ledger, _: BalanceChain, contradictions: readonly Contradiction[]) {
  if (rows.length === 0 || !controls.some(isSure)) return null;
  const found = contradictions.find(({ weight }) => weight === 'hard');
  if (found === undefined) return { passed: true, expected: null, actual: null };
  const show = (figure: number) => (found.control.kind === 'count' ? String(figure) : formatMinor(figure, decimals));
  return { passed: false, expected: show(found.control.value), actual: show(found.computed[0]!) };
}

function checkDateOrder({ rows }: Ledger) {
  if (rows.length < 2) return null;
  let [rises, falls] = [0, 0];
  let [firstRise, firstFall] = ['', ''];
  for (let index = 1; index < rows.length; index++) {
    const step = rows[index]!.day - rows[index - 1]!.day;
    if (step > 0 && rises++ === 0) firstRise = rows[index]!.date;
    if (step < 0 && falls++ === 0) firstFall = rows[index]!.date;
  }
  const passed = Math.min(rises, falls) * ROWS_PER_SECTION <= rows.length;
  return { passed, expected: null, actual: passed ? null : rises < falls ? firstRise : firstFall };
}

function checkPeriod({ period: { from, to }, rows }: Ledger) {
  if (from === null || to === null || rows.length === 0) return null;
  const [first, last] = [epochDay(from) - PERIOD_TOLERANCE_DAYS, epochDay(to) + PERIOD_TOLERANCE_DAYS];
  const isInside = (day: number) => day >= first && day <= last;
  const outside = rows.find(({ day, otherDays }) => !isInside(day) && !otherDays.some(isInside));
  return { passed: outside === undefined, expected: `${from}/${to}`, actual: outside?.date ?? `${from}/${to}` };
}

function compareMoney(printed: number, computed: number, decimals: number): Omit<Check, 'name'> {
  return {
    passed: printed === computed,
    expected: formatMinor(printed, decimals),
    actual: formatMinor(computed, decimals),
  };
}
