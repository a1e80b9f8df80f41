/** The web role as the configuration describes it: keys, sign-in and the threads that count pages. */
import { createExtractionPool } from '@extracto/engine/node';
import { printInThread } from '@extracto/images/print-in-thread';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import packageJson from '../../package.json' with { type: 'json' };
import { createAccountMails } from '../accounts/index.ts';
import {
  createIdentity,
  createPasswordHashing,
  DEFAULT_HASHING,
  type IssuerOptions,
} from '../adapters/identity/index.ts';
import { createPayments } from '../adapters/payments/index.ts';
import { freeBytes } from '../adapters/storage/index.ts';
import { type Configuration, readDocumentLimits, type Secrets } from '../configuration/index.ts';
import { type MailOrder, queueMail } from '../mail/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { checkUrl, createResolver } from '../webhooks/index.ts';
import { readChatScript } from './chat-script.ts';
import { createHttpServer } from './create-http-server.ts';
import { DEFAULT_HTTP_SETTINGS } from './default-settings.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { isLoopback } from './may-show-links.ts';
import { DEFAULT_RATE_LIMITS } from './rate-limits.ts';

export interface ServerOptions
  extends Pick<HttpDependencies, 'db' | 'storage' | 'enqueueExtraction' | 'newId' | 'leaving'> {
  readonly configuration: Configuration;
  readonly secrets: Pick<Secrets, 'cookieSecret'>;
  readonly box: SecretBox;
  readonly log: Logger;
  readonly now: () => Date;
  /** The console's build folder; it need not exist. */
  readonly consoleFolder: string;
}

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 ** 2;
const HOUR_MS = 60 * MINUTE_MS;
/** Opening a document takes milliseconds; one that takes longer than this is counted by its worker. */
const INSPECTION_TIMEOUT_MS = 1_500;
const INSPECTION_MEMORY_MB = 512;

/** Closing it ends its threads; the database and the storage stay the caller's. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { configuration, secrets, box, db, newId } = options;
  const { publicUrl } = configuration;
  const queue = (order: MailOrder) =>
    db.transaction().execute((trx) => queueMail(trx, { now: options.now(), newId }, order));
  const { maxBytes, maxPages } = readDocumentLimits(configuration);
  const pool = createExtractionPool({
    threads: DEFAULT_HTTP_SETTINGS.inspectionsAtOnce,
    documentTimeoutMs: INSPECTION_TIMEOUT_MS,
    documentMemoryMb: INSPECTION_MEMORY_MB,
    maxBytes,
    // The caller hears how many there are.
    maxPages: Number.POSITIVE_INFINITY,
  });
  const payments = createPayments(configuration, { db, sandboxSecret: await box.deriveSecret(db, 'sandbox payments') });
  if (payments.sandbox !== null) {
    options.log.warn('Stripe is not configured: the test checkout adds credits without payment');
  }
  const app = await createHttpServer({
    db,
    storage: options.storage,
    identity: createIdentity({
      db,
      secret: secrets.cookieSecret,
      sealingSecret: await box.deriveSecret(db, 'second-factor'),
      publicUrl,
      newId,
      issuer: readIssuer(configuration),
      hashing: createPasswordHashing(DEFAULT_HASHING),
      ...createAccountMails({ db, queue, box, logger: options.log }),
    }),
    payments,
    box,
    inspect: pool.inspect,
    printImages: printInThread,
    freeBytes: () => freeBytes(configuration.dataDir),
    enqueueExtraction: options.enqueueExtraction,
    checkWebhookUrl: (url) => checkUrl({ resolve: createResolver(), loopback: configuration.webhookLoopback }, url),
    logger: options.log,
    terms: configuration,
    clock: options.now,
    newId,
    ...(options.leaving === undefined ? {} : { leaving: options.leaving }),
    settings: {
      ...DEFAULT_HTTP_SETTINGS,
      publicUrl,
      supportAddress: configuration.supportAddress,
      chat: readChatScript(configuration),
      version: packageJson.version,
      consoleFolder: options.consoleFolder,
      proxies: configuration.proxies,
      metricsToken: configuration.metricsToken,
      showsMailedLinks: configuration.smtpHost === null && isLoopback(`http://${configuration.host}`),
      trialsPerBlock: configuration.trialsPerBlock,
      clientsPerUser: configuration.clientsPerUser,
      diskReserveBytes: configuration.diskReserveMb * MEGABYTE,
      quotaBytes: configuration.customerMb * MEGABYTE,
      transfers: { ...DEFAULT_HTTP_SETTINGS.transfers, openPerAddress: configuration.openPerAddress },
      maxUploadBytes: maxBytes,
      maxPages,
      keyOverlapMs: configuration.keyOverlapMinutes * MINUTE_MS,
      webhookOverlapMs: configuration.webhookOverlapHours * HOUR_MS,
      rateLimits: {
        ...DEFAULT_RATE_LIMITS,
        api: { ...DEFAULT_RATE_LIMITS.api, points: configuration.callsPerMinute },
        'sign-in-address': { ...DEFAULT_RATE_LIMITS['sign-in-address'], points: configuration.signInsPerAddress },
      },
    },
  });
  app.addHook('onClose', () => pool.close());
  return app;
}

/** The three come together; `null` is local accounts. */
function readIssuer({ oidcIssuer, oidcClientId, oidcClientSecret }: Configuration): IssuerOptions | null {
  if (oidcIssuer === null || oidcClientId === null || oidcClientSecret === null) return null;
  return { issuer: oidcIssuer, clientId: oidcClientId, clientSecret: oidcClientSecret };
}
