/**
 * Drawing operations, from a layout to a printer. Points from the top left of the page; `y` of a text is its baseline.
 * Nothing here knows PDF, so that a second printer can draw the same statement.
 */
export type Face =
  | 'sans'
  | 'sansBold'
  | 'serif'
  | 'serifBold'
  | 'mono'
  | 'monoBold'
  | 'wide'
  | 'wideBold'
  | 'japanese'
  | 'korean'
  | 'simplifiedChinese'
  | 'traditionalChinese'
  | 'rightToLeft'
  | 'rightToLeftBold';
export type Align = 'left' | 'right' | 'center';

export interface TextOperation {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly sizePt: number;
  /** The side of the text that stands at `x`. */
  readonly align: Align;
  readonly color: string;
  /** Counter-clockwise turn around `x`, `y`; 0 for ordinary text. */
  readonly angleDeg: number;
  /**
   * A figure of the books: what a row moves and the balance beside it, or a `control` that says again what the rows come
   * to (opening and closing, totals, counts, balances of a day). One digit of it changed contradicts another figure.
   */
  readonly figure: 'row' | 'control' | null;
}

export interface LineOperation {
  readonly kind: 'line';
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly widthPt: number;
  readonly color: string;
}

export interface RectangleOperation {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly fill: string;
}

export type Operation = TextOperation | LineOperation | RectangleOperation;

export interface PageOperations {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly operations: readonly Operation[];
  /** The paper lies on its side and a page attribute turns it upright; what a reader sees is the same. */
  readonly turned: boolean;
}

/** Width in points of a text as the printers will draw it. */
export type MeasureText = (text: string, face: Face, sizePt: number) => number;
