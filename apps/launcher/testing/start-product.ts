/** The product in a test: as it is started, with web and worker in processes of their own, on a database of the test. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../server/src/project-folder.ts';
import { createTestDatabase } from '../../server/testing/database.ts';
import { findFreePort } from '../src/free-port.ts';
import { INHERITED } from './start-part.ts';

export interface TestProduct {
  readonly origin: string;
  readonly dataDir: string;
  /** Its output so far. */
  readonly printed: () => string;
  /** As with Ctrl-C; what it kept stays. */
  readonly stop: () => Promise<void>;
  /** Stops it and removes what it kept. */
  readonly remove: () => Promise<void>;
}

export async function startTestProduct(): Promise<TestProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-run-'));
  const database = await createTestDatabase();
  const port = await findFreePort();
  const product = spawn(process.execPath, [join(PROJECT_FOLDER, 'apps/launcher/src/main.ts')], {
    env: {
      ...INHERITED,
      PORT: String(port),
      DATABASE_URL: database.url,
      EXTRACTO_DATA_DIR: dataDir,
      EXTRACTO_LOG_LEVEL: 'trace',
      EXTRACTO_WORKER_THREADS: '1',
    },
  });
  let printed = '';
  const ready = Promise.withResolvers<void>();
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const hear = (chunk: Buffer) => {
    printed += chunk;
    if (printed.includes('Extracto is ready')) ready.resolve();
  };
  for (const stream of [product.stdout, product.stderr]) stream.on('data', hear);
  ended.then(() => ready.reject(new Error(`the product did not start: ${printed}`)));
  await ready.promise;
  const stop = async () => {
    product.kill('SIGTERM');
    await ended;
  };
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    printed: () => printed,
    stop,
    remove: async () => {
      await stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
