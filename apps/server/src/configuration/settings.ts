/** Every setting of every role. A part of the product that needs settings adds a group here. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { DEFAULT_LIMITS } from '@extracto/model';
import { z } from 'zod';

import { defineSetting, type SettingValues, secretKey, wholeNumber } from './setting.ts';

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

const serving = {
  role: defineSetting(
    'EXTRACTO_ROLE',
    z.enum(ROLES, `expected one of ${ROLES.join(', ')}`).default('all'),
    'What this process does: all of it with its own database, or only web or only worker.',
  ),
  port: defineSetting('PORT', wholeNumber(1, 65_535).default(3000), 'TCP port of the console and the API.'),
  host: defineSetting('HOST', z.string().default('localhost'), 'Address to listen on; 0.0.0.0 for every network.'),
  publicUrl: defineSetting(
    'EXTRACTO_PUBLIC_URL',
    z
      .url({ protocol: /^https?$/, error: 'expected an address that starts with http:// or https://' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    'Address under which browsers reach the product, when a proxy stands before it.',
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
    'Proxies before the product whose word is taken (X-Forwarded-For) for who calls.',
  ),
  signInsPerAddress: defineSetting(
    'EXTRACTO_SIGN_INS_PER_ADDRESS',
    wholeNumber(1, 100_000).default(60),
    'Sign-ins, sign-ups and password resets that one address may try in five minutes; a large office shares one.',
  ),
  openPerAddress: defineSetting(
    'EXTRACTO_OPEN_PER_ADDRESS',
    wholeNumber(1, 100_000).default(100),
    'Requests of one address that may be open at the same time; a large office shares one.',
  ),
  trialsPerBlock: defineSetting(
    'EXTRACTO_TRIALS_PER_BLOCK',
    wholeNumber(0, 1_000_000).default(20),
    'Credits to try the service that one block of network addresses (IPv4 /24, IPv6 /48) is granted in a day.',
  ),
  clientsPerUser: defineSetting(
    'EXTRACTO_CLIENTS_PER_USER',
    wholeNumber(1, 100_000).default(20),
    'Most clients of one account.',
  ),
  callsPerMinute: defineSetting(
    'EXTRACTO_CALLS_PER_MINUTE',
    wholeNumber(1, 1_000_000).default(600),
    'Calls of the API that one client, or one signed-in person, may make in a minute.',
  ),
  drainSeconds: defineSetting(
    'EXTRACTO_DRAIN_SECONDS',
    wholeNumber(0, 15).default(0),
    'Seconds that a web process which was asked to stop serves on while /ready says that it leaves: until the proxy saw it.',
  ),
  logLevel: defineSetting(
    'EXTRACTO_LOG_LEVEL',
    z.enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(', ')}`).default('info'),
    'Least severity that is logged.',
  ),
};

const keeping = {
  dataDir: defineSetting('EXTRACTO_DATA_DIR', z.string().default('var/data'), 'Folder of everything that is kept.'),
  diskReserveMb: defineSetting(
    'EXTRACTO_DISK_RESERVE_MB',
    wholeNumber(0, 1_000_000).default(512),
    'Megabytes that stay free on the disk of the data folder: uploads are refused before the database has no room.',
  ),
  customerMb: defineSetting(
    'EXTRACTO_CUSTOMER_MB',
    wholeNumber(1, 100_000_000).default(10_000),
    'Megabytes that the stored documents of one customer may take.',
  ),
  databaseUrl: defineSetting(
    'DATABASE_URL',
    z.url({ protocol: /^postgres(ql)?$/, error: 'expected an address that starts with postgres://' }).optional(),
    'PostgreSQL to use in place of the embedded one.',
    { secret: true },
  ),
  storageUrl: defineSetting(
    'STORAGE_URL',
    z.url({ protocol: /^s3$/, error: 'expected s3://bucket?region=…&endpoint=…' }).optional(),
    'S3-compatible storage for documents, in place of the data folder.',
    { secret: true },
  ),
};

const secrets = {
  cookieSecret: defineSetting('EXTRACTO_COOKIE_SECRET', secretKey().optional(), 'Signs the cookies of sessions.', {
    secret: true,
  }),
  encryptionSecret: defineSetting(
    'EXTRACTO_ENCRYPTION_SECRET',
    secretKey().optional(),
    'Encrypts API keys, and passwords of documents while their job waits.',
    { secret: true },
  ),
};

const extraction = {
  workerThreads: defineSetting(
    'EXTRACTO_WORKER_THREADS',
    wholeNumber(1, 256).default(Math.max(1, Math.min(8, availableParallelism() - 1))),
    'Short documents that one worker process reads at once, and as many scans and long ones beside them.',
  ),
  documentTimeoutSeconds: defineSetting(
    'EXTRACTO_DOCUMENT_TIMEOUT_SECONDS',
    wholeNumber(1, 1_500).default(DEFAULT_LIMITS.documentTimeoutMs / 1_000),
    'Longest time that one document may take.',
  ),
  pageTimeoutSeconds: defineSetting(
    'EXTRACTO_PAGE_TIMEOUT_SECONDS',
    wholeNumber(1, 1_500).default(DEFAULT_LIMITS.pageTimeoutMs / 1_000),
    'Longest time until the first page of a document is read, and from each page to the next.',
  ),
  documentMemoryMb: defineSetting(
    'EXTRACTO_DOCUMENT_MEMORY_MB',
    wholeNumber(128, 4_096).default(DEFAULT_LIMITS.documentMemoryMb),
    'Megabytes that one document may take for reading its pages, and as many again for understanding them.',
  ),
  pageMemoryMb: defineSetting(
    'EXTRACTO_PAGE_MEMORY_MB',
    wholeNumber(16, 4_096).default(DEFAULT_LIMITS.pageMemoryMb),
    'Megabytes by which reading one page may make that grow.',
  ),
  maxUploadMb: defineSetting(
    'EXTRACTO_MAX_UPLOAD_MB',
    wholeNumber(1, 2_000).default(DEFAULT_LIMITS.maxBytes / 1024 ** 2),
    'Megabytes of the largest file that is accepted.',
  ),
  freePagesPerMonth: defineSetting(
    'EXTRACTO_FREE_PAGES_PER_MONTH',
    wholeNumber(0, 1_000_000).default(200),
    'Pages of statements whose own arithmetic contradicts what was read that cost a customer nothing in a month.',
  ),
  maxPages: defineSetting(
    'EXTRACTO_MAX_PAGES',
    wholeNumber(1, 100_000).default(DEFAULT_LIMITS.maxPages),
    'Most pages of a document.',
  ),
};

const retention = {
  documentDays: defineSetting(
    'EXTRACTO_DOCUMENT_DAYS',
    wholeNumber(1, 3_650).default(3),
    'Days after which an uploaded document is deleted.',
  ),
  resultDays: defineSetting(
    'EXTRACTO_RESULT_DAYS',
    wholeNumber(1, 3_650).default(30),
    'Days after which a job and its result are deleted.',
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
    stripeKey('sk|rk').optional(),
    'Takes payments through Stripe; without it a test checkout takes none.',
    { secret: true },
  ),
  stripePublishableKey: defineSetting(
    'STRIPE_PUBLISHABLE_KEY',
    stripeKey('pk').optional(),
    'The key of the same Stripe account that browsers may see.',
    // A secret key that stands here by mistake is not repeated.
    { secret: true },
  ),
  stripeWebhookSecret: defineSetting(
    'STRIPE_WEBHOOK_SECRET',
    z
      .string()
      .regex(/^whsec_\S+$/, 'expected a secret that starts with whsec_')
      .optional(),
    'Signs the events that Stripe sends to /api/v1/payment/stripe/webhook.',
    { secret: true },
  ),
  stripeApiUrl: defineSetting(
    'STRIPE_API_URL',
    z.url({ protocol: /^https?$/, error: 'expected an address that starts with http:// or https://' }).optional(),
    'Another address of the Stripe API, for an emulator.',
  ),
  statementDescriptor: defineSetting(
    'EXTRACTO_STATEMENT_DESCRIPTOR',
    z
      .string()
      .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 .-]{5,22}$/, 'expected 5 to 22 letters, digits, spaces, dots or hyphens')
      .default('EXTRACTO'),
    'How a purchase appears on a card statement; Stripe puts the prefix of the account before it.',
  ),
};

const webhooks = {
  webhookLoopback: defineSetting(
    'EXTRACTO_WEBHOOK_LOOPBACK',
    z
      .enum(['on', 'off'], 'expected on or off')
      .default('off')
      .transform((text) => text === 'on'),
    'Whether webhooks may lead to this machine, as http://hooks.localhost:8080/; for development only.',
  ),
  webhookOverlapHours: defineSetting(
    'EXTRACTO_WEBHOOK_OVERLAP_HOURS',
    wholeNumber(0, 720).default(24),
    'Hours in which events are signed with a replaced secret as well.',
  ),
  webhookFailingDays: defineSetting(
    'EXTRACTO_WEBHOOK_FAILING_DAYS',
    wholeNumber(1, 90).default(5),
    'Days without one successful delivery after which a webhook is switched off and its owner is told.',
  ),
};

const signingIn = {
  oidcIssuer: defineSetting(
    'EXTRACTO_OIDC_ISSUER',
    z.url({ protocol: /^https?$/, error: 'expected an address that starts with http:// or https://' }).optional(),
    'OpenID Connect issuer that signs people in, in place of local accounts.',
  ),
  oidcClientId: defineSetting('EXTRACTO_OIDC_CLIENT_ID', z.string().optional(), 'Our name at the issuer.'),
  oidcClientSecret: defineSetting('EXTRACTO_OIDC_CLIENT_SECRET', z.string().optional(), 'Our secret at the issuer.', {
    secret: true,
  }),
  keyOverlapMinutes: defineSetting(
    'EXTRACTO_KEY_OVERLAP_MINUTES',
    wholeNumber(0, 43_200).default(60),
    'How long an API key that was replaced still works.',
  ),
  metricsToken: defineSetting(
    'EXTRACTO_METRICS_TOKEN',
    z.string().min(16, 'expected at least 16 characters').optional(),
    'Bearer token that opens /metrics; without it only this machine may ask.',
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
    'Sender of all mails.',
  ),
  smtpHost: defineSetting(
    'EXTRACTO_SMTP_HOST',
    z
      .string()
      .regex(/^[A-Za-z0-9.:-]+$/, 'expected a host name or an address, without a port')
      .optional(),
    'Mail server that sends our mails; without it each is a file in the folder mail of the data folder.',
  ),
  smtpPort: defineSetting('EXTRACTO_SMTP_PORT', wholeNumber(1, 65_535).default(587), 'TCP port of the mail server.'),
  smtpSecurity: defineSetting(
    'EXTRACTO_SMTP_SECURITY',
    z.enum(SMTP_SECURITY, `expected one of ${SMTP_SECURITY.join(', ')}`).default('starttls'),
    'starttls (port 587), tls from the first byte (port 465), or none for a server on this machine.',
  ),
  smtpUser: defineSetting('EXTRACTO_SMTP_USER', z.string().optional(), 'Our name at the mail server.'),
  smtpPassword: defineSetting('EXTRACTO_SMTP_PASSWORD', z.string().optional(), 'Our password at the mail server.', {
    secret: true,
  }),
  supportAddress: defineSetting(
    'EXTRACTO_SUPPORT_ADDRESS',
    z.string().regex(BARE_ADDRESS, 'expected an email address without a name').optional(),
    'Where messages of the help form are mailed to, and what the pages print; support@ the public host when not set.',
  ),
  chatScript: defineSetting(
    'EXTRACTO_CHAT_SCRIPT',
    z.url({ protocol: /^https$/, error: 'expected an address that starts with https://' }).optional(),
    'Script of a chat provider that takes the place of the help form; {id} in it becomes EXTRACTO_CHAT_ID.',
  ),
  chatId: defineSetting(
    'EXTRACTO_CHAT_ID',
    z
      .string()
      .regex(/^[\w-]{1,100}$/, 'expected letters, digits, hyphens or underscores')
      .optional(),
    'Our name at the chat provider.',
  ),
  lowCredits: defineSetting(
    'EXTRACTO_LOW_CREDITS',
    wholeNumber(0, 1_000_000).default(10),
    'Credits below which a client’s owner gets a mail, once each time; 0: never.',
  ),
};

export const SETTINGS = {
  ...serving,
  ...keeping,
  ...secrets,
  ...extraction,
  ...retention,
  ...payments,
  ...webhooks,
  ...signingIn,
  ...mail,
};

export type Settings = SettingValues<typeof SETTINGS>;
