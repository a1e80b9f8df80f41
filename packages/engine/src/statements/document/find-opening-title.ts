/**
 * The account of a member that the row of its opening balance names, in one list for all accounts:
 *
 *   03/01   ID 0001 SAVINGS           Balance Forward        505.12
 *   03/31   Dividend                             0.04        505.16
 *   03/01   ID 0041 CHECKING          Balance Forward      1,882.04
 */
import type { Box } from '@extracto/model';
import { type MemberAccount, readMemberTitle } from '../../fields/find-member-account.ts';
import type { Part } from './divide-document.ts';

export interface OpeningTitle {
  readonly account: MemberAccount;
  readonly pageNumber: number;
  readonly box: Box;
  readonly text: string;
}

/** Reads the rows above the first transaction. */
export function findOpeningTitle({ tables }: Pick<Part, 'tables'>): OpeningTitle | null {
  for (const { kind, texts, pageNumber, box } of tables.flatMap(({ rows }) => rows)) {
    if (kind === 'transaction') return null;
    const text = texts.values().join(' ');
    const account = readMemberTitle(text);
    if (account !== null) return { account, pageNumber, box, text };
  }
  return null;
}
