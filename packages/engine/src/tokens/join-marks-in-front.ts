/**
 * Marks in front of amounts: one that opens the cell of its amount, and, where all that stand apart are of one side, these too. Marks of
 * both sides under each other are a column, which is read with its list. A letter alone tells of a side, and is no amount's.
 *
 *   SHOP      2,000.00   DR 802.00        PAYMENT RECEIVED   CR    100.00
 *                                         EXAMPLE SHOP              45.50
 */
import type { Word } from '@extracto/model';
import { creditDebitMarker } from '../knowledge/lexicon.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { isCellGap, textOf } from '../lines/segments.ts';
import { markAmounts } from './mark-amounts.ts';

/** The list itself comes back where no mark stands in front of an amount. `languages` as for amounts. */
export function joinMarksInFront(lines: readonly TokenLine[], languages: readonly string[]): readonly TokenLine[] {
  const [near, apart] = [new Map<MoneyToken, MoneyToken>(), new Map<MoneyToken, MoneyToken>()];
  const sides = new Set<MoneyToken['marker']>();
  const places = new Set<number>();
  for (const { words, money } of lines)
    for (const token of money) {
      const marked = markInFront(token, words, money, languages);
      if (marked === null) continue;
      const isApart = isCellGap(words[token.from - 1]!, words[token.from]!);
      if (isApart) {
        sides.add(marked.marker);
        places.add(placeOf(words[marked.from]!));
      }
      if (!LETTER.test(words[marked.from]!.text)) (isApart ? apart : near).set(token, marked);
    }
  const isSide = sides.size === 1 && !lines.some((line) => printsCode(line, places, languages));
  return markAmounts(lines, isSide ? new Map([...near, ...apart]) : near);
}

function placeOf({ box }: Word): number {
  return Math.round(box[0]);
}

/** "DEB" above "ATM" and "POS": a column of the kinds of rows, whose words are no sides. */
function printsCode(
  { words, money, dates }: TokenLine,
  places: ReadonlySet<number>,
  languages: readonly string[],
): boolean {
  if (money.length === 0 && dates.length === 0) return false;
  return words.some((word, at) => {
    const isCell = at > 0 && places.has(placeOf(word)) && isCellGap(words[at - 1]!, word);
    return isCell && CODE.test(word.text) && creditDebitMarker(word.text, languages) === null;
  });
}

/** A mark is of one to three letters, apart from the words in front of it; "Debit: 45.20" is a label, "TRANSFER DR 45.20" a text. */
function markInFront(
  token: MoneyToken,
  words: readonly Word[],
  money: readonly MoneyToken[],
  languages: readonly string[],
): MoneyToken | null {
  const at = token.from - 1;
  if (at < 1 || token.marker !== null || token.sign !== 0 || !token.strong) return null;
  if (
    !MARK.test(words[at]!.text) ||
    !isCellGap(words[at - 1]!, words[at]!) ||
    money.some(({ to }) => to === token.from)
  )
    return null;
  const marker = creditDebitMarker(words[at]!.text, languages);
  return marker === null ? null : { ...token, from: at, marker, text: textOf(words.slice(at, token.to)) };
}

const CODE = /^\p{L}{2,4}$/u;

const MARK = /^\p{L}{1,3}\.?$/u;

const LETTER = /^\p{L}\.?$/u;
