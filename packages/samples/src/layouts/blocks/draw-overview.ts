/**
 * All accounts of a file and their balances, before the first of them:
 *
 *   Account No.      Opening Balance   Closing Balance
 *   99-4410-7731            1,200.00          1,431.20
 *
 * Looks like a list with two amounts a row, and repeats balances that each account prints again.
 */
import type { Ledger } from '../../ledger/ledger.ts';
import type { Flow } from '../flow.ts';
import type { Plan } from '../plan.ts';
import { printBalance } from '../print-money.ts';
import { drawListTitle } from './draw-list-title.ts';

export function drawOverview(flow: Flow, plan: Plan, ledgers: readonly Ledger[]): void {
  const { words, style } = plan;
  const width = flow.right - flow.left;
  const rows = ledgers.map((ledger): [string, string, string] => [
    `${ledger.account.number} ${ledger.account.currency}`,
    printBalance(plan, ledger.opening, ledger.account),
    printBalance(plan, ledger.closing, ledger.account),
  ]);
  drawListTitle(flow, plan, words.summary);
  for (const [index, cells] of [[words.accountNumber, words.opening, words.closing], ...rows].entries()) {
    const face = index === 0 ? style.bold : style.regular;
    flow.text(cells[0]!, flow.left, { face });
    flow.text(cells[1]!, flow.left + width * 0.72, { face, align: 'right', figure: 'control' });
    flow.text(cells[2]!, flow.right, { face, align: 'right', figure: 'control' });
    flow.move(flow.lineHeightPt * 1.2);
  }
  flow.move(flow.lineHeightPt);
}
