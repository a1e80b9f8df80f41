/** A small table with a title: the first row is its header, the first column text and the others end at their right edge. */
import type { Flow } from '../flow.ts';
import type { Plan } from '../plan.ts';
import { drawListTitle } from './draw-list-title.ts';

export function drawPlainTable(flow: Flow, plan: Plan, title: string, rows: readonly (readonly string[])[]): void {
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
