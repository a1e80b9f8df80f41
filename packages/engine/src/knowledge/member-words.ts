/**
 * What credit unions call the accounts of a member in front of their suffix: "SHARE 09", "LOAN 61". A share is a savings account
 * unless it is called otherwise; "SUFFIX 0001" says nothing of the kind. In lower case.
 */
import type { AccountType } from '@extracto/model';
import { parsePhrases } from './phrase-list.ts';

const OF_TYPE: readonly (readonly [AccountType | null, string])[] = [
  [
    'savings',
    'share, shares, share savings, savings, club, certificate, certificates, share certificate, money market',
  ],
  ['checking', 'draft, drafts, share draft, share drafts, checking, chequing, share checking'],
  ['loan', 'loan, loans, mortgage, line of credit'],
  [null, 'suffix, account id, sub account, id'],
];

export const MEMBER_WORDS: ReadonlyMap<string, AccountType | null> = new Map(
  OF_TYPE.flatMap(([type, words]) => parsePhrases(words).map((word) => [word, type])),
);
