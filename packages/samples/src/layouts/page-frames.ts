/** Lines that lists print at page breaks: the balance carried over, or the sums of a page. */
import { sumMinor } from '@extracto/model';
import type { Ledger } from '../ledger/ledger.ts';
import type { PageFrame } from './draw-table.ts';
import { balanceRow, sidesRow } from './label-rows.ts';
import type { Plan } from './plan.ts';
import type { TableRow } from './table.ts';

const EMPTY: PageFrame = { foot: () => [], head: () => [], footLines: 0, endLines: 0 };

export function choosePageFrame(plan: Plan, ledger: Ledger): PageFrame {
  if (plan.switches.carried) return frameBalances(plan, ledger);
  return plan.switches.pageTotals ? frameTotals(plan, ledger) : EMPTY;
}

function frameBalances(plan: Plan, ledger: Ledger): PageFrame {
  const { words } = plan;
  return {
    foot: ({ balance, ended }) =>
      balance === null || ended ? [] : [balanceRow(plan, ledger, words.carried, balance, null)],
    head: ({ balance }) => (balance === null ? [] : [balanceRow(plan, ledger, words.brought, balance, null)]),
    footLines: 1,
    endLines: 0,
  };
}

function frameTotals(plan: Plan, ledger: Ledger): PageFrame {
  const totalOf = (rows: readonly TableRow[]) => {
    const amounts = rows.map(({ amount }) => amount ?? 0);
    const credits = sumMinor(amounts.filter((amount) => amount > 0));
    const debits = -sumMinor(amounts.filter((amount) => amount < 0));
    return sidesRow(plan, ledger, plan.words.pageTotal, { credits, debits });
  };
  return { foot: ({ rows }) => [totalOf(rows)], head: () => [], footLines: 1, endLines: 1 };
}
