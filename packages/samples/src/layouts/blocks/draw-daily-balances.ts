/** Date and balance pairs, one to three across: looks like a list of transactions and is none. */
import type { Ledger } from '../../ledger/ledger.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printDate } from '../plan.ts';
import { printBalance } from '../print-money.ts';
import { drawListTitle } from './draw-list-title.ts';

export function drawDailyBalances(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { style, words, headers, switches } = plan;
  const across = switches.dailyBalances;
  const days = ledger.postings.filter(({ date }, index) => ledger.postings[index + 1]?.date !== date);
  if (across === 0 || days.length === 0) return;
  const width = (flow.right - flow.left) / across;
  drawListTitle(flow, plan, words.dailyBalances);
  for (let index = 0; index < across; index++) {
    flow.text(headers.date, flow.left + index * width, { face: style.bold });
    flow.text(headers.balance, flow.left + (index + 0.8) * width, { face: style.bold, align: 'right' });
  }
  flow.move(flow.lineHeightPt * 1.2);
  const rowCount = Math.ceil(days.length / across);
  for (let row = 0; row < rowCount; row++) {
    if (!flow.fits(flow.lineHeightPt)) flow.breakPage();
    for (let column = 0; column < across; column++) {
      const day = days[column * rowCount + row]; // newspaper order
      if (day === undefined) continue;
      flow.text(printDate(plan, day.date), flow.left + column * width);
      flow.text(printBalance(plan, day.balance, ledger.account), flow.left + (column + 0.8) * width, {
        align: 'right',
        figure: 'control',
      });
    }
    flow.move(flow.lineHeightPt);
  }
  flow.move(flow.lineHeightPt);
}
