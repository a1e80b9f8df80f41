/** `npm start` on one machine, with its own database, when the process above all others is killed. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSample } from '@extracto/samples';
import { afterAll, expect, test } from 'vitest';
import { auditLedger } from '../../../server/src/credits/audit/audit-ledger.ts';
import { connectionUrl, readConnectionRecord } from '../../../server/src/data-folder/connection-record.ts';
import { createDatabase } from '../../../server/src/db/connection.ts';
import { findFreePort } from '../../src/free-port.ts';
import { type EmbeddedProduct, signUp, startEmbeddedProduct } from '../start-embedded-product.ts';
import { uploadPatiently } from './upload-patiently.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'extracto-supervisor-'));
chmodSync(dataDir, 0o711);
let product: EmbeddedProduct | null = null;
afterAll(async () => {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a job accepted before is read after the next start, and charged once', { timeout: 180_000 }, async () => {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  product = await startEmbeddedProduct(dataDir, port);
  const { client, api, browser } = await signUp(origin);
  const accepted = await Promise.all(
    [1, 2, 3, 4].map(async (seed) => {
      const { pdf } = await generateSample(seed, { switches: { rows: 'few', encryption: 'none' } });
      const upload = { pdf: new Uint8Array(pdf), expected: 'Succeeded' } as const;
      return await uploadPatiently({ ...client, origins: [origin] }, upload);
    }),
  );
  const ended = once(product.process, 'exit');
  product.process.kill('SIGKILL');
  await ended;
  product = await startEmbeddedProduct(dataDir, port);

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
