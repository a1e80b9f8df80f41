/** Sessions, and one of the two ways to begin one: local accounts or an issuer. The folder that names the library. */
import { type AuthOptions, cookieName, createAuth, type IssuerOptions } from './create-auth.ts';
import { createIssuer } from './create-issuer.ts';
import { createLocalAccounts, signedIn } from './create-local-accounts.ts';
import type { IdentityUser } from './describe-user.ts';
import type { Identity } from './identity.ts';

export interface IdentityOptions extends AuthOptions {
  /** `null`: local accounts. */
  readonly issuer: IssuerOptions | null;
}

export function createIdentity({ issuer, ...options }: IdentityOptions): Identity {
  const auth = createAuth(options, null);
  return {
    sessionCookie: cookieName(options.publicUrl, 'session'),
    local: issuer === null ? createLocalAccounts(auth, options) : null,
    issuer: issuer === null ? null : createIssuer(options, issuer),
    async findSession(headers) {
      const answer = await auth.api.getSession({ headers, returnHeaders: true });
      // One that began before its address had to be confirmed, or at an issuer that does not vouch for it.
      if (answer.response?.user.emailVerified !== true) return null;
      const found = signedIn(answer.response.user as IdentityUser, answer.headers, issuer === null);
      return { ...found, sessionId: answer.response.session.id };
    },
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}
