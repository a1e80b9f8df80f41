/** Accounts with a password of ours. */
import { createEmailVerificationToken, isAPIError } from 'better-auth/api';
import { type Auth, type AuthOptions, DAY_SECONDS } from './create-auth.ts';
import { createSecondFactor, enterCode } from './create-second-factor.ts';
import { describeUser, type IdentityUser } from './describe-user.ts';
import type { Credentials, LocalAccounts, PasswordReset, SignedIn, SignInOutcome, SignUp } from './identity.ts';

const WRONG_CREDENTIALS = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'];
const NOT_CONFIRMED = ['EMAIL_NOT_VERIFIED'];
const WRONG_TOKEN = ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND'];

type LocalOptions = Pick<AuthOptions, 'db' | 'secret' | 'sendVerification' | 'sendAccountExists'>;

export function createLocalAccounts(auth: Auth, options: LocalOptions): LocalAccounts {
  const sendConfirmation = async (email: string) => {
    const token = await makeToken(options.secret, email);
    await options.sendVerification({ email: email.toLowerCase(), token });
    return token;
  };
  return {
    sendConfirmation,
    signUp: async (account) => {
      const created = await createOrRenew(auth, account);
      if (created !== 'confirmed') {
        return { userId: created, confirmationToken: await sendConfirmation(account.email) };
      }
      const confirmationToken = await makeToken(options.secret, account.email);
      await options.sendAccountExists({ email: account.email.toLowerCase() });
      return { userId: null, confirmationToken };
    },
    signIn: (credentials, headers) =>
      unlessRefused(WRONG_CREDENTIALS, () => signIn(auth, options, credentials, headers)),
    requestReset: async (email) => {
      await auth.api.requestPasswordReset({ body: { email } });
    },
    secondFactor: createSecondFactor(auth, options.db),
    isPassword: async (userId, attempt) => {
      const { internalAdapter, password } = await auth.$context;
      const methods = await internalAdapter.findAccounts(userId);
      const hash = methods.find(({ providerId }) => providerId === 'credential')?.password ?? null;
      return hash !== null && (await password.verify({ hash, password: attempt }));
    },
    setPassword: async (userId, wanted) => {
      const { internalAdapter, password } = await auth.$context;
      await internalAdapter.updatePassword(userId, await password.hash(wanted));
    },
    resetPassword: (asked) => unlessRefused(WRONG_TOKEN, () => reset(auth, asked)),
  };
}

function makeToken(secret: string, email: string): Promise<string> {
  return createEmailVerificationToken(secret, email.toLowerCase(), undefined, DAY_SECONDS);
}

/** The id of a new account; `null` for one that still waits for its confirmation. Each way hashes one password. */
async function createOrRenew(auth: Auth, account: SignUp): Promise<string | null | 'confirmed'> {
  const { internalAdapter, password } = await auth.$context;
  const name = `${account.firstName} ${account.lastName}`.trim();
  const known = (await internalAdapter.findUserByEmail(account.email.toLowerCase()))?.user ?? null;
  if (known !== null && !known.emailVerified) {
    await internalAdapter.updatePassword(known.id, await password.hash(account.password));
    const { firstName, lastName } = account;
    await internalAdapter.updateUser(known.id, { name, firstName, lastName });
    return null;
  }
  const { user } = await auth.api.signUpEmail({ body: { ...account, name } });
  return known === null ? user.id : 'confirmed';
}

async function signIn(
  auth: Auth,
  { db }: LocalOptions,
  { email, password, confirmationToken, code }: Credentials,
  headers: Headers,
): Promise<SignInOutcome> {
  const begun = await unlessRefused(NOT_CONFIRMED, () =>
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  );
  if (begun !== null && !('twoFactorRedirect' in begun.response)) {
    const found = signedIn(begun.response.user as IdentityUser, begun.headers);
    return { kind: 'signed-in', confirmed: false, ...found };
  }
  if (begun !== null) {
    if (code === undefined) return { kind: 'code-needed' };
    const owner = await (await auth.$context).internalAdapter.findUserByEmail(email.toLowerCase());
    const userId = owner?.user.id ?? '';
    const found = await enterCode(auth, db, { userId, code, begun: begun.headers, headers });
    return found === null ? { kind: 'code-wrong' } : { kind: 'signed-in', confirmed: false, ...found };
  }
  if (confirmationToken === undefined) return { kind: 'unconfirmed' };
  if (addressOf(confirmationToken) !== email.toLowerCase()) return { kind: 'link-expired' };
  const entered = await unlessRefused(WRONG_TOKEN, () => confirm(auth, confirmationToken, email, headers));
  return entered === null ? { kind: 'link-expired' } : { kind: 'signed-in', confirmed: true, ...entered };
}

/** Proves the address and begins a session, whose password was right a moment ago. */
async function confirm(auth: Auth, token: string, email: string, headers: Headers): Promise<SignedIn> {
  const bare = new Headers(headers);
  // A session of somebody else in the same browser is not carried on.
  bare.delete('cookie');
  const answer = await auth.api.verifyEmail({ query: { token }, headers: bare, returnHeaders: true });
  const found = await (await auth.$context).internalAdapter.findUserByEmail(email.toLowerCase());
  return signedIn(found?.user as unknown as IdentityUser, answer.headers);
}

/** Address in a token, whose signature the caller checks; `null` when the text is not a token. */
function addressOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'email' in claims ? String(claims.email) : null;
  } catch {
    return null;
  }
}

/** Whoever could read the mail has also proved the address. */
async function reset(auth: Auth, { token, password, refuse }: PasswordReset) {
  const { internalAdapter } = await auth.$context;
  const userId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
  const found = userId === undefined ? null : await internalAdapter.findUserById(userId);
  if (found !== null) refuse(found.email);
  await auth.api.resetPassword({ body: { token, newPassword: password } });
  if (userId === undefined) return null;
  const user = await internalAdapter.updateUser(userId, { emailVerified: true });
  return describeUser(user as unknown as IdentityUser, true);
}

export function signedIn(user: IdentityUser, headers: Headers, hasPassword = true): SignedIn {
  return { user: describeUser(user, hasPassword), cookies: headers.getSetCookie() };
}

/** `null` for a refusal with one of these codes; everything else is thrown on. */
async function unlessRefused<T>(codes: readonly string[], act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (isAPIError(error) && codes.includes(String(error.body?.code))) return null;
    throw error;
  }
}
