/**
 * Reads an account's name and number where the name stands directly before the number, without labels.
 *
 *   Current account 72834733   Sort code 23-01-20      C24 Girokonto IBAN DE50 5002 4024 0000 1234 56
 *   Privatkonto 8327-9, 123 456 789-0                  Aspire Current Account : 62123456789
 */
import type { AccountType } from '@extracto/model';
import { matchPhrases, type PhraseMatch } from '../knowledge/lexicon.ts';
import { normaliseLabel } from '../knowledge/normalise-label.ts';
import { FIELDS } from './thresholds.ts';

export const { SHORTEST_COMPOUND } = FIELDS.findNamedNumber;
const { FEWEST_DIGITS, LONG_DIGITS, LONGEST_NAME } = FIELDS.findNamedNumber;

export interface NamedNumber {
  readonly type: AccountType;
  /** Languages that use this name for an account. */
  readonly languages: readonly string[];
  /** From the number to the end of the text. */
  readonly text: string;
}

/** Between the name and the number. */
const BETWEEN = /^(?:iban|no|nr|n|number|numero|nummer)$/;
const NUMBER_OPENS = /(?<![\p{L}\d])(?:[A-Z]{2}\d{2}(?=[ \d])|\d)/u;
/** Dates, amounts and clocks are no account numbers. */
const OTHER_FIGURE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|[\d.,' ]*[.,]\d{2})(?![\d]|[.,]\d)/;
/** "LOS ANGELES CA 90096-8000": a state and its postal code, not the abbreviation of a current account and its number. */
const POSTAL_CODE = /\p{L}{2},? \p{Lu}{2} \d{5}-\d{4}$/u;

/** `text`: a cell of a line. `null` where it is a sentence, or names no account in front of its first figures. */
export function findNamedNumber(text: string): NamedNumber | null {
  const at = text.search(NUMBER_OPENS);
  if (at < 1 || POSTAL_CODE.test(text)) return null;
  const [name, number] = [text.slice(0, at), text.slice(at)];
  const digits = (/^[A-Z]{0,2}(?:[\d\s.,/-]|[A-Z](?= \d))*/.exec(number)?.[0] ?? '').replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || OTHER_FIGURE.test(number)) return null;
  const words = normaliseLabel(name)
    .split(' ')
    .filter((word) => word !== '');
  while (BETWEEN.test(words.at(-1) ?? '')) words.pop();
  if (words.length === 0 || words.length > LONGEST_NAME || isSentence(name)) return null;
  const types = matchPhrases(words).filter(
    (match): match is Extract<PhraseMatch, { kind: 'accountType' }> =>
      match.kind === 'accountType' && match.end === words.length,
  );
  const [first] = types;
  if (first === undefined || types.some(({ value }) => value !== first.value)) return null;
  // a single short word may be the end of anything, "Visa 4111 1111" that of a card on the account
  const isLongNumber = digits.length >= LONG_DIGITS && first.value !== 'credit_card' && first.value !== 'loan';
  const isWhole = first.end - first.start > 1 || words[first.start]!.length >= SHORTEST_COMPOUND || isLongNumber;
  return isWhole ? { type: first.value, languages: types.map(({ language }) => language), text: number } : null;
}

/** Names have small words in their middle, sentences in front: "please pay into your current account". */
function isSentence(name: string): boolean {
  return (name.match(/(?<![\p{L}'’])\p{Ll}+/gu) ?? []).length > 1;
}
