/**
 * The web role in a test: real database, storage on disk, real threads that count pages, no socket. Callers speak through
 * `fetch`, as programs and browsers do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, type Client, createApiClient } from '@extracto/contract';
import { createExtractionPool, type ExtractionPool } from '@extracto/engine/node';
import { printInThread } from '@extracto/images/print-in-thread';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { monotonicFactory, ulid } from 'ulid';
import { createAccountMails } from '../src/accounts/create-account-mails.ts';
import type { IssuerOptions } from '../src/adapters/identity/create-auth.ts';
import { createIdentity } from '../src/adapters/identity/create-identity.ts';
import { createPasswordHashing } from '../src/adapters/identity/hash-passwords.ts';
import type { Mail } from '../src/adapters/mail/mailer.ts';
import { createSandboxPayments } from '../src/adapters/payments/create-sandbox-payments.ts';
import type { PaymentProvider } from '../src/adapters/payments/payment-provider.ts';
import { freeBytes } from '../src/adapters/storage/free-bytes.ts';
import { openStorage } from '../src/adapters/storage/open-storage.ts';
import { createHttpServer } from '../src/http/create-http-server.ts';
import { DEFAULT_HTTP_SETTINGS } from '../src/http/default-settings.ts';
import type { HttpDependencies, HttpSettings } from '../src/http/http-dependencies.ts';
import { DEFAULT_RATE_LIMITS, type LimitName, type RateLimit } from '../src/http/rate-limits.ts';
import { type MailOrder, queueMail } from '../src/mail/queue-mail.ts';
import { sendQueuedMail } from '../src/mail/send-queued-mail.ts';
import { enqueueExtraction } from '../src/queue/enqueue-extraction.ts';
import { createSecretBox } from '../src/secrets/secret-box.ts';
import { checkUrl } from '../src/webhooks/check-url.ts';
import { createResolver } from '../src/webhooks/resolve-host.ts';
import { checkAnswer } from './contract.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { signUpConfirmed } from './sign-up.ts';

export const ORIGIN = 'http://localhost:4200';

/** Every customer of a test has this password. */
export const PASSWORD = 'correct horse battery';

/** Somebody with an account, a client and 25 XTS. */
export interface Customer {
  readonly client: Client;
  /** With the API key. */
  readonly api: ApiClient;
  /** With the session cookie, as the console. */
  readonly browser: ApiClient;
  readonly cookie: string;
}

export interface TestService extends HttpDependencies {
  readonly app: FastifyInstance;
  /** Connection URL of the service's database. */
  readonly url: string;
  readonly pool: ExtractionPool;
  /** The worker's part, in a test that reads a document itself. */
  readonly lane: 'short';
  readonly storageFolder: string;
  /** Log lines, one JSON object each. */
  readonly logged: readonly string[];
  /** Sent mails, oldest first. */
  readonly mails: readonly Mail[];
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends JSON. */
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Signs up a customer, with a new email address unless one is given. */
  readonly newCustomer: (email?: string) => Promise<Customer>;
  readonly close: () => Promise<void>;
}

const PLENTY: RateLimit = { points: 1_000_000, seconds: 60 };
/** Limits that no test reaches by chance. */
export const NO_LIMITS = Object.fromEntries(Object.keys(DEFAULT_RATE_LIMITS).map((name) => [name, PLENTY])) as Record<
  LimitName,
  RateLimit
>;

/** Tests sign many people up. */
export const CHEAP_HASHING = { cost: { ln: 10, r: 8, p: 1 }, atOnce: 2, mostWaiting: 100 } as const;
const SANDBOX = { publicUrl: ORIGIN, statementDescriptor: 'EXTRACTO', webhookSecret: 'whsec_sandbox' };

/** `payments`: the sandbox when `null`. `issuer`: local accounts when `null`. */
export async function createTestService(
  settings: Partial<HttpSettings> = {},
  payments: PaymentProvider | null = null,
  issuer: IssuerOptions | null = null,
  replaced: Partial<Pick<HttpDependencies, 'inspect' | 'freeBytes'>> = {},
): Promise<TestService> {
  const database: TestDatabase = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-http-'));
  const pool = createExtractionPool({ threads: 1, documentTimeoutMs: 20_000, documentMemoryMb: 256 });
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const next = monotonicFactory();
  const newId = () => next();
  const mails: Mail[] = [];
  const box = createSecretBox(Buffer.alloc(32, 7));
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
    },
  };
  // The part of the worker: what was put in line is sent at once.
  const queue = async (order: MailOrder) => {
    const mailId = newId();
    const clerk = { now: new Date(), newId: () => mailId };
    await database.db.transaction().execute((trx) => queueMail(trx, clerk, order));
    await sendQueuedMail({ db: database.db, mailer, box, publicUrl: ORIGIN, now: () => new Date() }, mailId);
  };
  const dependencies: HttpDependencies = {
    db: database.db,
    storage: await openStorage({ dataDir, storageUrl: null }, { db: database.db, box }),
    identity: createIdentity({
      db: database.db,
      secret: 'k2Jx0f3o9sQw7ZpLr5Vt8Yb1Nc4Md6Ha',
      sealingSecret: await box.deriveSecret(database.db, 'second-factor'),
      publicUrl: ORIGIN,
      newId,
      issuer,
      hashing: createPasswordHashing(CHEAP_HASHING),
      ...createAccountMails({ db: database.db, queue, box, logger }),
    }),
    payments: payments ?? createSandboxPayments({ db: database.db, ...SANDBOX }),
    box,
    inspect: replaced.inspect ?? pool.inspect,
    printImages: printInThread,
    freeBytes: replaced.freeBytes ?? (() => freeBytes(dataDir)),
    enqueueExtraction,
    checkWebhookUrl: (url) => checkUrl({ resolve: createResolver(), loopback: false }, url),
    logger,
    terms: { documentDays: 3, resultDays: 30 },
    clock: () => new Date(),
    newId,
    settings: {
      ...DEFAULT_HTTP_SETTINGS,
      publicUrl: ORIGIN,
      version: '1.0.0',
      supportAddress: 'support@extracto.example',
      consoleFolder: null,
      rateLimits: NO_LIMITS,
      showsMailedLinks: true,
      trialsPerBlock: 1_000_000,
      diskReserveBytes: 0,
      ...settings,
    },
  };
  const app = await createHttpServer(dependencies);
  const send = sender(app);
  return {
    ...dependencies,
    app,
    url: database.url,
    pool,
    lane: 'short',
    logged,
    mails,
    send,
    post: (path, body, headers) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    storageFolder: join(dataDir, 'storage', 'documents'),
    newCustomer: (email) => newCustomer(send, email),
    close: async () => {
      await app.close();
      await pool.close();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** `fetch` against the server, without a socket. Every answer must be one that the OpenAPI document tells. */
function sender(app: FastifyInstance): TestService['send'] {
  return async (path, init) => {
    const request = new Request(new URL(path, ORIGIN), init);
    const answer = await app.inject({
      method: request.method as 'GET',
      url: request.url.slice(ORIGIN.length),
      headers: { host: new URL(ORIGIN).host, ...Object.fromEntries(request.headers) },
      ...(request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    checkAnswer(request.method, request.url.slice(ORIGIN.length), {
      status: answer.statusCode,
      type: String(answer.headers['content-type'] ?? ''),
      body: answer.body,
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    );
    const bodyless = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(bodyless ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}

async function newCustomer(send: TestService['send'], email = `${ulid()}@example.com`): Promise<Customer> {
  const account = { email, password: PASSWORD, firstName: 'Jane' };
  const anonymous = createApiClient({ baseUrl: ORIGIN, fetch: (input, init) => send(String(input), init) });
  const cookie = await signUpConfirmed(anonymous, account);
  const browser = createApiClient({
    baseUrl: ORIGIN,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      headers.set('origin', ORIGIN);
      return send(String(input), { ...init, headers });
    },
  });
  const { body: client } = await browser.createClient();
  const api = createApiClient({
    baseUrl: ORIGIN,
    apiKey: client.apiKey,
    fetch: (input, init) => send(String(input), init),
  });
  return { client, api, browser, cookie };
}
