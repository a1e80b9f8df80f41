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
import { measureText } from '../../print/measure-text.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printDate, printMagnitude } from '../plan.ts';
import type { PrintedRow } from '../printed.ts';
import { drawListTitle } from './draw-list-title.ts';

/** Check number, date, amount. */
type Cells = readonly [string, string, string];

/** Left edge of the date and right edge of the amount, in shares of a group's width. */
const DATE_AT = 0.36;
const AMOUNT_AT = 0.88;
const LEAST_GAP_PT = 4;

export function drawCheckGrid(flow: Flow, plan: Plan, ledger: Ledger, postings: readonly Posting[]): PrintedRow[] {
  const { style, words, switches, headers } = plan;
  const checks = postings.filter(({ kind }) => kind === 'check');
  if (switches.checkGrid === 0 || checks.length === 0) return [];
  const { currency, decimals } = ledger.account;
  const header: Cells = [words.checkNumber, headers.date, headers.amount];
  const rows = checks.map((check): Cells => {
    const amount = printMagnitude(plan, check.amount, decimals, currency);
    return [check.checkNumber!, printDate(plan, check.date), amount];
  });
  const across = countAcross(flow, header, rows, switches.checkGrid);
  const width = (flow.right - flow.left) / across;
  const drawCells = (index: number, cells: Cells, face = style.regular) => {
    const figure = face === style.regular ? 'row' : null;
    const x = flow.left + index * width;
    flow.text(cells[0], x, { face });
    flow.text(cells[1], x + width * DATE_AT, { face });
    flow.text(cells[2], x + width * AMOUNT_AT, { face, align: 'right', figure });
  };
  drawListTitle(flow, plan, words.checkSection);
  for (let index = 0; index < across; index++) {
    drawCells(index, header, style.bold);
  }
  flow.move(flow.lineHeightPt * 1.2);
  for (const [place, row] of rows.entries()) {
    if (place % across === 0 && !flow.fits(flow.lineHeightPt)) flow.breakPage();
    drawCells(place % across, row);
    if (place % across === across - 1 || place === checks.length - 1) flow.move(flow.lineHeightPt);
  }
  const total = sumMinor(ledger.postings.filter(({ kind }) => kind === 'check').map(({ amount }) => amount));
  flow.text(`${words.total} ${words.checkSection}`, flow.left, { face: style.bold });
  flow.text(printMagnitude(plan, total, decimals, currency), flow.left + width * AMOUNT_AT + (across - 1) * width, {
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

/** As many groups as the switch asks for, or fewer when their cells would be printed over each other. */
function countAcross(flow: Flow, header: Cells, rows: readonly Cells[], wanted: number): number {
  const { bold, regular, sizePt } = flow.style;
  const widest = (at: 0 | 1 | 2) =>
    Math.max(measureText(header[at], bold, sizePt), ...rows.map((cells) => measureText(cells[at], regular, sizePt)));
  const needed = Math.max(
    (widest(0) + LEAST_GAP_PT) / DATE_AT,
    (widest(1) + widest(2) + LEAST_GAP_PT) / (AMOUNT_AT - DATE_AT),
  );
  return Math.max(1, Math.min(wanted, Math.floor((flow.right - flow.left) / needed)));
}
