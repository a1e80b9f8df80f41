/** Describes the `error` in the login screen's address. Anybody can write that address: no code is repeated. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['issuer_unavailable', 'The sign-in service is not responding. Please try again in a few minutes.'],
  [
    'link_expired',
    'This link has expired or was already used. Sign in: if your address is not confirmed yet, we send you a new link.',
  ],
  [
    'account_not_linked',
    'An account with this email exists, but its address was never confirmed. To protect its owner, you can’t sign in ' +
      'this way. Please contact support.',
  ],
  [
    'address_unconfirmed',
    'Your sign-in service has not confirmed your email address. Confirm it there, then sign in again.',
  ],
  ['access_denied', 'The sign-in was cancelled.'],
]);

/** `null` without a code; a general sentence for a code that is not known here. */
export function describeLoginError(code: string | null): string | null {
  if (code === null || code === '') return null;
  return SENTENCES.get(code) ?? 'You could not be signed in. Please try again.';
}
