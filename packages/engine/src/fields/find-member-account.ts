/**
 * The title of one of a member's accounts at a credit union, which numbers them by a word and a suffix behind the number of the
 * member:
 *
 *   MEMBER NUMBER ****38417
 *   SHARE 09 SIMPLY FREE CHECKING
 *   LOAN 61 USED AUTO
 *
 * Weakness: an account that is called by its suffix alone ("0009 - CHECKING") is not found.
 */
import type { AccountType } from '@extracto/model';
import { MEMBER_WORDS } from '../knowledge/member-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';

export interface MemberAccount {
  /** What the word says of it: a share is a savings account unless it is called otherwise. */
  readonly kind: AccountType | null;
  /** As printed: "SHARE 09". */
  readonly suffix: string;
}

const WORDS = [...MEMBER_WORDS.keys()].toSorted((left, right) => right.length - left.length).join('|');
const TITLE = new RegExp(`^((${WORDS})(?: (?:ID|NO\\.?|#))?[: -]{0,3}#?[SL]?\\d{2,4})(?=$|[: -]{1,3}\\p{L})`, 'iu');

/** `null` for other lines, those of an overview among them: these go on with an amount. */
export function readMemberAccount(line: TokenLine): MemberAccount | null {
  if (hasSureAmount(line)) return null;
  const [title] = splitSegments(line.words);
  const [, suffix, word] = TITLE.exec(title?.text ?? '') ?? [];
  return suffix === undefined ? null : { kind: MEMBER_WORDS.get(word!.toLowerCase()) ?? null, suffix };
}
