import type { Flow } from '../flow.ts';
import type { Plan } from '../plan.ts';

/** The heading over a list; it moves to the next page when only a few lines are left. */
export function drawListTitle(flow: Flow, { style }: Plan, title: string): void {
  if (!flow.fits(flow.lineHeightPt * 8)) flow.breakPage();
  flow.text(title, flow.left, { face: style.bold, sizePt: style.sizePt + 2, color: style.accent });
  flow.move(flow.lineHeightPt * 1.7);
}
