/**
 * Lines of nothing but credit and debit marks, each right below an amount that has none, say what these amounts are:
 *
 *   05/02   GROCER     355.75/CNY
 *                         (Debit)
 *
 * One such line alone may be anything.
 */
import type { Word } from '@extracto/model';
import { creditDebitMarker } from '../knowledge/lexicon.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { overlapX } from '../lines/segments.ts';
import { markAmounts } from './mark-amounts.ts';
import { TOKENS } from './thresholds.ts';

const { FEWEST_LINES, LINES_ABOVE, MOST_MARKS, WIDEST_GAP } = TOKENS.joinMarksBelow;

/** The list itself comes back where no marks stand below amounts. */
export function joinMarksBelow(lines: readonly TokenLine[], languages: readonly string[]): readonly TokenLine[] {
  const marked = new Map<MoneyToken, MoneyToken>();
  let count = 0;
  for (let at = 1; at < lines.length; at++) {
    const { words, money } = lines[at]!;
    if (money.length > 0 || words.length > MOST_MARKS) continue;
    const own = words.map((word) => markAmount(word, lines, at, languages));
    if (own.includes(null)) continue;
    count++;
    for (const pair of own) marked.set(pair!.amount, { ...pair!.amount, marker: pair!.marker });
  }
  return count < FEWEST_LINES ? lines : markAmounts(lines, marked);
}

/** Returns the amount above a mark, which has no sign of its own; `null` where the word is no mark or stands below none. */
function markAmount(word: Word, lines: readonly TokenLine[], at: number, languages: readonly string[]) {
  const marker = creditDebitMarker(word.text, languages);
  if (marker === null) return null;
  for (const { money, heightPt, box, pageNumber } of lines.slice(Math.max(0, at - LINES_ABOVE), at).reverse()) {
    if (pageNumber !== lines[at]!.pageNumber || word.box[1] - box[3] > heightPt * WIDEST_GAP) return null;
    const amount = money.find((token) => token.strong && overlapX(token.box, word.box) > 0);
    if (amount !== undefined) return amount.marker === null && amount.sign === 0 ? { amount, marker } : null;
  }
  return null;
}
