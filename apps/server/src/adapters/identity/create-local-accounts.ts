/** Accounts with a password of ours. */
import { isAPIError } from 'better-auth/api';
import type { Auth } from './create-auth.ts';
import { describeUser, type IdentityUser } from './describe-user.ts';
import type { LocalAccounts, SignedIn } from './identity.ts';

const ALREADY_EXISTS = ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'];
const WRONG_CREDENTIALS = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'];
const WRONG_TOKEN = ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND'];

export function createLocalAccounts(auth: Auth): LocalAccounts {
  return {
    signUp: (account, headers) =>
      unlessRefused(ALREADY_EXISTS, async () => {
        const name = `${account.firstName} ${account.lastName}`.trim();
        const answer = await auth.api.signUpEmail({ body: { ...account, name }, headers, returnHeaders: true });
        return signedIn(answer.response.user as IdentityUser, answer.headers);
      }),
    signIn: (body, headers) =>
      unlessRefused(WRONG_CREDENTIALS, async () => {
        const { email, password } = body;
        const answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
        return signedIn(answer.response.user as IdentityUser, answer.headers);
      }),
    sendVerification: async ({ email, emailVerified }) => {
      if (!emailVerified) await auth.api.sendVerificationEmail({ body: { email } });
    },
    verifyEmail: (token) =>
      unlessRefused(WRONG_TOKEN, async () => {
        await auth.api.verifyEmail({ query: { token } });
        return await findVerified(auth, token);
      }),
    requestReset: async (email) => {
      await auth.api.requestPasswordReset({ body: { email } });
    },
    resetPassword: ({ token, password }) => unlessRefused(WRONG_TOKEN, () => reset(auth, token, password)),
  };
}

/** The library verifies without saying whom: the token, whose signature it has just checked, names the address. */
async function findVerified(auth: Auth, token: string): Promise<string | null> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.findUserByEmail(claims.email))?.user.id ?? null;
}

/** Whoever could read the mail has also proved the address. */
async function reset(auth: Auth, token: string, newPassword: string) {
  const { internalAdapter } = await auth.$context;
  const userId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
  await auth.api.resetPassword({ body: { token, newPassword } });
  if (userId === undefined) return null;
  const user = await internalAdapter.updateUser(userId, { emailVerified: true });
  return describeUser(user as unknown as IdentityUser);
}

export function signedIn(user: IdentityUser, headers: Headers): SignedIn {
  return { user: describeUser(user), cookies: headers.getSetCookie() };
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
