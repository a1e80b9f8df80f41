/**
 * The month after the period, week by week, and the payments that are due in it:
 *
 *    1  2  3  4  5  6  7
 *    8  9 10 11 12 13 14        14/02/2025      41.10
 *
 * Numbers and dated amounts that have happened to nobody yet.
 */
import { addDays } from '../../ledger/calendar.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printDate, printMagnitude } from '../plan.ts';
import { drawListTitle } from './draw-list-title.ts';

const WEEK_DAYS = 7;
const DAYS = 28;

export function drawCalendar(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { words, random, locale, style } = plan;
  const { currency, decimals } = ledger.account;
  const width = style.sizePt * 2.4;
  if (!flow.fits(flow.lineHeightPt * 12)) flow.breakPage();
  drawListTitle(flow, plan, words.payDays);
  for (let first = 1; first <= DAYS; first += WEEK_DAYS) {
    for (let day = first; day < first + WEEK_DAYS; day++) {
      flow.text(String(day), flow.left + (day - first + 1) * width, { align: 'right' });
    }
    if (first > 1) {
      const due = printDate(plan, addDays(ledger.period.to, first + random.integer(0, 3)));
      const amount = printMagnitude(plan, random.integer(300, 30_000) * locale.roundTo, decimals, currency);
      flow.text(due, flow.left + width * (WEEK_DAYS + 2));
      flow.text(amount, flow.right, { align: 'right' });
    }
    flow.move(flow.lineHeightPt * 1.1);
  }
  flow.move(flow.lineHeightPt);
}
