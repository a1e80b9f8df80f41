/**
 * The embedded database of a data directory: made at the first start, adopted when it outlived the process that started
 * it, started again whenever it dies, stopped last.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  type ConnectionRecord,
  connectionUrl,
  newConnectionRecord,
  readConnectionRecord,
  serviceUrl,
  writeConnectionRecord,
} from '../../../server/src/data-folder/index.ts';
import { findFreePort, isPortFree } from '../free-port.ts';
import { chooseDatabaseUser } from './choose-database-user.ts';
import { initialiseDatabase } from './initialise-database.ts';
import { locatePostgres } from './locate-postgres.ts';
import { type DatabasePlace, placeDatabase } from './place-database.ts';
import { placePrograms } from './place-programs.ts';
import { findPostmaster, type Postmaster, stopPostmaster, watchProcess } from './postmaster.ts';
import { type StartOptions, startPostmaster, waitUntilReady } from './start-postmaster.ts';

export interface SupervisedPostgres {
  /** Connection URL of the product's database; it stays the same after a restart of PostgreSQL. */
  readonly url: string;
  /** The same database as the role that web and worker use, which `prepareAsOwner` makes. */
  readonly serviceUrl: string;
  readonly folder: string;
  /** Settles after `stop`. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface SuperviseOptions {
  /** Exists already. */
  readonly dataDir: string;
  /** One line for the operator. */
  readonly report: (line: string) => void;
  /** PostgreSQL settings by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** false: the files need not outlive a power failure (tests). */
  readonly durable?: boolean;
  /** Before each attempt to start it, one round after the other. */
  readonly restartDelaysMs?: readonly number[];
}

interface Patience {
  readonly delaysMs: readonly number[];
  /** Settles when it was stopped. */
  readonly until: Promise<void>;
  readonly isOver: () => boolean;
}

const RESTART_DELAYS_MS = [0, 500, 1_000, 2_000, 5_000, 10_000];

const FIRST_START: Patience = { delaysMs: RESTART_DELAYS_MS, until: new Promise(() => {}), isOver: () => false };

export async function supervisePostgres(options: SuperviseOptions): Promise<SupervisedPostgres> {
  const { dataDir, report, durable = true, restartDelaysMs = RESTART_DELAYS_MS } = options;
  const { place, programs } = openToOthers(() => {
    const chosen = placeDatabase(dataDir, chooseDatabaseUser());
    return { place: chosen, programs: placePrograms(locatePostgres(), chosen.user) };
  });
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const record = await settleConnection(dataDir, place);
  if (!existsSync(place.folder)) {
    report('Creating the database …');
    await initialiseDatabase({ programs, place, record, durable });
  }
  const start: StartOptions = {
    programs,
    place,
    record,
    logFile: join(logs, 'postgres.log'),
    settings: { ...options.settings, ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }) },
  };
  let running: Postmaster | null =
    (await adoptPostmaster(place, record)) ?? (await startPatiently(start, report, FIRST_START));
  await createDatabase(record);

  let stopping = false;
  const wake = Promise.withResolvers<void>();
  /** However long it takes: a disk that is full is emptied by somebody. `null` when this was stopped. */
  async function startAgain(): Promise<Postmaster | null> {
    while (!stopping) {
      try {
        return await startPatiently(start, report, {
          delaysMs: restartDelaysMs,
          until: wake.promise,
          isOver: () => stopping,
        });
      } catch (error) {
        report(`The database cannot be started: ${error instanceof Error ? error.message : error}`);
      }
    }
    return null;
  }
  const ended = watch();
  async function watch(): Promise<void> {
    while (running !== null) {
      await running.exited;
      running = null;
      if (stopping) return;
      report('The database stopped unexpectedly; restarting it …');
      const restarted = await startAgain();
      // Stopped while it was starting.
      if (stopping) return restarted === null ? undefined : stopPostmaster(restarted);
      running = restarted;
      report('The database is back.');
    }
  }
  return {
    url: connectionUrl(record),
    serviceUrl: serviceUrl(record),
    folder: place.folder,
    ended,
    stop: async () => {
      stopping = true;
      wake.resolve();
      if (running !== null) await stopPostmaster(running);
      await ended;
    },
  };
}

/** Another user, who runs the database for root, must be able to enter this folder. */
function openToOthers<T>(make: () => T): T {
  const umask = process.umask(0o022);
  try {
    return make();
  } finally {
    process.umask(umask);
  }
}

/** Password and port: those of the last start, with another port when a stranger took it meanwhile. */
async function settleConnection(dataDir: string, place: DatabasePlace): Promise<ConnectionRecord> {
  const known = readConnectionRecord(dataDir);
  const running = existsSync(place.folder) ? findPostmaster(place.folder) : null;
  if (known === null && existsSync(place.folder)) {
    throw new Error(`${join(dataDir, 'database.json')}, which holds the password of the database, is missing.`);
  }
  const port = running?.port ?? known?.port ?? null;
  if (known !== null && known.port === port && (running !== null || (await isPortFree(known.port)))) return known;
  const record = { ...(known ?? newConnectionRecord(0)), port: running?.port ?? (await findFreePort()) };
  writeConnectionRecord(dataDir, record);
  return record;
}

/** The database that a killed process left running. */
async function adoptPostmaster(place: DatabasePlace, record: ConnectionRecord): Promise<Postmaster | null> {
  const found = findPostmaster(place.folder);
  if (found === null) return null;
  const postmaster = { ...found, exited: watchProcess(found.pid) };
  // It ended meanwhile: start one.
  return (await waitUntilReady(record, postmaster.exited)) ? postmaster : null;
}

/**
 * The sessions of a killed PostgreSQL hold its memory for some seconds; a start in that time fails and is repeated.
 * null when it was stopped instead. Throws the last attempt's error.
 */
async function startPatiently(
  start: StartOptions,
  report: (line: string) => void,
  { delaysMs, until, isOver }: Patience,
): Promise<Postmaster | null> {
  let failure: unknown = null;
  for (const [attempt, delayMs] of delaysMs.entries()) {
    if (attempt > 1) report('The database does not start yet; trying again …');
    await Promise.race([wait(delayMs), until]);
    if (isOver()) return null;
    try {
      findPostmaster(start.place.folder);
      return await startPostmaster(start);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function createDatabase(record: ConnectionRecord): Promise<void> {
  const client = new pg.Client({ connectionString: connectionUrl(record, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [record.database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(record.database)}`);
  } finally {
    await client.end();
  }
}
