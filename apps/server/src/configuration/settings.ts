/** Every setting of every role. A part of the product that needs settings adds a group here. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { DEFAULT_LIMITS } from '@extracto/model';
import { z } from 'zod';

import { defineSetting, secretKey, wholeNumber } from './setting.ts';

const ROLES = ['all', 'web', 'worker'] as const;
const SMTP_SECURITY = ['starttls', 'tls', 'none'] as const;
const BARE_ADDRESS = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** `10.1.2.3`, `10.0.0.0/8`, `fd00::/8`, or a name for the usual ones. */
function isNetwork(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const [address = '', bits] = name.split('/');
  const family = isIP(address);
  return family !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}

function postgresUrl() {
  return z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected an address that starts with postgres://' })
    .nullable()
    .default(null);
}

const serving = {
  role: defineSetting(
    'EXTRACTO_ROLE',
    z.enum(ROLES, `expected one of ${ROLES.join(', ')}`).default('all'),
    'all (with its own database), web or worker.',
  ),
  port: defineSetting('PORT', wholeNumber(1, 65_535).default(3000), 'TCP port of console and API.'),
  host: defineSetting('HOST', z.string().default('localhost'), 'Listening address; 0.0.0.0 for every network.'),
  workerPort: defineSetting(
    'EXTRACTO_WORKER_PORT',
    wholeNumber(1, 65_535).nullable().default(null),
    'TCP port of /health and /metrics of a worker; without it, a worker listens to nothing.',
  ),
  publicUrl: defineSetting(
    'EXTRACTO_PUBLIC_URL',
    z
      .url({ protocol: /^https?$/, error: 'expected an address that starts with http:// or https://' })
      .transform((url) => url.replace(/\/+$/, ''))
      .nullable()
      .default(null),
    'URL that browsers use, when a proxy stands in front.',
    { printedDefault: 'http:// with HOST and PORT' },
  ),
  proxies: defineSetting(
    'EXTRACTO_PROXIES',
    z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      )
      .refine(
        (names) => names.every(isNetwork),
        'expected addresses or networks with commas, as 10.0.0.0/8, or loopback',
      ),
    'Trusted proxies, whose X-Forwarded-For names the caller.',
  ),
  signInsPerAddress: defineSetting(
    'EXTRACTO_SIGN_INS_PER_ADDRESS',
    wholeNumber(1, 100_000).default(60),
    'Sign-ins, sign-ups and password resets per IP address in five minutes.',
  ),
  openPerAddress: defineSetting(
    'EXTRACTO_OPEN_PER_ADDRESS',
    wholeNumber(1, 100_000).default(100),
    'Concurrent requests per IP address, which a large office shares.',
  ),
  trialsPerBlock: defineSetting(
    'EXTRACTO_TRIALS_PER_BLOCK',
    wholeNumber(0, 1_000_000).default(20),
    'Trial grants per network (IPv4 /24, IPv6 /48) and day.',
  ),
  clientsPerUser: defineSetting(
    'EXTRACTO_CLIENTS_PER_USER',
    wholeNumber(1, 100_000).default(20),
    'Maximum clients per user.',
  ),
  callsPerMinute: defineSetting(
    'EXTRACTO_CALLS_PER_MINUTE',
    wholeNumber(1, 1_000_000).default(600),
    'API calls per minute of a client or signed-in user.',
  ),
  drainSeconds: defineSetting(
    'EXTRACTO_DRAIN_SECONDS',
    wholeNumber(0, 15).default(0),
    'Seconds that a stopping web process keeps serving while /ready reports not ready.',
  ),
  logLevel: defineSetting(
    'EXTRACTO_LOG_LEVEL',
    z.enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(', ')}`).default('info'),
    'Minimum severity logged.',
  ),
};

const keeping = {
  dataDir: defineSetting('EXTRACTO_DATA_DIR', z.string().default('var/data'), 'Data folder.'),
  diskReserveMb: defineSetting(
    'EXTRACTO_DISK_RESERVE_MB',
    wholeNumber(0, 1_000_000).default(512),
    'Megabytes kept free on the data disk for the database; uploads are refused below.',
  ),
  customerMb: defineSetting(
    'EXTRACTO_CUSTOMER_MB',
    wholeNumber(1, 100_000_000).default(10_000),
    'Megabytes of stored documents per customer.',
  ),
  databaseUrl: defineSetting('DATABASE_URL', postgresUrl(), 'PostgreSQL to use instead of the embedded one.', {
    secret: true,
  }),
  databaseOwnerUrl: defineSetting(
    'DATABASE_OWNER_URL',
    postgresUrl(),
    'The same database as the owner of its tables, for `migrate`; DATABASE_URL then names a role that owns nothing.',
    { secret: true },
  ),
  storageUrl: defineSetting(
    'STORAGE_URL',
    z.url({ protocol: /^s3$/, error: 'expected s3://bucket?region=…&endpoint=…' }).nullable().default(null),
    'S3-compatible document storage, instead of the data folder.',
    { secret: true },
  ),
};

const secrets = {
  cookieSecret: defineSetting(
    'EXTRACTO_COOKIE_SECRET',
    secretKey().nullable().default(null),
    'Signs session cookies.',
    {
      secret: true,
    },
  ),
  encryptionSecret: defineSetting(
    'EXTRACTO_ENCRYPTION_SECRET',
    secretKey().nullable().default(null),
    'Wraps the keys that seal documents, results, API keys and other secrets.',
    { secret: true },
  ),
  otherEncryptionSecret: defineSetting(
    'EXTRACTO_OTHER_ENCRYPTION_SECRET',
    secretKey().nullable().default(null),
    'A second encryption secret that is accepted while the first is changed.',
    { secret: true },
  ),
};

const extraction = {
  workerThreads: defineSetting(
    'EXTRACTO_WORKER_THREADS',
    wholeNumber(1, 256).default(Math.max(1, Math.min(8, availableParallelism() - 1))),
    'Short documents that a worker process reads at once, beside as many scans and long documents.',
    { printedDefault: 'processors − 1, 8 at most' },
  ),
  documentTimeoutSeconds: defineSetting(
    'EXTRACTO_DOCUMENT_TIMEOUT_SECONDS',
    wholeNumber(1, 1_500).default(DEFAULT_LIMITS.documentTimeoutMs / 1_000),
    'Time limit for a document.',
  ),
  pageTimeoutSeconds: defineSetting(
    'EXTRACTO_PAGE_TIMEOUT_SECONDS',
    wholeNumber(1, 1_500).default(DEFAULT_LIMITS.pageTimeoutMs / 1_000),
    'Time limit for each page.',
  ),
  documentMemoryMb: defineSetting(
    'EXTRACTO_DOCUMENT_MEMORY_MB',
    wholeNumber(128, 4_096).default(DEFAULT_LIMITS.documentMemoryMb),
    'Megabytes that a document may use to read pages, and again to interpret them.',
  ),
  pageMemoryMb: defineSetting(
    'EXTRACTO_PAGE_MEMORY_MB',
    wholeNumber(16, 4_096).default(DEFAULT_LIMITS.pageMemoryMb),
    'Megabytes by which a page may raise that.',
  ),
  maxUploadMb: defineSetting(
    'EXTRACTO_MAX_UPLOAD_MB',
    wholeNumber(1, 2_000).default(DEFAULT_LIMITS.maxBytes / 1024 ** 2),
    'Maximum upload size in megabytes.',
  ),
  freePagesPerMonth: defineSetting(
    'EXTRACTO_FREE_PAGES_PER_MONTH',
    wholeNumber(0, 1_000_000).default(200),
    'Pages of contradicted statements that are free per customer and month.',
  ),
  maxPages: defineSetting(
    'EXTRACTO_MAX_PAGES',
    wholeNumber(1, 100_000).default(DEFAULT_LIMITS.maxPages),
    'Maximum pages of a document.',
  ),
};

const retention = {
  documentDays: defineSetting(
    'EXTRACTO_DOCUMENT_DAYS',
    wholeNumber(1, 3_650).default(3),
    'Days until a document is deleted.',
  ),
  resultDays: defineSetting(
    'EXTRACTO_RESULT_DAYS',
    wholeNumber(1, 3_650).default(30),
    'Days until a job and its result are deleted.',
  ),
};

/** `sk_test_…`, `rk_live_…`: what Stripe calls its keys. */
function stripeKey(prefix: string) {
  return z
    .string()
    .regex(
      new RegExp(`^(?:${prefix})_[A-Za-z0-9_]+$`),
      `expected a key that starts with ${prefix.replace('|', '_ or ')}_`,
    );
}

const payments = {
  stripeSecretKey: defineSetting(
    'STRIPE_SECRET_KEY',
    stripeKey('sk|rk').nullable().default(null),
    'Enables payments through Stripe; without it, a test checkout takes no money.',
    { secret: true },
  ),
  stripePublishableKey: defineSetting(
    'STRIPE_PUBLISHABLE_KEY',
    stripeKey('pk').nullable().default(null),
    'Public key of the same Stripe account.',
    // A secret key that stands here by mistake is not repeated.
    { secret: true },
  ),
  stripeWebhookSecret: defineSetting(
    'STRIPE_WEBHOOK_SECRET',
    z
      .string()
      .regex(/^whsec_\S+$/, 'expected a secret that starts with whsec_')
      .nullable()
      .default(null),
    'Verifies events from Stripe to /api/v1/payment/stripe/webhook.',
    { secret: true },
  ),
  stripeApiUrl: defineSetting(
    'STRIPE_API_URL',
    z
      .url({ protocol: /^https?$/, error: 'expected an address that starts with http:// or https://' })
      .nullable()
      .default(null),
    'Stripe API URL of an emulator.',
  ),
  statementDescriptor: defineSetting(
    'EXTRACTO_STATEMENT_DESCRIPTOR',
    z
      .string()
      .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 .-]{5,22}$/, 'expected 5 to 22 letters, digits, spaces, dots or hyphens')
      .default('EXTRACTO'),
    'Text on card statements, after the prefix of the Stripe account.',
  ),
};

const webhooks = {
  webhookLoopback: defineSetting(
    'EXTRACTO_WEBHOOK_LOOPBACK',
    z
      .enum(['on', 'off'], 'expected on or off')
      .default('off')
      .transform((text) => text === 'on'),
    'on: allows webhooks to this machine (http://hooks.localhost:8080/), for development.',
  ),
  webhookOverlapHours: defineSetting(
    'EXTRACTO_WEBHOOK_OVERLAP_HOURS',
    wholeNumber(0, 720).default(24),
    'Hours during which events are also signed with a replaced secret.',
  ),
  webhookFailingDays: defineSetting(
    'EXTRACTO_WEBHOOK_FAILING_DAYS',
    wholeNumber(1, 90).default(5),
    'Days without a successful delivery until a webhook is disabled.',
  ),
};

const signingIn = {
  oidcIssuer: defineSetting(
    'EXTRACTO_OIDC_ISSUER',
    z
      .url({ protocol: /^https?$/, error: 'expected an address that starts with http:// or https://' })
      .nullable()
      .default(null),
    'OpenID Connect issuer, instead of local accounts.',
  ),
  oidcClientId: defineSetting(
    'EXTRACTO_OIDC_CLIENT_ID',
    z.string().nullable().default(null),
    'Client ID at the issuer.',
  ),
  oidcClientSecret: defineSetting(
    'EXTRACTO_OIDC_CLIENT_SECRET',
    z.string().nullable().default(null),
    'Client secret at the issuer.',
    {
      secret: true,
    },
  ),
  keyOverlapMinutes: defineSetting(
    'EXTRACTO_KEY_OVERLAP_MINUTES',
    wholeNumber(0, 43_200).default(60),
    'Minutes that a replaced API key still works.',
  ),
  metricsToken: defineSetting(
    'EXTRACTO_METRICS_TOKEN',
    z.string().min(16, 'expected at least 16 characters').nullable().default(null),
    'Bearer token for /metrics; without it, only this machine may read them.',
    { secret: true },
  ),
};

/** `support@example.com`, or with a name: `Extracto <support@example.com>`. */
function mailAddress() {
  return z
    .string()
    .regex(/^(?:[^\r\n<>"]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/, 'expected an email address');
}

const mail = {
  mailFrom: defineSetting(
    'EXTRACTO_MAIL_FROM',
    mailAddress().default('Extracto <no-reply@localhost>'),
    'Sender of mails.',
  ),
  smtpHost: defineSetting(
    'EXTRACTO_SMTP_HOST',
    z
      .string()
      .regex(/^[A-Za-z0-9.:-]+$/, 'expected a host name or an address, without a port')
      .nullable()
      .default(null),
    'Mail server; without it, mails are files in the data folder, in mail.',
  ),
  smtpPort: defineSetting('EXTRACTO_SMTP_PORT', wholeNumber(1, 65_535).default(587), 'Port of the mail server.'),
  smtpSecurity: defineSetting(
    'EXTRACTO_SMTP_SECURITY',
    z.enum(SMTP_SECURITY, `expected one of ${SMTP_SECURITY.join(', ')}`).default('starttls'),
    'starttls (port 587), tls (port 465), or none for a server on this machine.',
  ),
  smtpUser: defineSetting('EXTRACTO_SMTP_USER', z.string().nullable().default(null), 'User name at the mail server.'),
  smtpPassword: defineSetting(
    'EXTRACTO_SMTP_PASSWORD',
    z.string().nullable().default(null),
    'Password at the mail server.',
    {
      secret: true,
    },
  ),
  supportAddress: defineSetting(
    'EXTRACTO_SUPPORT_ADDRESS',
    z.string().regex(BARE_ADDRESS, 'expected an email address without a name').nullable().default(null),
    'Support address, for pages and messages of the help form.',
    { printedDefault: 'support@ the public host' },
  ),
  chatScript: defineSetting(
    'EXTRACTO_CHAT_SCRIPT',
    z
      .url({ protocol: /^https$/, error: 'expected an address that starts with https://' })
      .nullable()
      .default(null),
    'Script of a chat provider that replaces the help form; {id} becomes EXTRACTO_CHAT_ID.',
  ),
  chatId: defineSetting(
    'EXTRACTO_CHAT_ID',
    z
      .string()
      .regex(/^[\w-]{1,100}$/, 'expected letters, digits, hyphens or underscores')
      .nullable()
      .default(null),
    'Account ID at the chat provider.',
  ),
  lowCredits: defineSetting(
    'EXTRACTO_LOW_CREDITS',
    wholeNumber(0, 1_000_000).default(10),
    'Credits below which a client’s owner gets one mail; 0: never.',
  ),
};

/** Keys are the properties of the configuration; each is given as the text of its environment variable. */
export const SETTINGS = z.object({
  ...serving,
  ...keeping,
  ...secrets,
  ...extraction,
  ...retention,
  ...payments,
  ...webhooks,
  ...signingIn,
  ...mail,
});

export type Settings = Readonly<z.output<typeof SETTINGS>>;
