/**
 * A page that fills from top to bottom. Blocks write at `flow.y` (a baseline, in points from the top) and move it down;
 * the flow starts a new page when a block says that it does not fit.
 */
import { measureText } from '../print/measure-text.ts';
import type { Align, Face, Operation, PageOperations } from '../print/operations.ts';
import type { Style } from './style.ts';

export interface TextOptions {
  readonly face?: Face;
  readonly sizePt?: number;
  readonly align?: Align;
  readonly color?: string;
  readonly angleDeg?: number;
}

export interface Flow {
  readonly style: Style;
  readonly left: number;
  readonly right: number;
  readonly lineHeightPt: number;
  /** Baseline of the next line. */
  y: number;
  /** 0-based. */
  pageIndex(): number;
  /** Whether `heightPt` below the current line is free. */
  fits(heightPt: number): boolean;
  breakPage(): void;
  move(heightPt: number): void;
  /** At the current baseline, or at `y`. */
  text(text: string, x: number, options?: TextOptions, y?: number): void;
  line(x0: number, y0: number, x1: number, y1: number, color: string, widthPt?: number): void;
  rectangle(x: number, y: number, widthPt: number, heightPt: number, fill: string): void;
  /** Draws on every page when all of them are there. */
  finish(decorate: (page: Operation[], pageIndex: number, pageCount: number) => void): PageOperations[];
}

export function createFlow(style: Style, footerHeightPt: number): Flow {
  const pages: Operation[][] = [[]];
  const current = () => pages.at(-1)!;
  const top = style.marginPt + style.sizePt;
  const bottom = style.heightPt - style.marginPt - footerHeightPt;
  const flow: Flow = {
    style,
    left: style.marginPt,
    right: style.widthPt - style.marginPt,
    lineHeightPt: style.sizePt * style.leading,
    y: top,
    pageIndex: () => pages.length - 1,
    fits: (heightPt) => flow.y + heightPt <= bottom,
    breakPage: () => {
      pages.push([]);
      flow.y = top;
    },
    move: (heightPt) => {
      flow.y += heightPt;
    },
    text: (text, x, options = {}, y = flow.y) => {
      if (text !== '') current().push(textOperation(style, text, x, y, options));
    },
    line: (x0, y0, x1, y1, color, widthPt = 0.5) => {
      current().push({ kind: 'line', x0, y0, x1, y1, color, widthPt });
    },
    rectangle: (x, y, widthPt, heightPt, fill) => {
      current().push({ kind: 'rectangle', x, y, widthPt, heightPt, fill });
    },
    finish: (decorate) => {
      for (const [index, page] of pages.entries()) decorate(page, index, pages.length);
      return pages.map((operations) => ({ widthPt: style.widthPt, heightPt: style.heightPt, operations }));
    },
  };
  return flow;
}

export function textOperation(style: Style, text: string, x: number, y: number, options: TextOptions): Operation {
  return {
    kind: 'text',
    text,
    x,
    y,
    face: options.face ?? style.regular,
    sizePt: options.sizePt ?? style.sizePt,
    align: options.align ?? 'left',
    color: options.color ?? style.ink,
    angleDeg: options.angleDeg ?? 0,
  };
}

/** Breaks a text at spaces so that no line is wider than `widthPt`; a single long word stays whole. */
export function wrapText(text: string, widthPt: number, face: Face, sizePt: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const extended = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureText(extended, face, sizePt) > widthPt) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = extended;
  }
  return lines;
}
