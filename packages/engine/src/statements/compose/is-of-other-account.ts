/**
 * Tells what a sentence says of another account, whose number stands right in front of it, from what is said of the statement's own:
 *
 *   Your savings account NL21 RABO 3311 8802 14: balance on 31-10-2026   6,310.44
 */
import type { Field } from '../../fields/find-fields.ts';
import { textOf } from '../../lines/segments.ts';
import { isSameNumber } from '../interpret/split-statements.ts';
import { STATEMENTS } from '../thresholds.ts';

const { FEWEST_DIGITS } = STATEMENTS.isOfOtherAccount;

/** `number`: that of the statement, `null` where none is known. */
export function isOfOtherAccount(
  { line: { words }, from }: Pick<Field, 'line' | 'from'>,
  number: string | null,
): boolean {
  if (number === null || !/\d:$/.test(words[from - 1]?.text ?? '')) return false;
  let start = from - 1;
  while (start > 0 && NUMBER_PART.test(words[start - 1]!.text)) start--;
  const named = textOf(words.slice(start, from));
  return named.replace(/\D/g, '').length >= FEWEST_DIGITS && !isSameNumber(named, number);
}

/** "3311", "8802.14", "NL21" and the "RABO" of an IBAN. */
const NUMBER_PART = /^(?:[A-Z]{0,2}\d[\d./-]*|[A-Z]{4})$/;
