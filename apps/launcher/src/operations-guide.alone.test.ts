/**
 * The operators' guide, carried out: a PostgreSQL of the system's package, whose own programs back it up and restore it, a
 * bucket, and processes of the product beside them. What needs Docker or systemd is held by scripts/check/deployment.external.test.ts,
 * one machine alone by backup.alone.test.ts.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { generateSample } from '@extracto/samples';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROJECT_FOLDER } from '../../server/src/project-folder.ts';
import { startTestBucket, type TestBucket } from '../../server/testing/bucket.ts';
import { carryOut, GUIDE_COMMANDS } from '../testing/operations-guide.ts';
import { signUp } from '../testing/start-embedded-product.ts';
import { startTestPart, type TestPart } from '../testing/start-part.ts';
import { findFreePort } from './free-port.ts';
import { chooseDatabaseUser } from './postgres/choose-database-user.ts';

const ONE_MACHINE = ['Backup of one machine', 'Restore of one machine'];
const STARTS_IN_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'extracto-operations-'));
chmodSync(folder, 0o711);
const clone = join(folder, 'extracto');
const carriedOut = new Set(ONE_MACHINE);
const parts: TestPart[] = [];
let postgres: ChildProcess;
let bucket: TestBucket;
let programs: string;
let port: number;
const secrets = {
  EXTRACTO_COOKIE_SECRET: randomBytes(32).toString('hex'),
  EXTRACTO_ENCRYPTION_SECRET: randomBytes(32).toString('hex'),
};

beforeAll(async () => {
  // The guide is followed in the folder of the project; what it writes there must not stay in ours.
  mkdirSync(clone);
  for (const name of readdirSync(PROJECT_FOLDER).filter((name) => name !== 'var'))
    symlinkSync(join(PROJECT_FOLDER, name), join(clone, name));
  programs = findPostgresPrograms();
  port = await findFreePort();
  [postgres, bucket] = await Promise.all([startPostgres(), startTestBucket()]);
  for (const name of ['first', 'restored']) await query('postgres', `create database ${name}`);
}, STARTS_IN_MS);
afterAll(async () => {
  await Promise.all(parts.map((part) => part.kill()));
  await bucket.close();
  const ended = once(postgres, 'exit');
  postgres.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}, STARTS_IN_MS);

/** The system's, server and clients of one version; the embedded package has no client programs. */
function findPostgresPrograms(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/pg_dump').toSorted().at(-1);
  if (found === undefined) throw new Error('There is no PostgreSQL 15 or newer (Debian: apt-get install postgresql).');
  return dirname(found);
}

async function startPostgres(): Promise<ChildProcess> {
  const data = join(folder, 'postgres');
  const user = chooseDatabaseUser();
  mkdirSync(data, { mode: 0o700 });
  if (user !== null) chownSync(data, user.uid, user.gid);
  const how = { ...(user === null ? {} : { uid: user.uid, gid: user.gid }), cwd: '/' };
  const files = [`--pgdata=${data}`, '--username=extracto', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), files, { ...how, stdio: 'pipe' });
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...how,
    stdio: 'ignore',
  });
  await vi.waitFor(() => query('postgres', 'select 1'), { timeout: STARTS_IN_MS });
  return server;
}

const urlOf = (database: string) => `postgresql://extracto@127.0.0.1:${port}/${database}`;

async function query(database: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

function settingsOf(database: string): Record<string, string> {
  return { DATABASE_URL: urlOf(database), STORAGE_URL: bucket.storageUrl, EXTRACTO_LOG_LEVEL: 'fatal', ...secrets };
}

/** Commands of the guide under a heading, run by an operator of that database. */
function follow(heading: string, database: string): Promise<string> {
  carriedOut.add(heading);
  const path = [programs, join(dirname(process.execPath)), process.env.PATH].join(delimiter);
  const env = { PATH: path, HOME: folder, npm_config_offline: 'true', ...settingsOf(database) };
  return carryOut(heading, { cwd: clone, env });
}

async function startParts(database: string): Promise<string> {
  const origin = `http://localhost:${await findFreePort()}`;
  const environment = { ...settingsOf(database), EXTRACTO_DATA_DIR: join(folder, 'data') };
  parts.push(await startTestPart({ role: 'web', environment: { ...environment, PORT: new URL(origin).port } }));
  parts.push(await startTestPart({ role: 'worker', environment }));
  return origin;
}

let kept: { readonly jobId: string; readonly apiKey: string; readonly result: unknown };

async function readKept(origin: string): Promise<unknown> {
  const headers = { 'X-API-KEY': kept.apiKey };
  return await (await fetch(`${origin}/api/v1/jobs/${kept.jobId}/result.json`, { headers })).json();
}

test('a clone is built and has its bucket', { timeout: 180_000 }, async () => {
  expect(await follow('Parts', 'first')).toMatch(/The bucket \S+ (?:was made|is there)\.\n$/);
});

test('a secret has 32 bytes', async () => {
  expect(await follow('Secrets', 'first')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('a backup taken while everything runs brings all of it back, with its books in order', {
  timeout: 180_000,
}, async () => {
  const { api, client } = await signUp(await startParts('first'));
  const { pdf } = await generateSample(1, { switches: { rows: 'few', encryption: 'none' } });
  const { jobId } = (await api.submitJob({ body: { pdf: new Blob([new Uint8Array(pdf)]) } })).body;
  const params = { jobId };
  const status = async () => (await api.getJob({ params })).body.status;
  await expect.poll(status, { timeout: STARTS_IN_MS }).toBe('Succeeded');
  const result = (await api.getResultJson({ params })).body;
  kept = { jobId, apiKey: client.apiKey, result };

  await follow('Backup of several machines', 'first');
  for (const part of parts.splice(0)) await part.kill();
  expect(await follow('Restore of several machines', 'restored')).toContain('promises hold.');

  const origin = await startParts('restored');
  expect(await readKept(origin)).toEqual(result);
});

test('the encryption secret is changed, and results open with the new one alone', { timeout: 180_000 }, async () => {
  const { EXTRACTO_ENCRYPTION_SECRET: old } = secrets;
  Object.assign(secrets, {
    EXTRACTO_OTHER_ENCRYPTION_SECRET: old,
    EXTRACTO_ENCRYPTION_SECRET: randomBytes(32).toString('hex'),
  });
  expect(await follow('Changing the encryption secret', 'restored')).toContain(
    'Nothing needs another secret any more.',
  );
  for (const part of parts.splice(0)) await part.kill();
  Object.assign(secrets, { EXTRACTO_OTHER_ENCRYPTION_SECRET: '' });
  expect(await readKept(await startParts('restored'))).toEqual(kept.result);
});

test('incidents are looked into', async () => {
  expect(await follow('A document was quarantined', 'restored')).not.toBe('');
  expect(await follow('The ledger does not sum up', 'restored')).toContain('promises hold.');
});

test('nothing that the guide gives is left out', () => {
  expect(GUIDE_COMMANDS.filter(({ heading }) => !carriedOut.has(heading))).toEqual([]);
});
