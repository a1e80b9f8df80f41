/** White rows under a list, as left over from a template: in the file, and invisible to a reader. They are no transactions. */
import type { Ledger } from '../../ledger/ledger.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printDate, printMagnitude } from '../plan.ts';

export function drawHiddenRows(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { currency, decimals } = ledger.account;
  for (const text of plan.locale.language.texts.fee.slice(0, 2)) {
    const amount = plan.random.integer(100, 9900) * plan.locale.roundTo;
    const white = { color: '#ffffff' };
    flow.text(printDate(plan, ledger.period.to), flow.left, white);
    flow.text(text.split('|')[0]!, flow.left + 90, white);
    flow.text(printMagnitude(plan, amount, decimals, currency), flow.right, { ...white, align: 'right' });
    flow.move(flow.lineHeightPt);
  }
}
