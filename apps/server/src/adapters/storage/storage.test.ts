import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { documentKey } from './document-storage.ts';
import { openStorage } from './open-storage.ts';

const JOB_ID = '01JD8ZV6T0000000000000000A';

describe('documents on disk', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-storage-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const opened = openStorage({ dataDir, storageUrl: null });

  test('what was put is read back, byte for byte, until it is deleted', async () => {
    const storage = await opened;
    const key = documentKey(JOB_ID);
    await storage.put(key, Readable.from([Buffer.from('%PDF-'), Buffer.from([0, 255, 10])]));
    expect(Buffer.from((await storage.getBytes(key))!)).toEqual(Buffer.from([...Buffer.from('%PDF-'), 0, 255, 10]));
    expect(await text((await storage.getStream(key))!)).toMatch(/^%PDF-/);
    await storage.delete(key);
    expect(await storage.getBytes(key)).toBeNull();
  });

  test('an upload that breaks off leaves nothing', async () => {
    const storage = await opened;
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('%PDF-');
        throw new Error('the line went down');
      })(),
    );
    await expect(storage.put('documents/broken.pdf', broken)).rejects.toThrow();
    expect(await storage.getBytes('documents/broken.pdf')).toBeNull();
    expect(readdirSync(join(dataDir, 'storage', 'documents'))).toEqual([]);
  });

  test('an absent document is null, and deleting it is no failure', async () => {
    const storage = await opened;
    expect(await storage.getStream('documents/none.pdf')).toBeNull();
    await storage.delete('documents/none.pdf');
  });
});

test.each(['../../etc/passwd', '01jd8zv6t0000000000000000a', ''])('%j is no job id to make a key of', (jobId) => {
  expect(() => documentKey(jobId)).toThrow();
});
