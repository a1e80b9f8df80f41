/**
 * Accounts that the titles of their lists name, with their numbers, where several do. The same number may head the list again on
 * the next page:
 *
 *   HKD Current Account — 817-890692-838
 *   Date      Transaction Details      Deposit      Withdrawal      Balance
 *
 * Lists of several cards are of one account.
 */
import { findNamedNumber } from '../../fields/find-named-number.ts';
import type { Header, TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { STATEMENTS } from '../thresholds.ts';

const { FEWEST_DIGITS } = STATEMENTS.listBoundaries;

export interface TitledAccount {
  /** Index of the line of the title. */
  readonly line: number;
  readonly number: string;
}

/** In printed order; empty unless two numbers differ. */
export function listTitledAccounts(
  lines: readonly TokenLine[],
  headers: readonly Pick<Header, 'lineIndexes'>[],
): readonly TitledAccount[] {
  const above = new Set(headers.map(({ lineIndexes }) => Math.min(...lineIndexes) - 1));
  const accounts = lines.filter(({ index }) => above.has(index)).flatMap(readTitle);
  return new Set(accounts.map(({ number }) => number)).size > 1 ? accounts : [];
}

function readTitle({ words, index }: TokenLine): TitledAccount[] {
  const [title, beside] = splitSegments(words);
  const named = title === undefined || beside !== undefined ? null : findNamedNumber(title.text);
  if (named === null || named.type === 'credit_card') return [];
  const number = NUMBER.exec(named.text)?.[0] ?? '';
  return number.replace(/\D/g, '').length < FEWEST_DIGITS ? [] : [{ line: index, number }];
}

/** In front of "(Continued)". */
const NUMBER = /^\d(?:[ -]?\d)*/;
