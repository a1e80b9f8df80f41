/**
 * A line → the words on it that can name a section: without the period that a title may close with, and without a sentence
 * or the meaning of a mark beside it. Empty for a line that prints an amount of its own.
 *
 *   Pending from June 1, 2024 to June 30, 2024                          → Pending
 *   TRANSAÇÕES DE 02 MAR A 02 ABR                                      → TRANSAÇÕES
 *   Withdrawals and Purchases     There were 14 totaling $2,381.12.     → Withdrawals and Purchases
 *   Withdrawals and Purchases     There were 14 purchases totaling     → Withdrawals and Purchases
 *   Checks and Substitute Checks      * Gap in check sequence            → Checks and Substitute Checks
 *   Deposits & Other Credits Account # 000009752                        → Deposits & Other Credits Account # 000009752
 *   ROBERT C LINDGREN #4417: Payments and Credits                       → Payments and Credits
 *   15 CHARGES/DEBITS                                                   → CHARGES/DEBITS
 */
import type { Word } from '@extracto/model';
import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import { isJoiningWord } from '../../knowledge/title-words.ts';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import { splitSegments, type TextSegment, textOf } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';

const { LEAST_SENTENCE_WORDS } = TABLES.titleOf;

/** So many figures without a mark of thousands are no amount. */
const ACCOUNT_NUMBER = /^\d{7,}$/;
/** "from", "vom", "du", "DE": stands before a date and names nothing. */
function isPreposition({ text }: Word): boolean {
  return SHORT.test(text) && (text === text.toLowerCase() || isJoiningWord(normaliseLabel(text)));
}

const SHORT = /^\p{L}{1,4}$/u;

export function titleOf({ words, money: figures, dates }: TokenLine): string {
  const first = words.length > 1 && COUNT.test(words[0]!.text) ? 1 : 0;
  const money = figures.filter(({ from, text }) => from >= first && !ACCOUNT_NUMBER.test(text));
  const mayBeCut = money.length > 0 || isSaid(words) || words.some(isFootnote);
  const segments = mayBeCut ? splitSegments(words) : [];
  if (!money.every((token) => isInSentence(token, segments.slice(1)))) return '';
  const isCut = money.length > 0 || (segments[1] !== undefined && isBeside(segments[1]));
  const titleEnd = (isCut ? segments[0]?.to : undefined) ?? words.length;
  const end = Math.min(titleEnd, ...dates.map(({ from }) => from));
  const isDated = end < titleEnd;
  const before = isDated && end > 1 && isPreposition(words[end - 1]!) ? end - 1 : end;
  const ofCard = words.findIndex(({ text }) => LAST_FIGURES.test(text)) + 1;
  return textOf(words.slice(ofCard > 0 && ofCard < before ? ofCard : Math.min(first, before), before));
}

/** The number of the rows of a section, in front of its name. */
const COUNT = /^\d{1,4}$/;

/** The last figures of the card that a section lists, behind the name of its holder. */
const LAST_FIGURES = /^(?:#|[x*•.]+)?\d{4}:$/i;

/** "* Gap in check sequence" */
function isFootnote({ text }: Word, at: number): boolean {
  return at > 0 && text.startsWith('*');
}

/** A footnote, or a sentence that goes on below: "There were 6 purchases totaling". */
function isBeside({ words }: TextSegment): boolean {
  return words[0]!.text.startsWith('*') || isSaid(words);
}

function isSaid(words: readonly Word[]): boolean {
  let small = 0;
  for (const { text } of words) if (SMALL.test(text)) small++;
  return small >= LEAST_SENTENCE_WORDS;
}

const SMALL = /^\p{Ll}{2,}$/u;

function isInSentence({ from, to }: MoneyToken, segments: readonly TextSegment[]): boolean {
  return segments.some(
    (segment) =>
      from >= segment.from && to <= segment.to && segment.to - segment.from - (to - from) >= LEAST_SENTENCE_WORDS,
  );
}
