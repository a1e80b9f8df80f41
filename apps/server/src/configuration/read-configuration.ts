/** The environment → the configuration, or every wrong setting at once. Reads nothing but its arguments. */
import { resolve } from 'node:path';
import { factsOf } from './setting.ts';
import { SETTINGS, type Settings } from './settings.ts';

/**
 * `null` is what is not set: the embedded database, files in the data folder, secrets that are kept there, payments without
 * Stripe, local accounts, mails as files. Keys that belong together come together or not at all.
 */
export interface Configuration extends Settings {
  /** Absolute. */
  readonly dataDir: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly supportAddress: string;
}

/** One line for each wrong setting: `PORT is "abc": expected a whole number between 1 and 65535` */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that is set to nothing counts as not set. A relative data folder lies below `projectFolder`. */
export function readConfiguration(environment: Environment, projectFolder: string): Configuration {
  const textOf = (variable: string) => environment[variable]?.trim() || undefined;
  const given = Object.entries(SETTINGS.shape).map(([name, setting]) => [name, textOf(factsOf(setting).variable)]);
  const { data: settings, error } = SETTINGS.safeParse(Object.fromEntries(given));
  if (error !== undefined) {
    const wrong = Map.groupBy(error.issues, ({ path }) => path[0] as keyof Settings);
    throw new ConfigurationError([...wrong].map(([name, [issue]]) => describe(name, textOf, issue!.message)));
  }
  const contradictions = findContradictions(settings);
  if (contradictions.length > 0) throw new ConfigurationError(contradictions);
  const publicUrl = settings.publicUrl ?? `http://${nameHost(settings.host)}:${settings.port}`;
  return {
    ...settings,
    dataDir: resolve(projectFolder, settings.dataDir),
    publicUrl,
    supportAddress: settings.supportAddress ?? `support@${new URL(publicUrl).hostname}`,
  };
}

function describe(name: keyof Settings, textOf: (variable: string) => string | undefined, expected: string): string {
  const { variable, secret } = factsOf(SETTINGS.shape[name]);
  const text = textOf(variable);
  if (text === undefined) return `${variable} is not set: ${expected}`;
  return secret ? `${variable} is not usable: ${expected}` : `${variable} is "${text}": ${expected}`;
}

function findContradictions(settings: Settings): string[] {
  return [
    ...findUnshared(settings),
    ...findMissingStripeKeys(settings),
    ...findMissingIssuerParts(settings),
    ...findMailContradictions(settings),
    ...findMissingChatParts(settings),
  ];
}

function findUnshared({ role, databaseUrl, cookieSecret, encryptionSecret }: Settings): string[] {
  if (role === 'all') return [];
  const needed = {
    DATABASE_URL: databaseUrl,
    // Whoever signs nobody in is not trusted with it.
    ...(role === 'web' ? { EXTRACTO_COOKIE_SECRET: cookieSecret } : {}),
    EXTRACTO_ENCRYPTION_SECRET: encryptionSecret,
  };
  return Object.entries(needed)
    .filter(([, value]) => value === null)
    .map(([variable]) => `${variable} is not set: with EXTRACTO_ROLE=${role} all processes need the same one`);
}

function findMissingStripeKeys({ stripeSecretKey, stripePublishableKey, stripeWebhookSecret }: Settings): string[] {
  const together = {
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  };
  const missing = Object.entries(together).filter(([, value]) => value === null);
  if (missing.length === Object.keys(together).length) return [];
  return missing.map(([variable]) => `${variable} is not set: payments through Stripe need all three of its keys`);
}

function findMissingIssuerParts({ oidcIssuer, oidcClientId, oidcClientSecret }: Settings): string[] {
  const together = {
    EXTRACTO_OIDC_ISSUER: oidcIssuer,
    EXTRACTO_OIDC_CLIENT_ID: oidcClientId,
    EXTRACTO_OIDC_CLIENT_SECRET: oidcClientSecret,
  };
  const missing = Object.entries(together).filter(([, value]) => value === null);
  if (missing.length === Object.keys(together).length) return [];
  return missing.map(([variable]) => `${variable} is not set: signing in with an issuer needs all three`);
}

function findMailContradictions({ smtpHost, smtpUser, smtpPassword, smtpSecurity }: Settings): string[] {
  const wrong: string[] = [];
  const login = { EXTRACTO_SMTP_USER: smtpUser, EXTRACTO_SMTP_PASSWORD: smtpPassword };
  for (const [variable, value] of Object.entries(login)) {
    const other = Object.keys(login).find((name) => name !== variable);
    if (value !== null && smtpHost === null)
      wrong.push(`${variable} is set, but EXTRACTO_SMTP_HOST is not: there is no mail server to use it`);
    if (value === null && Object.values(login).some((given) => given !== null))
      wrong.push(`${variable} is not set: signing in at the mail server needs ${other}, too`);
  }
  if (smtpPassword !== null && smtpSecurity === 'none')
    wrong.push('EXTRACTO_SMTP_SECURITY is "none": a password is sent over tls or starttls only');
  return wrong;
}

function findMissingChatParts({ chatScript, chatId }: Settings): string[] {
  const together = { EXTRACTO_CHAT_SCRIPT: chatScript, EXTRACTO_CHAT_ID: chatId };
  const missing = Object.entries(together).filter(([, value]) => value === null);
  if (missing.length === 2) return [];
  return missing.map(([variable]) => `${variable} is not set: the chat needs both script and account ID`);
}

/** Nobody can visit "every network"; an IPv6 address stands in brackets. */
function nameHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
