/** The faults that matter most, once each; `npm run test:faults` runs hundreds of random schedules of all of them. */
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from './check-invariants.ts';
import type { Schedule } from './run-schedule.ts';
import { runSchedules } from './run-schedules.ts';
import { type Installation, startInstallation } from './start-installation.ts';
import { type AcceptedUpload, uploadPatiently } from './upload-patiently.ts';

const WAIT = { timeout: 120_000, interval: 20 };

const SCHEDULES: readonly Schedule[] = [
  { seed: 1, faults: ['worker killed', 'storage failing'] },
  { seed: 2, faults: ['web killed', 'storage slow'] },
  { seed: 3, faults: ['database killed', 'clock ahead'] },
  { seed: 4, faults: ['storage absent', 'clock behind', 'storage full'] },
];

test('nothing is lost, charged twice or left behind, whatever happens', { timeout: 300_000 }, async () => {
  await runSchedules(SCHEDULES, ({ seed, faults, accepted, broken }) => {
    expect(broken, `seed ${seed}: ${faults.join(', ')}`).toEqual([]);
    expect(accepted.length).toBeGreaterThan(5);
  });
});

describe('a process that is killed at the worst moment', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await startInstallation({ webs: 2, workers: 1 });
  }, 60_000);
  afterAll(() => installation.close());

  test('a worker in mid-document: another reads it anew, and it is charged once', { timeout: 300_000 }, async () => {
    const { db, bucket, webs, workers, startWorker, newCustomer } = installation;
    const customer = await newCustomer(5_000);
    const client = { ...customer, origins: webs.map(({ origin }) => origin) };
    const accepted: AcceptedUpload[] = [];
    const read = (jobId: string) =>
      db.selectFrom('jobs').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
    // Reading may be faster than killing: then once more.
    for (let seed = 1, lost = 0; lost === 0; seed += 1) {
      const { pdf } = await generateSample(seed, { switches: { rows: 'thousands', encryption: 'none' } });
      const upload = await uploadPatiently(client, { pdf: new Uint8Array(pdf), expected: 'Succeeded' });
      accepted.push(upload);
      await expect.poll(async () => (await read(upload.jobId)).progress_page, WAIT).not.toBeNull();
      await workers.pop()!.kill();
      await startWorker();
      await expect.poll(async () => (await read(upload.jobId)).status, WAIT).toBe('Succeeded');
      ({ lost_attempts: lost } = await read(upload.jobId));
    }
    expect(await checkInvariants({ db, bucket, customers: [customer], accepted })).toEqual([]);
  });

  test.each([
    ['before the storage has any of it', 0],
    ['when the storage has parts of it', 12_000_000],
  ])('a web process in mid-upload, %s: nothing is accepted, charged or kept', async (_, paddingBytes) => {
    const { db, bucket, webs, restartWeb, newCustomer } = installation;
    const customer = await newCustomer(100);
    const web = webs[0]!;
    const before = bucket.listKeys();
    const { pdf } = await generateSample(3, { switches: { rows: 'many', encryption: 'none' } });
    const head = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
    );
    const sent = Promise.withResolvers<void>();
    const body = new ReadableStream({
      pull: async (stream) => {
        stream.enqueue(Buffer.concat([head, pdf.subarray(0, pdf.length / 2), Buffer.alloc(paddingBytes, '%')]));
        sent.resolve();
        // The rest never comes.
        await new Promise(() => {});
      },
    });
    const uploading = fetch(`${web.origin}/api/v1/jobs`, {
      method: 'POST',
      headers: { 'x-api-key': customer.apiKey, 'content-type': 'multipart/form-data; boundary=b' },
      body,
      duplex: 'half',
    } as RequestInit).catch((error: unknown) => error);
    await sent.promise;
    // Requests arrive in the order of sending, on a machine that loses nothing.
    await fetch(`${web.origin}/health`);
    await expect.poll(() => bucket.listUnfinished().length, WAIT).toBe(paddingBytes === 0 ? 0 : 1);
    await web.part.kill();
    expect(await uploading).toBeInstanceOf(Error);
    await restartWeb(web);
    expect(bucket.listKeys()).toEqual(before);
    expect(await checkInvariants({ db, bucket, customers: [customer], accepted: [] })).toEqual([]);
  });
});
