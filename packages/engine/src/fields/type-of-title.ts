/** The type of an account that the title of its list says, `null` where it says none. */
import type { AccountType } from '@extracto/model';
import { normalWords } from '../knowledge/normalise-label.ts';
import type { TokenLine } from '../lines/reading.ts';
import { readMemberAccount } from './find-member-account.ts';
import { typesIn } from './match-types.ts';
import { titlesSavings } from './titles-savings.ts';

/** `line` stands right on a list. "SHARE 09 SIMPLY FREE CHECKING" is what it is called, "LOAN 61 USED AUTO" what its word says. */
export function typeOfTitle(line: TokenLine, languages: ReadonlySet<string>): AccountType | null {
  if (titlesSavings(line, languages)) return 'savings';
  const member = readMemberAccount(line);
  if (member === null) return null;
  return typesIn(normalWords(member.called), languages)[0]?.type ?? member.kind;
}
