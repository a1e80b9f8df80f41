/** What the login screen says about the `error` in its address. The address is anybody's to write: no code is repeated. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['issuer_unavailable', 'The sign-in service does not answer at the moment. Please try again in a few minutes.'],
  [
    'link_expired',
    'This link was used already or has expired. If your address was to be confirmed, sign in: it may be confirmed ' +
      'already, or we send you another link.',
  ],
  [
    'account_not_linked',
    'There is an account with this email here already, and it was not proved that it is yours. To protect its owner it ' +
      'cannot be opened this way.',
  ],
  [
    'address_unconfirmed',
    'Your sign-in service has not confirmed your email address. Confirm it there, then sign in again.',
  ],
  ['access_denied', 'Signing in was cancelled.'],
]);

/** `null` without a code; a general sentence for a code that is not known here. */
export function describeLoginError(code: string | null): string | null {
  if (code === null || code === '') return null;
  return SENTENCES.get(code) ?? 'Signing in did not work. Please try again.';
}
