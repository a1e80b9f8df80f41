/** `test` with the real product running: what `npm start` runs, on a free port, with an empty data folder. */
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

export interface Product {
  /** `http://localhost:41234` */
  readonly address: string;
  readonly dataDir: string;
}

const PROGRAM = resolve(import.meta.dirname, '../apps/server/src/main.ts');

/** One product for all tests of a run; `page.goto('/console')` finds it. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'extracto-e2e-'));
      // Under root the database runs as another user, who must be able to pass.
      chmodSync(dataDir, 0o711);
      const port = await findFreePort();
      const environment = { ...process.env, PORT: String(port), HOST: 'localhost', EXTRACTO_DATA_DIR: dataDir };
      const child = fork(PROGRAM, { env: environment, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      try {
        await waitUntilReady(child, ended);
        await use({ address: `http://localhost:${port}`, dataDir });
      } finally {
        child.kill('SIGTERM');
        await ended;
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
});

async function waitUntilReady(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const ready = new Promise<void>((done) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('Extracto is ready')) done();
    });
  });
  const failed = ended.then(() => Promise.reject(new Error('The product ended while it started.')));
  await Promise.race([ready, failed]);
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
