/** Words in the order in which one reads them. Most producers print them so, and then nothing is sorted. */
import type { Word } from '@extracto/model';

/** By their middle, in points from the top of the page. */
export function topDown(words: readonly Word[]): readonly Word[] {
  return isTopDown(words) ? words : words.toSorted((a, b) => middleOf(a) - middleOf(b));
}

/** By their left edge. */
export function leftToRight(words: readonly Word[]): readonly Word[] {
  return isLeftToRight(words) ? words : words.toSorted((a, b) => a.box[0] - b.box[0]);
}

/** Between the top and the bottom of the word. */
export function middleOf({ box }: Word): number {
  return (box[1] + box[3]) / 2;
}

function isTopDown(words: readonly Word[]): boolean {
  let above = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const own = middleOf(word);
    if (own < above) return false;
    above = own;
  }
  return true;
}

function isLeftToRight(words: readonly Word[]): boolean {
  for (let at = 1; at < words.length; at++) if (words[at]!.box[0] < words[at - 1]!.box[0]) return false;
  return true;
}
