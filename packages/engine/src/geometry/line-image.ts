/** Pictures of single lines or figures on their way to the network that reads them, and what it sees in them. */

/** Rows of gray from the top, `LINE_IMAGE_HEIGHT` of them. */
export interface LineImage {
  /** Pixels. */
  readonly width: number;
  /** `width * LINE_IMAGE_HEIGHT` values, 255 is paper. */
  readonly gray: Uint8Array;
}

export const LINE_IMAGE_HEIGHT = 48;

export interface LineLetter {
  readonly text: string;
  /** The column of the line image where it was seen. */
  readonly at: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** Other readings, best first. */
  readonly alternatives: readonly string[];
}

export interface SecondReading {
  readonly text: string;
  /** Confidence of the least sure letter, 0 to 1; 0 without text. */
  readonly confidence: number;
  /** Confidence of the least sure digit; 0 without digits. Separators are small and seldom as sure as digits. */
  readonly digitConfidence: number;
}

export function toSecondReading(letters: readonly LineLetter[]): SecondReading {
  return {
    text: letters.map(({ text }) => text).join(''),
    confidence: leastSure(letters),
    digitConfidence: leastSure(letters.filter(({ text }) => /\d/.test(text))),
  };
}

function leastSure(letters: readonly LineLetter[]): number {
  return letters.length === 0 ? 0 : Math.min(...letters.map(({ confidence }) => confidence));
}
