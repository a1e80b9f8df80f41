/**
 * Paid checks, printed several across and read row by row:
 *
 *   Check No.  Date   Amount     Check No.  Date   Amount
 *   1021       03/04   45.00     1022       03/06  120.00
 *
 * These are transactions, and the check number is all the description they have.
 */
import { sumMinor } from '@extracto/model';
import type { Ledger, Posting } from '../../ledger/ledger.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printDate, printMagnitude } from '../plan.ts';
import type { PrintedRow } from '../printed.ts';
import { drawListTitle } from './draw-list-title.ts';

export function drawCheckGrid(flow: Flow, plan: Plan, ledger: Ledger, postings: readonly Posting[]): PrintedRow[] {
  const { style, words, switches, headers } = plan;
  const across = switches.checkGrid;
  const checks = postings.filter(({ kind }) => kind === 'check');
  if (across === 0 || checks.length === 0) return [];
  const { currency, decimals } = ledger.account;
  const width = (flow.right - flow.left) / across;
  const drawCells = (index: number, cells: readonly [string, string, string], face = style.regular) => {
    const figure = face === style.regular ? 'row' : null;
    const x = flow.left + index * width;
    flow.text(cells[0], x, { face });
    flow.text(cells[1], x + width * 0.36, { face });
    flow.text(cells[2], x + width * 0.88, { face, align: 'right', figure });
  };
  drawListTitle(flow, plan, words.checkSection);
  for (let index = 0; index < across; index++) {
    drawCells(index, [words.checkNumber, headers.date, headers.amount], style.bold);
  }
  flow.move(flow.lineHeightPt * 1.2);
  for (const [place, check] of checks.entries()) {
    if (place % across === 0 && !flow.fits(flow.lineHeightPt)) flow.breakPage();
    const amount = printMagnitude(plan, check.amount, decimals, currency);
    drawCells(place % across, [check.checkNumber!, printDate(plan, check.date), amount]);
    if (place % across === across - 1 || place === checks.length - 1) flow.move(flow.lineHeightPt);
  }
  const total = sumMinor(ledger.postings.filter(({ kind }) => kind === 'check').map(({ amount }) => amount));
  flow.text(`${words.total} ${words.checkSection}`, flow.left, { face: style.bold });
  flow.text(printMagnitude(plan, total, decimals, currency), flow.left + width * 0.88 + (across - 1) * width, {
    face: style.bold,
    align: 'right',
    figure: 'control',
  });
  flow.move(flow.lineHeightPt * 2);
  return checks.map((posting) => ({
    posting,
    date: posting.date,
    description: posting.checkNumber!,
    balance: null,
    reference: posting.checkNumber,
    transactionDate: null,
    valueDate: null,
    original: null,
  }));
}
