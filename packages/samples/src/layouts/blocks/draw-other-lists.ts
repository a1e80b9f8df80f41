/** Lists of money beside the list of transactions: what is pending, and the same transactions once more by type. */

import { addDays } from '../../ledger/calendar.ts';
import type { Ledger, Posting } from '../../ledger/ledger.ts';
import { writeText } from '../../ledger/write-text.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printDate } from '../plan.ts';
import { printAmount } from '../print-money.ts';
import type { TextOptions } from '../text-operations.ts';
import { drawListTitle } from './draw-list-title.ts';

interface ListLine {
  readonly date: string;
  readonly text: string;
  readonly amount: string;
  readonly figure: TextOptions['figure'];
}

/** Dated after the period, and in no balance. */
export function drawPending(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { random, locale } = plan;
  drawListTitle(flow, plan, plan.words.pending);
  for (let row = 0; row < 3; row++) {
    const date = addDays(ledger.period.to, row + 1);
    const [text] = writeText(random, locale, 'purchase', date, { busy: false, checkNumber: null });
    const amount = -random.integer(200, 9000) * locale.roundTo;
    drawLine(flow, plan, {
      date: printDate(plan, date),
      text: text!,
      amount: showAmount(plan, ledger, amount),
      figure: null,
    });
  }
  flow.move(flow.lineHeightPt);
}

/** Under a heading for each type, without balances; `postings` are those of the list proper. */
export function drawByCategory(flow: Flow, plan: Plan, ledger: Ledger, postings: readonly Posting[]): void {
  const { style, words, locale } = plan;
  drawListTitle(flow, plan, words.byCategory);
  for (const [kind, members] of Map.groupBy(postings, (posting) => posting.kind)) {
    if (!flow.fits(flow.lineHeightPt * 3)) flow.breakPage();
    flow.text(locale.language.types[kind], flow.left, { face: style.bold });
    flow.move(flow.lineHeightPt * 1.1);
    for (const posting of members) {
      const amount = showAmount(plan, ledger, posting.amount);
      drawLine(flow, plan, { date: printDate(plan, posting.date), text: posting.lines[0]!, amount, figure: 'control' });
    }
    flow.move(flow.lineHeightPt * 0.4);
  }
  flow.move(flow.lineHeightPt);
}

function showAmount(plan: Plan, ledger: Ledger, amount: number): string {
  const cells = printAmount(plan, amount, ledger.account);
  if (cells.amount !== undefined) return cells.amount;
  return (amount < 0 ? cells.debit : cells.credit) ?? '';
}

function drawLine(flow: Flow, { style }: Plan, { date, text, amount, figure }: ListLine): void {
  if (!flow.fits(flow.lineHeightPt)) flow.breakPage();
  flow.text(date, flow.left + 6);
  flow.text(text, flow.left + 6 + style.sizePt * 9);
  flow.text(amount, flow.right, { align: 'right', figure });
  flow.move(flow.lineHeightPt);
}
