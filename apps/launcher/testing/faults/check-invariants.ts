/** Invariants after every fault, in the words that are printed when one is violated. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { ulid } from 'ulid';
import { openStore } from '../../../server/src/adapters/storage/open-storage.ts';
import { auditLedger } from '../../../server/src/credits/audit/audit-ledger.ts';
import type { Database } from '../../../server/src/db/schema.ts';
import { sweepOrphans } from '../../../server/src/retention/sweep-orphans.ts';
import type { TestBucket } from '../../../server/testing/bucket.ts';
import type { InstallationCustomer } from './start-installation.ts';
import type { AcceptedUpload } from './upload-patiently.ts';

export interface Aftermath {
  readonly db: Kysely<Database>;
  readonly bucket: Pick<TestBucket, 'storageUrl' | 'listKeys' | 'listUnfinished'>;
  readonly customers: readonly InstallationCustomer[];
  readonly accepted: readonly AcceptedUpload[];
}

const SWEEP_PAUSE_MS = 1_000;
/** Uploads count as left behind after a day. */
const SWEEP_AHEAD_MS = 2 * 24 * 60 * 60 * 1_000;

/** Everything has ended; returns a line for each broken promise. */
export async function checkInvariants(aftermath: Aftermath): Promise<string[]> {
  return [
    ...(await findLostJobs(aftermath)),
    ...(await findWrongCharges(aftermath)),
    ...(await findOrphans(aftermath)),
    ...(await findDoubledTurns(aftermath)),
    ...(await findSilentEnds(aftermath)),
  ];
}

/** An acknowledged job exists, has ended as its document deserves, and has its result. */
async function findLostJobs({ db, accepted }: Aftermath): Promise<string[]> {
  const lost: string[] = [];
  for (const { jobId, expected } of accepted) {
    const job = await db
      .selectFrom('jobs')
      .leftJoin('job_results', 'job_results.job_id', 'jobs.job_id')
      .select(['jobs.status', 'jobs.error_code', 'jobs.interruption', 'job_results.job_id as result'])
      .where('jobs.job_id', '=', jobId)
      .executeTakeFirst();
    if (job === undefined) lost.push(`job ${jobId} was acknowledged and is gone`);
    else if (job.status !== expected)
      lost.push(`job ${jobId} is ${job.status}, not ${expected}: ${job.error_code}, ${job.interruption}`);
    else if ((job.status === 'Succeeded') !== (job.result !== null)) lost.push(`job ${jobId} is without its result`);
  }
  return lost;
}

/** Each upload is one job, charged once or, failed, never; what customers have left is what they had less that. */
async function findWrongCharges({ db, customers, accepted }: Aftermath): Promise<string[]> {
  const wrong: string[] = [];
  for (const { clientId, credits } of customers) {
    const { jobs, charged } = await db
      .selectFrom('jobs')
      .select((eb) => [
        eb.fn.countAll<number>().as('jobs'),
        eb.fn.coalesce(eb.fn.sum<number>('credits_charged'), eb.lit(0)).as('charged'),
      ])
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    const uploads = new Set(accepted.filter((one) => one.clientId === clientId).map(({ jobId }) => jobId)).size;
    if (jobs !== uploads) wrong.push(`${clientId} uploaded ${uploads} documents and has ${jobs} jobs`);
    const balances = await db
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('client_id', '=', clientId)
      .execute();
    const left = Object.fromEntries(balances.map(({ kind, balance }) => [kind, balance]));
    if (left.available !== credits - Number(charged) || left.reserved !== 0)
      wrong.push(`${clientId} had ${credits}, was charged ${charged} and has ${JSON.stringify(left)}`);
  }
  const { findings } = await auditLedger(db);
  for (const { severity, promise, subject, detail } of findings)
    if (severity === 'wrong') wrong.push(`the ledger breaks "${promise}": ${subject} ${detail}`);
  return wrong;
}

/** After the sweeper ran, the storage keeps the documents of jobs, and nothing else. */
async function findOrphans({ db, bucket }: Aftermath): Promise<string[]> {
  const storage = await openStore({ dataDir: '', storageUrl: bucket.storageUrl });
  const ahead = () => new Date(Date.now() + SWEEP_AHEAD_MS);
  // A web process may still be deleting what it refused, which the test's S3 server stumbles over when it lists.
  const sweep = () => sweepOrphans({ db, storage, now: ahead, newId: () => ulid() });
  await sweep().catch(async () => {
    await wait(SWEEP_PAUSE_MS);
    await sweep();
  });
  const rows = await db.selectFrom('jobs').select('document_key').where('document_key', 'is not', null).execute();
  const known = new Set(rows.map(({ document_key }) => document_key));
  const kept = new Set(bucket.listKeys());
  return [
    ...[...kept].filter((key) => !known.has(key)).map((key) => `${key} is kept and belongs to no job`),
    ...bucket.listUnfinished().map((key) => `parts of ${key} are kept after their upload ended`),
    ...[...known].filter((key) => !kept.has(key!)).map((key) => `${key} is gone while its job needs it`),
  ];
}

/** However many processes look at the clock, each of its turns is taken once. */
async function findDoubledTurns({ db }: Aftermath): Promise<string[]> {
  const { rows } = await sql<{ name: string; slot: string; times: number }>`
    SELECT data ->> 'name' AS name, data ->> 'slot' AS slot, count(*) AS times FROM queue.job
    WHERE name = '__pgboss__send-it' GROUP BY 1, 2 HAVING count(*) > 1`.execute(db);
  return rows.map(({ name, slot, times }) => `${name} was called ${times} times at ${slot}`);
}

/** Whoever has a webhook has the event of each end, whether or not it could be delivered. */
async function findSilentEnds({ db }: Aftermath): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    SELECT j.job_id FROM jobs j JOIN webhook_endpoints w ON w.client_id = j.client_id AND w.mode = j.mode
    WHERE w.url IS NOT NULL AND w.disabled_at IS NULL AND j.finished_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.delivery_id = 'evt_' || j.job_id || '_2')`.execute(db);
  return rows.map(({ job_id }) => `the end of ${job_id} was not told to its webhook`);
}
