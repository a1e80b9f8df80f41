/**
 * The identity library on the product's own tables. Its routes are not served: its functions are called from ours, so
 * that limits, problems and validation are the same as everywhere. Its log is silent because it names email addresses.
 */
import { PASSWORD_LENGTH } from '@extracto/contract';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { PasswordHashing } from './hash-passwords.ts';
import { identityTables, secondFactorTables } from './identity-tables.ts';
import { inventRecoveryCodes } from './recovery-codes.ts';

/** A person of the library, and the token that the mail carries. */
export interface TokenMail {
  readonly email: string;
  readonly token: string;
}

export interface IssuerOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface AuthOptions {
  readonly db: Kysely<Database>;
  /** Signs the session cookies; at least 32 characters. */
  readonly secret: string;
  /** Seals the secrets of second factors, which outlive a change of the other. */
  readonly sealingSecret: string;
  /** The service's public address. With https the cookies are `Secure` and `__Host-`. */
  readonly publicUrl: string;
  readonly newId: () => string;
  readonly hashing: PasswordHashing;
  readonly sendVerification: (mail: TokenMail) => Promise<void>;
  /** To the owner of an address that somebody signed up with again. */
  readonly sendAccountExists: (mail: Pick<TokenMail, 'email'>) => Promise<void>;
  readonly sendReset: (mail: TokenMail) => Promise<void>;
}

export type Auth = ReturnType<typeof createAuth>;

/** Path of the library below the public address; the issuer leads back to `…/callback/oidc`, exactly. */
const BASE_PATH = '/api/v1/auth';
export const ISSUER_NAME = 'oidc';
/** Ours: who calls, proxies considered, whatever the caller says of it. */
export const ADDRESS_HEADER = 'x-extracto-address';
const SESSION_DAYS = 7;
const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

export function createAuth(options: AuthOptions, issuer: IssuerOptions | null) {
  const { db, secret, publicUrl, newId } = options;
  const secure = publicUrl.startsWith('https://');
  return betterAuth({
    database: { db, type: 'postgres', transaction: true },
    secret,
    baseURL: publicUrl,
    basePath: BASE_PATH,
    logger: { disabled: true },
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${publicUrl}/account/login` },
    emailAndPassword: {
      enabled: issuer === null,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: options.hashing,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => options.sendReset({ email: user.email, token }),
    },
    emailVerification: {
      // Ours are sent where their token is known: see create-local-accounts.
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: true,
      expiresIn: DAY_SECONDS,
    },
    ...identityTables,
    // A link that resets a password does not lie readable in the database.
    verification: { ...identityTables.verification, storeIdentifier: 'hashed' },
    session: { ...identityTables.session, expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    account: { ...identityTables.account, updateAccountOnSignIn: false },
    databaseHooks: { account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } } },
    // Ours hold over all processes and cover every route.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => newId() },
      // Cookies get their prefix by name: the library's own switch makes __Secure-, which a subdomain can plant.
      useSecureCookies: false,
      cookies: {
        session_token: { name: cookieName(publicUrl, 'session'), attributes: { secure } },
        state: { name: cookieName(publicUrl, 'sign-in'), attributes: { secure } },
      },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    },
    plugins: [
      twoFactor({
        issuer: 'Extracto',
        schema: secondFactorTables,
        backupCodeOptions: { customBackupCodesGenerate: inventRecoveryCodes },
        // Wrong codes count as wrong passwords do, by networks: nobody is locked out by others.
        accountLockout: { enabled: false },
      }),
      { id: 'sealing', init: () => ({ context: { secretConfig: options.sealingSecret } }) },
      ...(issuer === null ? [] : [genericOAuth({ config: [describeIssuer(issuer)] })]),
    ],
  });
}

/** An issuer's other claims about the person are of no use here, and are not kept. */
const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** `extracto.session`; with https `__Host-extracto.session`. */
export function cookieName(publicUrl: string, purpose: 'session' | 'sign-in'): string {
  return `${publicUrl.startsWith('https://') ? '__Host-' : ''}extracto.${purpose}`;
}

export function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
}

function describeIssuer({ issuer, clientId, clientSecret }: IssuerOptions) {
  return {
    providerId: ISSUER_NAME,
    discoveryUrl: discoveryUrl(issuer),
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    mapProfileToUser: ({ name, email, given_name, family_name }: Record<string, unknown>) => {
      const fullName = text(name) ?? text(email) ?? '';
      return { name: fullName, firstName: text(given_name) ?? fullName, lastName: text(family_name) ?? '' };
    },
  };
}

function text(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.slice(0, 200) : null;
}
