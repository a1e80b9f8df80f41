/** What stands on every page outside the flow: footer with page number, legal line, diagonal watermark. */
import type { Operation } from '../../print/operations.ts';
import { textOperation, wrapText } from '../flow.ts';
import type { Plan } from '../plan.ts';

const FOOTER_SIZE_PT = 6.5;

export function footerHeightPt({ switches }: Plan): number {
  return switches.legal === 'footer' ? 34 : 16;
}

export function decoratePage(plan: Plan, page: Operation[], pageIndex: number, pageCount: number): void {
  const { style, words, switches } = plan;
  const y = style.heightPt - style.marginPt * 0.6;
  const small = { sizePt: FOOTER_SIZE_PT, color: '#555555' };
  const number = words.page.replace('{n}', String(pageIndex + 1)).replace('{m}', String(pageCount));
  page.push(textOperation(style, number, style.widthPt - style.marginPt, y, { ...small, align: 'right' }));
  page.push(textOperation(style, plan.bank, style.marginPt, y, small));
  if (switches.legal === 'footer') {
    const lines = wrapText(words.legal, style.widthPt - 2 * style.marginPt, style.regular, FOOTER_SIZE_PT).slice(0, 2);
    for (const [index, line] of lines.entries()) {
      page.push(textOperation(style, line, style.marginPt, y - 20 + index * 8, small));
    }
  }
  if (switches.watermark) {
    const middle = { x: style.widthPt / 2, y: style.heightPt / 2 };
    page.unshift(
      textOperation(style, words.watermark, middle.x, middle.y, {
        sizePt: 92,
        align: 'center',
        angleDeg: 45,
        color: '#ececec',
        face: style.bold,
      }),
    );
  }
}
