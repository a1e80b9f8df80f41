/**
 * The title of one of a member's accounts at a credit union, which numbers them by a word and a suffix behind the number of the
 * member:
 *
 *   MEMBER NUMBER ****38417
 *   SHARE 09 SIMPLY FREE CHECKING
 *   LOAN 61 USED AUTO
 *   ---- SHARE XXXXXX4763-09 ACCESS CHECKING ----       ← with the number of the member in between
 *   ID 0001 SAVINGS     Balance Forward     505.12       ← in the row of its opening balance, which the caller reads
 *   AUTO LOAN - Suffix L49                               ← behind what it is called
 *   0009 - CHECKING                                      ← the suffix alone, in front of what ends with such a word
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

/** A suffix behind the name needs its word: "REGULAR SAVINGS ID 01". */
const NAMED_FIRST = /^(\p{L}[\p{L} &]*\p{L})[ -]{1,3}((?:suffix|id)[: #-]{1,3}[SL]?\d{2,4})$/iu;

/** Years and numbers of any other length are none. */
const BARE_SUFFIX = new RegExp(`^([SL]\\d{1,4}|0\\d{1,3}|\\d{2})[: -]{1,3}((?:\\p{L}[\\p{L} ]* )?(?:${WORDS}))$`, 'iu');

/** `null` for other lines, those of an overview among them: these go on with an amount. */
export function readMemberAccount(line: TokenLine): MemberAccount | null {
  if (line.money.some((token) => token.strong && !isRate(line, token))) return null;
  return readMemberTitle(splitSegments(line.words)[0]?.text ?? '');
}

export function readMemberTitle(text: string): MemberAccount | null {
  const [title, suffix, word, number] = TITLE.exec(text) ?? [];
  if (suffix === undefined) return readOtherOrder(text);
  const kind = MEMBER_WORDS.get(word!.toLowerCase()) ?? null;
  return { kind, suffix, number: number ?? null, called: text.slice(title!.length).trim() };
}

function readOtherOrder(text: string): MemberAccount | null {
  const [, called, behind] = NAMED_FIRST.exec(text) ?? [];
  if (called !== undefined) return { kind: null, suffix: behind!, number: null, called };
  const [, suffix, name] = BARE_SUFFIX.exec(text) ?? [];
  return suffix === undefined ? null : { kind: null, suffix, number: null, called: name! };
}

function isRate({ words }: TokenLine, { to }: MoneyToken): boolean {
  return words[to]?.text === '%' || words[to - 1]?.text.endsWith('%') === true;
}
