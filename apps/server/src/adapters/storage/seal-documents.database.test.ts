import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBucket, type TestBucket } from '../../../testing/bucket.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { type DocumentStorage, documentKey, type ObjectStore } from './document-storage.ts';
import { openStore } from './open-storage.ts';
import { sealDocuments } from './seal-documents.ts';

const box = createSecretBox(Buffer.alloc(32, 1));
const OWNER = ulid();
let dataDir: string;
let bucket: TestBucket;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'extracto-sealed-'));
  bucket = await startTestBucket();
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await bucket.close();
  rmSync(dataDir, { recursive: true });
});

describe.each(['a folder', 'an S3 bucket'] as const)('documents in %s', (place) => {
  let store: ObjectStore;
  let storage: DocumentStorage;
  beforeAll(async () => {
    store = await openStore({ dataDir, storageUrl: place === 'a folder' ? null : bucket.storageUrl });
    storage = sealDocuments(store, { db: database.db, box });
  });
  const put = async (content: Uint8Array, owner = OWNER) => {
    const key = documentKey(ulid());
    await storage.put(key, Readable.from([Buffer.from(content)]), owner);
    return key;
  };

  test('what lies there holds no sixteen bytes of what was put, which is read back whole', async () => {
    const contents = fc.uint8Array({ minLength: 64, maxLength: 200_000 });
    await fc.assert(
      fc.asyncProperty(contents, async (content) => {
        const key = await put(content);
        const lying = Buffer.from((await store.getBytes(key))!);
        for (let at = 0; at + 16 <= content.length; at += 16) {
          expect(lying.includes(Buffer.from(content.subarray(at, at + 16)))).toBe(false);
        }
        expect(Buffer.from((await storage.getBytes(key))!).equals(Buffer.from(content))).toBe(true);
        expect((await buffer((await storage.getStream(key))!)).equals(Buffer.from(content))).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test('a byte that was flipped, and a document under the name of another, is refused', async () => {
    const [key, other] = [await put(randomBytes(150_000)), await put(randomBytes(150_000))];
    const lying = Buffer.from((await store.getBytes(key))!);
    const forgeries = [0, 1, 20, 60, 70_000, lying.length - 1].map((index) => {
      const forged = Buffer.from(lying);
      forged[index]! ^= 1;
      return forged;
    });
    for (const forged of [...forgeries, Buffer.from((await store.getBytes(other))!)]) {
      await store.put(key, Readable.from([forged]));
      await expect(storage.getBytes(key)).rejects.toThrow();
      await expect(buffer((await storage.getStream(key))!)).rejects.toThrow();
    }
  });

  test('after the secret was changed and the old one dropped, every document is read', async () => {
    const contents = Array.from({ length: 4 }, () => randomBytes(1_000));
    const keys = [];
    for (const content of contents) keys.push(await put(content, ulid()));
    const next = Buffer.alloc(32, 2);
    await createSecretBox(next, Buffer.alloc(32, 1)).rewrap(database.db);
    const after = sealDocuments(store, { db: database.db, box: createSecretBox(next) });
    for (const [index, key] of keys.entries()) {
      expect(Buffer.from((await after.getBytes(key))!).equals(contents[index]!)).toBe(true);
    }
    await expect(storage.getBytes(keys[0]!)).rejects.toThrow();
    await createSecretBox(Buffer.alloc(32, 1), next).rewrap(database.db);
  });

  test('one that an earlier version stored is read as it lies', async () => {
    const key = `documents/${ulid()}.pdf`;
    await store.put(key, Readable.from([Buffer.from('%PDF-1.7')]));
    expect(String(Buffer.from((await storage.getBytes(key))!))).toBe('%PDF-1.7');
    expect(String(await buffer((await storage.getStream(key))!))).toBe('%PDF-1.7');
  });

  test('an upload that breaks off leaves nothing, and an absent one is null', async () => {
    const key = documentKey(ulid());
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(100_000);
        throw new Error('the line went down');
      })(),
    );
    await expect(storage.put(key, broken, OWNER)).rejects.toThrow();
    expect(await storage.getBytes(key)).toBeNull();
    expect(await storage.getStream(key)).toBeNull();
  });
});
