/** What was printed where, in points from the top left. */
export interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Cap height of the font at the printed size. */
  readonly capHeight: number;
}
