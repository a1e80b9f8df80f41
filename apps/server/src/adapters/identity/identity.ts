/** The product's interface to an identity provider; nothing here says how one works. */
import type { User } from '@extracto/contract';

/** So many passwords wait to be hashed that another one would have to wait too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

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

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly confirmationToken?: string | undefined;
  /** Code of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}

/** `confirmed`: the address was, now and for the first time. */
export type SignInOutcome =
  | (SignedIn & { readonly kind: 'signed-in'; readonly confirmed: boolean })
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'link-expired' }
  /** The password was right. */
  | { readonly kind: 'code-needed' }
  | { readonly kind: 'code-wrong' };

export interface SignedUp {
  /** User id of the new account; `null` when the address already had an account. */
  readonly userId: string | null;
  /** Token of the confirmation link, also when no mail is sent. */
  readonly confirmationToken: string;
}

export interface PasswordReset {
  readonly token: string;
  readonly password: string;
  /** Throws when the password is not one for the account with this address. */
  readonly refuse: (email: string) => void;
}

/** Address of the browser's next page. */
export interface Redirection {
  readonly location: string;
  readonly cookies: readonly string[];
}

/** The secret for an authenticator app, and the recovery codes. Shown once. */
export interface StartedSecondFactor {
  /** `otpauth://totp/…`, for a QR code. */
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** The authenticator app of the person whose session `headers` carry. The password was right a moment ago. */
export interface SecondFactor {
  /** Not asked for before `confirm`. `null` when there is one. */
  start(headers: Headers, password: string): Promise<StartedSecondFactor | null>;
  /** `null` when the code is wrong or nothing was started. */
  confirm(headers: Headers, userId: string, code: string): Promise<SignedIn | null>;
  /** Returns the cookies of the session that goes on. */
  end(headers: Headers, password: string): Promise<readonly string[]>;
  /** Replaces all of them; `null` when there is no second factor. */
  renewRecoveryCodes(headers: Headers, password: string): Promise<readonly string[] | null>;
}

/** Accounts whose passwords are ours. */
export interface LocalAccounts {
  /**
   * Creates an account and mails the link that confirms the address. An account that waits for its confirmation is given
   * the new password and another mail; the owner of one that is confirmed is told that somebody tried.
   */
  signUp(account: SignUp): Promise<SignedUp>;
  /**
   * `null` when email or password is wrong, without saying which. The token of the mail proves the address, the password
   * that whoever reads the mail is who signed up: neither alone confirms an account.
   */
  signIn(credentials: Credentials, headers: Headers): Promise<SignInOutcome | null>;
  readonly secondFactor: SecondFactor;
  isPassword(userId: string, password: string): Promise<boolean>;
  setPassword(userId: string, password: string): Promise<void>;
  /** Mails the link that confirms the address once more. Returns its token. */
  sendConfirmation(email: string): Promise<string>;
  /** Mails a link to set a new password. Nothing tells whether the address has an account. */
  requestReset(email: string): Promise<void>;
  /** Sets the password and ends all sessions; `null` when the token was used, has expired or is none. */
  resetPassword(reset: PasswordReset): Promise<User | null>;
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
  /** The person of a running session whose address is confirmed; `null` without one. `cookies` renew it when it is due. */
  findSession(headers: Headers): Promise<(SignedIn & { readonly sessionId: string }) | null>;
  /** Ends the session, if there is one. Returns the cookies that erase its cookies. */
  signOut(headers: Headers): Promise<readonly string[]>;
}
