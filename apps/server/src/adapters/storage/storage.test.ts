import { randomBytes } from 'node:crypto';
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestBucket, type TestBucket } from '../../../testing/bucket.ts';
import { documentKey, type ObjectStore } from './document-storage.ts';
import { createBucket } from './keep-in-bucket.ts';
import { openStore } from './open-storage.ts';

const JOB_ID = '01JD8ZV6T0000000000000000A';
/** More than one part of an upload in parts, and no multiple of anything. */
const LARGE_BYTES = 11_000_001;

let dataDir: string;
let bucket: TestBucket;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'extracto-storage-'));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true });
});

describe.each(['a folder', 'an S3 bucket'] as const)('documents in %s', (place) => {
  let storage: ObjectStore;
  beforeAll(async () => {
    storage = await openStore({ dataDir, storageUrl: place === 'a folder' ? null : bucket.storageUrl });
  });
  const kept = async (key: string) => {
    const bytes = await storage.getBytes(key);
    return bytes === null ? null : Buffer.from(bytes);
  };

  test('a stored document is read back, byte for byte, until it is deleted', async () => {
    const key = documentKey(JOB_ID);
    const content = Buffer.from('%PDF-\u0000\u00ff\n', 'latin1');
    await storage.put(key, Readable.from([content.subarray(0, 3), content.subarray(3)]));
    expect(await kept(key)).toEqual(content);
    expect(await buffer((await storage.getStream(key))!)).toEqual(content);
    await storage.delete(key);
    expect(await kept(key)).toBeNull();
  });

  test('a large document of unknown length arrives whole', async () => {
    const key = documentKey(JOB_ID, 'test');
    const content = randomBytes(LARGE_BYTES);
    const chunks = Array.from({ length: Math.ceil(LARGE_BYTES / 65_536) }, (_, index) =>
      content.subarray(index * 65_536, (index + 1) * 65_536),
    );
    await storage.put(key, Readable.from(chunks));
    expect((await kept(key))?.equals(content)).toBe(true);
    await storage.delete(key);
  });

  test('a second put replaces the first', async () => {
    const key = documentKey(JOB_ID);
    await storage.put(key, Readable.from([Buffer.from('the first, and the longer one')]));
    await storage.put(key, Readable.from([Buffer.from('the second')]));
    expect(String(await kept(key))).toBe('the second');
    await storage.delete(key);
  });

  test('an upload that breaks off leaves nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('%PDF-');
        throw new Error('the line went down');
      })(),
    );
    await expect(storage.put('documents/broken.pdf', broken)).rejects.toThrow();
    expect(await kept('documents/broken.pdf')).toBeNull();
  });

  test('lists stored documents by key, in every folder', async () => {
    const keys = [documentKey(JOB_ID), documentKey(JOB_ID, 'test')];
    for (const key of keys) await storage.put(key, Readable.from([Buffer.from('%PDF-')]));
    expect((await Array.fromAsync(storage.listKeys())).sort()).toEqual(keys);
    for (const key of keys) await storage.delete(key);
    expect(await Array.fromAsync(storage.listKeys())).toEqual([]);
  });

  test('more is listed than a store tells in one answer', { timeout: 60_000 }, async () => {
    const keys = Array.from({ length: 1_001 }, () => documentKey(ulid()));
    const put = (key: string) => storage.put(key, Readable.from([Buffer.from('%PDF-')]));
    for (let from = 0; from < keys.length; from += 20) await Promise.all(keys.slice(from, from + 20).map(put));
    expect((await Array.fromAsync(storage.listKeys())).sort()).toEqual(keys.toSorted());
    for (let from = 0; from < keys.length; from += 20) {
      await Promise.all(keys.slice(from, from + 20).map((key) => storage.delete(key)));
    }
  });

  test('an absent document is null, and deleting it is no failure', async () => {
    expect(await storage.getStream('documents/none.pdf')).toBeNull();
    expect(await storage.getBytes('documents/none.pdf')).toBeNull();
    await storage.delete('documents/none.pdf');
  });
});

test('a broken upload leaves nothing behind in the folder, nor in the bucket', () => {
  expect(readdirSync(join(dataDir, 'storage', 'documents'))).toEqual([]);
  expect(bucket.listKeys()).toEqual([]);
});

test('an unfinished upload in parts is dropped once it is old', async () => {
  const storage = await openStore({ dataDir, storageUrl: bucket.storageUrl });
  const key = documentKey(JOB_ID);
  const content = new Readable({ read: () => {} });
  content.push(randomBytes(LARGE_BYTES));
  const putting = storage.put(key, content).catch((error: unknown) => error);
  await expect.poll(() => bucket.listUnfinished()).toEqual([key]);
  expect(await storage.dropUnfinished(new Date(0))).toBe(0);
  expect(await storage.dropUnfinished(new Date(Date.now() + 60_000))).toBe(1);
  expect(bucket.listUnfinished()).toEqual([]);
  content.destroy(new Error('the caller is gone'));
  expect(await putting).toBeInstanceOf(Error);
});

test('a bucket in a test has all of what was put once it says so, however slow its disk', async () => {
  const storage = await openStore({ dataDir, storageUrl: bucket.storageUrl });
  const content = Buffer.from('%PDF- on a slow disk');
  const write = fs.write as (...call: unknown[]) => void;
  const slow = vi.spyOn(fs, 'write').mockImplementation(((...call: unknown[]) => {
    if (Buffer.isBuffer(call[1]) && call[1].includes(content)) setTimeout(write, 300, ...call);
    else write(...call);
  }) as typeof fs.write);
  try {
    await storage.put(documentKey(JOB_ID), Readable.from([content]));
    expect(slow).toHaveBeenCalled();
    expect(String(await storage.getBytes(documentKey(JOB_ID)))).toBe(String(content));
  } finally {
    slow.mockRestore();
    await storage.delete(documentKey(JOB_ID));
  }
});

describe('a bucket that cannot be used', () => {
  const key = documentKey(JOB_ID);
  const one = () => Readable.from([Buffer.from('%PDF-')]);

  test.each([
    ['because it refuses us', (url: string) => url.replace('S3RVER:S3RVER', 'STRANGER:S3RVER')],
    ['because it is not there', (url: string) => url.replace('extracto-documents', 'another-bucket')],
    ['because its server is down', (url: string) => url.replace(/%3A\d+$/, '%3A1')],
  ])('%s, is a failure and never an absent document', async (_, change) => {
    const right = await openStore({ dataDir, storageUrl: bucket.storageUrl });
    await right.put(key, one());
    const wrong = await openStore({ dataDir, storageUrl: change(bucket.storageUrl) });
    await expect(wrong.getBytes(key)).rejects.toThrow();
    await expect(wrong.put(key, one())).rejects.toThrow();
    await expect(wrong.delete(key)).rejects.toThrow();
    await right.delete(key);
  });
});

test.each(['../../etc/passwd', '01jd8zv6t0000000000000000a', ''])('%j is no job id to make a key of', (jobId) => {
  expect(() => documentKey(jobId)).toThrow();
});

test('a bucket is made once, and holds documents from then on', async () => {
  const other = new URL(bucket.storageUrl);
  other.hostname = 'another-bucket';
  expect(await createBucket(other.href)).toBe(true);
  expect(await createBucket(other.href)).toBe(false);
  const storage = await openStore({ dataDir, storageUrl: other.href });
  await storage.put(documentKey(JOB_ID), Readable.from([Buffer.from('%PDF-')]));
  expect(await storage.getBytes(documentKey(JOB_ID))).not.toBeNull();
});
