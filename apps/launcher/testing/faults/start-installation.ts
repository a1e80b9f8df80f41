/**
 * The product past one machine, on this one, to be broken: a PostgreSQL of its own that is started again when it is killed,
 * an S3 server that can be made to suffer, web and worker processes that can be killed, and customers with credits.
 */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import { createAccount } from '../../../server/src/accounts/create-account.ts';
import { createClient } from '../../../server/src/clients/create-client.ts';
import { createDatabase } from '../../../server/src/db/connection.ts';
import type { Database } from '../../../server/src/db/schema.ts';
import { prepareAsOwner } from '../../../server/src/queue/prepare-database.ts';
import { createSecretBox, type SecretBox } from '../../../server/src/secrets/secret-box.ts';
import { startTestBucket, type TestBucket } from '../../../server/testing/bucket.ts';
import { findFreePort } from '../../src/free-port.ts';
import { findPostmaster } from '../../src/postgres/postmaster.ts';
import { type SupervisedPostgres, supervisePostgres } from '../../src/postgres/supervise-postgres.ts';
import { startTestPart, type TestPart } from '../start-part.ts';

export interface InstallationCustomer {
  readonly userId: string;
  readonly clientId: string;
  readonly apiKey: string;
  /** Given at the start. */
  readonly credits: number;
}

export interface WebPart {
  readonly origin: string;
  part: TestPart;
}

export interface Installation {
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly bucket: TestBucket;
  readonly box: SecretBox;
  readonly webs: readonly WebPart[];
  readonly workers: TestPart[];
  readonly startWorker: () => Promise<void>;
  /** Under the same address as before. */
  readonly restartWeb: (web: WebPart) => Promise<void>;
  readonly killPostgres: () => void;
  /** Process id of the postmaster, the parent of PostgreSQL's session processes. */
  readonly postgresPid: () => number;
  readonly newCustomer: (credits: number) => Promise<InstallationCustomer>;
  readonly close: () => Promise<void>;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Exit status that shells report for a program that Ctrl-C ended. */
const INTERRUPTED_STATUS = 130;

export interface InstallationOptions {
  readonly webs: number;
  readonly workers: number;
  readonly workerThreads?: number;
  readonly preload?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Stopped by a signal as well, even while it starts: whatever was begun by then is ended, the database too. */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const ends: (() => Promise<unknown>)[] = [];
  const processes = new Set<ChildProcess>();
  const end = async () => {
    await killAll(processes);
    while (ends.length > 0) await ends.pop()?.();
  };
  const starting = start(options, processes, (end) => void ends.push(end));
  const interruption = awaitSignal(async () => {
    // A starting process fails at once; the database is waited for.
    await killAll(processes);
    await starting.catch(() => {});
    await end();
  });
  const close = async () => {
    // Then this process ends as soon as all of it has.
    if (interruption.begun()) return await new Promise<never>(() => {});
    interruption.ignore();
    return await end();
  };
  try {
    return { ...(await starting), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Calls `end` at the first request to stop, and ends this process afterwards. */
function awaitSignal(end: () => Promise<void>) {
  let begun = false;
  const stop = () => {
    if (begun) return;
    begun = true;
    void end().finally(() => process.exit(INTERRUPTED_STATUS));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  return {
    begun: () => begun,
    ignore: () => {
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
    },
  };
}

async function killAll(processes: ReadonlySet<ChildProcess>): Promise<void> {
  await Promise.all(
    [...processes].map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
}

/** Web and worker processes go into `processes`; `atEnd` is told how to end all else once it runs, the last first. */
async function start(
  options: InstallationOptions,
  processes: Set<ChildProcess>,
  atEnd: (end: () => Promise<unknown>) => void,
): Promise<Omit<Installation, 'close'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-installation-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o711);
  atEnd(async () => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = await supervisePostgres({ dataDir, report: () => {}, settings: { max_connections: '200' } });
  atEnd(postgres.stop);
  const bucket = await startTestBucket();
  atEnd(bucket.close);
  await prepareAsOwner(postgres.url, postgres.serviceUrl);
  const db = createDatabase(postgres.url, { applicationName: 'test' });
  atEnd(() => db.destroy());
  const encryptionSecret = randomBytes(32).toString('hex');
  const box = createSecretBox(Buffer.from(encryptionSecret, 'hex'));
  const environment = {
    DATABASE_URL: postgres.serviceUrl,
    STORAGE_URL: bucket.storageUrl,
    EXTRACTO_DATA_DIR: dataDir,
    EXTRACTO_COOKIE_SECRET: randomBytes(32).toString('hex'),
    EXTRACTO_ENCRYPTION_SECRET: encryptionSecret,
    EXTRACTO_WORKER_THREADS: String(options.workerThreads ?? 1),
    EXTRACTO_WEBHOOK_LOOPBACK: 'on',
    EXTRACTO_LOG_LEVEL: 'fatal',
    ...options.environment,
  };
  const { preload = [] } = options;
  const onProcess = (child: ChildProcess) => void processes.add(child);
  const startWebAt = (origin: string) =>
    startTestPart({ role: 'web', environment: { ...environment, PORT: new URL(origin).port }, preload, onProcess });
  const workers: TestPart[] = [];
  const webs: WebPart[] = [];
  const startWorker = async () => {
    workers.push(await startTestPart({ role: 'worker', environment, preload, onProcess }));
  };
  for (let index = 0; index < options.webs; index += 1) {
    const origin = `http://localhost:${await findFreePort()}`;
    webs.push({ origin, part: await startWebAt(origin) });
  }
  for (let index = 0; index < options.workers; index += 1) await startWorker();
  return {
    db,
    databaseUrl: postgres.url,
    dataDir,
    bucket,
    box,
    webs,
    workers,
    startWorker,
    restartWeb: async (web) => {
      web.part = await startWebAt(web.origin);
    },
    killPostgres: () => killPostmaster(postgres),
    postgresPid: () => findPostmaster(postgres.folder)?.pid ?? -1,
    newCustomer: (credits) => newCustomer(db, box, credits),
  };
}

function killPostmaster({ folder }: SupervisedPostgres): void {
  const postmaster = findPostmaster(folder);
  if (postmaster !== null) process.kill(postmaster.pid, 'SIGKILL');
}

async function newCustomer(db: Kysely<Database>, box: SecretBox, credits: number): Promise<InstallationCustomer> {
  const userId = ulid();
  const now = new Date();
  await createAccount(db, { userId, email: `${userId}@example.com`, firstName: 'A', lastName: 'B', now });
  const wish = { userId, name: 'Default', trialCredits: credits, now, newId: () => ulid() };
  const { clientId, apiKey } = await createClient(db, box, wish);
  return { userId, clientId, apiKey, credits };
}
