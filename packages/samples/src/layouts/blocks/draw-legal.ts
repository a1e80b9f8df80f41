/** Small print after the last list. */
import { type Flow, wrapText } from '../flow.ts';
import type { Plan } from '../plan.ts';

const SIZE_PT = 6.5;

export function drawLegal(flow: Flow, plan: Plan): void {
  if (plan.switches.legal !== 'end') return;
  const { style, locale } = plan;
  flow.move(flow.lineHeightPt);
  for (const paragraph of locale.language.words.legal) {
    const lines = wrapText(paragraph, flow.right - flow.left, style.regular, SIZE_PT);
    if (!flow.fits(lines.length * SIZE_PT * 1.3)) flow.breakPage();
    for (const line of lines) {
      flow.text(line, flow.left, { sizePt: SIZE_PT, color: '#555555' });
      flow.move(SIZE_PT * 1.3);
    }
    flow.move(SIZE_PT * 0.7);
  }
}
