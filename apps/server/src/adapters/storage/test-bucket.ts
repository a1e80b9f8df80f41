/** An S3 store in a test: a server on loopback that knows one account, by name, and keeps objects as files. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface TestBucket {
  /** For STORAGE_URL. */
  readonly storageUrl: string;
  /** The keys of all objects. */
  readonly listKeys: () => string[];
  readonly close: () => Promise<void>;
}

const BUCKET = 'extracto-documents';
/** The only account that the server knows. */
const ACCOUNT = 'S3RVER:S3RVER';
/** What the server writes beside an object. */
const OBJECT_FILE = /\._S3rver_object$/;

export async function startTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'extracto-bucket-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await store.configureBuckets();
  const answer = store.callback();
  const server = createServer((request, response) => {
    // Amazon's own refuses what does not say its length; this one would take it.
    const unmeasured = request.method === 'PUT' && request.headers['content-length'] === undefined;
    if (unmeasured) response.writeHead(411).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    storageUrl: `s3://${ACCOUNT}@${BUCKET}?endpoint=${encodeURIComponent(endpoint)}`,
    listKeys: () =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => OBJECT_FILE.test(name))
        .map((name) => name.replace(OBJECT_FILE, '')),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true });
    },
  };
}
