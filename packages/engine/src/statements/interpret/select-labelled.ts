/** Money that labels name on the page outside the list, most telling label first, in printed order within a label. */
import type { Minor } from '@extracto/model';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import type { Notation } from '../../tokens/notation.ts';
import { signedMinor } from './read-ledger.ts';

export interface LabelledMoney {
  readonly value: Minor;
  readonly token: MoneyToken;
  readonly line: TokenLine;
  /** As printed, '' when nothing names the figure. */
  readonly label: string;
}

interface MoneyFact {
  readonly label: string;
  readonly line: TokenLine;
  readonly from: number;
  readonly to: number;
  readonly money: readonly MoneyToken[];
  readonly text: string;
  readonly textLine: TokenLine;
}

/** The words of a label. */
export function wordsOf({ line, from, to }: Pick<MoneyFact, 'line' | 'from' | 'to'>): string {
  return line.words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

export function selectLabelled(
  facts: readonly MoneyFact[],
  labels: readonly string[],
  notation: Notation,
): LabelledMoney[] {
  const found: LabelledMoney[] = [];
  for (const label of labels) {
    for (const fact of facts) {
      // a bare integer is an amount only when it is the whole value: "Fees 3" on page 3 is not
      const token =
        fact.money.find((candidate) => candidate.strong) ??
        fact.money.find((candidate) => candidate.text === fact.text);
      if (fact.label !== label || token === undefined) continue;
      const value = signedMinor(token, notation);
      if (value !== null) found.push({ value, token, line: fact.textLine, label: wordsOf(fact) });
    }
  }
  return found;
}
