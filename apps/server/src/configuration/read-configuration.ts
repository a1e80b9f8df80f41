/** The environment → the configuration, or every wrong setting at once. Reads nothing but its arguments. */
import { resolve } from 'node:path';
import type { Setting } from './setting.ts';
import { SETTINGS, type Settings } from './settings.ts';

type StripeSetting = 'stripeSecretKey' | 'stripePublishableKey' | 'stripeWebhookSecret' | 'stripeApiUrl';
type SignInSetting = 'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret' | 'metricsToken';
type MailSetting = 'smtpHost' | 'smtpUser' | 'smtpPassword';
type ChatSetting = 'chatScript' | 'chatId';
type Optional =
  | 'cookieSecret'
  | 'databaseUrl'
  | 'encryptionSecret'
  | 'publicUrl'
  | 'storageUrl'
  | StripeSetting
  | SignInSetting
  | MailSetting
  | ChatSetting
  | 'supportAddress';

/** `null`: payments through Stripe are not configured. The keys come together or not at all. */
type StripeSettings = { readonly [Name in StripeSetting]: string | null };

/** `oidcIssuer` is `null` with local accounts; it comes with its client id and secret or not at all. */
type SignInSettings = { readonly [Name in SignInSetting]: string | null };

/** Without `smtpHost` mails are files; name and password come together or not at all. */
type MailSettings = { readonly [Name in MailSetting]: string | null };

/** Both or neither; `null`: our own form. */
type ChatSettings = { readonly [Name in ChatSetting]: string | null };

export interface Configuration
  extends Omit<Settings, Optional>,
    StripeSettings,
    SignInSettings,
    MailSettings,
    ChatSettings {
  /** Absolute. */
  readonly dataDir: string;
  /** null: the embedded database. */
  readonly databaseUrl: string | null;
  /** null: files in the data folder. */
  readonly storageUrl: string | null;
  /** null: the secrets kept in the data folder. */
  readonly cookieSecret: string | null;
  readonly encryptionSecret: string | null;
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
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const text = environment[setting.variable]?.trim() || undefined;
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else wrong.push(describe(setting, text, parsed.error.issues[0]?.message ?? 'not accepted'));
  }
  const settings = values as unknown as Settings;
  if (wrong.length === 0) wrong.push(...findContradictions(settings));
  if (wrong.length > 0) throw new ConfigurationError(wrong);
  const publicUrl = settings.publicUrl ?? `http://${nameHost(settings.host)}:${settings.port}`;
  return {
    ...settings,
    dataDir: resolve(projectFolder, settings.dataDir),
    databaseUrl: settings.databaseUrl ?? null,
    storageUrl: settings.storageUrl ?? null,
    cookieSecret: settings.cookieSecret ?? null,
    encryptionSecret: settings.encryptionSecret ?? null,
    stripeSecretKey: settings.stripeSecretKey ?? null,
    stripePublishableKey: settings.stripePublishableKey ?? null,
    stripeWebhookSecret: settings.stripeWebhookSecret ?? null,
    stripeApiUrl: settings.stripeApiUrl ?? null,
    oidcIssuer: settings.oidcIssuer ?? null,
    oidcClientId: settings.oidcClientId ?? null,
    oidcClientSecret: settings.oidcClientSecret ?? null,
    metricsToken: settings.metricsToken ?? null,
    smtpHost: settings.smtpHost ?? null,
    smtpUser: settings.smtpUser ?? null,
    smtpPassword: settings.smtpPassword ?? null,
    chatScript: settings.chatScript ?? null,
    chatId: settings.chatId ?? null,
    publicUrl,
    supportAddress: settings.supportAddress ?? `support@${new URL(publicUrl).hostname}`,
  };
}

function describe({ variable, secret }: Setting, text: string | undefined, expected: string): string {
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
    .filter(([, value]) => value === undefined)
    .map(([variable]) => `${variable} is not set: with EXTRACTO_ROLE=${role} all processes need the same one`);
}

function findMissingStripeKeys({ stripeSecretKey, stripePublishableKey, stripeWebhookSecret }: Settings): string[] {
  const together = {
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  };
  const missing = Object.entries(together).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(together).length) return [];
  return missing.map(([variable]) => `${variable} is not set: payments through Stripe need all three of its keys`);
}

function findMissingIssuerParts({ oidcIssuer, oidcClientId, oidcClientSecret }: Settings): string[] {
  const together = {
    EXTRACTO_OIDC_ISSUER: oidcIssuer,
    EXTRACTO_OIDC_CLIENT_ID: oidcClientId,
    EXTRACTO_OIDC_CLIENT_SECRET: oidcClientSecret,
  };
  const missing = Object.entries(together).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(together).length) return [];
  return missing.map(([variable]) => `${variable} is not set: signing in with an issuer needs all three`);
}

function findMailContradictions({ smtpHost, smtpUser, smtpPassword, smtpSecurity }: Settings): string[] {
  const wrong: string[] = [];
  const login = { EXTRACTO_SMTP_USER: smtpUser, EXTRACTO_SMTP_PASSWORD: smtpPassword };
  for (const [variable, value] of Object.entries(login)) {
    const other = Object.keys(login).find((name) => name !== variable);
    if (value !== undefined && smtpHost === undefined)
      wrong.push(`${variable} is set, but EXTRACTO_SMTP_HOST is not: there is no mail server to use it`);
    if (value === undefined && Object.values(login).some((given) => given !== undefined))
      wrong.push(`${variable} is not set: signing in at the mail server needs ${other}, too`);
  }
  if (smtpPassword !== undefined && smtpSecurity === 'none')
    wrong.push('EXTRACTO_SMTP_SECURITY is "none": a password is sent over tls or starttls only');
  return wrong;
}

function findMissingChatParts({ chatScript, chatId }: Settings): string[] {
  const together = { EXTRACTO_CHAT_SCRIPT: chatScript, EXTRACTO_CHAT_ID: chatId };
  const missing = Object.entries(together).filter(([, value]) => value === undefined);
  if (missing.length === 2) return [];
  return missing.map(([variable]) => `${variable} is not set: the chat needs both script and account ID`);
}

/** Nobody can visit "every network"; an IPv6 address stands in brackets. */
function nameHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
