/** Checks a font's declared size against the height of a letter. */

/** Height of letters and digits, in em. A height outside comes from the arbitrary scale of a Type 3 font. */
const SANE_HEIGHT = { least: 0.35, most: 1.15, typical: 0.7 };
/** Lower glyphs tell nothing about the font size. */
const LOWEST_PT = 0.5;

/** Digits and Latin capitals. */
export function isTall(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
}

export function isSaneHeight(heightPt: number, em: number): boolean {
  return heightPt < LOWEST_PT || (heightPt >= SANE_HEIGHT.least * em && heightPt <= SANE_HEIGHT.most * em);
}

/** The advance of letters and digits, in em. */
const SANE_WIDTH = { least: 0.2, most: 1.1 };

/**
 * True when the advance of a letter agrees with the declared size and not with its height: a Type 3 font may give every letter a
 * box far larger than its ink.
 */
export function contradictsHeight(widthPt: number, heightPt: number, em: number): boolean {
  return isSaneWidth(widthPt, em) && !isSaneWidth(widthPt, emOf(heightPt));
}

function isSaneWidth(widthPt: number, em: number): boolean {
  return widthPt >= SANE_WIDTH.least * em && widthPt <= SANE_WIDTH.most * em;
}

/** The em that a tall letter of this height should have. */
export function emOf(heightPt: number): number {
  return heightPt / SANE_HEIGHT.typical;
}
