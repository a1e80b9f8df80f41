/** SASLprep (RFC 4013) without its refusals: a password that it forbids opens nothing, and that is answer enough. */

/** RFC 3454, table C.1.2: spaces that are not the plain one. */
const OTHER_SPACES = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/gu;
/** RFC 3454, table B.1: commonly mapped to nothing. */
const UNSEEN = /\u00ad|\u034f|\u1806|[\u180b-\u180d]|[\u200c\u200d]|\u2060|[\ufe00-\ufe0f]|\ufeff/gu;

export function preparePassword(password: string): string {
  return password.replace(OTHER_SPACES, ' ').replace(UNSEEN, '').normalize('NFKC');
}
