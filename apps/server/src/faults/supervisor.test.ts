/** `npm start` on one machine, with its own database, when the process above all others is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@extracto/contract';
import { generateSample } from '@extracto/samples';
import { afterAll, expect, test } from 'vitest';
import { auditLedger } from '../credits/audit/audit-ledger.ts';
import { createDatabase } from '../db/connection.ts';
import { findFreePort } from '../launcher/free-port.ts';
import { connectionUrl, readConnectionRecord } from '../launcher/postgres/connection-record.ts';
import { SERVER_PROGRAM } from '../launcher/start-test-part.ts';
import { uploadPatiently } from './upload-patiently.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'extracto-supervisor-'));
chmodSync(dataDir, 0o711);
let product: ChildProcess | null = null;
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function stop(): Promise<void> {
  if (product === null || product.exitCode !== null || product.signalCode !== null) return;
  product.kill('SIGTERM');
  await once(product, 'exit');
}

/** Resolves when it says that it is ready. */
async function start(port: number): Promise<void> {
  const environment = {
    PATH: process.env.PATH,
    PORT: String(port),
    EXTRACTO_DATA_DIR: dataDir,
    EXTRACTO_LOG_LEVEL: 'fatal',
    EXTRACTO_WORKER_THREADS: '1',
  };
  const started = spawn(process.execPath, [SERVER_PROGRAM], { env: environment });
  product = started;
  let printed = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('Extracto is ready')) ready.resolve();
    });
  }
  started.once('exit', () => ready.reject(new Error(`the product ended: ${printed}`)));
  await ready.promise;
}

test('what was accepted before is read after the next start, and charged once', { timeout: 180_000 }, async () => {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  await start(port);
  const anonymous = createClient({ baseUrl: origin });
  const account = { email: 'jane@example.com', password: 'correct horse battery', firstName: 'Jane' };
  const cookie = (await anonymous.signUp({ body: account })).headers.getSetCookie()[0]!.split(';')[0]!;
  const browser = createClient({
    baseUrl: origin,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin } }),
  });
  const { body: client } = await browser.createClient();
  const accepted = await Promise.all(
    [1, 2, 3, 4].map(async (seed) => {
      const { pdf } = await generateSample(seed, { switches: { rows: 'few', encryption: 'none' } });
      return await uploadPatiently(
        { ...client, origins: [origin] },
        { pdf: new Uint8Array(pdf), expected: 'Succeeded' },
      );
    }),
  );
  const killed = product!;
  const ended = once(killed, 'exit');
  killed.kill('SIGKILL');
  await ended;
  await start(port);

  const api = createClient({ baseUrl: origin, apiKey: client.apiKey });
  const statuses = async () =>
    await Promise.all(accepted.map(async ({ jobId }) => (await api.getJob({ params: { jobId } })).body.status));
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(accepted.map(() => 'Succeeded'));
  const db = createDatabase(connectionUrl(readConnectionRecord(dataDir)!));
  try {
    const { charged, pages } = await db
      .selectFrom('jobs')
      .select((eb) => [eb.fn.sum<number>('credits_charged').as('charged'), eb.fn.sum<number>('pages').as('pages')])
      .executeTakeFirstOrThrow();
    const left = (await browser.listClients()).body[0]!.credits;
    expect([Number(charged), left]).toEqual([Number(pages), client.credits - Number(pages)]);
    expect((await auditLedger(db)).findings).toEqual([]);
  } finally {
    await db.destroy();
  }
});
