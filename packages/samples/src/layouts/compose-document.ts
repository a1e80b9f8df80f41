/**
 * Draws a whole document and records what it shows. A document is one or more statements, each on a new page under its own
 * letterhead; a statement holds one or more accounts.
 */
import { isDebt, type Ledger, type Posting } from '../ledger/ledger.ts';
import type { PageOperations } from '../print/operations.ts';
import { decoratePage, footerHeightPt } from './blocks/decorate-page.ts';
import { drawCheckGrid } from './blocks/draw-check-grid.ts';
import { drawDailyBalances } from './blocks/draw-daily-balances.ts';
import { drawHiddenRows } from './blocks/draw-hidden-rows.ts';
import { drawLegal } from './blocks/draw-legal.ts';
import { describeAccount, drawLetterhead, shownPeriod } from './blocks/draw-letterhead.ts';
import { drawListTitle } from './blocks/draw-list-title.ts';
import { drawFeeTable, drawInterestTable } from './blocks/draw-look-alikes.ts';
import { drawByCategory, drawPending } from './blocks/draw-other-lists.ts';
import { drawOverview } from './blocks/draw-overview.ts';
import { drawPaymentSlip } from './blocks/draw-payment-slip.ts';
import { drawSummary } from './blocks/draw-summary.ts';
import { drawTable } from './draw-table.ts';
import { createFlow, type Flow } from './flow.ts';
import { balanceRow, listStatement, sumSides } from './list-statement.ts';
import type { Plan } from './plan.ts';
import type { PrintedRow, PrintedStatement } from './printed.ts';
import { fitTable } from './table.ts';

export interface PrintableAccount {
  readonly ledger: Ledger;
  /** The postings as printed: the ledger's own, unless the document is damaged on purpose. */
  readonly postings: readonly Posting[];
}

export interface ComposedDocument {
  readonly pages: readonly PageOperations[];
  readonly statements: readonly PrintedStatement[];
}

/** One inner list per statement of the file, with its accounts. */
export function composeDocument(plan: Plan, statements: readonly (readonly PrintableAccount[])[]): ComposedDocument {
  const flow = createFlow(plan.style, {
    footerHeightPt: footerHeightPt(plan),
    fakeBold: plan.switches.fakeBold,
    turned: plan.switches.turned,
  });
  const printed = statements.flatMap((accounts, index) => {
    if (index > 0) flow.startPage();
    const shown = drawLetterhead(flow, plan, accounts[0]!.ledger);
    if (plan.switches.overview && accounts.length > 1)
      drawOverview(
        flow,
        plan,
        accounts.map(({ ledger }) => ledger),
      );
    if (plan.switches.newspaper) flow.startColumns();
    return accounts.map((account, accountIndex) => {
      if (accountIndex > 0) drawAccountHead(flow, plan, account.ledger);
      return drawAccount(flow, plan, account, shown.holder);
    });
  });
  drawLegal(flow, plan);
  return { pages: flow.finish((page, index, count) => decoratePage(plan, page, index, count)), statements: printed };
}

function drawAccountHead(flow: Flow, plan: Plan, ledger: Ledger): void {
  const details = describeAccount(plan, ledger);
  if (!flow.fits(flow.lineHeightPt * (details.length + 12))) flow.breakPage();
  flow.move(flow.lineHeightPt);
  for (const [label, value] of details) {
    flow.text(label, flow.left, { face: plan.style.bold, color: plan.style.accent });
    flow.text(value, flow.left + 150);
    flow.move(flow.lineHeightPt * 1.15);
  }
  flow.move(flow.lineHeightPt * 0.6);
}

function drawAccount(
  flow: Flow,
  plan: Plan,
  { ledger, postings }: PrintableAccount,
  holder: string | null,
): PrintedStatement {
  const { switches, words } = plan;
  const summary = drawSummary(flow, plan, ledger);
  const rows: PrintedRow[] = [];
  if (ledger.postings.length === 0) drawNotice(flow, words.none);
  else {
    for (const { title, rows: listed } of listStatement(plan, ledger, postings)) {
      drawListTitle(flow, plan, title ?? words.activity);
      const fitted = fitTable(
        plan,
        listed.map(({ row }) => row),
        flow.left - flow.columnShiftPt(),
        flow.right - flow.columnShiftPt() - (switches.drift ? 9 : 0),
      );
      drawTable(flow, plan, fitted, {
        carry: switches.carried ? (balance, side) => balanceRow(plan, ledger, words[side], balance, null).row : null,
      });
      rows.push(...listed.flatMap(({ printed }) => (printed === null ? [] : [printed])));
    }
  }
  if (switches.checkGrid > 0) rows.push(...drawCheckGrid(flow, plan, ledger, postings));
  if (switches.dailyBalances > 0) drawDailyBalances(flow, plan, ledger);
  if (switches.hiddenText) drawHiddenRows(flow, plan, ledger);
  if (switches.pending) drawPending(flow, plan, ledger);
  if (switches.byCategory) drawByCategory(flow, plan, ledger, postings);
  if (switches.feeTable) drawFeeTable(flow, plan, ledger);
  if (switches.interestTable) drawInterestTable(flow, plan, ledger);
  const inRows =
    ledger.postings.length > 0 &&
    switches.groups === 'none' &&
    (switches.endpoints === 'rows' || switches.endpoints === 'both');
  const shown = inRows || summary.endpoints;
  const { credits, debits } = sumSides(ledger);
  const footTotals = switches.totals === 'foot' && switches.groups === 'none' && ledger.postings.length > 0;
  if (switches.paymentSlip) drawPaymentSlip(flow, plan, ledger);
  return {
    ledger,
    holder,
    accountNumber: ledger.account.number,
    currencyShown: switches.currencyMark !== 'none' || !isDebt(ledger.account.type),
    period: shownPeriod(plan, ledger),
    opening: shown ? ledger.opening : null,
    closing: shown ? ledger.closing : null,
    totals: footTotals ? { credits, debits } : summary.totals,
    counts: summary.counts,
    rows,
  };
}

function drawNotice(flow: Flow, text: string): void {
  flow.move(flow.lineHeightPt);
  flow.text(text, flow.left);
  flow.move(flow.lineHeightPt * 2);
}
