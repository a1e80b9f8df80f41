/** What the words around a label say of it: that it ends a sentence or another label, or names the figure before it. */
import { BALANCES, MONEY_LABELS } from '../knowledge/language.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { splitSegments, type TextSegment } from '../lines/segments.ts';
import type { LabelSpan } from './field.ts';
import { FIELDS } from './thresholds.ts';

const { VALUE_GAP } = FIELDS.findFields;

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

/** "Previous balance as of 04/01/2024": the day is that of the balance, not of the statement. */
export function datesBalance(line: TokenLine, { label, from, to }: LabelSpan, labels: readonly LabelSpan[]): boolean {
  if (label !== 'statementDate' || !line.dates.some((date) => date.from === to)) return false;
  return labels.some((other) => other.to === from && BALANCES.has(other.label));
}

/** "Money in for the period: 1,404.30": between a total and its figure, these words open no period. */
export function endsMoneyLabel(line: TokenLine, { label, from, to }: LabelSpan, labels: readonly LabelSpan[]): boolean {
  if (label !== 'period' || !line.money.some((token) => token.from === to)) return false;
  return labels.some((other) => other.to === from && MONEY_LABELS.has(other.label));
}

/** A value may stand a few columns right of its label, but the text after the next wide gap belongs to something else. */
export function firstSegment(words: TokenLine['words']): TextSegment | null {
  const segments = splitSegments(words, VALUE_GAP);
  return segments.find((segment) => !/^[\s:：.#\-–]*$/.test(segment.text)) ?? null;
}
