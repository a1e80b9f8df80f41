/**
 * A page that fills from top to bottom. Blocks write at `flow.y` (a baseline, in points from the top) and move it down;
 * the flow starts a new page when a block says that it does not fit.
 */
import { measureText } from '../print/measure-text.ts';
import type { Align, Face, Operation, PageOperations } from '../print/operations.ts';
import type { Style } from './style.ts';
import { layOutText, type TextOptions, type Writing } from './text-operations.ts';

export interface Flow {
  readonly style: Style;
  readonly left: number;
  readonly right: number;
  readonly lineHeightPt: number;
  /** Baseline of the next line. */
  y: number;
  /** 0-based. */
  pageIndex(): number;
  /** From here on pages have two newspaper columns; `left` and `right` are those of the current one. */
  startColumns(): void;
  /** Offset of the current column to the right of the first. */
  columnShiftPt(): number;
  /** True when `heightPt` is free below the current line. */
  fits(heightPt: number): boolean;
  /** Moves to the next newspaper column, or to the next page. */
  breakPage(): void;
  /** Starts a new page with one column, as at the start of the document. */
  startPage(): void;
  move(heightPt: number): void;
  /** At the current baseline, or at `y`. */
  text(text: string, x: number, options?: TextOptions, y?: number): void;
  line(x0: number, y0: number, x1: number, y1: number, color: string, widthPt?: number): void;
  rectangle(x: number, y: number, widthPt: number, heightPt: number, fill: string): void;
  /** Draws on every page when all of them are there. */
  finish(decorate: (page: Operation[], pageIndex: number, pageCount: number) => void): PageOperations[];
}

/** Between newspaper columns. */
const GUTTER_PT = 22;
const FAKE_BOLD_SHIFT_PT = 0.3;
const MIRRORED: Record<Align, Align> = { left: 'right', right: 'left', center: 'center' };

export interface FlowOptions {
  readonly footerHeightPt: number;
  readonly fakeBold: boolean;
  readonly turned: boolean;
  /** Blocks write from left to right, and what they write is mirrored on the page. */
  readonly mirrored: boolean;
  readonly writing: Writing;
}

export function createFlow(style: Style, { footerHeightPt, fakeBold, turned, mirrored, writing }: FlowOptions): Flow {
  const pages: Operation[][] = [[]];
  const current = () => pages.at(-1)!;
  const top = style.marginPt + style.sizePt;
  const bottom = style.heightPt - style.marginPt - footerHeightPt;
  const [left, right] = [style.marginPt, style.widthPt - style.marginPt];
  const columnWidthPt = (right - left - GUTTER_PT) / 2;
  let columnTop: number | null = null; // null while the page has one column
  let columnIndex = 0;
  const columnShiftPt = () => columnIndex * (columnWidthPt + GUTTER_PT);
  const breakPage = () => {
    if (columnTop !== null && columnIndex === 0) {
      columnIndex = 1;
      flow.y = columnTop;
      return;
    }
    pages.push([]);
    columnIndex = 0;
    columnTop = columnTop === null ? null : top;
    flow.y = top;
  };
  const turn = (x: number) => (mirrored ? style.widthPt - x : x);
  const turnAlign = (align: Align) => (mirrored ? MIRRORED[align] : align);
  const flow: Flow = {
    style,
    get left() {
      return left + columnShiftPt();
    },
    get right() {
      return columnTop === null ? right : left + columnShiftPt() + columnWidthPt;
    },
    lineHeightPt: style.sizePt * style.leading,
    y: top,
    pageIndex: () => pages.length - 1,
    fits: (heightPt) => flow.y + heightPt <= bottom,
    columnShiftPt,
    startColumns: () => {
      columnTop = flow.y;
    },
    breakPage,
    startPage: () => {
      pages.push([]);
      columnIndex = 0;
      columnTop = null;
      flow.y = top;
    },
    move: (heightPt) => {
      flow.y += heightPt;
    },
    text: (text, x, options = {}, y = flow.y) => {
      if (text === '') return;
      const put = (at: number, chosen: TextOptions) =>
        current().push(
          ...layOutText(style, text, turn(at), y, { ...chosen, align: turnAlign(chosen.align ?? 'left') }, writing),
        );
      if (!fakeBold || options.face !== style.bold) put(x, options);
      else for (const shift of [0, FAKE_BOLD_SHIFT_PT]) put(x + shift, { ...options, face: style.regular });
    },
    line: (x0, y0, x1, y1, color, widthPt = 0.5) => {
      current().push({ kind: 'line', x0: turn(x0), y0, x1: turn(x1), y1, color, widthPt });
    },
    rectangle: (x, y, widthPt, heightPt, fill) => {
      current().push({ kind: 'rectangle', x: mirrored ? turn(x + widthPt) : x, y, widthPt, heightPt, fill });
    },
    finish: (decorate) => {
      for (const [index, page] of pages.entries()) decorate(page, index, pages.length);
      return pages.map((operations) => ({ widthPt: style.widthPt, heightPt: style.heightPt, operations, turned }));
    },
  };
  return flow;
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
