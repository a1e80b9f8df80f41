/**
 * Documents in a folder on a disk that is full: a small one in memory, which takes root to mount. Elsewhere only the S3
 * server without room (see the schedules) stands for it.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, createApiClient } from '@extracto/contract';
import { generateSample } from '@extracto/samples';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../../server/src/accounts/create-account.ts';
import { createClient } from '../../../server/src/clients/create-client.ts';
import { auditLedger } from '../../../server/src/credits/audit/audit-ledger.ts';
import { createSecretBox } from '../../../server/src/secrets/secret-box.ts';
import { createTestDatabase, type TestDatabase } from '../../../server/testing/database.ts';
import { findFreePort } from '../../src/free-port.ts';
import { startTestPart, type TestPart } from '../start-part.ts';

const DISK_BYTES = 8 * 1024 * 1024;
const CREDITS = 1_000;
const SECRET = randomBytes(32);

const disk = mkdtempSync(join(tmpdir(), 'extracto-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

if (mounted) {
  describe('a full disk', () => {
    let database: TestDatabase;
    let web: TestPart;
    let origin: string;
    beforeAll(async () => {
      database = await createTestDatabase();
      const port = await findFreePort();
      origin = `http://localhost:${port}`;
      const environment = {
        PORT: String(port),
        DATABASE_URL: database.url,
        EXTRACTO_DATA_DIR: disk,
        EXTRACTO_COOKIE_SECRET: randomBytes(32).toString('hex'),
        EXTRACTO_ENCRYPTION_SECRET: SECRET.toString('hex'),
        EXTRACTO_LOG_LEVEL: 'fatal',
        // the whole disk is smaller than the usual reserve
        EXTRACTO_DISK_RESERVE_MB: '0',
      };
      web = await startTestPart({ role: 'web', environment });
    }, 60_000);
    afterAll(async () => {
      await web.stop();
      await database.close();
    });

    test('refuses uploads without keeping a part or a credit, and takes the same upload when there is room', async () => {
      const { db } = database;
      const [userId, now] = [ulid(), new Date()];
      await createAccount(db, { userId, email: 'jane@example.com', firstName: 'A', lastName: 'B', now });
      const wish = { userId, name: 'Default', trialCredits: CREDITS, now, newId: () => ulid() };
      const { apiKey } = await createClient(db, createSecretBox(SECRET), wish);
      const { pdf } = await generateSample(4, { switches: { rows: 'thousands', encryption: 'none' } });
      const api = createApiClient({ baseUrl: origin, apiKey });
      const upload = () =>
        api.submitJob({ body: { pdf: new Blob([new Uint8Array(pdf)]) }, idempotencyKey: 'the same' });
      const documents = () =>
        readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sealed'));

      writeFileSync(join(disk, 'filler'), Buffer.alloc(DISK_BYTES - pdf.length / 2));
      const refusal = await upload().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ApiError);
      expect((refusal as ApiError).status).toBe(507);
      expect(documents()).toEqual([]);
      expect((await api.listClients()).body[0]?.credits).toBe(CREDITS);

      rmSync(join(disk, 'filler'));
      const { status, body } = await upload();
      expect(status).toBe(202);
      expect(documents()).toHaveLength(1);
      expect((await api.listClients()).body[0]?.credits).toBe(CREDITS - body.pages!);
      expect((await auditLedger(db)).findings).toEqual([]);
    });
  });
} else {
  test('is stood for by a storage server without room', () => expect(process.getuid?.()).not.toBe(0));
}
