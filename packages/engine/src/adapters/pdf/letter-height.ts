/** Whether a font's scale is what its size says, from the height of a letter. */

/** Letters and digits fill 0.35 to 1.15 em of height; outside of it the font's scale is a Type 3 font's invention. */
const SANE_HEIGHT = { least: 0.35, most: 1.15, typical: 0.7 };
/** Lower, and it says nothing. */
const LOWEST_PT = 0.5;

/** Digits and Latin capitals. */
export function isTall(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
}

export function isSaneHeight(heightPt: number, em: number): boolean {
  return heightPt < LOWEST_PT || (heightPt >= SANE_HEIGHT.least * em && heightPt <= SANE_HEIGHT.most * em);
}

/** The em that a tall letter of this height should have. */
export function emOf(heightPt: number): number {
  return heightPt / SANE_HEIGHT.typical;
}
