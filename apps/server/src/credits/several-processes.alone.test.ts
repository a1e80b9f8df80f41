import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { UploaderCount, UploaderTask } from '../../testing/uploader.ts';
import { createAccount } from '../accounts/create-account.ts';
import { createClient } from '../clients/create-client.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { auditLedger } from './audit/audit-ledger.ts';
import { lockCredits } from './lock-credits.ts';

const PROGRAM = fileURLToPath(new URL('../../testing/uploader.ts', import.meta.url));
const PROCESSES = 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function newClient(credits: number): Promise<{ readonly userId: string; readonly clientId: string }> {
  const userId = ulid();
  const now = new Date();
  await createAccount(database.db, { userId, email: `${userId}@example.com`, firstName: 'A', lastName: 'B', now });
  const wish = { userId, name: 'Default', trialCredits: credits, now, newId: () => ulid() };
  const { clientId } = await createClient(database.db, createSecretBox(Buffer.alloc(32, 1)), wish);
  return { userId, clientId };
}

function startUploader(task: Omit<UploaderTask, 'databaseUrl'>): ChildProcess {
  return fork(PROGRAM, [JSON.stringify({ ...task, databaseUrl: database.url } satisfies UploaderTask)]);
}

async function countOf(uploader: ChildProcess): Promise<UploaderCount> {
  return await new Promise((resolve, reject) => {
    uploader.on('message', (message) => message !== 'accepted' && resolve(message as UploaderCount));
    uploader.on('exit', (status) => reject(new Error(`the uploader ended with ${status}`)));
  });
}

async function runUploaders(task: Omit<UploaderTask, 'databaseUrl'>) {
  const counts = await Promise.all(Array.from({ length: PROCESSES }, () => countOf(startUploader(task))));
  const sum = (name: keyof UploaderCount) => counts.reduce((total, count) => total + count[name], 0);
  return { accepted: sum('accepted'), refused: sum('refused'), charged: sum('charged') };
}

const creditsOf = (clientId: string) => database.db.transaction().execute((trx) => lockCredits(trx, clientId));

test('of 400 uploads of 4 processes exactly as many are accepted as there are credits', async () => {
  const client = await newClient(37);
  const counts = await runUploaders({ ...client, uploads: 100, endings: 'none' });
  expect(counts).toEqual({ accepted: 37, refused: 363, charged: 0 });
  expect(await creditsOf(client.clientId)).toEqual({ available: 0, reserved: 37 });
  expect((await auditLedger(database.db)).findings).toEqual([]);
});

test('400 jobs that end in every way at once overspend nothing and lose nothing', async () => {
  const client = await newClient(40);
  const counts = await runUploaders({ ...client, uploads: 100, endings: 'every' });
  expect(counts.accepted + counts.refused).toBe(400);
  expect(counts.charged).toBeGreaterThan(0);
  expect(counts.charged).toBeLessThanOrEqual(40);
  expect(await creditsOf(client.clientId)).toEqual({ available: 40 - counts.charged, reserved: 0 });
  expect((await auditLedger(database.db)).findings).toEqual([]);
});

test('a process that is killed in the middle takes no credit with it', async () => {
  const client = await newClient(60);
  const killed = startUploader({ ...client, uploads: 200, endings: 'every' });
  const other = countOf(startUploader({ ...client, uploads: 30, endings: 'none' }));
  await once(killed, 'message');
  killed.kill('SIGKILL');
  await Promise.all([once(killed, 'exit'), other]);
  const { available, reserved } = await creditsOf(client.clientId);
  const { charged } = await database.db
    .selectFrom('jobs')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('credits_charged'), eb.lit(0)).as('charged'))
    .where('client_id', '=', client.clientId)
    .executeTakeFirstOrThrow();
  expect(available + reserved + Number(charged)).toBe(60);
  expect((await auditLedger(database.db)).findings).toEqual([]);
});
