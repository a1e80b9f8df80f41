/** Tables with money in them that are no transactions: fees so far this year, and how interest was worked out. */
import type { Ledger } from '../../ledger/ledger.ts';
import { formatAmount } from '../../locales/format-amount.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printMagnitude } from '../plan.ts';
import { drawListTitle } from './draw-list-title.ts';

/**
 *                              Total for this period   Total year-to-date
 *   OVERDRAFT FEE                              $0.00               $35.00
 */
export function drawFeeTable(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { words, locale, random } = plan;
  const { currency, decimals } = ledger.account;
  const fees = locale.language.texts.fee.map((text) => text.split('|')[0]!.replace(/ *\{\w+\}/g, ''));
  const money = (amount: number) => printMagnitude(plan, amount, decimals, currency);
  const rows = fees.map((fee): [string, string, string] => {
    const thisPeriod = random.chance(0.5) ? 0 : random.integer(1, 40) * 10 ** decimals;
    return [fee, money(thisPeriod), money(thisPeriod + random.integer(0, 90) * 10 ** decimals)];
  });
  drawTable(flow, plan, words.feeTable, [['', words.thisPeriod, words.yearToDate], ...rows]);
}

/**
 *                    Rate   Balance   Interest Charged
 *   Purchases    19.99 %    412.10               6.87
 */
export function drawInterestTable(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { words, headers, random, notation } = plan;
  const { currency, decimals } = ledger.account;
  const money = (amount: number) => printMagnitude(plan, amount, decimals, currency);
  const rows = [words.cardPurchases, words.creditSection].map((label): [string, string, string, string] => [
    label,
    `${formatAmount(random.integer(10, 2999), 2, notation)} %`,
    money(random.integer(0, 90_000)),
    money(random.integer(0, 2_500)),
  ]);
  drawTable(flow, plan, words.interestTable, [['', '%', headers.balance, words.interestSection], ...rows]);
}

function drawTable(flow: Flow, plan: Plan, title: string, rows: readonly (readonly string[])[]): void {
  const { style } = plan;
  if (!flow.fits(flow.lineHeightPt * (rows.length + 4))) flow.breakPage();
  drawListTitle(flow, plan, title);
  const width = (flow.right - flow.left) / rows[0]!.length;
  for (const [index, row] of rows.entries()) {
    const face = index === 0 ? style.bold : style.regular;
    for (const [column, text] of row.entries()) {
      if (column === 0) flow.text(text, flow.left, { face });
      else flow.text(text, flow.left + (column + 1) * width, { face, align: 'right' });
    }
    flow.line(flow.left, flow.y + 3, flow.right, flow.y + 3, '#b8bcc4', 0.3);
    flow.move(flow.lineHeightPt * 1.25);
  }
  flow.move(flow.lineHeightPt);
}
