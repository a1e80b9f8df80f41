/** The backup and the restore of docs/operations.md for one machine, carried out. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSample } from '@extracto/samples';
import { afterAll, expect, test } from 'vitest';
import { carryOut } from '../testing/operations-guide.ts';
import { type EmbeddedProduct, signUp, startEmbeddedProduct } from '../testing/start-embedded-product.ts';
import { findFreePort } from './free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'extracto-backup-'));
chmodSync(folder, 0o711);
let product: EmbeddedProduct | null = null;
afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('after a loss of everything the backup brings back jobs, results, documents and sign-ins', {
  timeout: 180_000,
}, async () => {
  const port = await findFreePort();
  const dataDir = join(folder, 'var', 'data');
  execFileSync('mkdir', ['-p', dataDir]);
  execFileSync('chmod', ['711', join(folder, 'var'), dataDir]);
  product = await startEmbeddedProduct(dataDir, port);
  const { api, browser } = await signUp(`http://localhost:${port}`);
  const { pdf } = await generateSample(1, { switches: { rows: 'few', encryption: 'none' } });
  const { jobId } = (await api.submitJob({ body: { pdf: new Blob([new Uint8Array(pdf)]) } })).body;
  const params = { jobId };
  const status = async () => (await api.getJob({ params })).body.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('Succeeded');
  const before = (await api.getResultJson({ params })).body;
  await product.stop();

  await carryOut('Backup of one machine', { cwd: folder });
  rmSync(dataDir, { recursive: true });
  await carryOut('Restore of one machine', { cwd: folder });

  product = await startEmbeddedProduct(dataDir, port);
  expect((await browser.getUser()).body.email).toBe('jane@example.com');
  expect((await api.getResultJson({ params })).body).toEqual(before);
  const document = await (await api.getDocument({ params })).body.arrayBuffer();
  expect(Buffer.from(document).equals(pdf)).toBe(true);
});
