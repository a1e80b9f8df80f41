/**
 * Draws a whole document and records what it shows. A document is one or more statements, each on a new page under its own
 * letterhead; a statement holds one or more accounts.
 */
import type { Ledger } from '../ledger/ledger.ts';
import type { PageOperations } from '../print/operations.ts';
import { decoratePage, footerHeightPt } from './blocks/decorate-page.ts';
import { drawLegal } from './blocks/draw-legal.ts';
import { accountTitle, describeAccount, drawLetterhead } from './blocks/draw-letterhead.ts';
import { drawOverview } from './blocks/draw-overview.ts';
import { drawAccount } from './draw-account.ts';
import { createFlow, type Flow } from './flow.ts';
import type { Plan } from './plan.ts';
import type { PrintableAccount, PrintedStatement } from './printed.ts';

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
    mirrored: plan.mirrored,
    writing: plan.switches,
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
  const title = accountTitle(plan, ledger);
  if (!flow.fits(flow.lineHeightPt * (details.length + 12))) flow.breakPage();
  flow.move(flow.lineHeightPt);
  if (title !== plan.words.title) {
    flow.text(title, flow.left, { face: plan.style.bold, sizePt: plan.style.sizePt + 2 });
    flow.move(flow.lineHeightPt * 1.4);
  }
  for (const [label, value] of details) {
    flow.text(label, flow.left, { face: plan.style.bold, color: plan.style.accent });
    flow.text(value, flow.left + 150);
    flow.move(flow.lineHeightPt * 1.15);
  }
  flow.move(flow.lineHeightPt * 0.6);
}
