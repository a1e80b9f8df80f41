/** A figure cut out of a page for the second reader: rows of gray from the top, all as high as that reader wants them. */
export interface FigureImage {
  /** Pixels. */
  readonly width: number;
  /** `width * FIGURE_HEIGHT` values, 255 is paper. */
  readonly gray: Uint8Array;
}

export const FIGURE_HEIGHT = 48;

export interface SecondReading {
  readonly text: string;
  /** Of its least sure letter, 0 to 1; 0 for no text. */
  readonly confidence: number;
}
