/** One account of a document: its summary, its lists and the tables around them. Records what a reader sees of its ledger. */
import { isDebt } from '../ledger/ledger.ts';
import { drawCalendar } from './blocks/draw-calendar.ts';
import { drawCheckGrid } from './blocks/draw-check-grid.ts';
import { drawDailyBalances } from './blocks/draw-daily-balances.ts';
import { drawHiddenRows } from './blocks/draw-hidden-rows.ts';
import { shownPeriod } from './blocks/draw-letterhead.ts';
import { drawListTitle } from './blocks/draw-list-title.ts';
import {
  drawFeeTable,
  drawHoldings,
  drawInstalmentTable,
  drawInterestTable,
  drawRewardsTable,
} from './blocks/draw-look-alikes.ts';
import { drawByCategory, drawPending } from './blocks/draw-other-lists.ts';
import { drawPaymentSlip } from './blocks/draw-payment-slip.ts';
import { drawSummary } from './blocks/draw-summary.ts';
import { drawTable } from './draw-table.ts';
import type { Flow } from './flow.ts';
import { sumSides } from './label-rows.ts';
import { listStatement } from './list-statement.ts';
import { choosePageFrame } from './page-frames.ts';
import type { Plan } from './plan.ts';
import type { PrintableAccount, PrintedRow, PrintedStatement } from './printed.ts';
import type { Switches } from './switches.ts';
import { fitTable } from './table.ts';

type Block = (flow: Flow, plan: Plan, account: PrintableAccount) => void;

/** Blocks that may follow the lists, in this order. */
const BLOCKS: readonly (readonly [isOn: (switches: Switches) => boolean, draw: Block])[] = [
  [({ dailyBalances }) => dailyBalances > 0, (flow, plan, { ledger }) => drawDailyBalances(flow, plan, ledger)],
  [({ hiddenText }) => hiddenText, (flow, plan, { ledger }) => drawHiddenRows(flow, plan, ledger)],
  [({ pending }) => pending, (flow, plan, { ledger }) => drawPending(flow, plan, ledger)],
  [({ byCategory }) => byCategory, (flow, plan, { ledger, postings }) => drawByCategory(flow, plan, ledger, postings)],
  [({ holdings }) => holdings, (flow, plan, { ledger }) => drawHoldings(flow, plan, ledger)],
  [({ instalmentTable }) => instalmentTable, (flow, plan, { ledger }) => drawInstalmentTable(flow, plan, ledger)],
  [({ feeTable }) => feeTable, (flow, plan, { ledger }) => drawFeeTable(flow, plan, ledger)],
  [({ interestTable }) => interestTable, (flow, plan, { ledger }) => drawInterestTable(flow, plan, ledger)],
  [({ rewardsTable }) => rewardsTable, (flow, plan) => drawRewardsTable(flow, plan)],
  [({ calendar }) => calendar, (flow, plan, { ledger }) => drawCalendar(flow, plan, ledger)],
  [({ paymentSlip }) => paymentSlip, (flow, plan, { ledger }) => drawPaymentSlip(flow, plan, ledger)],
];

export function drawAccount(
  flow: Flow,
  plan: Plan,
  account: PrintableAccount,
  holder: string | null,
): PrintedStatement {
  const { switches } = plan;
  const { ledger } = account;
  const summary = drawSummary(flow, plan, ledger);
  const rows = drawRows(flow, plan, account);
  for (const [isOn, draw] of BLOCKS) if (isOn(switches)) draw(flow, plan, account);
  const listed = rows.length > 0 && switches.groups === 'none';
  const inRows = listed && (switches.endpoints === 'rows' || switches.endpoints === 'both');
  const shown = inRows || summary.endpoints;
  const { credits, debits } = sumSides(ledger);
  return {
    ledger,
    holder,
    accountNumber: ledger.account.number,
    currencyShown:
      switches.currencyMark !== 'none' || plan.columns.includes('currency') || !isDebt(ledger.account.type),
    period: shownPeriod(plan, ledger),
    opening: shown ? ledger.opening : null,
    closing: shown ? ledger.closing : null,
    totals: listed && switches.totals === 'foot' ? { credits, debits } : summary.totals,
    counts: summary.counts,
    rows,
  };
}

function drawRows(flow: Flow, plan: Plan, { ledger, postings }: PrintableAccount): PrintedRow[] {
  const { switches, words } = plan;
  if (switches.list === 'omitted') return [];
  if (ledger.postings.length === 0) {
    drawNotice(flow, words.none);
    return [];
  }
  const rows: PrintedRow[] = [];
  for (const [index, { title, rows: listed }] of listStatement(plan, ledger, postings).entries()) {
    if (switches.sidesApart && index > 0) flow.breakPage();
    drawListTitle(flow, plan, title ?? words.activity);
    const fitted = fitTable(
      plan,
      listed.map(({ row }) => row),
      flow.left - flow.columnShiftPt(),
      flow.right - flow.columnShiftPt() - (switches.drift ? 9 : 0),
    );
    drawTable(flow, plan, fitted, choosePageFrame(plan, ledger));
    rows.push(...listed.flatMap(({ printed }) => (printed === null ? [] : [printed])));
  }
  return switches.checkGrid === 0 ? rows : [...rows, ...drawCheckGrid(flow, plan, ledger, postings)];
}

function drawNotice(flow: Flow, text: string): void {
  flow.move(flow.lineHeightPt);
  flow.text(text, flow.left);
  flow.move(flow.lineHeightPt * 2);
}
