import type { Word } from '@extracto/model';

/** A word → those that its parts are, side by side in its box. */
export function partWord(word: Word, parts: readonly string[]): Word[] {
  if (parts.length === 1) return [word];
  const [x0, y0, x1, y1] = word.box;
  const whole = widthOf(word.text);
  let behind = 0;
  return parts.map((text) => {
    const from = x0 + ((x1 - x0) * behind) / whole;
    behind += widthOf(text);
    return { ...word, text, box: [from, y0, x0 + ((x1 - x0) * behind) / whole, y1] };
  });
}

/** In half letters: a sign of these scripts is as wide as two figures. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letter.codePointAt(0)! >= 0x1100 ? 2 : 1;
  return width;
}
