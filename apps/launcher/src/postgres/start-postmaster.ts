/** Starts PostgreSQL on the loopback interface and waits until it answers. */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type ConnectionRecord, connectionUrl } from '../../../server/src/data-folder/index.ts';
import { postgresEnvironment } from './initialise-database.ts';
import type { DatabasePlace } from './place-database.ts';
import { type Postmaster, stopPostmaster } from './postmaster.ts';

export interface StartOptions {
  /** Has bin/postgres. */
  readonly programs: string;
  readonly place: DatabasePlace;
  readonly record: ConnectionRecord;
  readonly logFile: string;
  /** PostgreSQL settings by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

const ANSWER_LIMIT_MS = 120_000;
const ASK_INTERVAL_MS = 50;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Throws with the last lines of PostgreSQL's log when it ends or stays silent. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const { programs, place, record, logFile } = options;
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) truncateSync(logFile);
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(record.port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  };
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    join(programs, 'bin', 'postgres'),
    ['-D', place.folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...(place.user === null ? {} : { uid: place.user.uid, gid: place.user.gid }),
      cwd: '/',
      env: postgresEnvironment(),
      // A process group of its own: Ctrl-C in the terminal must not stop the database while the product drains.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const postmaster: Postmaster = { pid: child.pid ?? -1, port: record.port, exited };
  if (await waitUntilReady(record, exited)) return postmaster;
  if (child.pid !== undefined) await stopPostmaster(postmaster);
  throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${readEnd(logFile)}`);
}

/** false when `exited` settles first, or nothing answers in time. A database in recovery answers, and may take its time. */
export async function waitUntilReady(record: ConnectionRecord, exited: Promise<void>): Promise<boolean> {
  let gone = false;
  exited.then(() => {
    gone = true;
  });
  for (let deadline = Date.now() + ANSWER_LIMIT_MS; !gone && Date.now() < deadline; ) {
    const answer = await ask(record);
    if (answer === 'ready') return true;
    if (answer === 'starting') deadline = Date.now() + ANSWER_LIMIT_MS;
    await new Promise((resolve) => setTimeout(resolve, ASK_INTERVAL_MS));
  }
  return false;
}

async function ask(record: ConnectionRecord): Promise<'ready' | 'starting' | 'silent'> {
  const client = new pg.Client({ connectionString: connectionUrl(record, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '28P01') throw new Error('The password in database.json does not open the database beside it.');
    return code === '57P03' ? 'starting' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

function readEnd(path: string): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}
