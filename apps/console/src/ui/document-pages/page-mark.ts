/** A place on a page that something else on the screen stands for. */
export interface PageMark {
  readonly id: string;
  /** 1-based. */
  readonly page: number;
  /** x0 y0 x1 y1 in points from the top left of the page as displayed. */
  readonly box: readonly [number, number, number, number];
  readonly label: string;
}
