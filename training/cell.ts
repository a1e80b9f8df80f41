/** What was printed where, in points from the top left. */
export interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Of its font, at its size. */
  readonly capHeight: number;
}
