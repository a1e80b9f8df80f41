/** An upgrade as operators do it: one process after the other, behind a proxy, while customers work. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createApiClient } from '@extracto/contract';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../testing/faults/check-invariants.ts';
import { type Installation, startInstallation } from '../testing/faults/start-installation.ts';
import type { AcceptedUpload } from '../testing/faults/upload-patiently.ts';
import { startProxy, type TestProxy } from '../testing/proxy.ts';
import { INHERITED, LAUNCHER_PROGRAM } from '../testing/start-part.ts';

let installation: Installation;
let proxy: TestProxy;
beforeAll(async () => {
  // Two looks of the proxy, and a slow answer to one of them.
  installation = await startInstallation({ webs: 2, workers: 2, environment: { EXTRACTO_DRAIN_SECONDS: '5' } });
  proxy = await startProxy(installation.webs.map(({ origin }) => origin));
}, 180_000);
afterAll(async () => {
  await proxy?.close();
  await installation?.close();
});

test('restarting every process one after the other fails no call and loses no job', { timeout: 180_000 }, async () => {
  const { db, bucket, webs, workers, startWorker, restartWeb, newCustomer } = installation;
  const customer = await newCustomer(100_000);
  const api = createApiClient({ baseUrl: proxy.origin, apiKey: customer.apiKey });
  const accepted: AcceptedUpload[] = [];
  const failures: unknown[] = [];
  let calls = 0;
  let restarting = true;
  const call = async (act: () => Promise<unknown>) => {
    calls += 1;
    await act().catch((error: unknown) => failures.push(error));
  };
  const upload = async (seed: number) => {
    const { pdf } = await generateSample(seed, { switches: { rows: 'few', encryption: 'none' } });
    const bytes = new Uint8Array(pdf);
    const { jobId } = (await api.submitJob({ body: { pdf: new Blob([bytes]) } })).body;
    accepted.push({ pdf: bytes, expected: 'Succeeded', jobId, clientId: customer.clientId });
  };
  const uploading = (async () => {
    for (let seed = 1; restarting; seed += 1) {
      await call(() => upload(seed));
      await wait(300);
    }
  })();
  const polling = (async () => {
    while (restarting) {
      await call(() => api.listJobs());
      // Under the limit of calls a minute.
      await wait(150);
    }
  })();
  for (const web of webs) {
    expect(await web.part.stop()).toBe(0);
    await restartWeb(web);
    // Until the proxy has seen it, the next one is the only one that is sent calls.
    await proxy.awaitTaken(web.origin);
  }
  for (const leaving of workers.splice(0)) {
    await startWorker();
    expect(await leaving.stop()).toBe(0);
  }
  restarting = false;
  await Promise.all([uploading, polling]);
  expect(failures).toEqual([]);
  expect(calls).toBeGreaterThan(20);
  const open = () => db.selectFrom('jobs').select('job_id').where('finished_at', 'is', null).execute();
  await expect.poll(open, { timeout: 60_000 }).toEqual([]);
  const ended = await db.selectFrom('jobs').select(['job_id', 'status']).execute();
  const statuses = new Map(ended.map(({ job_id, status }) => [job_id, status]));
  const asEnded = accepted.map((one) => ({ ...one, expected: statuses.get(one.jobId) as 'Succeeded' | 'Failed' }));
  expect(await checkInvariants({ db, bucket, customers: [customer], accepted: asEnded })).toEqual([]);
});

/** The program's output until it ends by itself, and its exit status. */
async function runProgram(environment: Readonly<Record<string, string>>) {
  const program = spawn(process.execPath, [LAUNCHER_PROGRAM], { env: { ...INHERITED, ...environment } });
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  const [status] = (await once(program, 'close')) as [number];
  return { status, printed, lines: printed.trim().split('\n') };
}

test('wrong settings are a readable line each, and nothing is started', async () => {
  const { status, lines } = await runProgram({ EXTRACTO_ROLE: 'web', PORT: 'eighty', EXTRACTO_MAX_PAGES: '-1' });
  expect(status).toBe(1);
  expect(lines).toEqual([
    'PORT is "eighty": expected a whole number between 1 and 65535',
    'EXTRACTO_MAX_PAGES is "-1": expected a whole number between 1 and 100000',
  ]);
});

test('a database that refuses us is one readable line as well, without the password', async () => {
  const wrong = new URL(installation.databaseUrl);
  wrong.password = 'guess';
  const { status, printed, lines } = await runProgram({
    EXTRACTO_ROLE: 'worker',
    DATABASE_URL: wrong.href,
    EXTRACTO_COOKIE_SECRET: 'a'.repeat(64),
    EXTRACTO_ENCRYPTION_SECRET: 'a'.repeat(64),
  });
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^DATABASE_URL leads to .* the password is wrong\.$/);
  expect(printed).not.toContain('guess');
});
