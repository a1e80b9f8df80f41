/** What the words in front of a label say of it: that it ends a sentence, or names the figure before it. */
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import type { LabelSpan } from './field.ts';

/** "… 7 years to pay your balance.", "… of the opening balance, payments and fees": what stands below words of a sentence is none of theirs. */
export function endsSentence({ words }: TokenLine, { from, to }: LabelSpan): boolean {
  const [first, before, last] = [words[from]!, words[from - 1], words[to - 1]!];
  if (before === undefined || !/\p{Ll}{2}[.,]$/u.test(last.text) || !/^\p{Ll}{2}/u.test(before.text)) return false;
  return first.box[0] - before.box[2] < first.font.heightPt;
}

/** "3,145.99 Deposits and additions": the figure right in front of a label that nothing follows. */
export function moneyBefore(line: TokenLine, label: LabelSpan): MoneyToken | null {
  return line.money.find(({ strong, to }) => strong && to === label.from) ?? null;
}
