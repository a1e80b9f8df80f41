/**
 * Playwright's global set-up: the real product, what `npm start` runs, on a free port with an empty data folder. Tests
 * find it as their base URL, behind a proxy that checks what it answers; with EXTRACTO_E2E_URL set they use the product
 * that runs there, and nothing is started or checked.
 * The folder that its mails are in is EXTRACTO_E2E_MAIL.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startAnswerCheck } from './check-answers.ts';

const PROGRAM = resolve(import.meta.dirname, '../apps/launcher/src/main.ts');

/** Not the usual ones: a number that is written into a page would be found out. */
export const KEPT_DAYS = { documents: 2, results: 21 } as const;

/** Returns the tear-down. */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.EXTRACTO_E2E_URL) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-e2e-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o711);
  const port = await findFreePort();
  const answers = await startAnswerCheck(port);
  const publicUrl = `http://localhost:${answers.port}`;
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: 'localhost',
    EXTRACTO_DATA_DIR: dataDir,
    EXTRACTO_PUBLIC_URL: publicUrl,
    // Each test is a customer of its own, and all of them come from one address.
    EXTRACTO_SIGN_INS_PER_ADDRESS: '10000',
    EXTRACTO_TRIALS_PER_BLOCK: '10000',
    // The tests' own servers are the receivers.
    EXTRACTO_WEBHOOK_LOOPBACK: 'on',
    EXTRACTO_DOCUMENT_DAYS: String(KEPT_DAYS.documents),
    EXTRACTO_RESULT_DAYS: String(KEPT_DAYS.results),
  };
  const child = fork(PROGRAM, { env: environment, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    await answers.close();
  };
  try {
    await waitUntilReady(child, ended);
  } catch (error) {
    await stop();
    throw error;
  }
  // The processes that run the tests inherit it and read it in the configuration.
  process.env.EXTRACTO_E2E_URL = publicUrl;
  process.env.EXTRACTO_E2E_MAIL = join(dataDir, 'mail');
  return stop;
}

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
