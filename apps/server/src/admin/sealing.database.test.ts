/** What operators do with the encryption secret and with what it seals. */
import { createCipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { box, newCustomer, submit, type TestCustomer } from '../../testing/customer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { documentKey } from '../adapters/storage/document-storage.ts';
import { openStorage } from '../adapters/storage/open-storage.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { secretContext } from '../webhooks/webhook-secret.ts';
import { COMMANDS } from './commands.ts';

/** As that of `box`. */
const OLD = '01'.repeat(32);
const NEW = '02'.repeat(32);
const dataDir = mkdtempSync(join(tmpdir(), 'extracto-operator-'));
let database: TestDatabase;
let customer: TestCustomer;
beforeAll(async () => {
  database = await createTestDatabase();
  customer = await newCustomer(database.db, new Date());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('EXTRACTO_DATA_DIR', dataDir);
  vi.stubEnv('EXTRACTO_ENCRYPTION_SECRET', OLD);
  vi.stubEnv('EXTRACTO_OTHER_ENCRYPTION_SECRET', '');
});

const admin = (name: string, ...args: string[]) => COMMANDS[name]!.run(args);

/** As an earlier version sealed. */
function sealFirst(text: string, context: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(OLD, 'hex'), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), body]);
}

describe('changing the encryption secret', () => {
  test('keeps every key, also those that an earlier version sealed, and lets the old secret be dropped', async () => {
    const { db } = database;
    const { clientId } = customer;
    // As the migration leaves the key of the service.
    const unwrapped = { secret_id: null, wrapped: null };
    await db.deleteFrom('data_keys').where('owner', '=', 'service').execute();
    await db
      .insertInto('data_keys')
      .values({ owner: 'service', ...unwrapped })
      .execute();
    await box.deriveSecret(db, 'any');
    const sealed = sealFirst('ext_live_old', clientId);
    await db.updateTable('api_keys').set({ key_encrypted: sealed }).where('mode', '=', 'live').execute();
    const name = { clientId, mode: 'live' as const };
    const webhook = { url: 'https://example.com/', secret_encrypted: sealFirst('whsec_old', secretContext(name)) };
    const endpoint = { client_id: clientId, mode: 'live' as const, ...webhook };
    await db
      .insertInto('webhook_endpoints')
      .values({ ...endpoint, previous_secret_encrypted: null, disabled_reason: null })
      .onConflict((conflict) => conflict.columns(['client_id', 'mode']).doUpdateSet(webhook))
      .execute();

    vi.stubEnv('EXTRACTO_ENCRYPTION_SECRET', NEW);
    await expect(admin('rewrap-keys')).rejects.toThrow('EXTRACTO_ENCRYPTION_SECRET');
    vi.stubEnv('EXTRACTO_OTHER_ENCRYPTION_SECRET', OLD);
    const said = await admin('rewrap-keys');
    expect(said).toMatch(/^Wrapped \d+ data keys, and sealed 2 secrets of an earlier version\. Nothing needs another/);
    vi.stubEnv('EXTRACTO_OTHER_ENCRYPTION_SECRET', '');
    expect(await admin('rewrap-keys')).toMatch(/^Wrapped 0 data keys\./);

    const after = createSecretBox(Buffer.from(NEW, 'hex'));
    const key = await db.selectFrom('api_keys').select('key_encrypted').where('mode', '=', 'live').executeTakeFirst();
    expect(String(await after.open(db, key!.key_encrypted, clientId))).toBe('ext_live_old');
    const { secret_encrypted } = await db.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow();
    expect(String(await after.open(db, secret_encrypted!, secretContext(name)))).toBe('whsec_old');
    await createSecretBox(Buffer.from(OLD, 'hex'), Buffer.from(NEW, 'hex')).rewrap(db);
  });
});

describe('the document of a job in quarantine', () => {
  const quarantined = async () => {
    const { db } = database;
    const { jobId } = await submit(db, customer, new Date());
    const key = documentKey(jobId);
    const storage = await openStorage({ dataDir, storageUrl: null }, { db, box });
    await storage.put(key, Readable.from([Buffer.from('%PDF-1.7 bad')]), customer.clientId);
    const given = {
      status: 'Failed',
      error_code: 'internal',
      interruption: 'a crash',
      finished_at: new Date(),
    } as const;
    await db
      .updateTable('jobs')
      .set({ ...given, document_key: key })
      .where('job_id', '=', jobId)
      .execute();
    return { jobId, storage, key };
  };

  test('is opened into a file that only its owner reads', async () => {
    const { jobId } = await quarantined();
    const file = join(dataDir, 'bad.pdf');
    await admin('quarantined-document', '--job', jobId, '--to', file);
    expect(readFileSync(file, 'latin1')).toBe('%PDF-1.7 bad');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(admin('quarantined-document', '--job', jobId, '--to', file)).rejects.toThrow('EEXIST');
  });

  test('is refused where it was deleted, and so is the document of any other job', async () => {
    const { jobId, storage, key } = await quarantined();
    const file = join(dataDir, 'none.pdf');
    await storage.delete(key);
    const deleted = admin('quarantined-document', '--job', jobId, '--to', file);
    await expect(deleted).rejects.toThrow('was deleted');
    const other = admin('quarantined-document', '--job', ulid(), '--to', file);
    await expect(other).rejects.toThrow('is not in quarantine');
    expect(existsSync(file)).toBe(false);
  });
});
