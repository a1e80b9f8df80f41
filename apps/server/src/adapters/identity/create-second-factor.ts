/** The authenticator app of a person who is signed in, and its codes when somebody signs in. */
import { isAPIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/index.ts';
import { claimCode } from './claim-code.ts';
import { ADDRESS_HEADER, type Auth } from './create-auth.ts';
import { describeUser, type IdentityUser } from './describe-user.ts';
import type { SecondFactor, SignedIn } from './identity.ts';
import { readRecoveryCode } from './recovery-codes.ts';

const APP_CODE = /^\d{6}$/;

/** `null` for a refusal: the factor is on where it must be off, or the other way round, or the code is wrong. */
async function unlessRefused<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  }
}

export function createSecondFactor(auth: Auth, db: Kysely<Database>): SecondFactor {
  return {
    start: (headers, password) =>
      unlessRefused(async () => {
        const started = await auth.api.enableTwoFactor({ headers, body: { password, method: 'totp' } });
        if (started.method !== 'totp') throw new TypeError('a second factor of another kind was started');
        return { uri: started.totpURI, recoveryCodes: started.backupCodes };
      }),
    confirm: async (headers, userId, code) => {
      if (!(await claimCode(db, userId, code))) return null;
      return await unlessRefused(async () => {
        const answer = await auth.api.verifyTOTP({ headers, body: { code }, returnHeaders: true });
        const user = await (await auth.$context).internalAdapter.findUserById(userId);
        return describeSignIn(user as unknown as IdentityUser, answer.headers);
      });
    },
    end: async (headers, password) => {
      const answer = await auth.api.disableTwoFactor({ headers, body: { password }, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    renewRecoveryCodes: (headers, password) =>
      unlessRefused(async () => (await auth.api.generateBackupCodes({ headers, body: { password } })).backupCodes),
  };
}

/**
 * Finishes a sign-in whose password was right. `begun`: the headers of the library's answer to it, whose cookie says who
 * that was. Returns `null` for a code that is wrong or was tried before.
 */
export async function enterCode(
  auth: Auth,
  db: Kysely<Database>,
  { userId, code, begun, headers }: { userId: string; code: string; begun: Headers; headers: Headers },
): Promise<SignedIn | null> {
  const own = new Headers({
    cookie: begun
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  });
  for (const name of [ADDRESS_HEADER, 'user-agent']) own.set(name, headers.get(name) ?? '');
  const fromApp = APP_CODE.test(code);
  if (fromApp && !(await claimCode(db, userId, code))) return null;
  return await unlessRefused(async () => {
    const answer = fromApp
      ? await auth.api.verifyTOTP({ headers: own, body: { code }, returnHeaders: true })
      : await auth.api.verifyBackupCode({
          headers: own,
          body: { code: readRecoveryCode(code) },
          returnHeaders: true,
        });
    const user = await (await auth.$context).internalAdapter.findUserById(userId);
    return describeSignIn(user as unknown as IdentityUser, answer.headers);
  });
}

function describeSignIn(user: IdentityUser, headers: Headers): SignedIn {
  return { user: describeUser(user, true), cookies: headers.getSetCookie() };
}
