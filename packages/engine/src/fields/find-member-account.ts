/**
 * The title of one of a member's accounts at a credit union, which numbers them by a word and a suffix behind the number of the
 * member:
 *
 *   MEMBER NUMBER ****38417
 *   SHARE 09 SIMPLY FREE CHECKING
 *   LOAN 61 USED AUTO
 *   ---- SHARE XXXXXX4763-09 ACCESS CHECKING ----       ← with the number of the member in between
 *   ID 0001 SAVINGS     Balance Forward     505.12       ← in the row of its opening balance, which the caller reads
 *
 * Weakness: an account that is called by its suffix alone ("0009 - CHECKING") is not found.
 */
import type { AccountType } from '@extracto/model';
import { MEMBER_WORDS } from '../knowledge/member-words.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';

export interface MemberAccount {
  /** What the word says of it: a share is a savings account unless it is called otherwise. */
  readonly kind: AccountType | null;
  /** As printed: "SHARE 09". */
  readonly suffix: string;
  /** The numbers of member and account together: "XXXXXX4763-09"; `null` where it is not printed whole. */
  readonly number: string | null;
  /** What follows: "ACCESS CHECKING". */
  readonly called: string;
}

const WORDS = [...MEMBER_WORDS.keys()].toSorted((left, right) => right.length - left.length).join('|');
const TITLE = new RegExp(
  `^(?:[-=*_]{2,} )?((${WORDS})(?: (?:ID|NO\\.?|#))?[: -]{0,3}(?:#?[SL]?\\d{2,4}|([X*•\\d]{4,}-[SL]?\\d{2,4})))(?=$|[: -]{1,3}\\p{L})`,
  'iu',
);

/** `null` for other lines, those of an overview among them: these go on with an amount. */
export function readMemberAccount(line: TokenLine): MemberAccount | null {
  if (line.money.some((token) => token.strong && !isRate(line, token))) return null;
  return readMemberTitle(splitSegments(line.words)[0]?.text ?? '');
}

export function readMemberTitle(text: string): MemberAccount | null {
  const [title, suffix, word, number] = TITLE.exec(text) ?? [];
  if (suffix === undefined) return null;
  const kind = MEMBER_WORDS.get(word!.toLowerCase()) ?? null;
  return { kind, suffix, number: number ?? null, called: text.slice(title!.length).trim() };
}

function isRate({ words }: TokenLine, { to }: MoneyToken): boolean {
  return words[to]?.text === '%' || words[to - 1]?.text.endsWith('%') === true;
}
