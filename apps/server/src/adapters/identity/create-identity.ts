/**
 * Local accounts and sessions by better-auth, on the product's own tables. The only place that names that library: its
 * routes are not served, its functions are called from ours, so that limits, problems and validation are the same as
 * everywhere. Its log is silent because it names people's email addresses.
 */
import { PASSWORD_LENGTH, type User } from '@extracto/contract';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Identity, SignedIn } from './identity.ts';
import { identityTables } from './identity-tables.ts';

export interface IdentityOptions {
  readonly db: Kysely<Database>;
  /** Signs the session cookies; at least 32 characters. */
  readonly secret: string;
  /** Where browsers find the service. With https the cookies are `Secure` and `__Host-`. */
  readonly publicUrl: string;
  readonly newId: () => string;
}

const SESSION_DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;
const ALREADY_EXISTS = ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'];
const WRONG_CREDENTIALS = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'];

export function createIdentity(options: IdentityOptions): Identity {
  const auth = createAuth(options);
  return {
    sessionCookie: sessionCookieName(options.publicUrl),
    signUp: (account, headers) =>
      unlessRefused(ALREADY_EXISTS, async () => {
        const name = `${account.firstName} ${account.lastName}`.trim();
        const answer = await auth.api.signUpEmail({ body: { ...account, name }, headers, returnHeaders: true });
        return signedIn(answer.response.user, answer.headers);
      }),
    signIn: ({ email, password }, headers) =>
      unlessRefused(WRONG_CREDENTIALS, async () => {
        const answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
        return signedIn(answer.response.user, answer.headers);
      }),
    async findSession(headers) {
      const answer = await auth.api.getSession({ headers, returnHeaders: true });
      return answer.response === null ? null : signedIn(answer.response.user, answer.headers);
    },
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}

function createAuth({ db, secret, publicUrl, newId }: IdentityOptions) {
  const secure = publicUrl.startsWith('https://');
  return betterAuth({
    database: { db, type: 'postgres', transaction: true },
    secret,
    baseURL: publicUrl,
    logger: { disabled: true },
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    ...identityTables,
    session: { ...identityTables.session, expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    // Ours hold over all processes and cover every route.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: newId },
      // Cookies get their prefix by name: the library's own switch makes __Secure-, which a subdomain can plant.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(publicUrl), attributes: { secure } } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    },
  });
}

function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https://') ? '__Host-extracto.session' : 'extracto.session';
}

interface IdentityUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly image?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

function signedIn(user: IdentityUser, headers: Headers): SignedIn {
  return { user: describeUser(user), cookies: headers.getSetCookie() };
}

function describeUser(user: IdentityUser): User {
  return {
    userId: user.id,
    email: user.email,
    firstName: user.firstName ?? user.name,
    lastName: user.lastName ?? '',
    photoUrl: user.image ?? null,
  };
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
