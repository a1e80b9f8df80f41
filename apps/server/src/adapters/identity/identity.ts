/** Who a person is: what the product needs of an identity provider, and nothing of how one works. */
import type { User } from '@extracto/contract';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** `cookies` are complete `Set-Cookie` values. */
export interface SignedIn {
  readonly user: User;
  readonly cookies: readonly string[];
}

/** Where a browser goes next. */
export interface Redirection {
  readonly location: string;
  readonly cookies: readonly string[];
}

/** Accounts whose passwords are ours. */
export interface LocalAccounts {
  /** Creates an account, signs in and mails a link that verifies the address; `null` when the email has an account. */
  signUp(account: SignUp, headers: Headers): Promise<SignedIn | null>;
  /** `null` when email or password is wrong, without saying which. */
  signIn(
    credentials: { readonly email: string; readonly password: string },
    headers: Headers,
  ): Promise<SignedIn | null>;
  /** Mails the link once more; nothing is mailed for an address that is verified. */
  sendVerification(user: User): Promise<void>;
  /** The id of the person whose address is verified now; `null` when the token is not or no longer valid. */
  verifyEmail(token: string): Promise<string | null>;
  /** Mails a link to set a new password. Nothing tells whether the address has an account. */
  requestReset(email: string): Promise<void>;
  /** Sets the password and ends all sessions; `null` when the token was used, has expired or is none. */
  resetPassword(reset: { readonly token: string; readonly password: string }): Promise<User | null>;
}

/** An OpenID Connect issuer that signs people in. */
export interface Issuer {
  /** Origin of the issuer, which a form of ours may lead to. */
  readonly origin: string;
  /** To the issuer, and back to `returnTo`, a path of ours; `null` while the issuer does not answer. */
  startSignIn(returnTo: string, headers: Headers): Promise<Redirection | null>;
  /** The issuer's answer: `query` as the browser brought it. `user` is `null` when nobody was signed in. */
  finishSignIn(query: string, headers: Headers): Promise<Redirection & { readonly user: User | null }>;
}

export interface Identity {
  /** The name of the cookie that carries a session. */
  readonly sessionCookie: string;
  /** `null` when an issuer signs people in. */
  readonly local: LocalAccounts | null;
  /** `null` with local accounts. */
  readonly issuer: Issuer | null;
  /** The person of a running session; `null` without one. `cookies` renew it when it is due. */
  findSession(headers: Headers): Promise<SignedIn | null>;
  /** Ends the session, if there is one. Returns the cookies that erase its cookies. */
  signOut(headers: Headers): Promise<readonly string[]>;
}
