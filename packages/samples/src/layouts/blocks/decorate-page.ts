/** Draws the page furniture outside the flow: footer with page number, legal line, diagonal watermark. */
import type { Operation } from '../../print/operations.ts';
import { wrapText } from '../flow.ts';
import type { Plan } from '../plan.ts';
import { layOutText } from '../text-operations.ts';

const FOOTER_SIZE_PT = 6.5;
/** Share of the margin that rows may fill. The footer lies at 0.6 of it, and the last row ends a little below. */
const FOOTER_REACH = 0.48;

/** Height above the bottom margin that rows must leave free; negative when rows may reach into the footer. */
export function footerHeightPt({ switches, style }: Plan): number {
  if (switches.footerOverlap) return -FOOTER_REACH * style.marginPt;
  return switches.legal === 'footer' ? 34 : 16;
}

export function decoratePage(plan: Plan, page: Operation[], pageIndex: number, pageCount: number): void {
  const { style, words, switches } = plan;
  const y = style.heightPt - style.marginPt * 0.6;
  const small = { sizePt: FOOTER_SIZE_PT, color: '#555555' };
  const number = words.page.replace('{n}', String(pageIndex + 1)).replace('{m}', String(pageCount));
  page.push(...layOutText(style, number, style.widthPt - style.marginPt, y, { ...small, align: 'right' }, switches));
  page.push(...layOutText(style, plan.bank, style.marginPt, y, small, switches));
  if (switches.legal === 'footer') {
    const lines = wrapText(words.legal, style.widthPt - 2 * style.marginPt, style.regular, FOOTER_SIZE_PT).slice(0, 2);
    for (const [index, line] of lines.entries()) {
      page.push(...layOutText(style, line, style.marginPt, y - 20 + index * 8, small, switches));
    }
  }
  page.unshift(...WATERMARKS[switches.watermark](plan));
}

const PALE = '#ececec';

/** Watermarks, drawn behind the text of every page. */
const WATERMARKS: Record<Plan['switches']['watermark'], (plan: Plan) => Operation[]> = {
  none: () => [],
  word: ({ style, words, switches }) => {
    const look = { sizePt: 92, align: 'center', angleDeg: 45, color: PALE, face: style.bold } as const;
    return layOutText(style, words.watermark, style.widthPt / 2, style.heightPt / 2, look, switches);
  },
  // Each letter stands upright, on its own place of the diagonal.
  letters: ({ style, words, switches }) => {
    const letters = [...words.watermark];
    return letters.flatMap((letter, index) => {
      const share = (index + 1) / (letters.length + 1);
      const [x, y] = [style.widthPt * share, style.heightPt * (1 - share)];
      const look = { sizePt: 40, align: 'center', color: PALE, face: style.bold } as const;
      return layOutText(style, letter, x, y, look, switches);
    });
  },
};
