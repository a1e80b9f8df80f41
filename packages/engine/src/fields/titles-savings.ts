/**
 * The name of a savings account as the title of its list, whatever product it is: "Your Online Bonus Saver details", "ES1 - Épargne
 * stable", "Holiday Pot". Only the words for savings are of no other use; "Transfers to savings" is a section of another account.
 */
import { matchPhrases } from '../knowledge/lexicon.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesBank } from '../knowledge/title-words.ts';
import { findKind } from '../knowledge/transaction-kinds.ts';
import type { TokenLine } from '../lines/reading.ts';
import { isProse, typesIn } from './match-types.ts';
import { FIELDS } from './thresholds.ts';

const { LONGEST_HEADINGS, LONGEST_TITLE } = FIELDS.titlesSavings;

/** `lines` are those outside the list: where one is missing, its headings and rows stand. */
export function standsOnList(lines: readonly TokenLine[], at: number): boolean {
  const { index } = lines[at]!;
  const below = Array.from({ length: LONGEST_HEADINGS }, (_, ahead) => lines[at + ahead + 1]?.index ?? null);
  const gap = below.findIndex((next, ahead) => next !== index + ahead + 1);
  return gap >= 0 && below[gap] !== null;
}

export function titlesSavings({ words: printed }: TokenLine, languages: ReadonlySet<string>): boolean {
  const text = printed.map((word) => word.text).join(' ');
  const words = normalWords(text);
  const found = typesIn(words, languages);
  const rest = words.filter((_, index) => !found.some(({ start, end }) => index >= start && index < end));
  return (
    found.length > 0 &&
    found.every(({ type }) => type === 'savings') &&
    words.length <= LONGEST_TITLE &&
    !namesBank(words) &&
    findKind(text) === null &&
    !matchPhrases(words).some(({ kind }) => kind === 'label') &&
    !isProse(
      text,
      rest.filter((word) => !TITLE_ENDS.has(word)),
    )
  );
}

const TITLE_ENDS: ReadonlySet<string> = new Set(['details', 'transactions', 'activity']);
