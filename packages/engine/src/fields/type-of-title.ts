/** The type of an account that the title of its list says, `null` where it says none. */
import type { AccountType } from '@extracto/model';
import { MEMBER_WORDS } from '../knowledge/member-words.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import type { TokenLine } from '../lines/reading.ts';
import { type MemberAccount, readMemberAccount } from './find-member-account.ts';
import { typesIn } from './match-types.ts';
import { titlesSavings } from './titles-savings.ts';

/** `line` stands right on a list. "SHARE 09 SIMPLY FREE CHECKING" is what it is called, "LOAN 61 USED AUTO" what its word says. */
export function typeOfTitle(line: TokenLine, languages: ReadonlySet<string>): AccountType | null {
  if (titlesSavings(line, languages)) return 'savings';
  const member = readMemberAccount(line);
  return member === null ? null : typeOfMember(member, languages);
}

/** "ID 0010 VACATION CLUB" is a club, as "CLUB 0010" is. */
export function typeOfMember({ kind, called }: MemberAccount, languages: ReadonlySet<string>): AccountType | null {
  const words = normalWords(called);
  return (
    typesIn(words, languages)[0]?.type ?? kind ?? words.map((word) => MEMBER_WORDS.get(word)).find(Boolean) ?? null
  );
}
