import { creditDebitMarker } from '../knowledge/lexicon.ts';
import type { TokenLine } from '../lines/reading.ts';

/** "€ 311,73   Af   € 638,10   Bij" below their names: each figure has the mark of its side behind it, which names none. */
export function isOfMarks({ words, money }: TokenLine): boolean {
  if (money.length < 2 || money[0]!.from > 0) return false;
  const isMark = (at: number) => at < words.length && creditDebitMarker(words[at]!.text) !== null;
  return money.every(({ to }, at) => isMark(to) && (money[at + 1]?.from ?? words.length) === to + 1);
}
