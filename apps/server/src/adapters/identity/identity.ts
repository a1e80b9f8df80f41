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

export interface Identity {
  /** The name of the cookie that carries a session. */
  readonly sessionCookie: string;
  /** Creates a local account and signs in; `null` when the email has one. */
  signUp(account: SignUp, headers: Headers): Promise<SignedIn | null>;
  /** `null` when email or password is wrong, without saying which. */
  signIn(
    credentials: { readonly email: string; readonly password: string },
    headers: Headers,
  ): Promise<SignedIn | null>;
  /** The person of a running session; `null` without one. `cookies` renew it when it is due. */
  findSession(headers: Headers): Promise<SignedIn | null>;
  /** Ends the session, if there is one. Returns the cookies that erase its cookies. */
  signOut(headers: Headers): Promise<readonly string[]>;
}
